title = Greif zu!
pitch = Grab what you can from the godfather's wallet, but look innocent when the lift opens.

# What is typed in the terminal; the first word is shown
verb-draw = draw
verb-draw-at = draw-at
verb-buy = buy
verb-timer = timer
verb-play = play
verb-put = put
verb-put-at = put-at
verb-pay = pay
verb-id = id
verb-wish = ask
verb-grant = grant
verb-place = place
verb-pass = pass
verb-deposit = deposit
verb-withdraw = withdraw
verb-chip = chip
verb-lay = lay
verb-take = take
verb-give = give
verb-exchange = exchange
verb-player = player
verb-hide = hide
verb-keep = keep
verb-return = return

option-cards = Playing cards
option-cards-all = All (with 2 players those marked 2)
option-cards-balanced = Balanced by the number of players
option-deck = Box
option-deck-box = As supplied
option-deck-own = Your own list

card-john-smith = John Smith
card-policeman = Policeman
card-millionaire = Millionaire
card-blonde = Blonde
card-agent = Secret agent
card-credit-card = Credit card
card-badge = Badge
card-jewel-50 = Jewel 50
card-jewel-100 = Jewel 100
card-jewel-150 = Jewel 150
card-jewel-200 = Jewel 200
card-dollar-50 = 50 dollars
card-dollar-100 = 100 dollars
card-dollar-200 = 200 dollars
card-dollar-500 = 500 dollars
card-euro-50 = 50 euros
card-euro-100 = 100 euros
card-euro-200 = 200 euros
card-euro-500 = 500 euros
card-pound-50 = 50 pounds
card-pound-100 = 100 pounds
card-pound-200 = 200 pounds
card-pound-500 = 500 pounds
card-yen-50 = 50 yen
card-yen-100 = 100 yen
card-yen-200 = 200 yen
card-yen-500 = 500 yen

special-double-turn = Double turn
special-birthday = Happy birthday
special-redistribution = Redistribution
special-left = To the left
special-right = To the right
special-inspection = Inspection
special-gift = Gift
special-stolen = Stolen
special-swap = Swap
special-wish = Wish
special-emergency = Emergency
special-buy-time = Buying time
special-hideout = Hideout
special-cash-machine = Cash machine
special-exchange = Exchange

wish-dollar = dollars
wish-euro = euros
wish-pound = pounds
wish-yen = yen
wish-jewel = jewels
wish-50 = cards worth 50
wish-100 = cards worth 100
wish-150 = cards worth 150
wish-200 = cards worth 200
wish-500 = cards worth 500

point-ids = IDs
point-credits = Credit cards
point-badges = Badges
point-money = Money
point-jewels = Jewels
point-currencies = Currencies

step-place = chooses a place in the wallet
step-return = puts back what was drawn
step-search = draws until a note comes up
step-birthday = has a birthday
step-lay = lays into the middle
step-take = takes from the middle
step-pass = passes a card on
step-swap = swaps a card
step-hide = hides a card
step-machine = is at the cash machine
step-exchange = exchanges a note
step-end-card = may lay down a special card
step-buy-time = is there time to buy?
step-last-action = has bought time
step-patrol = inspects somebody
step-penalty = the guilty put a chip back
step-pay = buys an ID
step-id = picks an ID
step-inspect = looks at a card of another player
step-wish = has made a wish

verdict-innocent = innocent
verdict-guilty = guilty

reason-G-14 = not exactly one ID (G-14)
reason-G-15 = more than 500 (G-15)
reason-G-16 = more than two currencies (G-16)
reason-G-59 = a credit card that is not John Smith's (G-59)
reason-G-62 = a badge that is not a policeman's (G-62)
reason-G-63 = a millionaire with no more than 500 (G-63)
reason-G-64 = a blonde without a jewel (G-64)
reason-G-65 = a secret agent without another ID (G-65)
reason-G-66 = a secret agent with a credit card or a badge (G-66)

ask-shuffle = It is shuffled and dealt.
ask-blind = One is drawn blind.
ask-turn = Your turn: special cards first, if you like, then one action.
ask-action = One of your two actions. What do you do?
ask-last-action = One last action before the police come. What do you do?
ask-place-draw =
    { $most ->
        [one] There is only one card in the wallet. From which place do you draw it?
       *[other] There are { $most } cards in the wallet. From which place do you draw? Place 1 is the front one, { $most } the last at the back.
    }
ask-place-put =
    { $most ->
        [one] { $card }: the wallet is empty. Put the card at the only place there is.
       *[other] { $card }: at which place do you put the card? Place 1 is in front of all others, { $most } behind them.
    }
ask-place-present =
    { $most ->
        [one] Birthday card { $number }: there is only one left in the wallet. Draw it.
       *[other] Birthday card { $number }: from which place do you draw? Place 1 is the front one, { $most } the last at the back; 0 is anywhere.
    }
ask-place-search =
    { $most ->
        [one] You draw until a note comes up. There is only one card left; draw it.
       *[other] You draw until a note comes up. From which place? Place 1 is the front one, { $most } the last at the back; 0 is anywhere.
    }
ask-place-back = { $card } goes back into the wallet. At which place? Place 1 is in front of all others, { $most } behind them; 0 is anywhere.
ask-pay = Lay down notes and jewels worth at least { $price }.
ask-id = Which ID do you take?
ask-keep = Which card do you keep?
ask-give = To whom do you give which card?
ask-gift = To whom do you give which of your cards?
ask-lay = Lay a note or a jewel into the middle.
ask-take = Which card do you take from the middle?
ask-pass-left = Which card do you give to the left, to { $other }?
ask-pass-right = Which card do you give to the right, to { $other }?
ask-inspect = From whose hand do you draw a card to look at?
ask-keep-inspected = You have drawn a card from { $other }: { $card }. Do you keep it?
ask-steal = From whom do you steal a card?
ask-swap = With whom do you swap a card?
ask-swap-card = Which card do you give to { $other }?
ask-wish = Whom do you ask, and for what?
ask-grant = { $seat } asks you for { $wish }. If one of your cards fits, you must give it.
ask-end-card = The round is over. Do you lay down a special card?
ask-buy-time = Nobody lays down a special card any more. Do you buy time?
ask-hide = Which card do you put under the hideout?
ask-machine = Do you lay a note on the cash machine, or do you draw one?
ask-exchange = Which note do you exchange, and into which currency?
ask-patrol = Whom do you inspect?
ask-chip = You are guilty. Which chip do you put back?

choice-draw = Draw a card
choice-draw-at = Choose a place and draw
choice-put = Put back: { $card }
choice-put-at = Choose a place and put back: { $card }
choice-buy = Buy an ID
choice-timer = Flip a timer
choice-play = Play: { $special }
choice-place = Place { $place }
choice-id = { $card }
choice-keep = Keep: { $card }
choice-give = { $card } for { $seat }
choice-lay = { $card }
choice-lay-nothing = I have neither note nor jewel
choice-take = { $card }
choice-pass = { $card }
choice-player = { $seat }
choice-keep-it = Keep it
choice-return = Give it back
choice-wish = { $seat }: { $wish }
choice-grant = { $card }
choice-grant-nothing = I have nothing like that
choice-stop = Play none
choice-hide = { $card }
choice-deposit = Lay on it: { $card }
choice-withdraw = Draw until a note comes up
choice-exchange = { $card } into { $currency }
choice-chip = The chip worth { $points }

field-cards = Cards
field-coins = Coins
field-place = Place

about-double-turn = Instead of your turn you do two things, also the same one twice.
about-birthday = Instead of your turn you draw three cards, keep one, and give the other two to two other players; with two players one, and the third goes back.
about-redistribution = Everybody lays a note or a jewel into the middle. You take one; the others are shuffled and dealt out, one to each.
about-left = Everybody gives a card to the left neighbour, all at once.
about-right = Everybody gives a card to the right neighbour, all at once.
about-inspection = You draw a card from another hand, look at it, and keep it or give it back.
about-gift = You give one of your cards to another player, who must accept it.
about-stolen = You draw a card from another hand, unseen, and keep it.
about-swap = You and another player each choose a card and give it to the other.
about-wish = You ask another player for a currency, for jewels, or for a value; who has such a card must give it to you.
about-emergency = You take the topmost special card of the discard and play it.
about-buy-time = You do one more thing: draw, put back, or buy an ID. Right after it the round is over.
about-hideout = You put a card under it, face down. It counts for nothing.
about-cash-machine = You lay a note on it, which counts no more; or you draw until a note comes up, and keep it.
about-exchange = You lay a note on it, which counts as one of another currency.

weigh-innocent = Innocent then, with { $money } and { $coin } ct.
weigh-guilty = Guilty then, with { $money } and { $coin } ct: { $reasons }.
weigh-another = You get another card for it.
weigh-emergency = It does what is on top of the discard: { $special }.
weigh-extras =
    { $left ->
        [one] One extra ID is left.
       *[other] { $left } extra IDs are left.
    }
weigh-timers =
    { $left ->
        [0] That is the last timer: the round is over at once.
        [one] One timer is left then.
       *[other] { $left } timers are left then.
    }
weigh-paid =
    { $over ->
        [0] Just enough. You keep { $left }.
       *[other] { $over } more than needed, and no change. You keep { $left }.
    }
weigh-chips =
    { $points ->
        [one] One point is left to you.
       *[other] { $points } points are left to you.
    }
mark-fits = { $much }, all right
mark-breaks = { $much }, guilty

courtesy-raid = How round { $number } ended

score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

log-round = Round { $number }.
log-specials-you = Your special cards: { $specials }.
log-hand-you = Your cards: { $cards }.
log-coins = The coins: { $coins }.
log-begin = { $seat } has the lowest coin and begins.
log-drew = { $seat } draws a card.
log-drew-you = You draw: { $card }.
log-drew-you-at = You draw from place { $place }: { $card }.
log-put = { $seat } puts a card back.
log-put-you = You put back: { $card }.
log-put-you-at = You put back at place { $place }: { $card }.
log-place = { $seat } chooses a place in the wallet.
log-buys = { $seat } wants to buy an ID.
log-paid = { $seat } pays with { $cards }.
log-extras-you = In the compartment you find: { $cards }.
log-bought = { $seat } takes an ID.
log-bought-you = You take: { $card }.
log-timer =
    { $left ->
        [0] { $seat } flips the last timer.
        [one] { $seat } flips a timer. One is left.
       *[other] { $seat } flips a timer. { $left } are left.
    }
log-timer-due =
    { $left ->
        [0] All have had a turn: { $seat } has to flip the last timer.
        [one] All have had a turn: { $seat } has to flip a timer. One is left.
       *[other] All have had a turn: { $seat } has to flip a timer. { $left } are left.
    }
log-special = { $seat } plays a special card: { $special }.
log-emergency = In the emergency { $seat } takes from the discard: { $special }.
log-birthday = { $seat } draws a birthday card.
log-birthday-you = For your birthday you draw: { $card }.
log-birthday-you-at = For your birthday you draw from place { $place }: { $card }.
log-kept = { $seat } keeps one of the birthday cards.
log-gave = { $seat } gives { $other } a card.
log-gave-you = { $seat } gives { $other } a card: { $card }.
log-laid = { $seat } lays into the middle: { $card }.
log-laid-nothing = Nobody has a note or a jewel to lay.
log-took = { $seat } takes from the middle: { $card }.
log-dealt = The rest is shuffled, and one card each goes to { $seats }.
log-dealt-you = You get: { $card }.
log-dealt-openly = So everybody knows what { $seat } gets: { $card }.
log-inspects = { $seat } draws a card from { $other } and looks at it.
log-inspected-you = { $seat } looks at this card of { $other }: { $card }.
log-returned = { $seat } gives the card back to { $other }.
log-kept-inspected = { $seat } keeps the card from { $other }.
log-kept-inspected-you = { $seat } keeps the card from { $other }: { $card }.
log-lost = { $seat } gets a card from { $other }.
log-lost-you = { $seat } gets a card from { $other }: { $card }.
log-wish = { $seat } asks { $other } for { $wish }.
log-wish-none = { $other } has nothing like that.
log-round-over = Round { $number } is over.
log-hid = { $seat } puts a card under the hideout.
log-hid-you = You put under the hideout: { $card }.
log-deposit = { $seat } lays on the cash machine: { $card }.
log-withdrew = { $seat } draws a note at the cash machine.
log-searched = { $seat } draws a card that is no note.
log-searched-you = You draw a card that is no note: { $card }.
log-searched-you-at = You draw from place { $place } a card that is no note: { $card }.
log-back = { $seat } puts a card back that was drawn.
log-back-you = You put back what you have drawn: { $card }.
log-back-you-at = You put back at place { $place } what you have drawn: { $card }.
log-no-note = { $seat } finds no note in the wallet.
log-exchange = { $seat } exchanges { $card }, which now count as { $into }.
log-on-duty = { $seat } turns out to be a policeman on duty.
log-shows =
    { $count ->
        [0] { $seat } shows an empty hand. Innocent.
       *[other] { $seat } shows: { $cards }. Innocent.
    }
log-shows-guilty =
    { $count ->
        [0] { $seat } shows an empty hand. Guilty: { $reasons }.
       *[other] { $seat } shows: { $cards }. Guilty: { $reasons }.
    }
log-patrol = { $seat } inspects { $other }.
log-confiscated =
    { $count ->
        [0] { $seat } finds nothing to confiscate from { $other }.
       *[other] { $seat } confiscates from { $other }: { $cards }.
    }
log-credit = { $seat } uses a credit card and gets { $card }.
log-penalty = { $seat } is guilty and puts a chip back.
log-penalty-you = You put back a chip worth { $points }.
log-prize =
    { $count ->
        [one] { $seat } has { NUMBER($money, minimumFractionDigits: 2) } and draws one chip.
       *[other] { $seat } has { NUMBER($money, minimumFractionDigits: 2) } and draws { $count } chips.
    }
log-chip-you = You draw a chip worth { $points }.
log-points =
    { $count ->
        [0] { $seat } has no chips.
        [one] { $seat } has one chip; points: { $points }.
       *[other] { $seat } has { $count } chips; points: { $points }.
    }
log-won =
    { $count ->
        [one]
            { $points ->
                [one] { $seats } wins with { $points } point.
               *[other] { $seats } wins with { $points } points.
            }
       *[other]
            { $points ->
                [one] { $seats } share the win with { $points } point each.
               *[other] { $seats } share the win with { $points } points each.
            }
    }

error-card = “{ $found }” is no card of this game.
error-not-held = You do not have this card: { $card }. Choose one from your hand.
error-no-money = This card is neither note nor jewel: { $card }.
error-poor = An ID costs { $price }; you have only { $money } in notes and jewels.
error-price = An ID costs { $price } or more, but this is only { $paid }. Lay down more.
error-no-extras = No extra ID is left to be bought.
error-wallet-empty = The wallet is empty; there is nothing to draw.
error-no-timer = All timers have been flipped; draw, put back, or buy an ID.
error-must-act = Nobody sits a turn out: draw, put back, buy an ID, or flip a timer.
error-round-over = The round is over. Only special cards for the end of a round can still be played, or pass.
error-special = “{ $found }” is no special card of this game.
error-special-not-held = You do not have this special card: { $special }.
error-special-early = { $special } can only be played when the last timer has been flipped.
error-special-late = { $special } can only be played at the start of a turn; the round is over.
error-special-not-now = { $special } can only be played at the start of a turn, before everything else.
error-special-last = { $special } comes last of all, when nobody lays down a special card any more. Pass until then.
error-special-over = It is too late for { $special }: all have passed. Only time can still be bought.
error-needs-card = { $special } needs a card in your hand.
error-needs-note = { $special } needs a note in your hand.
error-needs-note-or-wallet = { $special } needs a note in your hand, or a card in the wallet.
error-needs-cards-of-others = { $special } needs another player with cards in hand.
error-needs-cards-of-both = { $special } needs a card in your hand and another player with cards.
error-needs-any-card = { $special } needs somebody with cards in hand.
error-needs-wallet = { $special } needs a card in the wallet.
error-emergency-none = { $special }: no special card lies on the discard.
error-emergency-useless = { $special }: { $top } lies on top of the discard, and cannot do anything now.
error-wish = “{ $found }” is nothing to wish for. Choose from: { $known }.
error-wish-one = A wish names only one thing: a currency, jewels, or a value.

error-deck-kind = { $where }: “{ $found }” is no kind of card. There are: { $known }.
error-deck-marks = { $where }: “{ $found }” are no marks. It must be a list of numbers from { $least } to { $most }, one for each copy.
error-deck-mark = { $where }: “{ $found }” is no mark from { $least } to { $most }.
error-deck-no-id = { $where }: this card is no ID: { $card }. The IDs are: { $known }.
error-deck-points = { $where }: “{ $found }” are no points from 1 to { $most }.
error-deck-cards = { $right } playing cards belong in the box, not { $found }.
error-deck-extras = { $right } extra IDs belong in the box, not { $found }.
error-deck-chips = { $right } chips belong in the box, not { $found }.
error-deck-first = Everybody begins with a chip of 1; there must be { $right } of them at least, not { $found }.
error-deck-few = By their marks there are only { $found } cards for { $players } players; there must be { $right } at least.

view-round = Round
view-timers = Timers left
view-turned = Timers flipped
view-due = Had to
view-start = Start player
    .kind = seat
view-active = On turn
    .kind = seat
view-doing = At the moment
view-step = What
view-by = Who
    .kind = seat
view-coins = Coin (ct)
    .each = seat
view-hands = Cards in hand
    .each = seat
view-specials = Special cards
    .each = seat
view-chips = Chips
    .each = seat
view-wallet = In the wallet
view-extras = Extra IDs left
view-discard = Discard
    .place = last
view-discard-specials = Special cards discarded
view-discard-cards = Cards paid
view-cards = Cards
view-card = Card
view-middle = In the middle
view-seat = Player
    .kind = seat
view-wish = Wish
view-raid = The police
view-exchanged = On the exchange
view-banked = On the cash machine
view-laid = Laid out
view-open = Open cards
view-verdict = Verdict
view-reasons = Because
view-checklist = Checklist
view-point = What
view-much = How much
view-reason = Breaks
view-limit = Harmless up to
view-patrols = Inspections
view-other = The other
    .kind = seat
view-penalised = Put a chip back
    .kind = seat
view-confiscated = Confiscated
view-credited = Drawn by credit card
view-last = The last judgement
view-won = Chips won
    .each = seat
view-own = Yours alone
view-own-cards = Your cards
view-own-verdict = As it stands
view-character = The ID that counts
view-character-none = none
view-own-specials = Your special cards
view-own-chips = Your chips
view-drawn = Drawn and in between
view-looking = The card looked at
view-hidden = Under the hideout
view-money = Money
view-known = What you have seen
view-known-hands = In other hands
view-known-wallet = In the wallet
view-known-extras = Extra IDs, when you looked
view-place = Place
view-place-none = Somewhere in the wallet
view-revealed = Everything revealed
    .place = last
view-spare = Special cards not dealt

# The guide of the first game
lesson-ask-turn =
    { $time ->
        [1] Look at the list: what makes you guilty now? Tap a card, and the list shows what would be. Drawing brings money, putting back tidies up.
        [2] Being rich only helps the innocent: exactly one ID, at most 500, at most two currencies. If you lack an ID, you can buy one for 300.
        [3] You play your two special cards at the beginning of your turn; your action follows. Tap them to read what they do.
        [4] If you look good, flip a timer: the sooner it ends, the less the others can tidy up.
       *[other] How many timers are still up? With only two or three left, your list should be right by now.
    }
lesson-ask-action = One more action: draw, put back, buy, or flip a timer.
lesson-ask-last-action = The very last action of the round. What do you still need to be innocent?
lesson-ask-place-draw = Nobody knows what is where – unless you remember where somebody put something in. Anywhere is fine too.
lesson-ask-place-put = Only you know where you put the card. Remember the place if you want it back.
lesson-ask-place-present = You draw your birthday cards unseen; you keep one of them.
lesson-ask-place-search = You draw until a note comes up; that one is yours.
lesson-ask-place-back = What was no note goes in again, wherever you like.
lesson-ask-pay = There is no change: lay down { $price } as exactly as you can, best what makes you guilty anyway.
lesson-ask-id = You see all IDs that are left. Take one that goes with your cards; with two you would be guilty.
lesson-ask-keep = Keep what makes you rich and innocent. You give the other cards away.
lesson-ask-give = Give what harms the others: a second ID, or a third currency.
lesson-ask-gift = A present must be accepted. Give away what makes you guilty!
lesson-ask-lay = All lay at once. Lay something you do not need: you may get something worse back.
lesson-ask-take = You alone take on purpose. What do you need, without going over 500?
lesson-ask-pass-left = What you give will be { $other }'s. Best is what troubles you.
lesson-ask-pass-right = What you give will be { $other }'s. Best is what troubles you.
lesson-ask-inspect = You see somebody's card and then decide whether to take it. Who has many cards?
lesson-ask-keep-inspected = Take it only if you can still become innocent – or if the other one needs it.
lesson-ask-steal = You draw unseen and must keep the card. Who looks rich?
lesson-ask-swap = You give a card of your choice and get one of the other's choice.
lesson-ask-swap-card = Give { $other } what you need least.
lesson-ask-wish = Ask for what you lack. Whoever has it must give it.
lesson-ask-grant = If you have such a card you must give one; you may choose which.
lesson-ask-end-card = The round is over. A hideout or a cash machine can still make a card vanish that makes you guilty.
lesson-ask-buy-time = Bought time gives you one more action. Is it worth it?
lesson-ask-hide = What lies under it does not count: neither as money nor against you.
lesson-ask-machine = A note too many? Put it in. Room up to 500? Draw one.
lesson-ask-exchange = This makes two currencies of three: change the note into one that you have already.
lesson-ask-patrol = As the policeman you search somebody. Who do you think has most?
lesson-ask-chip = The guilty lose a chip. Give back the smallest.
