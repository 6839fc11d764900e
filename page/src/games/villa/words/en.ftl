# What the drawn board of this game says, beside the game's own words.
just = { $thing }
ground = Villa and park
guard-back = { $place }: { $back }
guard-front = { $place }: { $name }
guard-blocked = cannot be arrested yet
guard-free = can be arrested
strength-of = strength { $strength }
needs-at = { $symbol } at { $at }
needs-not = without { $symbol }
cellar = In the cellar: { $name }
position-number = Position { $position }
position-now = now
needed-here = needed: { $symbols }
marked-here = besides face up: { $symbol }
laid-here = laid: { $cards }
bonus-back = Brings back: { $symbol }
seat-cards = { $seat }: { $cards }
no-cards = no open card
pile-of = Pile of { $seat }
under-pile = Under the pile: { $cards }
leads = leads
pass-zone = Put a card away and pass
pass-hint = Pass
lay-here = Play at position { $position }
give-open = Lay it face up before { $seat }
give-under = Put it under the pile of { $seat }
led-by = { $seat } leads

hint-swap = Touch a card, then another one: the two change places.
hint-plan = Touch a guard that is lit, then who is to lead.
hint-guard = Touch a guard that is lit.
hint-leader = { $guard }: now touch who is to lead.
hint-act = Touch a card to play it, two for a pair.
hint-bonus = Touch who gets the card: a free place, or a pile.
so-far-swap =
    { $count ->
        [one] { $count } card changes hands.
       *[other] { $count } cards change hands.
    }
so-far-plan = { $guard }, led by { $leader }.
so-far-guard = { $guard }.
so-far-play = Position { $position }: { $card }.
so-far-pair = Position { $position }: { $card } and { $other } as a pair.
so-far-pass = Pass, and put away: { $card }.
so-far-choice = { $card }: what with it?
so-far-bonus-hand = { $seat } lays it face up: { $card }.
so-far-bonus-pile = { $seat } puts it under the pile: { $card }.
propose = Propose
decide = Decide
propose-keep = Propose to keep all
decide-keep = Keep all
play-it = Play
pair-it = Play the pair
pass-it = Pass
agree-sure = Really? It cannot be undone
final-sure = Really? It cannot be undone
pass-sure = Put it away for good?
agree-it = I agree
object-it = I object
has-answered = has answered
objects = objects
is-asked = is asked
proposed-this = proposes

left-over = What is left
left-line = { $kind }: needed { $needed }, face up { $open }, under piles { $beneath }, played { $played }, put away { $lost }, face down { $hidden }
left-needed = needed
left-open = face up
left-played = played
left-lost = put away
left-hidden = face down
balance = { $held } cards for { $positions } positions
arrested-so-far = { $count } of 13 arrested
all-of-it = The whole table in words
escaped = escaped
caught = arrested
