# What the drawn board of this game says, beside the game's own words.
just = { $thing }
all-of-it = The whole table in words
round-of = Round { $round } of 3
back-of-card = A card face down
empty-hand = No card in hand
your-cards = Your cards: { $count }
sort-id = IDs
sort-odd = Suspicious
sort-jewel = Jewels
sort-dollar = dollars
sort-euro = euros
sort-pound = pounds
sort-yen = yen
seat-line = { $seat }: coin of { $coin } ct, cards in hand { $cards }, special cards { $specials }, chips { $chips }
choose-seat = Choose { $seat }
begins = begins
cards-in-hand = Cards in hand: { $count }
coin-of = Coin: { $coin } ct
specials-of = Special cards: { $count }
chips-of = Chips: { $count }

wallet-of = Wallet with { $count } cards
anywhere = Anywhere
no-place-yet = no place chosen
at-place = Place { $place }, counted from the front
place-before = One place further to the front
place-after = One place further to the back
extras-of =
    { $count ->
        [0] No ID left
        [one] { $count } ID left
       *[other] { $count } IDs left
    }
no-discard = Nothing discarded yet
in-compartment = In the compartment
wish-for = What do you ask for?
exchange-into = Into which currency?

timers-left =
    { $count ->
        [0] All timers are flipped
        [one] { $count } timer left
       *[other] { $count } timers left
    }
timer-number = Timer { $number } of { $count }: flip
turned-by = Flipped by { $seat }
turned-due = Flipped by { $seat }, as the rule demands
due = had to

afterwards = afterwards:
no-character = nobody
point-fits = all right
point-breaks = guilty

hint-turn = Touch the wallet to draw – or a card, a timer, the IDs, a special card.
hint-place = Slide along the wallet to a place.
hint-pay = Touch the notes and jewels that you lay down.
hint-id = Touch the ID that you take.
hint-keep = Touch the card that you keep.
hint-take = Touch the card that you take.
hint-give = Touch a card, then who gets it.
hint-card = Touch one of your cards.
hint-machine = Touch a note to lay it on, or the wallet to draw until one comes up.
hint-exchange = Touch a note, then a currency.
hint-seat = Touch somebody.
hint-inspected = Keep it, or give it back?
hint-wish = Touch somebody, then what you ask for.
hint-end = Touch a special card, or play none.
hint-chip = Touch the chip that you put back.
hint-to-whom = { $card }: now touch who gets it.
hint-into = { $card }: now touch a currency.
hint-wish-what = { $seat }: now touch what you ask for.
so-far-at = { $deed } ({ $place })
so-far-pay =
    { $count ->
        [one] { $count } card laid down.
       *[other] { $count } cards laid down.
    }
do-it = Do it
do-draw = Draw
do-put = Put in
do-buy = Buy an ID
do-timer = Flip the timer
do-play = Play
do-pass = Play none
do-pass-on = Hand it over
do-pay = Pay
do-id = Take it
do-keep = Keep it
do-return = Give it back
do-take = Take it
do-give = Give it
do-lay = Lay it down
do-grant = Answer
do-hide = Hide it
do-deposit = Lay it on
do-withdraw = Draw
do-exchange = Exchange
do-player = Choose
do-wish = Ask
do-chip = Put it back
last-sure = End the round

sum = { $whole } + { $cents } ct
chips-won =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
chip-lost = puts a chip back
looted = from { $from }:
on-credit = on credit:
police-come = The police are on their way up. Special cards for the end of the round?
on-duty = on duty: searched { $other }
searched-by = searched by { $seat }
because = Guilty: { $reasons }

guide = Who needs what
guide-john-smith = One ID, 500 at most, two currencies at most. With a credit card he draws a note once he is innocent.
guide-policeman = One ID, 500 at most, two currencies at most. With a badge he is on duty and searches somebody.
guide-millionaire = One ID, more than 500, two currencies at most.
guide-blonde = One ID, 500 at most, at least one jewel, any currencies.
guide-agent = Two IDs or more, 500 at most, two currencies at most; no credit card and no badge.
guide-credit-card = Only for John Smith; it makes everybody else guilty.
guide-badge = Only for the policeman; it makes everybody else guilty.
