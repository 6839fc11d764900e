# Was das gezeichnete Brett dieses Spiels sagt, neben den Wörtern des Spiels selbst.
# Buchstaben der Figuren: der erste des Namens; wo er mehreren gehört, dazu der erste Vokal.
letter-yellow = Ge
letter-red = R
letter-violet = L
letter-blue = B
letter-green = Gü
letter-orange = O
letter-grey = Ga

board = Spielplan
buildings = Die Gebäude im Uhrzeigersinn
building-empty = leer
building-line = { $building }: { $who }
building-with-safe = { $building } mit dem Tresor: { $who }
die-shows = Der Würfel zeigt { $pips }
die-rests = Der Würfel
scores = Punkte
score-line =
    { $points ->
        [one] { $agent }: { $points } Punkt
       *[other] { $agent }: { $points } Punkte
    }
second-lap = zweite Runde
tips-field = Feld 29: Tipps
start-field = Start und Ziel

rest-to-spend =
    { $count ->
        [0] Alle Punkte verteilt
        [one] Noch { $count } Punkt
       *[other] Noch { $count } Punkte
    }
step-agent = { $agent } ein Gebäude weiter
take-back = Einen Punkt von { $agent } zurücknehmen
undo = Zurück
reset = Von vorn
move-done = Ziehen
lands = { $agent } nach { $building }
cracks-safe = Der Tresor wird geknackt: Wertung!
no-crack = Keine Wertung.
tap-agents = Tippe auf Agenten, um sie zu ziehen.
safe-here = Tresor hierhin
choose-building = Tippe auf ein Gebäude.
safe-goes = Neuer Platz des Tresors: { $building }.
already-tipped = Deine Tipps sind versiegelt. Wir warten auf die anderen.

my-card = Deine Agentenkarte
hold-card = Halten zum Ansehen
card-says = { $agent } ist dein Agent.
hushed-log-card = Du hast deine Karte gezogen. Halte sie, um deinen Agenten zu sehen.

dossier = Dossier
dossier-more = Nur du siehst das. Dein Verdacht füllt deine Tipps aus.
dossier-suspect = Hinter { $agent }
dossier-note = Vermerk zu { $agent }
tips-seal = Tipps versiegeln
tips-feint = Auch dein eigener Agent hat eine Zeile, die sich wie jede andere verhält, damit niemand sieht, welcher es ist. Was du bei ihm wählst, zählt nicht.
tips-incomplete = Wähle zu jedem Agenten jemanden oder „niemand“.

who-was-who = Wer war wer
behind = Agent
named = Enttarnt
tips-of-all = Die Tipps
tip-right = richtig
tip-wrong = falsch
tip-nobody = niemand
dossiers-of-all = Die Dossiers
just = { $thing }
last-moves = Die letzten Züge
who = Gehörte
stray-won =
    { $count ->
        [one] { $agents } kommt als Erster ins Ziel, und niemand steckt dahinter.
       *[other] { $agents } kommen gleichauf als Erste ins Ziel, und niemand steckt dahinter.
    }
show-all = Alles zeigen
show-again = Schritt für Schritt ansehen
beat-scoring = Die letzte Wertung
beat-card = Die Karten werden aufgedeckt
beat-paper = Die Tipps werden verlesen
beat-tip = Die Tipps werden verlesen
beat-end = Das Ende
tips-by = Die Tipps von { $seat }
stone-and-tips = Stein { $stone } + Tipps { $tips } = { $sum }

sheet = Wer hat wen gezogen
sheet-more = Schritte, darunter die Punkte aus Wertungen dieses Spielers; ▾ in die Ruine, ▴ aus ihr heraus. Tippe auf ein Feld, um die Züge zu sehen.
sheet-cell = { $seat } mit { $agent }: { $steps } Schritte, { $into } mal in die Ruine, { $out } mal heraus, { $scored } Punkte
sheet-turn = Zug { $turn }: { $from } → { $to }
sheet-turn-stood = Zug { $turn }: stand auf { $at }
sheet-turn-scored = (Wertung { $gain })
