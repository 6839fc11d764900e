title = La Cosa Nostra
pitch = Five families, one city: lend, buy, rob and betray, and count your money after four rounds.

# What is typed in the terminal; the first word is shown
verb-plan = plan
verb-run = run
verb-attack = attack
verb-buy = buy
verb-abort = abort
verb-skip = skip
verb-hit = hit
verb-use = use
verb-rob = rob
verb-trap = trap
verb-doc = doc
verb-pass = pass
verb-shoot = shoot
verb-hold = hold
verb-reroll = reroll
verb-keep = keep
verb-complain = complain
verb-fine = fine
verb-recruit = recruit
verb-nobody = nobody
verb-discard = discard
verb-launder = launder
verb-bet = bet
verb-take = take
verb-search = search
verb-nothing = nothing
verb-unmark = unmark
verb-verdict = verdict
verb-offer = offer
verb-counter = counter
verb-accept = accept
verb-decline = decline
verb-withdraw = withdraw
verb-gift = gift
verb-henchman = henchman
verb-saboteur = saboteur
verb-machine-pistol = machine-pistol
verb-distraction = distraction
verb-snitch = snitch
verb-exchange = exchange
verb-spy = spy
verb-schemer = schemer
verb-lawyer = lawyer

option-start = Start player
option-start-random = By lot
option-start-0 = Seat 1
option-start-1 = Seat 2
option-start-2 = Seat 3
option-start-3 = Seat 4
option-start-4 = Seat 5
option-families = Families
option-families-seats = In the order of the seats
option-families-lot = By lot
option-families-choice = Chosen by the players
option-rounds = Rounds
option-rounds-4 = Four
option-rounds-3 = Three (short game)
option-influence = Influence cards
option-influence-first = From the first round on
option-influence-second = From the second round on (for beginners)
option-spying = Spying
option-spying-usual = Before the player on turn acts
option-spying-wild = At any moment
option-cards = Cards laid on gangsters
option-cards-usual = On one’s own turn
option-cards-wild = At any moment of planning
option-bonus = Business bonus
option-bonus-no = No
option-bonus-yes = $5,000 a round for the highest income
option-gangsters = Gangsters planned a turn
option-gangsters-1 = One
option-gangsters-2 = Two, from the second round on
option-robbery = Robberies
option-robbery-usual = Cannot be robbed
option-robbery-robbable = Can be robbed

# What is asked

ask-families = The families are drawn by lot.
ask-family = Which family do you lead?
ask-start = Who is start player?
ask-market = The businesses are shuffled for the first market.
ask-stack = The business stack is shuffled.
ask-influence = The influence cards are shuffled.
ask-jobs = The jobs of this round are shuffled and dealt.
ask-roll = The dice are rolled.
ask-complain = Have you drawn nothing but attacks? Then you may complain.
ask-plan = Give one of your gangsters something to do: a job from your hand, or a business from the market.
ask-last-cards = Before the action begins: do you lay another influence card?
ask-turn = Your turn: carry out or call off one of your orders or purchases.
ask-hit = { $job } against { $seat }: what does it hit?
ask-use = { $job }: which business do you use by your marker?
ask-cop = Number { $number } is needed. Does your cop let you roll the { $die } again?
ask-rob = { $seat } is about to get ${ $money } for a job. Do you rob it?
ask-trap = { $gangster } of { $seat } attacks you. Do you spring a trap?
ask-doc = { $thing } of { $seat } is about to be { $fate }. Do you send the emergency doc?
ask-return-fire = The drive-by missed. Does { $gangster } return { $other }’s fire?
ask-bet = How much do you bet, up to ${ $most }?
ask-launder = How much do you launder, up to ${ $most }?
ask-bargain = { $job }: which business do you buy?
ask-recruit = Do you recruit a gangster? What is missing you can still borrow.
ask-debt = You owe { $seat } ${ $money } for promise { $number }. Do you pay now? Else your word is broken.
ask-discard = You keep 3 jobs and 3 influence cards. What do you put away?
ask-henchman = Lay a henchman: a gangster’s order becomes easier by 1.
ask-saboteur = Lay a saboteur: an opponent’s order becomes harder by 1.
ask-machine-pistol = Lay a machine pistol: a gangster becomes stronger by 1.
ask-distraction = Lay a distraction: an opponent’s gangster becomes weaker by 1.
ask-snitch = Snitch: look at an order.
ask-spy = Spy: look at one or two orders.
ask-lawyer = Your lawyer: look at one or two orders.
ask-exchange = Snitch: exchange the market.
ask-schemer = Schemer: take a turn ahead.
ask-offer = Make an offer
ask-counter = Make a counter-offer
ask-answer = Answer an offer
ask-gift = Give cash away
ask-unmark = Take a deal marker back
ask-verdict = Was the promise kept?

# What can be chosen

choice-start = { $seat }
choice-fine = Keep the cards
choice-complain = Complain
choice-ready = Ready
choice-lay = { $card } on { $gangster }
choice-run = { $gangster }: { $job }
choice-attack = { $gangster }: { $job } against { $seat }
choice-buy = { $gangster } buys { $business } for ${ $price }
choice-abort = { $gangster }: call off { $job }
choice-abort-purchase = { $gangster }: call off the purchase of { $business }
choice-skip = Schemer: be passed over
choice-hit = { $thing }
choice-use = { $business }
choice-keep = Keep the dice
choice-reroll = Roll it again
choice-pass = Pass
choice-rob = Robbery by { $gangster }
choice-trap = Trap by { $gangster }
choice-doc = Send the doc
choice-hold = Hold fire
choice-shoot = Return fire
choice-nothing = Buy nothing
choice-take = { $business } from the market
choice-search = { $business } from the stack
choice-recruit = { $gangster }, strength { $strength }, for ${ $price }
choice-family = { $family }
choice-settle = Pay
choice-refuse = Do not pay
choice-nobody = Nobody
choice-exchange = Four new businesses on the market
choice-schemer = Take a turn now
choice-accept = Accept offer { $number } of { $seat }: { deal-gives } for { deal-wants }{ $spoken ->
    [yes] {" "}and the words “{ $words }”
   *[no] {""}
}
choice-decline = Decline offer { $number } of { $seat }
choice-withdraw = Withdraw offer { $number } to { $other }: { deal-gives } for { deal-wants }
choice-unmark = From { $business }
choice-verdict-kept = { $seat } kept promise { $number }: { $words }
choice-verdict-broken = { $seat } broke promise { $number }: { $words }

field-die = die
field-gangster = gangster
field-gangsters = gangsters
field-order = order or purchase
field-cards = cards
field-businesses = businesses
field-families = families
field-money = dollars
field-jobs = jobs
field-influence = influence cards
field-to = to
field-number = in answer to offer
field-pay = I pay $
field-give = I give
field-lend = they lay a marker on
field-release = I take my marker from
field-ask = they pay $
field-take = they give
field-borrow = I lay a marker on
field-reclaim = they take their marker from
field-promise = I promise
field-sum = the sum I promise, $
field-demand = they promise
field-due = the sum they promise, $
field-words = and in words

# The story

log-family = { $seat } leads the { $family } family.
log-first-market = On the market: { $businesses }.
log-round = Round { $round } begins; { $seat } is start player.
log-jobs-drawn = Everybody draws { $count } jobs.
log-drawn = You draw: { $cards }.
log-influence-drawn = { $seat } draws { $count ->
    [one] an influence card.
   *[other] { $count } influence cards.
}
log-complaint = { $seats } { $count ->
    [one] has drawn nothing but attacks and complains
   *[other] have drawn nothing but attacks and complain
}. All give their new jobs back.
log-influence-shuffled = The influence cards put away are shuffled into a new pile.
log-planning = Planning begins.
log-planned = { $seat } gives { $gangster } an order.
log-purchase = { $gangster } of { $seat } is to buy { $business }.
log-market = { $business } comes on the market.
log-action = The action begins.
log-laid = { $seat } lays on { $gangster } of { $other }: { $card }.
log-played = { $seat } plays: { $card }.
log-looks = { $seat } looks at the order of { $gangster } ({ $other }).
log-seen = { $gangster } has to carry out: { $job }.
log-lawyer = { $seat } sends { $business }.
log-exchange = { $seat } plays a snitch and has the market exchanged.
log-schemer = { $seat } plays a schemer and takes a turn ahead.
log-skip = { $seat } plays a schemer and is passed over.
log-order-off = { $seat } calls off the order of { $gangster }.
log-purchase-off = { $seat } calls off the purchase of { $business } by { $gangster }.
log-bought = { $seat } buys { $business } for ${ $price }.
log-job = { $gangster } of { $seat } carries out: { $job }.
log-lapses = { $job } lapses: { $missing } missing.
log-attack = { $gangster } of { $seat } attacks { $victim }: { $job }.
log-aim = { $seat } aims at { $thing }.
log-roll = { $gangster } of { $seat } rolls { $dice } for { $number }: { $successes ->
    [0] no success.
    [one] one success.
   *[other] { $successes } successes.
}
log-markers-used = { $seat } uses { $businesses } by deal marker.
log-markers-back = The deal markers on { $business } go back to { $seats }.
log-unmarked = { $seat } takes a deal marker back from { $business }.
log-cop = { $business } lets { $seat } roll a die again.
log-profit = { $seat } gets ${ $money } for the job.
log-loot = { $seat } gets ${ $money } of loot.
log-failed = { $gangster } fails.
log-robbery = { $gangster } of { $seat } robs { $robbed }!
log-trap = It is a trap! { $gangster } of { $seat } waits for { $attacker }.
log-repelled = { $seat } repels { $gangster }.
log-return-fire = { $gangster } returns { $other }’s fire.
log-deactivated = { $thing } of { $seat } is deactivated.
log-killed = { $thing } of { $seat } is killed.
log-destroyed = { $thing } of { $seat } is destroyed.
log-doc-killed = { $seat } sends the emergency doc: { $thing } survives.
log-doc-deactivated = { $seat } sends the emergency doc: { $thing } is up again.
log-persuaded = { $business } leaves { $victim } and goes over to { $seat }.
log-theft = { $seat } steals ${ $money } from { $victim }.
log-damage = { $seat } does damage of ${ $money } to { $victim }.
log-present = { $seat } gives { $other } a present of ${ $money }.
log-bet = { $seat } bets ${ $money }.
log-race-won = { $seat } wins ${ $money }.
log-race-lost = { $seat } loses ${ $money }.
log-laundered = { $seat } launders ${ $money }.
log-monopoly = { $seat } has the monopoly { $monopoly }.
log-monopoly-lost = { $seat } loses the monopoly { $monopoly }.
log-income = { $seat } gets an income of ${ $money }.
log-business-bonus = { $seat } gets a business bonus of ${ $money }.
log-recruit = { $seat } recruits { $gangster } for ${ $price }.
log-discarded = { $seat } puts away { $count ->
    [one] one job
   *[other] { $count } jobs
} unseen.
log-discarded-openly = { $seat } puts away openly: { $cards }.
log-gangster-bonus = { $seat } has the most active gangsters: ${ $money }.
log-violence = { $seat } gets a violence bonus of ${ $money } for { $count ->
    [one] one gangster.
   *[other] { $count } gangsters.
}
log-total = { $seat } has ${ $money } in the end.
log-offer = Offer { $number }: { $seat } offers { $other } { deal-gives } for { deal-wants }{ $spoken ->
    [yes] {" "}and the words “{ $words }”.
   *[no] .
}
log-deal = Deal { $number }: { $seat } accepts from { $other } { deal-gives } for { deal-wants }{ $spoken ->
    [yes] {" "}and the words “{ $words }”.
   *[no] .
}
log-declined = { $other } declines offer { $number } of { $seat }.
log-countered = { $other } answers offer { $number } of { $seat } with another.
log-withdrawn = { $seat } withdraws offer { $number } to { $other }.
log-lapsed = Offer { $number } of { $seat } to { $other } can no longer be met.
log-gift = { $seat } gives { $other } ${ $money }.
log-promise-due = { $seat } now owes { $other } ${ $money } for promise { $number }.
log-promise-kept = { $seat } has kept promise { $number } to { $other }.
log-promise-broken = { $seat } has broken promise { $number } to { $other }.

# What is wrong

error-not-now = “{ $choice }” is not possible now.
error-not-held = This card is not in your hand: { $card }.
error-lay-time = Cards for gangsters are laid on one’s own turn in the planning phase.
error-look-time = Orders can be looked at in planning and action, before the player on turn has acted.
error-look-none = There is no order of another player that you have not seen.
error-lawyer = You have no lawyer who has not yet looked this round.
error-lawyer-down = Your lawyer is deactivated.
error-schemer-late = It is too late: the player on turn has begun.
error-schemer-twice = One schemer before the same turn is enough, and none on your own extra turn.
error-schemer-time = A schemer lets you carry out an order or a purchase before another player’s turn in the action phase.
error-already = There is such a card on { $gangster } already.
error-own-gangster = This card is for an opponent’s gangster.
error-cannot-pay = That costs ${ $price }, and you have ${ $cash }.
error-purchase = A purchase is bought or called off.
error-response = A response cannot be carried out on your own turn.
error-target = Say whom { $gangster } attacks.
error-no-such-target = { $seat } has nothing that this attack could hit.
error-no-attack = That is no attack: it is carried out without naming anybody.
error-bargain-closed = There is no bargaining while a turned-up card is being carried out.
error-offer-gone = There is no such offer to you any more.
error-offer-empty = An offer must contain something.
error-offer-sum = A sum belongs to a promise of a sum, and only to that.
error-offer-loan = This promise is for a business that the other lends in the same deal.
error-offer-cash = { $seat } has only ${ $cash }.
error-offer-thing = { $thing } is not { $seat }’s to give now.
error-offer-hand = { $thing } cannot change hands: cards in the hand and planned cards never do.
error-offer-down = { $thing } is deactivated.
error-offer-lend = { $seat } has no { $business } on which a marker could be laid.
error-offer-lift = { $seat } has no marker on { $business }.
error-offer-markers = { $seat } has not so many deal markers left.

# What is seen

view-round = Round
view-rounds = Rounds
    .place = last
view-phase = Phase
view-phase-preparation = Preparation
view-phase-drawing = Drawing
view-phase-planning = Planning
view-phase-last-cards = Last cards
view-phase-action = Action
view-phase-payday = Payday
view-phase-over = Over
view-start = Start player
    .kind = seat
view-active = On turn
    .kind = seat
view-extra = Extra turns
    .kind = seat
view-families = Family
    .each = seat
view-cash = Cash $
view-laundered = Laundered $
view-income = Income $
view-scene = Just now
    .place = first
view-hand = Your hand
view-hand-jobs = Your jobs
view-hand-influence = Your influence cards
view-jobs = Jobs of round I–IV
view-jobs-round = round
view-jobs-number = to roll
view-influence = Influence cards
view-gangsters = Gangsters
view-orders = Orders you know
view-businesses = Businesses
view-market = Market
view-stack = Business stack
    .place = last
view-monopolies = Monopolies
    .kind = seat
view-plans = Your orders
    .place = first
view-met = of these
view-met-own = own
view-met-lent = lent
view-met-missing = missing
view-odds = One and two successes, %
view-lapses = would lapse
view-tally = Businessmen for a monopoly
view-free = Free markers
    .each = seat
view-taken = Families taken
view-family = Family
view-reserve = To recruit
view-trophies = Killed
view-decks = Jobs left of round I–IV
    .each = round
    .place = last
view-discards = Jobs put away
    .place = last
view-pile = Influence pile
    .place = last
view-spent = Influence cards put away
    .place = last
view-offers = Offers
    .place = first
view-promises = Promises open and due
    .place = first
view-ledger = Promises settled
    .place = last
view-loan = for the loan of
view-unseen = What was hidden
    .place = last
view-unseen-stack = Business stack from the top
view-unseen-decks = Jobs left from the top
view-unseen-pile = Influence pile from the top
view-hands = Hands
view-hands-jobs = Jobs
view-buried = Put away unseen
view-id = Name
view-seat = Player
    .kind = seat
view-strength = Strength
view-dice = rolls with
view-state = State
view-state-used = used
view-state-deactivated = deactivated
view-order = Order
view-aids = with
view-markers = Markers
    .kind = seat
view-seen = Seen by
    .kind = seat
view-job = Job
view-purchase = Purchase
view-count = Cards
view-bottom = At the bottom
view-by = From
    .kind = seat
view-to = To
    .kind = seat
view-number = Number
view-number-none = the victim’s strength
view-gives = Gives
view-wants = Wants
view-words = Words
view-things = Things
view-lends = lets lay a marker on
view-lifts = takes a marker off
view-promise = Promise
view-money = Sum $
view-standing = Kept?
view-standing-open = open
view-standing-at-stake = at stake
view-standing-due = due
view-standing-kept = kept
view-standing-broken = broken
view-standing-void = never due
view-owed = Due $
view-paid = Paid $
view-deed = What
view-deed-choosing = choosing a family
view-deed-cash = cash job
view-deed-attack = attack
view-deed-favour = job
view-deed-profit = profit
view-deed-loot = loot
view-deed-robbery = robbery
view-deed-doctor = doctor
view-deed-return-fire = return fire
view-gangster = Gangster
view-target = Against
    .kind = seat
view-face = Card
view-sort = Sort
view-sort-cash = cash job
view-sort-attack = attack
view-sort-response = response
view-sort-favour = favour
view-hits = hits
view-hits-player = a player’s cash
view-hits-gangster = a gangster
view-hits-businessman = a businessman
view-hits-company = a company
view-completes = Would complete a monopoly of
    .kind = seat
view-thing = Target
view-roll = Dice rolled
view-successes = Successes
view-fate = Fate
view-price = Price $
view-needs = Needs
view-one = One success
view-two = Two successes
effect-deactivate = deactivated
effect-kill = killed
effect-destroy = destroyed
effect-take = goes over
effect-half = half of it
effect-full-price = at full price
effect-half-price = at half price
effect-less-1000 = $1,000 less
effect-less-2000 = $2,000 less
effect-all = all of it
effect-repel = repelled
effect-double = doubled
terminal-order = order of round
terminal-buys = buys
terminal-marked = marked by
terminal-lent = lent
terminal-missing = missing
terminal-thousand = $1,000
terminal-number = on
terminal-strength = on the victim’s strength
terminal-for = for
terminal-laundered = laundered
terminal-each-round = a round
terminal-jobs = jobs
terminal-influence = influence
view-fate-killed = { fate-killed }
view-fate-deactivated = { fate-deactivated }
fate-killed = killed
fate-deactivated = deactivated
promise-none = nothing
promise-peace = no attack this round
promise-pay = a sum, once a job pays
promise-share = half of the next job that pays
promise-fee = a sum, once the job with that loan pays
promise-cut = half of the job with that loan
promise-words = in words
deal-nothing = nothing
deal-marker-on = a marker on
deal-marker-off = the marker off
deal-gives = { $gave ->
    [cash] ${ $pays }
    [things] { $gives }
    [both] ${ $pays }, { $gives }
    [promise] {""}
   *[nothing] nothing
}{ $gave ->
    [promise] {""}
   *[other] { $promise ->
        [none] {""}
       *[other] {" + "}
    }
}{ $promise ->
    [peace] peace this round
    [pay] ${ $sum } once a job pays
    [share] half of the next job that pays
    [fee] ${ $sum } once the job with that loan pays
    [cut] half of what the job with that loan pays
   *[none] {""}
}
deal-wants = { $got ->
    [cash] ${ $asks }
    [things] { $wants }
    [both] ${ $asks }, { $wants }
    [promise] {""}
   *[nothing] nothing
}{ $got ->
    [promise] {""}
   *[other] { $demand ->
        [none] {""}
       *[other] {" + "}
    }
}{ $demand ->
    [peace] peace this round
    [pay] ${ $due } once a job pays
    [share] half of the next job that pays
    [fee] ${ $due } once the job with that loan pays
    [cut] half of what the job with that loan pays
   *[none] {""}
}

# Families, gangsters, businesses

family-blundetto = Blundetto
blundetto = { family-blundetto }
family-dimaggio = DiMaggio
dimaggio = { family-dimaggio }
family-calmuti = Calmuti
calmuti = { family-calmuti }
family-laserva = LaServa
laserva = { family-laserva }
family-caruso = Caruso
caruso = { family-caruso }

little-joey = Little Joey
jimmy-bananas = Jimmy Bananas
big-joey = Big Joey
stevie-blundetto = Stevie Blundetto
micky-dogs = Micky Dogs
knocky-fivepoints = Knocky Fivepoints
phil-malony = Phil Malony
lenny-dimaggio = Lenny DiMaggio
franco-luciano = Franco Luciano
mia-lavecchia = Mia LaVecchia
mr-hong = Mr. Hong
tommy-the-cat = Tommy The Cat
vito-baritono = Vito Baritono
frankie-calmuti = Frankie Calmuti
bobby-ruthless = Bobby Ruthless
carmine-lucatoni = Carmine Lucatoni
salie-canalli = Salie Canalli
rocky-santiago = Rocky Santiago
rusty-laserva = Rusty LaServa
sunny-bonasera = Sunny Bonasera
jacky-two-finger = Jacky Two-Finger
harry-diamonds = Harry Diamonds
donny-brasi = Donny Brasi
eddy-riso = Eddy Riso
paulie-pennino = Paulie Pennino
babyface-tony = Babyface Tony
rocco-caruso = Rocco Caruso
fat-tony = Fat Tony
mr-larry-caruso = Mr. Larry Caruso
massimo-valente = Massimo Valente

pimp = Pimp
pimp-1 = Pimp 1
pimp-2 = Pimp 2
pimp-3 = Pimp 3
pimp-4 = Pimp 4
pimp-5 = Pimp 5
drug-dealer = Drug Dealer
drug-dealer-1 = Drug Dealer 1
drug-dealer-2 = Drug Dealer 2
drug-dealer-3 = Drug Dealer 3
drug-dealer-4 = Drug Dealer 4
drug-dealer-5 = Drug Dealer 5
loan-shark = Loan Shark
loan-shark-1 = Loan Shark 1
loan-shark-2 = Loan Shark 2
loan-shark-3 = Loan Shark 3
loan-shark-4 = Loan Shark 4
loan-shark-5 = Loan Shark 5
lawyer = Lawyer
lawyer-1 = Lawyer 1
lawyer-2 = Lawyer 2
lawyer-3 = Lawyer 3
cop = Cop
cop-1 = Cop 1
cop-2 = Cop 2
cop-3 = Cop 3
politician = Politician
politician-1 = Politician 1
politician-2 = Politician 2
politician-3 = Politician 3
garage = Garage
garage-1 = Garage 1
garage-2 = Garage 2
construction-firm = Construction Firm
construction-firm-1 = Construction Firm 1
construction-firm-2 = Construction Firm 2
waste-company = Waste Company
waste-company-1 = Waste Company 1
waste-company-2 = Waste Company 2
night-club = Night Club
night-club-1 = Night Club 1
night-club-2 = Night Club 2
casino = Casino
casino-1 = Casino 1
casino-2 = Casino 2

monopoly-prostitution = Prostitution
prostitution = { monopoly-prostitution }
monopoly-drugs = Drugs
drugs = { monopoly-drugs }
monopoly-credit = Credit
credit = { monopoly-credit }

# Jobs and influence cards

gas-station-robbery = Gas Station Robbery
credit-card-scam = Credit Card Scam
threats = Threats
escort-service = Escort Service
arms-trade = Arms Trade
cigarette-smuggling = Cigarette Smuggling
bankruptcy-proceedings = Bankruptcy Proceedings
swindle = Swindle
market-manipulation = Market Manipulation
goods-delivery = Goods Delivery
car-theft-1 = Car Theft
investment-fraud-1 = Investment Fraud
red-light-district = Red-light District
cheating = Cheating
counterfeiting = Counterfeiting
blackmail = Blackmail
bankruptcy = Bankruptcy
public-contracts = Public Contracts
investment-fraud-2 = Big Investment Fraud
car-theft-2 = Big Car Theft
drug-trade = Drug Trade
usury = Usury
hazardous-waste = Hazardous Waste
drug-smuggling = Drug Smuggling
illegal-lab = Illegal Lab
illegal-subsidies = Illegal Subsidies
binge-party = Binge Party
vote-rigging = Vote Rigging
killer-act = Killer Act
debt-trap = Debt Trap
film-production = Film Production
boxing-match = Boxing Match
insurance-fraud = Insurance Fraud
toxic-dump = Toxic Dump
car-smuggling = Car Smuggling
real-estate-fraud = Real-estate Fraud
gambling-manipulation = Gambling Manipulation
senators-party = Senator's Party
drug-gang = Drug Gang
bash = Bash a Businessman
property-damage = Property Damage
theft-1-easy = Theft I (easy)
theft-1-hard = Theft I (hard)
theft-2-easy = Theft II (easy)
theft-2-hard = Theft II (hard)
theft-3 = Theft III
theft-4-easy = Theft IV (easy)
theft-4-hard = Theft IV (hard)
vandalism = Vandalism
exceptional-offer = Exceptional Offer
connections = Connections
money-laundering = Money Laundering
birthday-party = Birthday Party
arson = Arson
kill-a-businessman = Kill a Businessman
assassination = Assassination
persuasion = Persuasion
robbery = Robbery
trap = Trap
horse-racing = Horse Racing
drive-by-shooting = Drive-by Shooting
car-bomb = Car Bomb
bash-round-1 = { bash } (I)
vandalism-round-1 = { vandalism } (I)
bash-round-2 = { bash } (II)
vandalism-round-2 = { vandalism } (II)
exceptional-offer-round-2 = { exceptional-offer } (II)
connections-round-2 = { connections } (II)
money-laundering-round-2 = { money-laundering } (II)
kill-a-businessman-round-2 = { kill-a-businessman } (II)
persuasion-round-2 = { persuasion } (II)
exceptional-offer-round-3 = { exceptional-offer } (III)
connections-round-3 = { connections } (III)
money-laundering-round-3 = { money-laundering } (III)
arson-round-3 = { arson } (III)
kill-a-businessman-round-3 = { kill-a-businessman } (III)
assassination-round-3 = { assassination } (III)
persuasion-round-3 = { persuasion } (III)
robbery-round-3 = { robbery } (III)
trap-round-3 = { trap } (III)
car-bomb-round-3 = { car-bomb } (III)
arson-round-4 = { arson } (IV)
kill-a-businessman-round-4 = { kill-a-businessman } (IV)
assassination-round-4 = { assassination } (IV)
persuasion-round-4 = { persuasion } (IV)
robbery-round-4 = { robbery } (IV)
trap-round-4 = { trap } (IV)
car-bomb-round-4 = { car-bomb } (IV)
snitch = Snitch
spy = Spy
emergency-doc = Emergency doc
henchman = Henchman
saboteur = Saboteur
machine-pistol = Machine Pistol
distraction = Distraction
schemer = Schemer

# What is weighed before it is played

weigh-dice = { $dice ->
    [one] One die
   *[other] { $dice } dice
} on { $number }: { $one } % for a success, { $two } % for two.
weigh-lapses = As things stand it would lapse: { $missing } missing.
weigh-lent = By marker it uses { $businesses }.
weigh-pays = One success pays ${ $one }, two pay ${ $two }.
weigh-peace = You have promised { $seat } peace this round.
weigh-left = You would have ${ $money } left.
weigh-short = As things stand you are ${ $money } short.
weigh-brings = It brings ${ $money } a round.
weigh-monopoly = { $seat } gets the monopoly { $monopoly }.
weigh-monopoly-lost = { $seat } loses the monopoly { $monopoly }.
weigh-cash = { $seat } then has ${ $money }.
weigh-income = { $seat } then has an income of ${ $money }.
weigh-serves = Then there is everything for { $jobs }.
weigh-fails = Then something is missing for { $jobs }.
weigh-strength = { $gangster } then rolls with { $dice ->
    [one] one die.
   *[other] { $dice } dice.
}
weigh-loot = One success gets you ${ $one }, two ${ $two }.
weigh-bet = Won, you have ${ $won }; lost, ${ $lost }.
weigh-laundered = ${ $money } count as ${ $counts } in the end.
weigh-crew = You would have { $count } active gangsters; nobody else has more than { $others }.

mark-own = own
mark-lent = lent
mark-missing = { $much } missing
mark-monopoly = monopoly
mark-monopoly-lost = monopoly lost
mark-cash = then ${ $much }

courtesy-turn = Before { $seat } acts: schemers, looks, offers.
courtesy-offer = Before { $seat } plans: answers to offers.
courtesy-payday = Payday: the income has been paid.

score = ${ $points }

# What influence cards do

about-snitch = At any time: look at one planned order of another player. Or on your own turn: four new businesses on the market.
about-spy = At any time: look at two planned orders of other players.
about-emergency-doc = When a gangster or businessman is killed, he is only deactivated; when deactivated, he is not.
about-henchman = In planning, on any gangster: the number to roll for his order is 1 lower, but not below 2.
about-saboteur = In planning, on an opponent’s gangster: the number to roll for his order is 1 higher, but not above 6.
about-machine-pistol = In planning, on any gangster: he is 1 stronger until the end of the round.
about-distraction = In planning, on an opponent’s gangster: he is 1 weaker until the end of the round.
about-schemer = Before another player’s turn in the action phase: take a turn at once. Or on your own turn: be passed over.

# What house players say

say-leader = { $seat } is ahead of us all. Nothing personal.
say-launder = What lies under my boss counts twice.
say-rob = ${ $money }? That is too fat to let it pass.
say-recruit = { $gangster } will earn more than { $woman ->
    [yes] she
   *[no] he
} costs.
say-counter = For a little more we have a deal.
say-decline = Not at that price.
say-gift = I keep my word.

# The guide of the first game
lesson-ask-complain = Only somebody who drew nothing but attacks may complain; then all is dealt anew. With cash jobs in hand, keep them.
lesson-ask-plan =
    { $time ->
        [1] The more pistols a gangster has, the more dice he rolls. What a job needs stands at its foot: on green you have it, dashed you have to borrow it.
        [2] A purchase from the market is something to do as well: you pay only when you carry it out. Businesses bring money every round.
        [3] You cannot pass: every gangster gets something to do, and you can still call it off later.
       *[other] Give hard jobs to strong men. If you lack a card, ask the others: a marker on theirs often costs little.
    }
lesson-ask-last-cards = The last chance before the action: a henchman or a machine pistol helps your most important job.
lesson-ask-turn =
    { $time ->
        [1] Touch a gangster: below you read how likely his job is to succeed. The order is yours – first earn, then buy.
        [2] If a job still lacks a card, make an offer first. Without it, it lapses.
       *[other] Call off what can no longer work. But do not wait too long: if you are attacked, you may have no gangster left for it.
    }
lesson-ask-hit = Choose what it hits: a gangster who still has plans, or a business that earns a lot.
lesson-ask-use = You may use several cards of others. Take the one whose marker you can spare most easily.
lesson-ask-cop = Your cop rolls one die again. Is it worth it, or is the roll good enough?
lesson-ask-rob = If you have planned a robbery, you can take the profit now. Those who have none are asked as well, so the question gives nothing away.
lesson-ask-trap = If you have planned a trap, it can repel the attack now, and with two successes it kills the attacker. Those who have none are asked as well.
lesson-ask-doc = A doctor helps anybody, other people's men too. Keep yours if it does not matter much. Those who have none are asked as well.
lesson-ask-return-fire = The attack has missed, and you may shoot back.
lesson-ask-bet = Bet only what you can lose.
lesson-ask-launder = Laundered money counts double at the end, but you cannot spend it any more.
lesson-ask-bargain = A cheap purchase. What goes with your jobs, what completes a monopoly?
lesson-ask-recruit = One more gangster means one more job every round. Hired early he pays most.
lesson-ask-debt = You have promised it. You need not keep it – but everybody remembers who breaks their word.
lesson-ask-discard = Keep what you have or can borrow the businesses for, and one card for your defence.
lesson-ask-start = You decide who begins.
