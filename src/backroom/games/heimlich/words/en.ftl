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
option-dossiers = Dossiers at the end
option-dossiers-open = Are opened
option-dossiers-shut = Stay secret
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

# The same at their shortest, beside an arrow: "Red 9 → 10".
spot-church = church
spot-house-1 = 1
spot-house-2 = 2
spot-house-3 = 3
spot-house-4 = 4
spot-house-5 = 5
spot-house-6 = 6
spot-house-7 = 7
spot-house-8 = 8
spot-house-9 = 9
spot-house-10 = 10
spot-ruin = ruin

ask-draw = Which agents are in the game?
ask-deal = The cards are dealt.
ask-start = Who begins?
ask-roll = Roll the die.
ask-move =
    { $points ->
        [one] Move { $points } point.
       *[other] Move { $points } points, split over any agents.
    }
ask-safe = Put the safe into an empty building.
ask-safe-any = Put the safe into any building, or leave it where it is.
ask-tips = Write your tips: who is behind which agent?
ask-note = A note for your dossier

choice-draw = { $agents }
choice-start = { $seat } begins
choice-roll = { $pips }
choice-safe = Safe into { $building }

field-cards = Cards
field-steps = Points
field-tips = Tips
field-agent = Agent
field-suspect = Belongs to
field-remark = Remark

log-agents = In the game are { $agents }.
log-card = Your agent is { $agent }. Keep it to yourself.
log-begin = { $seat } begins.
log-rolled = { $seat } rolls a { $pips }.
log-moved = { $seat } moves { $paths }.
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
       *[other] { $seat } has unmasked { $agents }: { $points } more points.
    }
log-strays-right =
    { $count ->
        [one] { $seat } has rightly taken { $agents } for a stray. That brings no points.
       *[other] { $seat } has rightly taken { $agents } for strays. That brings no points.
    }
log-dossiers = The dossiers are opened.
log-won =
    { $count ->
        [one] { $seats } wins with { $points } points.
       *[other] { $seats } share the win with { $points } points.
    }
log-nobody =
    { $count ->
        [one] { $agents } is ahead with { $points } points, and belongs to nobody. Nobody wins.
       *[other] { $agents } are level ahead with { $points } points, and belong to nobody. Nobody wins.
    }

weigh-scoring = A scoring: { $gains }.
weigh-no-scoring = No scoring.
weigh-in-reach = One roll from the safe at most: { $agents }.
weigh-out-of-reach = One roll takes nobody to the safe.
weigh-tips-due = Then all write their tips.
weigh-ends = Then the game is over.
mark-gain = { $much } points
mark-to-safe = { $much } to the safe
score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

error-safe-occupied = The safe cannot go into { $building }: an agent stands there. Choose an empty building.

view-rules = Rules
view-agents = Agents
view-place = Where they stand
    .each = agents
view-score = Points
    .each = agents
view-safe = Safe
view-to_safe = Steps to the safe
    .each = agents
view-active = On turn
    .kind = seat
view-roll = Die
view-phase = Phase
view-gain = Points
    .each = agents
view-turns = Turns, the first one first
    .place = last
view-seat = Player
    .kind = seat
view-steps = Steps
view-furthest = Furthest ahead
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
view-right_tips = Tipped rightly
    .each = seat
view-rightly_named = Unmasked
view-tip_points = Points by tips
view-dossiers = Everybody's dossiers
    .each = seat
    .place = last

# The guide of the first game
lesson-ask-move =
    { $time ->
        [1] Hold your card: only you see which agent is yours. Then spread all { $points } pips over any agents – whoever moves only their own gives it away.
        [2] When somebody moves an agent to the safe, all of them score their building's number. Tap agents: before you confirm, you see what the move would bring.
        [3] Footprints show who moved whom last. Whom does somebody help rather often?
        [4] Is your agent in a high house? Then take any agent to the safe, it need not be yours. If it stands badly, keep everybody away from it.
       *[other] The ruin costs three points and the church brings nothing: push those there who are too far ahead, and try not to leave yours in them.
    }
lesson-ask-safe =
    { $time ->
        [1] The safe goes into an empty building. Put it so that your agent is well placed when somebody gets there next – but not too plainly before its feet.
       *[other] Close to the agents, the next scoring comes soon; far away, only in a few turns. Which is better for yours?
    }
