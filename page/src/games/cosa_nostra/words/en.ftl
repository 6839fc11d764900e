# What the drawn board of this game says, beside the game's own words.
just = { $thing }
all-of-it = The whole table
round-of = Round { $round } of { $rounds }
page-families = Families
page-market = Market
what-happened = What happened
starts = starts
extra-turn = turn ahead
attacked = attacked
then = then { $money }

strength-of = strength { $strength }
idle = nothing to do
to-buy = is to buy { $business }
ordered = is to carry out { $job }
ordered-secretly = has an order of round { $round }
looked-by = looked at by { $seats }
with-aids = with { $aids }
to-recruit = To recruit: { $gangster }, strength { $strength }, for { $price }
onto = Onto { $gangster }
attack-seat = Attack { $seat }

brings = { $money } a round
marked-by = markers of { $seats }
on-sale = { $business } for { $price }, brings { $income } a round.
completes-for = Completes a monopoly for { $seats }.
stack-of = { $count ->
    [one] One business
   *[other] { $count } businesses
} in the stack
income-of = income of { $money }
laundered-of = { $money } laundered
free-markers = { $count ->
    [one] one free marker
   *[other] { $count } free markers
}
jobs-of-round = { $count ->
    [one] one job
   *[other] { $count } jobs
} of round { $round }
influence-of = { $count ->
    [one] one influence card
   *[other] { $count } influence cards
}
trophies-of = Killed: { $men }
made-of = { $cash } in cash, { $laundered } laundered.

job-of = { $name }: one success { $one }, two { $two }
on-number = rolled on { $number }
on-strength = rolled on the victim’s strength
needing = needs { $needs }
borrow-this = Borrow from { $seat }
nobody-has = Nobody has it: { $kind }

hint-plan = Touch a job or a business on the market, then one of your gangsters.
hint-onto = { $order }: now touch the gangster.
hint-for = { $gangster }: now touch a job or a business.
hint-last = Touch an influence card, then a gangster; or go on.
hint-turn = Touch the gangster who acts now.
hint-abort = { $gangster } can only be called off.
hint-unpaid = { $gangster }: { $business } costs { $price }, more than you have.
hint-victim = { $gangster }, { $job }: touch the player he attacks.
hint-hit = Touch what it hits.
hint-use = Touch the business you use.
hint-bargain = Touch a business to buy it, or buy nothing.
hint-recruit = Touch the gangster you recruit, or nobody.
hint-discard = { $left ->
    [0] That is enough.
    [one] Touch one more card to put away.
   *[other] Touch { $left } more cards to put away.
}
hint-deal = Put something on either side.
so-far-plan = { $gangster }: { $order }
so-far-lay = { $card } on { $gangster }
so-far-card = { $card }: { $gangsters }
so-far-exchange = Snitch: four new businesses on the market.
so-far-schemer = Schemer: you take a turn now.
so-far-buy = { $gangster } buys { $business }
so-far-thing = { $thing }
plan-it = Plan it
play-it = Play it
carry-out = Carry it out
call-it-off = Call it off
buy-it = Buy it
recruit-it = Recruit
put-away = Put away
so-be-it = So be it
exchange-it = Exchange the market
short-of = { $money } short: ask { $seat }

meddle = Before others act
pass-round = Pass this round
pass-round-long = Pass on robberies, traps and doctors for the rest of the round
passing-round = You pass this round

deal-with = Deal with { $seat }
deal-sheet = A deal
deal-counter = Counter-offer to { $number }
deal-partner = With whom?
deal-sides = Both sides
i-give = You give
they-give = { $seat } gives
cash = Cash
lend-it = lend
give-it = give
lift-it = take marker back
promise = Promise
promised-sum = Promised sum
offer-it = Offer it
just-give = Simply give it
offer-to = to { $seat }:
in-return = for
accept-it = Accept
accept-sure = Really accept
counter-it = Counter
decline-it = Decline
withdraw-it = Withdraw
marker-on = marker on { $business }
marker-off = marker off { $business }
promised = { $promise ->
    [peace] peace this round
    [pay] { $money } once a job pays
    [share] half of the next job that pays
    [fee] { $money } once the job with that loan pays
    [cut] half of the job with that loan
   *[other] a promise
}

ledger-title = Ledger ({ $count })
no-promises = No promise is open.
my-markers = Your markers
take-back = Take back
for-loan = for { $businesses }
promise-line = { $seat } to { $other }: { $what }
pay-now = Pay { $money } now
about-cards = The influence cards
