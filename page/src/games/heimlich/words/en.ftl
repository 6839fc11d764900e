# What the drawn board of this game says, beside the game's own words.
# The figures' letters: the first of the name; where two share it, the last one as well.
letter-yellow = Y
letter-red = R
letter-violet = V
letter-blue = B
letter-green = Gn
letter-orange = O
letter-grey = Gy

board = Board
buildings = The buildings, clockwise
building-empty = empty
building-line = { $building }: { $who }
building-with-safe = { $building } with the safe: { $who }
die-shows = The die shows { $pips }
die-rests = The die
scores = Points
score-line =
    { $points ->
        [one] { $agent }: { $points } point
       *[other] { $agent }: { $points } points
    }
second-lap = second lap
tips-field = Field 29: tips
start-field = Start and finish

rest-to-spend =
    { $count ->
        [0] All points spent
        [one] { $count } point left
       *[other] { $count } points left
    }
step-agent = Move { $agent } one building on
take-back = Take one point back from { $agent }
undo = Undo
reset = Start over
move-done = Move
lands = { $agent } goes to { $building }
cracks-safe = The safe is cracked: scoring!
no-crack = No scoring.
tap-agents = Tap agents to move them.
safe-here = Put the safe here
choose-building = Tap a building.
safe-goes = The safe goes to { $building }.
already-tipped = Your tips are sealed. We wait for the others.

my-card = Your agent's card
hold-card = Hold to look
card-says = { $agent } is your agent.
hushed-log-card = You have drawn your card. Hold it to see your agent.

dossier = Dossier
dossier-more = Only you see this. Your suspicions fill in your tips.
dossier-suspect = Behind { $agent }
dossier-note = Remark on { $agent }
tips-seal = Seal the tips
tips-feint = Your own agent has a row too, which behaves like any other, so that nobody sees which it is. What you choose there does not count.
tips-incomplete = Name somebody, or nobody, for every agent.

who-was-who = Who was who
behind = Agent
named = Unmasked
tips-of-all = The tips
tip-right = right
tip-wrong = wrong
tip-nobody = nobody
dossiers-of-all = The dossiers
just = { $thing }
last-moves = The last moves
who = Belonged to
stray-won =
    { $count ->
        [one] { $agents } comes in first, and nobody is behind it.
       *[other] { $agents } come in first together, and nobody is behind them.
    }
show-all = Show everything
show-again = See it step by step
beat-scoring = The last scoring
beat-card = The cards are turned up
beat-paper = The tips are read out
beat-tip = The tips are read out
beat-end = The end
tips-by = The tips of { $seat }
stone-and-tips = Stone { $stone } + tips { $tips } = { $sum }

sheet = Who moved whom
sheet-more = Steps, and below them the points from scorings this player set off; ▾ into the ruin, ▴ out of it. Tap a cell to see the turns.
sheet-cell = { $seat } with { $agent }: { $steps } steps, { $into } times into the ruin, { $out } times out of it, { $scored } points
sheet-turn = Turn { $turn }: { $from } → { $to }
sheet-turn-stood = Turn { $turn }: stood at { $at }
sheet-turn-scored = (scoring { $gain })
