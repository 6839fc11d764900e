title = Heimlich & Co
pitch = Everybody moves every agent. Nobody says which one is theirs.

# What is typed in the terminal; the first word is shown
verb-move = move
verb-safe = safe
verb-tip = tip
verb-note = note

option-rules = Rules
option-rules-basic = Basic game
option-rules-expert = Expert game with tips
option-start = Who begins
option-start-random = Chance decides
option-start-0 = Seat 1
option-start-1 = Seat 2
option-start-2 = Seat 3
option-start-3 = Seat 4
option-start-4 = Seat 5
option-start-5 = Seat 6
option-start-6 = Seat 7

agent-yellow = Yellow
agent-red = Red
agent-violet = Violet
agent-blue = Blue
agent-green = Green
agent-orange = Orange
agent-grey = Grey

church = the church
house-1 = house 1
house-2 = house 2
house-3 = house 3
house-4 = house 4
house-5 = house 5
house-6 = house 6
house-7 = house 7
house-8 = house 8
house-9 = house 9
house-10 = house 10
ruin = the ruin

ask-deal = The cards are dealt.
ask-start = Who begins?
ask-roll = Roll the die.
ask-move =
    { $points ->
        [one] Move { $points } point.
       *[other] Move { $points } points, split over any agents.
    }
ask-safe = Put the safe into a building.
ask-tips = Write your tips: who is behind which agent?
ask-note = A note for your dossier

choice-start = { $seat } begins
choice-roll = { $pips }
choice-safe = Safe into { $building }

field-cards = Cards
field-steps = Points
field-tips = Tips
field-agent = Agent
field-suspect = Belongs to
field-remark = Remark

log-card = Your agent is { $agent }. Keep it to yourself.
log-begin = { $seat } begins.
log-rolled = { $seat } rolls a { $pips }.
log-moved = { $seat } moves { $steps }.
log-scored = { $seat } cracks the safe at { $building }. Information: { $gains }.
log-safe =
    { $stays ->
        [1] { $seat } leaves the safe in { $building }.
       *[0] { $seat } puts the safe into { $building }.
    }
log-tips = All tips are written and sealed.
log-revealed = { $seat } was behind { $agent }.
log-tips-right =
    { $count ->
        [0] { $seat } has unmasked nobody.
        [one] { $seat } has unmasked one agent: { $points } more points.
       *[other] { $seat } has unmasked { $count } agents: { $points } more points.
    }
log-won =
    { $count ->
        [one] { $seats } wins with { $points } points.
       *[other] { $seats } share the win with { $points } points.
    }
log-nobody = { $agent } comes in first with { $points } points, and belongs to nobody. Nobody wins.

error-safe-occupied = The safe cannot go into { $building }: an agent stands there. Choose an empty building.

view-rules = Rules
view-agents = Agents
view-place = Where they stand
    .each = agents
view-score = Points
    .each = agents
view-safe = Safe
view-active = On turn
    .kind = seat
view-roll = Die
view-phase = Phase
view-scoring = Last scoring
view-gain = Points
view-by = By
    .kind = seat
view-card = Your agent
    .place = first
view-owners = Who was who
    .each = agents
    .kind = seat
view-tipped = Tips handed in
    .kind = seat
view-tips = Your tips
    .kind = seat
view-dossier = Your dossier
view-suspect = Belongs to
    .kind = seat
view-text = Remark
view-revealed_tips = Everybody's tips
    .kind = seat
    .each = seat
view-rightly_named = Unmasked
