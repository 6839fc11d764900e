title = Die Villa des Paten
pitch = One team, thirteen bodyguards, one godfather: will your cards last down to the cellar?

# What is typed in the terminal; the first word is shown
verb-hands = swap
verb-arrest = arrest
verb-agree = agree, yes
verb-object = object, no
verb-play = play
verb-pair = pair
verb-pass = pass
verb-bonus = bonus
verb-give-up = give-up
bot-first = first-fit bot

option-guards = Guards
option-guards-first = First game: 4 small fish, 8 heavies, 1 big calibre
option-guards-random = 13 at random
option-guards-heavies = Only heavies and big calibres
option-handicap = Handicap (except in the first game)
option-handicap-10 = 10: easy, for police school
option-handicap-7 = 7: hard, for patrol
option-handicap-4 = 4: very hard, for detectives
option-handicap-0 = 0: extreme, for a special unit
option-rules = Rules
option-rules-standard = Standard game
option-rules-expert = Expert version
option-decisions = Who decides for the team
option-decisions-all = Everybody together
option-decisions-captain = Whoever has seat 1
option-open = Open cards
option-open-4 = 4
option-open-3 = 3 (harder)
option-swap = Swapping before the operation
option-swap-yes = Yes
option-swap-no = No (harder)
option-leader = Leader
option-leader-chosen = Chosen before every arrest
option-leader-rotating = In turn (harder)
option-deck = Cards
option-deck-box = As supplied
option-deck-own = Your own list

card-yellow = yellow handcuffs
card-green = green badge
card-red = red pistol
card-blue = blue car
card-yellow-green = joker handcuffs/badge
card-yellow-red = joker handcuffs/pistol
card-yellow-blue = joker handcuffs/car
card-green-red = joker badge/pistol
card-green-blue = joker badge/car
card-red-blue = joker pistol/car
card-joker = joker with all four symbols

yellow = { card-yellow }
green = { card-green }
red = { card-red }
blue = { card-blue }
yellow-green = { card-yellow-green }
yellow-red = { card-yellow-red }
yellow-blue = { card-yellow-blue }
green-red = { card-green-red }
green-blue = { card-green-blue }
red-blue = { card-red-blue }
joker = { card-joker }

symbol-yellow = yellow handcuffs
symbol-green = green badge
symbol-red = red pistol
symbol-blue = blue car

kind-small-fish = small fish
kind-heavy = heavies
kind-big-calibre = big calibres

park-1 = Park 1 (top left)
park-2 = Park 2 (top)
park-3 = Park 3 (top right)
park-4 = Park 4 (left)
park-5 = Park 5 (middle)
park-6 = Park 6 (right)
park-7 = Park 7 (bottom left)
park-8 = Park 8 (bottom)
park-9 = Park 9 (bottom right)
villa-1 = Villa 1 (top left)
villa-2 = Villa 2 (top right)
villa-3 = Villa 3 (bottom left)
villa-4 = Villa 4 (bottom right)
godfather = the godfather
jokers = Jokers

# A guard's back in a list: its strength, and the symbol with its position or crossed out.
back-2-yellow-not = strength 2, without { symbol-yellow }
back-2-yellow-1 = strength 2, { symbol-yellow } at 1
back-2-yellow-2 = strength 2, { symbol-yellow } at 2
back-2-green-not = strength 2, without { symbol-green }
back-2-green-1 = strength 2, { symbol-green } at 1
back-2-green-2 = strength 2, { symbol-green } at 2
back-2-red-not = strength 2, without { symbol-red }
back-2-red-1 = strength 2, { symbol-red } at 1
back-2-red-2 = strength 2, { symbol-red } at 2
back-2-blue-not = strength 2, without { symbol-blue }
back-2-blue-1 = strength 2, { symbol-blue } at 1
back-2-blue-2 = strength 2, { symbol-blue } at 2
back-3-yellow-not = strength 3, without { symbol-yellow }
back-3-yellow-1 = strength 3, { symbol-yellow } at 1
back-3-yellow-2 = strength 3, { symbol-yellow } at 2
back-3-yellow-3 = strength 3, { symbol-yellow } at 3
back-3-green-not = strength 3, without { symbol-green }
back-3-green-1 = strength 3, { symbol-green } at 1
back-3-green-2 = strength 3, { symbol-green } at 2
back-3-green-3 = strength 3, { symbol-green } at 3
back-3-red-not = strength 3, without { symbol-red }
back-3-red-1 = strength 3, { symbol-red } at 1
back-3-red-2 = strength 3, { symbol-red } at 2
back-3-red-3 = strength 3, { symbol-red } at 3
back-3-blue-not = strength 3, without { symbol-blue }
back-3-blue-1 = strength 3, { symbol-blue } at 1
back-3-blue-2 = strength 3, { symbol-blue } at 2
back-3-blue-3 = strength 3, { symbol-blue } at 3
back-4-yellow-not = strength 4, without { symbol-yellow }
back-4-yellow-1 = strength 4, { symbol-yellow } at 1
back-4-yellow-2 = strength 4, { symbol-yellow } at 2
back-4-yellow-3 = strength 4, { symbol-yellow } at 3
back-4-yellow-4 = strength 4, { symbol-yellow } at 4
back-4-green-not = strength 4, without { symbol-green }
back-4-green-1 = strength 4, { symbol-green } at 1
back-4-green-2 = strength 4, { symbol-green } at 2
back-4-green-3 = strength 4, { symbol-green } at 3
back-4-green-4 = strength 4, { symbol-green } at 4
back-4-red-not = strength 4, without { symbol-red }
back-4-red-1 = strength 4, { symbol-red } at 1
back-4-red-2 = strength 4, { symbol-red } at 2
back-4-red-3 = strength 4, { symbol-red } at 3
back-4-red-4 = strength 4, { symbol-red } at 4
back-4-blue-not = strength 4, without { symbol-blue }
back-4-blue-1 = strength 4, { symbol-blue } at 1
back-4-blue-2 = strength 4, { symbol-blue } at 2
back-4-blue-3 = strength 4, { symbol-blue } at 3
back-4-blue-4 = strength 4, { symbol-blue } at 4

ask-godfather = Which godfather is wanted?
ask-post = The guards are shuffled and laid face down.
ask-shuffle = The police cards are shuffled and dealt.
ask-swap = Do you want to swap open cards? As many at once as you like; afterwards everybody has as many as now. The first proposal that all agree to ends the swapping.
ask-plan = Whom do you arrest, and who leads?
ask-guard = Whom do you arrest?
ask-act = Needed: { $symbol }. Play a fitting card, play a pair, or pass.
ask-act-marked = Needed: { $symbol }. Only who has this face up besides may play: { $mark }. Otherwise you must pass.
ask-bonus = A bonus card: { $card }. Who gets it?
ask-agree-swap = { $seat } proposes a swap. Do you agree?
ask-agree-keep = { $seat } proposes: { proposal-keep } Do you agree?
ask-agree-plan = { $seat } proposes: { proposal-plan } Do you agree?
ask-agree-known = { $seat } proposes: { proposal-known } Do you agree?
ask-agree-godfather = { $seat } proposes: { proposal-godfather } Do you agree?
ask-agree-bonus-hand = { $seat } proposes: { proposal-bonus-hand } Do you agree?
ask-agree-bonus-pile = { $seat } proposes: { proposal-bonus-pile } Do you agree?
ask-agree-give-up = { $seat } proposes: { proposal-give-up } Do you agree?
ask-give-up = Call the operation off

proposal-swap = Swap cards ({ $moves }).
proposal-keep = Everybody keeps their cards.
proposal-plan = Arrest the guard in { $place }, led by { $leader }.
proposal-known = Arrest { $guard } in { $place }, led by { $leader }.
proposal-godfather = Arrest the godfather, led by { $leader }.
proposal-bonus-hand = { $who } lays the bonus card face up ({ $card }).
proposal-bonus-pile = { $who } puts the bonus card under the pile ({ $card }).
proposal-give-up = We give up.

choice-godfather = { $name }
choice-play = Play: { $card }
choice-pair = Pair: { $card } and { $other }
choice-pass = Pass, and put away: { $card }
choice-bonus-hand = { $seat }, face up beside the others
choice-bonus-pile = { $seat }, under the pile
choice-agree = I agree
choice-object = I object
choice-give-up = Call the operation off

field-cards = Who gets which card
field-guard = Guard
field-guards = Guards
field-big = Big calibre
field-leader = Leader

log-godfather = The godfather { $name } is wanted.
log-equipped = The guards have a total strength of { $strength }; the team has { $cards } police cards.
log-all-cards = By this handicap there would be { $wanted } police cards; there are only { $cards }, so all of them are used.
log-proposes-swap = { $seat } proposes: { proposal-swap }
log-proposes-keep = { $seat } proposes: { proposal-keep }
log-proposes-plan = { $seat } proposes: { proposal-plan }
log-proposes-known = { $seat } proposes: { proposal-known }
log-proposes-godfather = { $seat } proposes: { proposal-godfather }
log-proposes-bonus-hand = { $seat } proposes: { proposal-bonus-hand }
log-proposes-bonus-pile = { $seat } proposes: { proposal-bonus-pile }
log-proposes-give-up = { $seat } proposes: { proposal-give-up }
log-agreed = Everybody agrees.
log-objected =
    { $count ->
        [one] { $seats } objects. The proposal is off.
       *[other] { $seats } object. The proposal is off.
    }
log-swapped = Swapped: { $moves }.
log-kept = Everybody keeps their cards.
log-plan = { $leader } leads. { $place }: { $guard }. Needed in this order: { $symbols }.
log-mark = Whoever plays against { $guard } at position { $position } must also have this face up: { $symbol }.
log-play = { $seat } plays at position { $position } ({ $symbol }): { $cards }.
log-pair = { $seat } plays a pair at position { $position } ({ $symbol }): { $cards }.
log-pass = { $seat } passes, and puts away: { $cards }.
log-drawn = { $seat } draws: { $card }.
log-arrested = Arrested: { $guard }.
log-no-bonus = No bonus card: none of these lies in the discard ({ $symbol }).
log-bonus-hand = { $who } gets the bonus card, face up beside the others: { $card }.
log-bonus-pile = { $who } puts the bonus card under the pile: { $card }.
log-empty = It is { $seat }'s turn, without a card left.
log-no-card = Nobody has a card left.
log-gave-up = The team gives up.
log-lost =
    { $left ->
        [0] The operation is called off: the godfather escapes.
        [one] The operation is called off: one guard and the godfather escape.
       *[other] The operation is called off: { $left } guards and the godfather escape.
    }
log-won = The godfather is behind bars. You have won!

error-card = “{ $found }” is no police card. There are: { $known }.
error-not-open =
    { $count ->
        [one] You do not have this card face up: { $card }. Choose one of your open cards.
       *[other] You do not have { $count } of these face up: { $card }. Choose among your open cards.
    }
error-unfit = Needed: { $symbol }. This card does not show it: { $card }. Play one that fits, a pair, or pass.
error-no-pair = That is no pair: { $cards } have no symbol in common.
error-pair-fits = A pair must show another symbol than the one needed ({ $symbol }). One of these two cards fits by itself.
error-mark = You may only play here if another card is still face up before you afterwards: { $symbol }. Otherwise you must pass.
error-hands = { $seat } would then have { $found } open cards, but must have { $right } again.
error-godfather =
    { $left ->
        [one] You get to the godfather only when no guard is left; there is still one.
       *[other] You get to the godfather only when no guard is left; there are still { $left }.
    }
error-arrested = { $place }: nobody is left there, arrested already.
error-covered = { $place }: another card still lies on this guard. Arrest who lies on it first.
error-hemmed = { $place }: this guard is still protected too well. At least two of its sides must be free.
error-lead = The lead goes round; name only the guard.
error-full-hand = { $seat } has all open cards already: there the bonus card goes under the pile.
error-empty-hand = { $seat } has no open card left: there the bonus card is laid face up.
error-captain = At this table { $captain } alone decides that.
error-not-active = It is { $seat }'s turn; nobody plays for others.
error-own-proposal = You have proposed this yourself; now the others decide.
error-opinion-given = You have already said what you think of it; now it is up to the others.

error-guards-count = Choose one of these: { $known }. Or name { $right } different guards with commas in between; here are { $found }.
error-guards-unknown = “{ $found }” is none of the guards. Give their numbers (g1 to g20) or names: { $known }.
error-deck-symbols = { $name }: “{ $found }” are no symbols. It must be a list of 1 to { $most } symbols.
error-deck-symbol = { $name }: “{ $found }” is no symbol. There are: { $known }.
error-deck-same-symbol = { $where }: this police card shows a symbol twice.
error-deck-three = { $where }: a police card shows one symbol, two or all four, but not three.
error-deck-plain = Wrong number ({ $card }): { $right } of them belong in the box, not { $found }.
error-deck-jokers = { $right } jokers with { $symbols } symbols belong in the box, not { $found }.
error-deck-name = { $where }: “{ $found }” cannot be a name. It needs 1 to 40 readable characters and does not begin with @.
error-deck-kind = { $name }: “{ $found }” is no kind of guard. There are: { $known }.
error-deck-strength = { $name } ({ $kind }) needs { $right } symbols on the front, not { $found }.
error-deck-guards = Wrong number ({ $kind }): { $right } of them belong in the box, not { $found }.
error-deck-godfathers = { $right } godfathers belong in the box, not { $found }.
error-deck-twice = Twice in the list: { $name }.
error-deck-back = { $name }: the back shows either a symbol with its position (symbol, at) or a crossed-out one (crossed).
error-deck-crossed = { $name }: the back crosses out what the front asks for: { $symbol }.
error-deck-contradiction = { $name }: the back shows { $symbol } at position { $at }, but the front has { $there } there.
error-deck-place = { $name }: “{ $found }” is no position from 1 to { $most }.
error-deck-mark = { $name }: a mark needs its position (at) and its symbol (symbol), and nothing else.
error-deck-mark-missing = { $name }: all small fish have a mark for the expert version (mark).
error-deck-mark-none = { $name }: big calibres have no mark.
error-deck-mark-place = { $name }: the mark stands at position { $right }, not { $found }.
error-deck-mark-back = { $name }: the mark has another colour than the symbol on the back ({ $symbol }).
error-deck-mark-fourth = { $name }: the mark ({ $symbol }) must be the fourth colour, beside three different symbols.
error-deck-marked = { $right } of the heavies have a mark, not { $found }.

# What a decision would do.
weigh-behind = Behind it may be: { $guards }.
weigh-fits = Position { $position } ({ $needed }): { $seat } has what fits.
weigh-pair = Position { $position } ({ $needed }): { $seat } has only a pair.
weigh-lacks = Position { $position } ({ $needed }): { $seat } has nothing face up that fits.
weigh-unsure = Position { $position } ({ $needed }): whether { $seat } has something that fits remains to be seen.
weigh-empty = Position { $position } ({ $needed }): { $seat } has no card left. That would lose the game.
weigh-lost = { $leader } has no card: that loses the game at once.
weigh-rest = Open cards will do for the rest of the arrest.
weigh-pass = This leaves the game and never comes back: { $card }.
weigh-last-card = { $seat } then has no card left.
weigh-arrested = That arrests { $guard }. Bonus card: { $card }.
weigh-arrested-bare = That arrests { $guard }. No bonus card: none of these lies in the discard ({ $card }).
weigh-won = That arrests the godfather, and you have won.
weigh-swap = { $seat } gives { $gives } and gets { $gets }.
weigh-keep = Nobody swaps, and the operation begins.
weigh-bonus-hand = { $seat } then has { $open } of { $full } open cards.
weigh-bonus-pile =
    { $before ->
        [0] { $seat } draws it next.
        [one] { $seat } draws it after one other card.
       *[other] { $seat } draws it after { $before } other cards.
    }
weigh-give-up =
    { $left ->
        [0] The game is lost then: the godfather escapes.
        [one] The game is lost then: one guard and the godfather escape.
       *[other] The game is lost then: { $left } guards and the godfather escape.
    }

mark-target = Being arrested
mark-needs = Needed: { $much }
mark-fits = { $much } has what fits
mark-pair = { $much } has only a pair
mark-lacks = { $much } has nothing that fits
mark-unsure = { $much }: remains to be seen
mark-empty = { $much } has no card
mark-moves = goes to { $much }
mark-gets = gets { $much }

courtesy-swap = Before { $seat } proposes anything: who wants to swap?
courtesy-plan = Before { $seat } proposes anything: who has a plan?

view-rules = Rules
view-phase = Phase
view-phase-deal = Preparation
view-phase-swap = Swapping cards
view-phase-plan = The next arrest
view-phase-agree = A proposal
view-phase-arrest = Arrest
view-phase-bonus = Bonus card
view-phase-over = The end
view-proposal = Proposal
view-against = Against the last proposal
    .kind = seat
view-refused = Will not give up
    .kind = seat
view-captain = Decides alone
    .kind = seat
view-guards = Guards
view-free = Can be arrested
view-legend = › can be arrested · strength first · 2: needed at position 2 · × not needed
view-godfather = Godfather
view-target = Being arrested
    .place = first
view-position = Position
view-positions = Positions still to play
    .place = last
view-laid = Laid
    .each = none
view-player = By
    .kind = seat
view-bonus = Bonus card
view-lead = Who leads
view-lead-chosen = chosen every time
view-lead-rotating = in turn
view-arrested = Arrested
    .place = last
view-fronts = Who may be behind it
view-leader = Leader
    .kind = seat
view-active = On turn
    .kind = seat
view-hands = Open cards
    .each = seat
view-full = Open cards at most
    .place = last
view-piles = Cards in the pile
    .each = seat
view-under = Bonus cards beneath
    .each = seat
view-cards = Police cards at the start
    .place = last
view-laid-cards = Cards
view-held = Police cards in hands and piles
    .place = last
view-left = What is left
    .place = last
view-needed = Needed at least
view-open = Open
view-beneath = Under piles
view-played = Discard
view-lost = Out of the game
view-hidden = Face down
view-strength = Strength
view-total = Strength of the guards
    .place = last
view-discard = Discard
    .place = last
view-gone = Out of the game
    .place = last
view-unseen = What nobody saw
view-unseen-piles = Piles
view-unseen-aside = In the box: police cards
view-unseen-guards = In the box: guards
view-place = Place
view-symbol = Symbol
view-at = Position
view-at-none = not needed
view-name = Name
view-symbols = Needed
view-mark = Mark
view-by = From
    .kind = seat
view-matter = What it is about
view-matter-swap = Swapping cards
view-matter-plan = The next arrest
view-matter-bonus = Bonus card
view-matter-give-up = Giving up
view-to = To
    .kind = seat
view-where = Where
view-where-hand = face up beside the others
view-where-pile = under the pile
view-text = As an answer

# What a house player says to its decisions, in a line.
say-swap = Then everybody has something of everything.
say-keep = We can leave the cards as they are.
say-plan = Our best chance, I think: about { $percent } %.
say-plan-fits = Our open cards fit if { $leader } leads.
say-plan-either = Whoever it is ({ $guards }): our open cards fit if { $leader } leads.
say-plan-half = If it is { $guard }, our open cards fit.
say-plan-bonus = That brings us a card that nobody has face up just now: { $card }.
say-plan-godfather = This is it: I give us { $percent } %.
say-plan-sure = From there I see a way to the godfather.
say-joker = Needed: { $symbol }. It takes a joker.
say-pair = Needed: { $symbol }. A pair is cheaper than a pass here.
say-pair-keep = Needed: { $symbol }. A pair will do; what fits I keep for later.
say-pass = Needed: { $symbol }. A pass costs us less here than playing would.
say-pass-must = Needed: { $symbol }. I have nothing to play for it.
say-pass-mark = I have it ({ $symbol }), but not what must be face up besides: { $mark }.
say-pass-on = { $next } has what is needed ({ $symbol }), so I put a card away.
say-bonus = Where it will be needed most: { $who }.
say-bonus-room = Room for an open card: { $who }.
say-bonus-symbol = { $who } has none of these face up: { $card }.
say-bonus-fewest = The fewest cards: { $who }.
say-agree-better = Better than my idea: with that I give us { $percent } %.
say-yield = If you insist.
say-object = That wins about { $percent } times in a hundred. I know something that wins { $better } times.
say-object-empty = { $leader } has no card left. We would lose at once.
say-object-leader = Rather with { $leader } in the lead: that wins about { $better } times in a hundred instead of { $percent }.
say-object-plan = Rather { $place }, led by { $leader }: that wins about { $better } times in a hundred instead of { $percent }.
say-object-bonus = Rather for { $who }: that wins about { $better } times in a hundred instead of { $percent }.
say-go-on = We can still make it: I give us { $percent } %.
say-go-on-sure = Oh no, I see a way to the godfather.
say-give-up = All the cards are known, and I see no way left either.
say-give-up-count = I have counted: the cards do not suffice any more.

# The guide of the first game
lesson-ask-swap = Before the operation you may swap open cards. It is good if everybody has as many different symbols as possible; keeping them is fine too.
lesson-ask-plan =
    { $time ->
        [1] The leader plays for position 1, then it goes round. Choose guard and leader so that every symbol falls to somebody who has it.
        [2] The plan shows who would be up at which position, and whether the card lies open. A tick means: it fits for sure.
       *[other] Whom you take now also decides who is free next. And the symbol on the back comes back as a bonus card.
    }
lesson-ask-agree-plan = Somebody proposes an arrest. See on the ladder whether the cards fit; if you object, somebody else makes a proposal.
lesson-ask-agree-known = This guard is known already: you see just what it costs. Do the cards fit, one after the other?
lesson-ask-agree-godfather = All guards are gone, it is the godfather himself now. If the cards fit, one after the other, you have won.
lesson-ask-agree-swap = A swap is good if everybody has as many different symbols as possible after it.
lesson-ask-agree-keep = If you agree, the operation begins with the cards as they lie.
lesson-ask-act =
    { $time ->
        [1] Play a card with the symbol that is needed. A joker counts as one of its symbols. Then you draw a new card.
       *[other] Without a fitting card, a pair costs two cards and passing one – but that one is gone for good, and the next player has to manage the same position.
    }
lesson-ask-bonus = The bonus card helps whoever lacks that symbol most. Somebody with fewer than four open cards may lay it open at once.
lesson-ask-agree-bonus-hand = Laid open, the card can be played at once. Does it go to somebody who lacks the symbol?
lesson-ask-agree-bonus-pile = Under the pile the card comes late, but it is not lost.
lesson-ask-agree-give-up = Giving up makes sense only if the cards really do not suffice any more. What is needed and what is left stands below.
