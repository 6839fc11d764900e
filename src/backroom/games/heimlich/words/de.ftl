title = Heimlich & Co
pitch = Jeder zieht jeden Agenten. Keiner verrät, welcher seiner ist.

# Was man im Terminal tippt; das erste Wort wird gezeigt
verb-move = ziehen, ziehe, zieh
verb-safe = tresor
verb-tip = tippen, tipp, tippe
verb-note = vermerken, vermerk

option-rules = Regeln
option-rules-basic = Grundspiel
option-rules-expert = Profispiel mit Tipps
option-dossiers = Dossiers am Ende
option-dossiers-open = Werden aufgedeckt
option-dossiers-shut = Bleiben geheim
option-start = Wer beginnt
option-start-random = Der Zufall entscheidet
option-start-0 = Platz 1
option-start-1 = Platz 2
option-start-2 = Platz 3
option-start-3 = Platz 4
option-start-4 = Platz 5
option-start-5 = Platz 6
option-start-6 = Platz 7

agent-yellow = Gelb
agent-red = Rot
agent-violet = Lila
agent-blue = Blau
agent-green = Grün
agent-orange = Orange
agent-grey = Grau

church = Kirche
house-1 = Haus 1
house-2 = Haus 2
house-3 = Haus 3
house-4 = Haus 4
house-5 = Haus 5
house-6 = Haus 6
house-7 = Haus 7
house-8 = Haus 8
house-9 = Haus 9
house-10 = Haus 10
ruin = Ruine

# Dieselben so kurz wie neben einem Pfeil: „Rot 9 → 10“.
spot-church = Kirche
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
spot-ruin = Ruine

ask-draw = Welche Agenten spielen mit?
ask-deal = Die Karten werden verteilt.
ask-start = Wer beginnt?
ask-roll = Würfle.
ask-move =
    { $points ->
        [one] Verteile { $points } Punkt.
       *[other] Verteile { $points } Punkte.
    }
ask-safe = Stelle den Tresor in ein leeres Gebäude.
ask-safe-any = Stelle den Tresor in ein beliebiges Gebäude, oder lass ihn stehen.
ask-tips = Schreib deine Tipps auf: Wer steckt hinter welchem Agenten?
ask-note = Ein Vermerk für dein Dossier

choice-draw = { $agents }
choice-start = { $seat } beginnt
choice-roll = { $pips }
choice-safe = Tresor: { $building }

field-cards = Karten
field-steps = Punkte
field-tips = Tipps
field-agent = Agent
field-suspect = Gehört zu
field-remark = Vermerk

log-agents = Im Spiel sind { $agents }.
log-card = Dein Agent ist { $agent }. Behalte es für dich.
log-begin = { $seat } beginnt.
log-rolled = { $seat } würfelt eine { $pips }.
log-moved = { $seat } zieht { $paths }.
log-scored = { $seat } knackt den Tresor ({ $building }). Informationen: { $gains }.
log-safe =
    { $stays ->
        [1] { $seat } lässt den Tresor stehen ({ $building }).
       *[0] { $seat } stellt den Tresor um: { $building }.
    }
log-tips = Alle Tipps sind geschrieben und versiegelt.
log-revealed = Hinter { $agent } steckte { $seat }.
log-tips-right =
    { $count ->
        [0] { $seat } hat niemanden enttarnt.
       *[other] { $seat } hat { $agents } enttarnt: { $points } Punkte dazu.
    }
log-strays-right =
    { $count ->
        [one] { $seat } hat { $agents } richtig für einen Mitläufer gehalten. Das bringt keine Punkte.
       *[other] { $seat } hat { $agents } richtig für Mitläufer gehalten. Das bringt keine Punkte.
    }
log-dossiers = Die Dossiers werden aufgeschlagen.
log-won =
    { $count ->
        [one] { $seats } gewinnt mit { $points } Punkten.
       *[other] { $seats } teilen sich den Sieg mit { $points } Punkten.
    }
log-nobody =
    { $count ->
        [one] { $agents } ist mit { $points } Punkten vorn und gehört niemandem. Niemand gewinnt.
       *[other] { $agents } sind mit { $points } Punkten gleichauf vorn und gehören niemandem. Niemand gewinnt.
    }

weigh-scoring = Wertung: { $gains }.
weigh-no-scoring = Keine Wertung.
weigh-in-reach = Höchstens einen Wurf vom Tresor: { $agents }.
weigh-out-of-reach = Den Tresor erreicht niemand mit einem Wurf.
weigh-tips-due = Dann schreiben alle ihre Tipps.
weigh-ends = Dann ist das Spiel zu Ende.
mark-gain = { $much } Punkte
mark-to-safe = noch { $much } bis zum Tresor
score =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

error-safe-occupied = Dort kann der Tresor nicht hin ({ $building }): Es steht ein Agent darin. Wähle ein leeres Gebäude.

view-rules = Regeln
view-agents = Agenten
view-place = Wo sie stehen
    .each = agents
view-score = Punkte
    .each = agents
view-safe = Tresor
view-to_safe = Schritte bis zum Tresor
    .each = agents
view-active = Am Zug
    .kind = seat
view-roll = Würfel
view-phase = Phase
view-gain = Punkte
    .each = agents
view-turns = Züge, der erste zuerst
    .place = last
view-seat = Spieler
    .kind = seat
view-steps = Schritte
view-furthest = Am weitesten vorn
view-card = Dein Agent
    .place = first
view-owners = Wer war wer
    .each = agents
    .kind = seat
view-tipped = Tipps abgegeben
    .kind = seat
view-tips = Deine Tipps
    .kind = seat
view-dossier = Dein Dossier
view-suspect = Gehört zu
    .kind = seat
view-text = Vermerk
view-revealed_tips = Alle Tipps
    .kind = seat
    .each = seat
view-right_tips = Richtig getippt
    .each = seat
view-rightly_named = Enttarnt
view-tip_points = Punkte durch Tipps
view-dossiers = Alle Dossiers
    .each = seat
    .place = last

# Die Begleitung der ersten Partie
lesson-ask-move =
    { $time ->
        [1] Halte deine Karte gedrückt: Nur du siehst, welcher Agent deiner ist. Verteile dann alle { $points } Augen auf beliebige Agenten – wer nur den eigenen zieht, verrät sich.
        [2] Zieht jemand einen Agenten zum Tresor, bekommen alle die Zahl ihres Gebäudes. Tippe Agenten an: Bevor du bestätigst, siehst du, was der Zug brächte.
        [3] Die Spuren zeigen, wer zuletzt wen gezogen hat. Wem hilft da jemand auffällig oft?
        [4] Steht dein Agent in einem hohen Haus? Dann bring irgendeinen zum Tresor, es muss nicht deiner sein. Steht er schlecht, halte alle vom Tresor fern.
       *[other] Die Ruine kostet drei Punkte, die Kirche bringt nichts: Schieb dorthin, wer dir zu weit vorn liegt, und lass deinen möglichst nicht dort stehen.
    }
lesson-ask-safe =
    { $time ->
        [1] Der Tresor kommt in ein leeres Gebäude. Stell ihn so, dass dein Agent gut dasteht, wenn der Nächste ihn erreicht – aber nicht zu deutlich vor seine Füße.
       *[other] Nah bei den Agenten kommt die nächste Wertung bald, weit weg erst in ein paar Zügen. Was ist besser für deinen?
    }
