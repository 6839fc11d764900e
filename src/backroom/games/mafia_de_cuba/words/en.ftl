title = Mafia de Cuba
pitch = A cigar box full of diamonds goes round the table. Afterwards everybody has something to hide, and the Godfather has questions.

# What is typed in the terminal; the first word is shown
verb-hide = keep
verb-bag = bag
verb-take = take
verb-order = order, ask
verb-answer = answer
verb-name = name
verb-hold = hold
verb-bang = bang, shoot
verb-received = received
verb-passed = passed
verb-took = took
verb-suspect = suspect

option-godfather = Godfather
option-godfather-random = Chance decides
option-godfather-0 = Seat 1
option-godfather-1 = Seat 2
option-godfather-2 = Seat 3
option-godfather-3 = Seat 4
option-godfather-4 = Seat 5
option-godfather-5 = Seat 6
option-godfather-6 = Seat 7
option-godfather-7 = Seat 8
option-godfather-8 = Seat 9
option-godfather-9 = Seat 10
option-godfather-10 = Seat 11
option-godfather-11 = Seat 12
option-tokens = Tokens
option-tokens-standard = As the table by number of players says
option-tokens-0-0 = 0 agents, 0 drivers, the rest loyal men
option-tokens-0-1 = 0 agents, 1 driver, the rest loyal men
option-tokens-0-2 = 0 agents, 2 drivers, the rest loyal men
option-tokens-1-0 = 1 agent, 0 drivers, the rest loyal men
option-tokens-1-1 = 1 agent, 1 driver, the rest loyal men
option-tokens-1-2 = 1 agent, 2 drivers, the rest loyal men
option-tokens-2-0 = 2 agents, 0 drivers, the rest loyal men
option-tokens-2-1 = 2 agents, 1 driver, the rest loyal men
option-tokens-2-2 = 2 agents, 2 drivers, the rest loyal men
option-jokers = Jokers
option-jokers-standard = As the table by number of players says
option-jokers-0 = None (harder for the Godfather)
option-jokers-1 = 1
option-jokers-2 = 2
option-killer = Killer
option-killer-no = Without
option-killer-yes = He takes the place of a loyal man
option-alone = Who wins alone
option-alone-yes = Wins without a driver
option-alone-no = Wins together with his driver
option-games = Games in a row
option-games-1 = One
option-games-3 = Three, the winners name the next Godfather
option-places = Places between the games
option-places-stay = Everybody stays
option-places-drawn = Are drawn anew

diamonds = Diamonds
loyal = Loyal man
fbi = FBI agent
cia = CIA agent
driver = Driver
killer = Killer
nothing = nothing
diamonds-1 = 1 diamond
diamonds-2 = 2 diamonds
diamonds-3 = 3 diamonds
diamonds-4 = 4 diamonds
diamonds-5 = 5 diamonds
diamonds-6 = 6 diamonds
diamonds-7 = 7 diamonds
diamonds-8 = 8 diamonds
diamonds-9 = 9 diamonds
diamonds-10 = 10 diamonds
diamonds-11 = 11 diamonds
diamonds-12 = 12 diamonds
diamonds-13 = 13 diamonds
diamonds-14 = 14 diamonds
diamonds-15 = 15 diamonds
diamonds-16 = 16 diamonds
diamonds-17 = 17 diamonds
diamonds-18 = 18 diamonds
diamonds-19 = 19 diamonds
diamonds-20 = 20 diamonds
diamonds-many = a whole heap of diamonds
wont-say = I won’t say
everybody = everybody

one-diamonds = diamond
some-diamonds = diamonds
one-loyal = loyal man
some-loyal = loyal men
one-fbi = FBI agent
some-fbi = FBI agents
one-cia = CIA agent
some-cia = CIA agents
one-driver = driver
some-driver = drivers
one-killer = killer
some-killer = killers
one-in_all = token
some-in_all = tokens

role-godfather = Godfather
role-thief = thief
role-loyal = loyal man
role-agent = agent
role-driver = driver
role-kid = street kid
role-killer = killer

order-diamonds = “How many diamonds were in the box when you got it?”
order-tokens = “How many tokens were in the box when you got it?”
order-passed = “What was in the box when you passed it on?”
order-took = “What did you take?”
order-pockets = “Empty your pockets!” (an accusation)

ask-godfather = Who is the Godfather?
ask-hide = You are the Godfather. How many diamonds do you keep for yourself before the box goes round?
ask-bag = You are the first player. Do you put a token into your felt bag, so that nobody can have it? Afterwards you take something for yourself.
ask-take = In the box: { $box }. Take diamonds, or one single token; nobody sees it.
ask-take-last = In the box: { $box }. You are the last: take diamonds, one single token, or nothing, and become a street kid; nobody sees it.
ask-take-empty = The box is completely empty. You are a street kid now; pretend to take something.
ask-order = What do you say next, and to whom?
ask-accuse = You have asked enough. Who is to empty their pockets?
ask-answer-diamonds = The Godfather wants to know: how many diamonds were in the box when you got it? Say what you like, or nothing (“-”).
ask-answer-tokens = The Godfather wants to know: how many tokens were in the box when you got it? Say what you like, or nothing (“-”).
ask-answer-passed = The Godfather wants to know: what was in the box when you passed it on? Say what you like, or nothing (“-”).
ask-answer-took = The Godfather wants to know: what did you take? Say what you like, or nothing (“-”).
ask-say-received = say what was in the box when you got it
ask-say-passed = say what was in the box when you passed it on
ask-say-took = say what you took
ask-say-godfather-received = say what was in the box when it came back
ask-say-godfather-passed = say what was in the box when you sent it round
ask-say-godfather-took = say how many diamonds you kept
ask-say-suspect = say what you think somebody is
ask-killer = “Empty your pockets!” – { $seat } is about to. You are the killer: do you shoot first?
ask-look-on = “Empty your pockets!” – { $seat } is about to. You can only look on.
ask-places = Who sits where?
ask-name = You have won, and name the next Godfather.

choice-godfather = { $seat }
choice-hide = { $loot }
choice-bag = Into the bag: { $loot }
choice-bag-nothing = Leave the bag empty
choice-take = { $loot }
choice-take-nothing = Nothing, only pretend
choice-hold = Look on
choice-bang = Bang!
choice-name = { $seat }

field-order = What
field-whom = To whom
field-role = Is a
field-diamonds = Diamonds
field-loyal = Loyal men
field-fbi = FBI agents
field-cia = CIA agents
field-driver = Drivers
field-killer = Killers
field-in_all = Tokens in all
field-hidden = Kept
field-places = Places
field-loot = Taken

claim-of = { $of }

log-round =
    { $games ->
        [1] { $seat } is the Godfather.
       *[other] Game { $number } of { $games }: { $seat } is the Godfather.
    }
log-hid = You keep: { $loot }.
log-box-begins = { $seat } hides some diamonds, or none, and hands the box to { $first }, who also gets the felt bag.
log-looks = You look into the box: { $box }.
log-looks-empty = You look into the box: it is completely empty.
log-bagged = You put into the bag: { $loot }.
log-bagged-nothing = You leave the bag empty.
log-bag = { $seat } closes the felt bag. Who knows what is in it.
log-took = You take: { $loot }.
log-pretended = You take nothing, and look as if you did.
log-passed-on = { $seat } passes the box on to { $following }.
log-box-back = The box is back. { $seat } looks into it, and then around the table.
log-asks-diamonds = { $seat } to { $whom }: “How many diamonds were in the box when you got it?”
log-asks-tokens = { $seat } to { $whom }: “How many tokens were in the box when you got it?”
log-asks-passed = { $seat } to { $whom }: “What was in the box when you passed it on?”
log-asks-took = { $seat } to { $whom }: “What did you take?”
log-says-received = { $seat }: “When I got the box: { $parts }.”
log-says-passed = { $seat }: “When I passed the box on: { $parts }.”
log-says-took = { $seat }: “This is what I took: { $loot }.”
log-says-came-back = { $seat }: “This came back to me: { $parts }.”
log-says-handed-on = { $seat }: “When the box went on its way: { $parts }.”
log-says-hid = { $seat }: “This is what I had kept: { $loot }.”
log-says-of = { $seat }: “{ $whom }? If you ask me: { $role }.”
log-wont-say = { $seat } won’t say.
log-accuses = { $seat } to { $whom }: “Empty your pockets!”
log-no-shot = Everybody holds their breath. Nobody shoots.
log-bang = “Bang!” – { $seat } shoots { $whom }.
log-shows = { $seat } empties their pockets: { $loot }.
log-shows-nothing = { $seat } empties their pockets: nothing. A street kid.
log-thief-out = { $seat } is out. The diamonds lie before the Godfather again.
log-killer-out = { $seat } is out.
log-victim-out = { $seat } is out, and gets no joker. Diamonds, if there were any, lie before the Godfather again.
log-joker =
    { $left ->
        [0] A mistake. { $seat } gets a joker, and the Godfather has none left.
        [one] A mistake. { $seat } gets a joker, and the Godfather has one left.
       *[other] A mistake. { $seat } gets a joker, and the Godfather has { $left } left.
    }
log-godfather-out = A mistake too many, and no joker left: { $seat } is out.
log-truth = { $seat } had: { $loot }.
log-truth-nothing = { $seat } had nothing: a street kid.
log-won-godfather =
    { $count ->
        [one] All the diamonds are found. { $seats } wins.
       *[other] All the diamonds are found. { $seats } win together.
    }
log-won-agent =
    { $count ->
        [one] An agent! { $seats } wins alone.
       *[other] An agent! { $seats } win.
    }
log-won-killer =
    { $count ->
        [one] The dead man was an agent. { $seats } wins alone.
       *[other] The dead man was an agent. { $seats } win.
    }
log-won-thieves =
    { $count ->
        [one] The fattest pockets win: { $seats }.
       *[other] The fattest pockets win, with their friends: { $seats }.
    }
log-places = Places are swapped. This is how you sit now, clockwise: { $seats }.
log-named = { $seat } names { $godfather } the next Godfather.
log-evening =
    { $count ->
        [one] { $seats } has won most games of the evening: { $wins }.
       *[other] { $seats } have won most games of the evening: { $wins } each.
    }

error-bag-diamonds = No diamonds go into the bag, only a token or nothing.
error-take-both = Take either diamonds or one single token, not both and not two.
error-take-more = There is not that much in the box. It holds: { $box }.
error-take-nothing = You must take something: at least one diamond, or a token.
error-oneself = The Godfather does not interrogate himself.
error-out = { $seat } is out, and can be neither asked nor accused.
error-pockets-all = Pockets are emptied one after the other: name whom you accuse.
error-opened = { $seat } has emptied their pockets already.
error-enough-questions = That was { $most } questions since the last accusation; now somebody must empty their pockets.
error-silent = You are out, and must be silent.

view-phase = Now
view-phase-draw = The Godfather is drawn
view-phase-hide = The Godfather hides diamonds
view-phase-bag = The felt bag
view-phase-take = The box goes round
view-phase-interrogation = Interrogation
view-phase-answer = An answer is due
view-phase-window = “Empty your pockets!”
view-phase-naming = The next Godfather
view-phase-over = Over
view-round = Game
view-rounds = Games in all
    .place = last
view-godfather = Godfather
    .kind = seat
    .place = amid
view-holder = Has the box
    .kind = seat
view-questioned = Is questioned
    .kind = seat
view-accused = Is accused
    .kind = seat
view-winners = Winners
    .kind = seat
view-topic = Question
view-topic-diamonds = Diamonds received
view-topic-tokens = Tokens received
view-topic-passed = Passed on
view-topic-took = Taken
view-tokens = In the full box
view-diamonds = Diamonds
view-loyal = Loyal men
view-fbi = FBI agents
view-cia = CIA agents
view-driver = Drivers
view-killer = Killers
view-in_all = Tokens in all
view-jokers = Jokers left
    .place = amid
view-recovered = Diamonds found
view-questions_left = Questions until the next accusation
view-due = Answer next
    .kind = seat
view-statements = Statements
    .place = last
view-last_said = Said last
view-table = What everybody says
view-who = Who
    .kind = seat
view-status = At the table
view-status-godfather = Godfather
view-status-in = in
view-status-out = out
view-status-searched = in, pockets emptied
view-shown = Shown
view-says_received = Says: received
view-says_took = Says: taken
view-says_passed = Says: passed on
view-says_of = Says of others
view-marks = Cannot all be true
view-marks-before = unlike the one before
view-marks-after = unlike the one after
view-marks-sum = does not add up
view-marks-grown = the box would have grown
view-marks-vanished = too much would be gone in between
view-marks-apart = does not fit others
view-marks-too-many = never was that much
view-marks-never = can never have been so
view-marks-too-often = too much together
view-marks-shown = something else was shown
view-marks-changed = said otherwise before
view-role = Was
view-role-godfather = Godfather
view-role-thief = thief
view-role-loyal = loyal man
view-role-agent = agent
view-role-driver = driver
view-role-kid = street kid
view-role-killer = killer
view-true_received = True: received
view-true_took = True: taken
view-true_bagged = True: in the bag
view-true_passed = True: passed on
view-won = Has won
view-truth = The truth
view-outcome = How it ended
view-reason = Because
view-reason-godfather = All diamonds found
view-reason-agent = An agent was accused
view-reason-killer = An agent was shot
view-reason-thieves = The Godfather is out
view-tally = Games won
    .each = seat
view-hidden = Kept by the Godfather
view-received = In the box when it came to you
    .place = first
view-bagged = In your bag
    .place = first
view-took = You took
    .place = first
view-passed = You passed on
    .place = first
view-missing = Still to be found
    .place = first
view-bag = In the bag
view-came_back = Came back to you
view-clashes = Cannot all be true
view-between = Which statements
view-about = About
view-about-received = received
view-about-passed = passed on
view-about-took = taken
view-about-shown = shown
view-things = Which figures
view-things-diamonds = Diamonds
view-things-loyal = Loyal men
view-things-fbi = FBI agents
view-things-cia = CIA agents
view-things-driver = Drivers
view-things-killer = Killers
view-things-in_all = Tokens in all

clash-neighbours = { $seats } speak of the same box, but not of the same figures.
clash-sum = What { $seats } says does not add up.
clash-grown = By what { $seats } say, the box would have grown on its way.
clash-vanished = By what { $seats } say, too much would be gone in between.
clash-apart =
    { $count ->
        [one] What { $seats } says cannot all be true.
       *[other] What { $seats } say cannot all be true.
    }
clash-too-many = There never was as much as { $seats } says.
clash-never = It can never have been as { $seats } says.
clash-too-often = { $seats } would have taken more together than there is.
clash-shown = { $seats } said something else than was shown.

weigh-fits = That fits all that has been said so far.
weigh-clash = That cannot be true together with what { $seats } said or showed.
weigh-sum = That does not add up with what else you say.
weigh-never = It can never have been so.
weigh-changed = You said something else before.
weigh-true = So it really was.
weigh-lie = It was not so.
weigh-begins = The box goes on its way with: { $box }.
weigh-left = For you and all others there remain: { $box }.
weigh-becomes = You become: { $role }.
weigh-passes = You pass on: { $box }.
weigh-questions =
    { $left ->
        [0] That is the last question before the next accusation.
        [one] After that there is one question left until the next accusation.
       *[other] After that there are { $left } questions left until the next accusation.
    }
weigh-answered =
    { $count ->
        [one] { $seats } has said something about that already.
       *[other] { $seats } have said something about that already.
    }
weigh-joker =
    { $jokers ->
        [one] If { $seat } has no diamonds, it costs your last joker.
       *[other] If { $seat } has no diamonds, it costs one of your { $jokers } jokers.
    }
weigh-fall = If { $seat } has no diamonds, you are out: you have no joker.
weigh-agent = If { $seat } is an agent, the game is lost for you at once.
weigh-unheard = { $seat } has not said anything yet.
weigh-bang = If { $seat } is an agent, you win alone. If not, you are out together with { $seat }.

mark-left = left: { $much }
mark-clash = cannot be true together

courtesy-answer = Before the Godfather goes on: { $seats } may have something to say.
courtesy-revealed = { $seat } has emptied their pockets: { $loot }.
courtesy-outcome = The game is decided. The truth lies on the table.

score =
    { $points ->
        [one] 1 game won
       *[other] { $points } games won
    }

# How the house players sound, whatever they are.
voice-gruff-answers = That is what I saw. Write it down.
voice-gruff-answers-again = I said what I said.
voice-gruff-refuses = Ask somebody else.
voice-gruff-asks = Out with it, all of you.
voice-gruff-accuses = Enough talk. On the table with it.
voice-smooth-answers = For you, Don, I always remember exactly.
voice-smooth-answers-again = You will find that it all fits, Don.
voice-smooth-refuses = A gentleman does not speak of other people's cigars.
voice-smooth-asks = My friends, I am sure there is an innocent explanation.
voice-smooth-accuses = It pains me, but would you be so kind?
voice-nervous-answers = I think so. No, I am sure. Fairly sure.
voice-nervous-answers-again = Why does everybody look at me?
voice-nervous-refuses = I … I would rather not say.
voice-nervous-asks = Somebody tell me something that adds up, please.
voice-nervous-accuses = I hope that I am not mistaken about this.
voice-merry-answers = As true as rum is wet!
voice-merry-answers-again = Ask me again, it stays as good a story.
voice-merry-refuses = My lips are sealed, and so is my flask.
voice-merry-asks = One round of tall stories for the whole table!
voice-merry-accuses = Let us see what jingles in there!

# The guide of the first game
lesson-ask-hide = You are the godfather and may keep up to five diamonds first. Only you know how many: that is how you will tell who lies.
lesson-ask-bag = Being first, you may let a token vanish in the bag. Then nobody can take it any more, and only you know.
lesson-ask-take = Many diamonds make you rich, but suspect. A loyal man wins with the godfather, the agent when accused, the driver with the neighbour on the right.
lesson-ask-take-last = You are the last. Taking nothing is possible too: then you are a street kid and win with the thieves.
lesson-ask-take-empty = Nothing is left: you are a street kid and win if a thief does. Do not let the godfather find anything.
lesson-ask-order = First ask everybody the same. Where the figures of two neighbours do not fit, one of them lies. Accuse when you are sure: an agent would be glad.
lesson-ask-accuse = Enough questions: now somebody has to empty their pockets. With whom are most stones missing, after all that was said?
lesson-ask-answer-diamonds =
    { $time ->
        [1] You may lie. As a thief, name fewer than there were: then those before you seem to have stolen. If you are loyal, tell the truth.
       *[other] Stick to what you have said; whoever changes figures stands out.
    }
lesson-ask-answer-tokens = Missing tokens tell something too: whoever took one has no diamonds. You may lie, count, or keep silent.
lesson-ask-answer-passed = The godfather compares what you passed on with what your neighbour claims to have got. See that your figures fit together.
lesson-ask-answer-took = Say what people will believe. An agent looks suspicious now, a thief pretends to be loyal.
lesson-ask-look-on = { $seat } is about to empty their pockets. You can only look on.
