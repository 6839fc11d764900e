title = Die Villa des Paten
pitch = Ein Team, dreizehn Leibwächter, ein Pate: Reichen eure Karten bis in den Keller?

# Was man im Terminal tippt; das erste Wort wird gezeigt
verb-hands = tauschen, verteilen
verb-arrest = festnehmen, verhaften
verb-agree = einverstanden, ja
verb-object = dagegen, nein
verb-play = spielen, spiele
verb-pair = paar
verb-pass = passen, passe
verb-bonus = bonus
verb-give-up = aufgeben, abbrechen
bot-first = Erstbester-Bot

option-guards = Leibwächter
option-guards-first = Erstes Spiel: 4 Kleine Fische, 8 Schwere Jungs, 1 Großes Kaliber
option-guards-random = 13 zufällige
option-guards-heavies = Nur Schwere Jungs und Große Kaliber
option-handicap = Handicap (außer im ersten Spiel)
option-handicap-10 = 10: einfach, für Polizeischüler
option-handicap-7 = 7: schwer, für Streifenpolizisten
option-handicap-4 = 4: sehr schwer, für Kriminalkommissare
option-handicap-0 = 0: extrem, für eine Spezialeinheit
option-rules = Regeln
option-rules-standard = Grundspiel
option-rules-expert = Experten-Version
option-decisions = Wer entscheidet fürs Team
option-decisions-all = Alle gemeinsam
option-decisions-captain = Wer auf Platz 1 sitzt
option-open = Offene Karten
option-open-4 = 4
option-open-3 = 3 (schwieriger)
option-swap = Tauschen vor dem Einsatz
option-swap-yes = Ja
option-swap-no = Nein (schwieriger)
option-leader = Einsatzleiter
option-leader-chosen = Vor jeder Festnahme bestimmt
option-leader-rotating = Reihum (schwieriger)
option-deck = Karten
option-deck-box = Wie mitgeliefert
option-deck-own = Deine eigene Liste

card-yellow = gelbe Handschellen
card-green = grüne Polizeimarke
card-red = rote Pistole
card-blue = blauer Polizeiwagen
card-yellow-green = Joker Handschellen/Polizeimarke
card-yellow-red = Joker Handschellen/Pistole
card-yellow-blue = Joker Handschellen/Polizeiwagen
card-green-red = Joker Polizeimarke/Pistole
card-green-blue = Joker Polizeimarke/Polizeiwagen
card-red-blue = Joker Pistole/Polizeiwagen
card-joker = Joker mit allen vier Symbolen

yellow = { card-yellow }
green = { card-green }
red = { card-red }
blue = { card-blue }
yellow-green = { card-yellow-green }
yellow-red = { card-yellow-red }
yellow-blue = { card-yellow-blue }
green-red = { card-green-red }
green-blue = { card-green-blue }
red-blue = { card-red-blue }
joker = { card-joker }

symbol-yellow = gelbe Handschellen
symbol-green = grüne Polizeimarke
symbol-red = rote Pistole
symbol-blue = blauer Polizeiwagen

kind-small-fish = Kleine Fische
kind-heavy = Schwere Jungs
kind-big-calibre = Große Kaliber

park-1 = Park 1 (oben links)
park-2 = Park 2 (oben)
park-3 = Park 3 (oben rechts)
park-4 = Park 4 (links)
park-5 = Park 5 (Mitte)
park-6 = Park 6 (rechts)
park-7 = Park 7 (unten links)
park-8 = Park 8 (unten)
park-9 = Park 9 (unten rechts)
villa-1 = Villa 1 (oben links)
villa-2 = Villa 2 (oben rechts)
villa-3 = Villa 3 (unten links)
villa-4 = Villa 4 (unten rechts)
godfather = Pate
jokers = Joker

# Die Rückseite eines Leibwächters in einer Liste: Stärke, und das Symbol mit seiner Position oder durchgestrichen.
back-2-yellow-not = Stärke 2, ohne { symbol-yellow }
back-2-yellow-1 = Stärke 2, { symbol-yellow } an 1
back-2-yellow-2 = Stärke 2, { symbol-yellow } an 2
back-2-green-not = Stärke 2, ohne { symbol-green }
back-2-green-1 = Stärke 2, { symbol-green } an 1
back-2-green-2 = Stärke 2, { symbol-green } an 2
back-2-red-not = Stärke 2, ohne { symbol-red }
back-2-red-1 = Stärke 2, { symbol-red } an 1
back-2-red-2 = Stärke 2, { symbol-red } an 2
back-2-blue-not = Stärke 2, ohne blauen Polizeiwagen
back-2-blue-1 = Stärke 2, { symbol-blue } an 1
back-2-blue-2 = Stärke 2, { symbol-blue } an 2
back-3-yellow-not = Stärke 3, ohne { symbol-yellow }
back-3-yellow-1 = Stärke 3, { symbol-yellow } an 1
back-3-yellow-2 = Stärke 3, { symbol-yellow } an 2
back-3-yellow-3 = Stärke 3, { symbol-yellow } an 3
back-3-green-not = Stärke 3, ohne { symbol-green }
back-3-green-1 = Stärke 3, { symbol-green } an 1
back-3-green-2 = Stärke 3, { symbol-green } an 2
back-3-green-3 = Stärke 3, { symbol-green } an 3
back-3-red-not = Stärke 3, ohne { symbol-red }
back-3-red-1 = Stärke 3, { symbol-red } an 1
back-3-red-2 = Stärke 3, { symbol-red } an 2
back-3-red-3 = Stärke 3, { symbol-red } an 3
back-3-blue-not = Stärke 3, ohne blauen Polizeiwagen
back-3-blue-1 = Stärke 3, { symbol-blue } an 1
back-3-blue-2 = Stärke 3, { symbol-blue } an 2
back-3-blue-3 = Stärke 3, { symbol-blue } an 3
back-4-yellow-not = Stärke 4, ohne { symbol-yellow }
back-4-yellow-1 = Stärke 4, { symbol-yellow } an 1
back-4-yellow-2 = Stärke 4, { symbol-yellow } an 2
back-4-yellow-3 = Stärke 4, { symbol-yellow } an 3
back-4-yellow-4 = Stärke 4, { symbol-yellow } an 4
back-4-green-not = Stärke 4, ohne { symbol-green }
back-4-green-1 = Stärke 4, { symbol-green } an 1
back-4-green-2 = Stärke 4, { symbol-green } an 2
back-4-green-3 = Stärke 4, { symbol-green } an 3
back-4-green-4 = Stärke 4, { symbol-green } an 4
back-4-red-not = Stärke 4, ohne { symbol-red }
back-4-red-1 = Stärke 4, { symbol-red } an 1
back-4-red-2 = Stärke 4, { symbol-red } an 2
back-4-red-3 = Stärke 4, { symbol-red } an 3
back-4-red-4 = Stärke 4, { symbol-red } an 4
back-4-blue-not = Stärke 4, ohne blauen Polizeiwagen
back-4-blue-1 = Stärke 4, { symbol-blue } an 1
back-4-blue-2 = Stärke 4, { symbol-blue } an 2
back-4-blue-3 = Stärke 4, { symbol-blue } an 3
back-4-blue-4 = Stärke 4, { symbol-blue } an 4

ask-godfather = Welcher Pate wird gesucht?
ask-post = Die Leibwächter werden gemischt und verdeckt ausgelegt.
ask-shuffle = Die Polizei-Karten werden gemischt und verteilt.
ask-swap = Wollt ihr offene Karten tauschen? Beliebig viele auf einmal; am Ende hat jeder so viele wie jetzt. Der erste Vorschlag, dem alle zustimmen, beendet das Tauschen.
ask-plan = Wen nehmt ihr fest, und wer wird Einsatzleiter?
ask-guard = Wen nehmt ihr fest?
ask-act = Gebraucht wird: { $symbol }. Spiele eine passende Karte, spiele ein Paar, oder passe.
ask-act-marked = Gebraucht wird: { $symbol }. Spielen darf nur, wer außerdem offen vor sich hat: { $mark }. Sonst bleibt nur passen.
ask-bonus = Eine Bonuskarte: { $card }. Wer bekommt sie?
ask-agree-swap = { $seat } schlägt einen Tausch vor. Einverstanden?
ask-agree-keep = { $seat } schlägt vor: { proposal-keep } Einverstanden?
ask-agree-plan = { $seat } schlägt vor: { proposal-plan } Einverstanden?
ask-agree-known = { $seat } schlägt vor: { proposal-known } Einverstanden?
ask-agree-godfather = { $seat } schlägt vor: { proposal-godfather } Einverstanden?
ask-agree-bonus-hand = { $seat } schlägt vor: { proposal-bonus-hand } Einverstanden?
ask-agree-bonus-pile = { $seat } schlägt vor: { proposal-bonus-pile } Einverstanden?
ask-agree-give-up = { $seat } schlägt vor: { proposal-give-up } Einverstanden?
ask-give-up = Einsatz abbrechen

proposal-swap = Karten tauschen ({ $moves }).
proposal-keep = Jeder behält seine Karten.
proposal-plan = Den Leibwächter in { $place } festnehmen, Einsatzleitung bei { $leader }.
proposal-known = { $guard } in { $place } festnehmen, Einsatzleitung bei { $leader }.
proposal-godfather = Den Paten festnehmen, Einsatzleitung bei { $leader }.
proposal-bonus-hand = { $who } legt die Bonuskarte offen aus ({ $card }).
proposal-bonus-pile = { $who } schiebt die Bonuskarte unter den Stapel ({ $card }).
proposal-give-up = Wir geben auf.

choice-godfather = { $name }
choice-play = Spielen: { $card }
choice-pair = Paar: { $card } und { $other }
choice-pass = Passen und abwerfen: { $card }
choice-bonus-hand = { $seat }, offen zu den anderen
choice-bonus-pile = { $seat }, unter den Stapel
choice-agree = Einverstanden
choice-object = Dagegen
choice-give-up = Einsatz abbrechen

field-cards = Wer bekommt welche Karte
field-guard = Leibwächter
field-guards = Leibwächter
field-big = Großes Kaliber
field-leader = Einsatzleiter

log-godfather = Gesucht wird der Pate { $name }.
log-equipped = Die Leibwächter sind zusammen { $strength } stark; das Team hat { $cards } Polizei-Karten.
log-all-cards = { $wanted } Polizei-Karten wären es nach diesem Handicap; es gibt aber nur { $cards }, also spielen alle mit.
log-proposes-swap = { $seat } schlägt vor: { proposal-swap }
log-proposes-keep = { $seat } schlägt vor: { proposal-keep }
log-proposes-plan = { $seat } schlägt vor: { proposal-plan }
log-proposes-known = { $seat } schlägt vor: { proposal-known }
log-proposes-godfather = { $seat } schlägt vor: { proposal-godfather }
log-proposes-bonus-hand = { $seat } schlägt vor: { proposal-bonus-hand }
log-proposes-bonus-pile = { $seat } schlägt vor: { proposal-bonus-pile }
log-proposes-give-up = { $seat } schlägt vor: { proposal-give-up }
log-agreed = Alle sind einverstanden.
log-objected =
    { $count ->
        [one] { $seats } ist dagegen. Der Vorschlag ist vom Tisch.
       *[other] { $seats } sind dagegen. Der Vorschlag ist vom Tisch.
    }
log-swapped = Getauscht wird: { $moves }.
log-kept = Jeder behält seine Karten.
log-plan = { $leader } leitet den Einsatz. { $place }: { $guard }. Gebraucht werden der Reihe nach { $symbols }.
log-mark = Wer gegen { $guard } an Position { $position } spielt, muss außerdem offen vor sich haben: { $symbol }.
log-play = { $seat } spielt auf Position { $position } ({ $symbol }): { $cards }.
log-pair = { $seat } spielt auf Position { $position } ({ $symbol }) ein Paar: { $cards }.
log-pass = { $seat } passt und wirft ab: { $cards }.
log-drawn = { $seat } zieht nach: { $card }.
log-arrested = Festgenommen: { $guard }.
log-no-bonus = Keine Bonuskarte: Davon liegt nichts auf der Ablage ({ $symbol }).
log-bonus-hand = { $who } bekommt die Bonuskarte offen dazu: { $card }.
log-bonus-pile = { $who } schiebt die Bonuskarte unter den Stapel: { $card }.
log-empty = { $seat } ist an der Reihe und hat keine Karte mehr.
log-no-card = Niemand hat noch eine Karte.
log-gave-up = Das Team gibt auf.
log-lost =
    { $left ->
        [0] Der Einsatz ist abgebrochen: Der Pate entkommt.
        [one] Der Einsatz ist abgebrochen: Ein Leibwächter und der Pate entkommen.
       *[other] Der Einsatz ist abgebrochen: { $left } Leibwächter und der Pate entkommen.
    }
log-won = Der Pate sitzt hinter Schloss und Riegel. Ihr habt gewonnen!

error-card = „{ $found }“ ist keine Polizei-Karte. Es gibt: { $known }.
error-not-open =
    { $count ->
        [one] Diese Karte liegt nicht offen vor dir: { $card }. Wähle unter deinen offenen Karten.
       *[other] Davon liegen keine { $count } offen vor dir: { $card }. Wähle unter deinen offenen Karten.
    }
error-unfit = Gebraucht wird: { $symbol }. Diese Karte zeigt es nicht: { $card }. Spiele eine passende, ein Paar, oder passe.
error-no-pair = Das ist kein Paar: { $cards } haben kein Symbol gemeinsam.
error-pair-fits = Ein Paar muss ein anderes Symbol zeigen als das gebrauchte ({ $symbol }). Eine der beiden Karten passt schon allein.
error-mark = Hier darfst du nur spielen, wenn danach noch eine weitere Karte offen vor dir liegt: { $symbol }. Sonst musst du passen.
error-hands = { $seat } hätte danach { $found } offene Karten, es müssen aber wieder { $right } sein.
error-godfather =
    { $left ->
        [one] Zum Paten kommt ihr erst, wenn kein Leibwächter mehr übrig ist; einer fehlt noch.
       *[other] Zum Paten kommt ihr erst, wenn kein Leibwächter mehr übrig ist; { $left } fehlen noch.
    }
error-arrested = { $place }: Dort ist niemand mehr, schon festgenommen.
error-covered = { $place }: Auf diesem Leibwächter liegt noch eine Karte. Nehmt zuerst fest, wer auf ihm liegt.
error-hemmed = { $place }: Dieser Leibwächter ist noch zu gut geschützt. Er braucht mindestens zwei freie Seiten.
error-lead = Die Einsatzleitung geht reihum; nennt nur den Leibwächter.
error-full-hand = { $seat } hat schon alle offenen Karten: Die Bonuskarte kommt dort unter den Stapel.
error-empty-hand = { $seat } hat keine offene Karte mehr: Die Bonuskarte wird dort offen ausgelegt.
error-captain = Das entscheidet an diesem Tisch { $captain } allein.
error-not-active = Jetzt ist { $seat } an der Reihe; niemand spielt für andere.
error-own-proposal = Das hast du selbst vorgeschlagen; jetzt entscheiden die anderen.
error-opinion-given = Du hast schon gesagt, was du davon hältst; jetzt sind die anderen dran.

error-guards-count = Zur Wahl stehen: { $known }. Oder nenne { $right } verschiedene Leibwächter mit Kommas dazwischen; hier sind es { $found }.
error-guards-unknown = „{ $found }“ ist keiner der Leibwächter. Nenne ihre Nummern (g1 bis g20) oder Namen: { $known }.
error-deck-symbols = { $name }: „{ $found }“ sind keine Symbole. Es muss eine Liste von 1 bis { $most } Symbolen sein.
error-deck-symbol = { $name }: „{ $found }“ ist kein Symbol. Es gibt: { $known }.
error-deck-same-symbol = { $where }: Diese Polizei-Karte zeigt ein Symbol doppelt.
error-deck-three = { $where }: Eine Polizei-Karte zeigt ein Symbol, zwei oder alle vier, aber nicht drei.
error-deck-plain = Falsche Anzahl ({ $card }): In die Schachtel gehören { $right } davon, nicht { $found }.
error-deck-jokers = In die Schachtel gehören { $right } Joker mit { $symbols } Symbolen, nicht { $found }.
error-deck-name = { $where }: „{ $found }“ geht nicht als Name. Er braucht 1 bis 40 lesbare Zeichen und beginnt nicht mit @.
error-deck-kind = { $name }: „{ $found }“ ist keine Art von Leibwächter. Es gibt: { $known }.
error-deck-strength = { $name } ({ $kind }) braucht { $right } Symbole auf der Vorderseite, nicht { $found }.
error-deck-guards = Falsche Anzahl ({ $kind }): In die Schachtel gehören { $right } davon, nicht { $found }.
error-deck-godfathers = In die Schachtel gehören { $right } Paten, nicht { $found }.
error-deck-twice = Doppelt in der Liste: { $name }.
error-deck-back = { $name }: Die Rückseite zeigt entweder ein Symbol mit seiner Position (symbol, at) oder ein durchgestrichenes (crossed).
error-deck-crossed = { $name }: Auf der Rückseite ist durchgestrichen, was die Vorderseite verlangt: { $symbol }.
error-deck-contradiction = { $name }: Die Rückseite zeigt an Position { $at } { $symbol }, auf der Vorderseite steht dort aber { $there }.
error-deck-place = { $name }: „{ $found }“ ist keine Position von 1 bis { $most }.
error-deck-mark = { $name }: Eine Markierung braucht ihre Position (at) und ihr Symbol (symbol), sonst nichts.
error-deck-mark-missing = { $name }: Alle Kleinen Fische haben eine Markierung für die Experten-Version (mark).
error-deck-mark-none = { $name }: Große Kaliber haben keine Markierung.
error-deck-mark-place = { $name }: Die Markierung steht an Position { $right }, nicht { $found }.
error-deck-mark-back = { $name }: Die Markierung hat eine andere Farbe als das Symbol der Rückseite ({ $symbol }).
error-deck-mark-fourth = { $name }: Die Markierung ({ $symbol }) muss die vierte Farbe sein, neben drei verschiedenen Symbolen.
error-deck-marked = { $right } der Schweren Jungs haben eine Markierung, nicht { $found }.

# Was eine Entscheidung bewirken würde.
weigh-behind = Dahinter kann stecken: { $guards }.
weigh-fits = Position { $position } ({ $needed }): { $seat } hat, was passt.
weigh-pair = Position { $position } ({ $needed }): { $seat } hat nur ein Paar.
weigh-lacks = Position { $position } ({ $needed }): { $seat } hat nichts Passendes offen.
weigh-unsure = Position { $position } ({ $needed }): Ob { $seat } etwas Passendes hat, zeigt sich erst.
weigh-empty = Position { $position } ({ $needed }): { $seat } hat keine Karte mehr. Damit wäre das Spiel verloren.
weigh-lost = { $leader } hat keine Karte: Damit ist das Spiel sofort verloren.
weigh-rest = Der Rest der Festnahme geht mit offenen Karten.
weigh-pass = Das kommt aus dem Spiel und nie zurück: { $card }.
weigh-last-card = { $seat } hat dann keine Karte mehr.
weigh-arrested = Damit ist { $guard } festgenommen. Bonuskarte: { $card }.
weigh-arrested-bare = Damit ist { $guard } festgenommen. Keine Bonuskarte: Davon liegt nichts auf der Ablage ({ $card }).
weigh-won = Damit ist der Pate festgenommen, und ihr habt gewonnen.
weigh-swap = { $seat } gibt { $gives } und bekommt { $gets }.
weigh-keep = Niemand tauscht, und der Einsatz beginnt.
weigh-bonus-hand = { $seat } hat dann { $open } von { $full } offenen Karten.
weigh-bonus-pile =
    { $before ->
        [0] { $seat } zieht sie beim nächsten Mal.
        [one] { $seat } zieht sie nach einer anderen Karte.
       *[other] { $seat } zieht sie nach { $before } anderen Karten.
    }
weigh-give-up =
    { $left ->
        [0] Dann ist das Spiel verloren: Der Pate entkommt.
        [one] Dann ist das Spiel verloren: Ein Leibwächter und der Pate entkommen.
       *[other] Dann ist das Spiel verloren: { $left } Leibwächter und der Pate entkommen.
    }

mark-target = Wird festgenommen
mark-needs = Gebraucht: { $much }
mark-fits = { $much } hat, was passt
mark-pair = { $much } hat nur ein Paar
mark-lacks = { $much } hat nichts Passendes
mark-unsure = { $much }: zeigt sich erst
mark-empty = { $much } hat keine Karte
mark-moves = geht an { $much }
mark-gets = bekommt { $much }

courtesy-swap = Bevor { $seat } etwas vorschlägt: Wer will tauschen?
courtesy-plan = Bevor { $seat } etwas vorschlägt: Wer hat einen Plan?

view-rules = Regeln
view-phase = Phase
view-phase-deal = Vorbereitung
view-phase-swap = Karten tauschen
view-phase-plan = Die nächste Festnahme
view-phase-agree = Ein Vorschlag
view-phase-arrest = Festnahme
view-phase-bonus = Bonuskarte
view-phase-over = Ende
view-proposal = Vorschlag
view-against = Gegen den letzten Vorschlag
    .kind = seat
view-refused = Will nicht aufgeben
    .kind = seat
view-captain = Entscheidet allein
    .kind = seat
view-guards = Leibwächter
view-free = Angreifbar
view-legend = › angreifbar · vorn die Stärke · 2: an Position 2 gebraucht · × nicht gebraucht
view-godfather = Pate
view-target = Wird festgenommen
    .place = first
view-position = Position
view-positions = Noch zu spielende Positionen
    .place = last
view-laid = Angelegt
    .each = none
view-player = Von
    .kind = seat
view-bonus = Bonuskarte
view-lead = Wer leitet
view-lead-chosen = wird jedes Mal bestimmt
view-lead-rotating = reihum
view-arrested = Festgenommen
    .place = last
view-fronts = Wer dahinter stecken kann
view-leader = Einsatzleiter
    .kind = seat
view-active = Am Zug
    .kind = seat
view-hands = Offene Karten
    .each = seat
view-full = Offene Karten im Ganzen
    .place = last
view-piles = Karten im Stapel
    .each = seat
view-under = Bonuskarten darunter
    .each = seat
view-cards = Polizei-Karten am Anfang
    .place = last
view-laid-cards = Karten
view-held = Polizei-Karten in Händen und Stapeln
    .place = last
view-left = Was noch da ist
    .place = last
view-needed = Mindestens gebraucht
view-open = Offen
view-beneath = Unter Stapeln
view-played = Ablage
view-lost = Aus dem Spiel
view-hidden = Verdeckt
view-strength = Stärke
view-total = Stärke der Leibwächter
    .place = last
view-discard = Ablage
    .place = last
view-gone = Aus dem Spiel
    .place = last
view-unseen = Was niemand sah
view-unseen-piles = Stapel
view-unseen-aside = In der Schachtel: Polizei-Karten
view-unseen-guards = In der Schachtel: Leibwächter
view-place = Ort
view-symbol = Symbol
view-at = Position
view-at-none = nicht gebraucht
view-name = Name
view-symbols = Gebraucht
view-mark = Markierung
view-by = Von
    .kind = seat
view-matter = Worum es geht
view-matter-swap = Karten tauschen
view-matter-plan = Die nächste Festnahme
view-matter-bonus = Bonuskarte
view-matter-give-up = Aufgeben
view-to = An
    .kind = seat
view-where = Wohin
view-where-hand = offen zu den anderen
view-where-pile = unter den Stapel
view-text = Als Antwort

# Was ein Mitspieler des Hauses zu seinen Entscheidungen sagt, in einer Zeile.
say-swap = So haben alle von allem etwas.
say-keep = Die Karten können so liegen bleiben.
say-plan = Unsere beste Chance, glaube ich: etwa { $percent } %.
say-plan-fits = Unsere offenen Karten passen, Einsatzleitung bei { $leader }.
say-plan-either = Wer auch dahintersteckt ({ $guards }): Unsere offenen Karten passen, Einsatzleitung bei { $leader }.
say-plan-half = Wenn es { $guard } ist, passen unsere offenen Karten.
say-plan-bonus = Das bringt uns eine Karte, die gerade niemand offen hat: { $card }.
say-plan-godfather = Jetzt gilt es: Ich gebe uns { $percent } %.
say-plan-sure = Von da an sehe ich einen Weg bis zum Paten.
say-joker = Gebraucht: { $symbol }. Dafür muss ein Joker her.
say-pair = Gebraucht: { $symbol }. Ein Paar ist hier billiger als Passen.
say-pair-keep = Gebraucht: { $symbol }. Ein Paar tut es auch; was passt, hebe ich auf.
say-pass = Gebraucht: { $symbol }. Passen kostet uns hier weniger als Spielen.
say-pass-must = Gebraucht: { $symbol }. Dafür habe ich nichts zu spielen.
say-pass-mark = { $symbol } hätte ich, aber daneben fehlt mir: { $mark }.
say-pass-on = { $next } hat das Gesuchte ({ $symbol }), also werfe ich eine Karte ab.
say-bonus = Da wird sie am ehesten gebraucht: { $who }.
say-bonus-room = Platz für eine offene Karte: { $who }.
say-bonus-symbol = { $who } hat davon nichts offen: { $card }.
say-bonus-fewest = Die wenigsten Karten: { $who }.
say-agree-better = Besser als meine Idee: Damit gebe ich uns { $percent } %.
say-yield = Wenn ihr unbedingt wollt.
say-object = Das gewinnen wir etwa { $percent }-mal von hundert. Ich wüsste etwas, das gewinnen wir { $better }-mal.
say-object-empty = { $leader } hat keine Karte mehr. Damit hätten wir sofort verloren.
say-object-leader = Lieber mit Einsatzleitung bei { $leader }: So gewinnen wir etwa { $better }-mal von hundert statt { $percent }-mal.
say-object-plan = Lieber { $place }, Einsatzleitung bei { $leader }: So gewinnen wir etwa { $better }-mal von hundert statt { $percent }-mal.
say-object-bonus = Lieber für { $who }: So gewinnen wir etwa { $better }-mal von hundert statt { $percent }-mal.
say-go-on = Das schaffen wir noch: Ich gebe uns { $percent } %.
say-go-on-sure = Nicht doch, ich sehe einen Weg bis zum Paten.
say-give-up = Alle Karten sind bekannt, und ich sehe auch keinen Weg mehr.
say-give-up-count = Ich habe nachgezählt: Die Karten reichen nicht mehr.

# Die Begleitung der ersten Partie
lesson-ask-swap = Vor dem Einsatz dürft ihr offene Karten tauschen. Gut ist, wenn jeder möglichst verschiedene Symbole hat; behalten geht auch.
lesson-ask-plan =
    { $time ->
        [1] Der Einsatzleiter spielt für Position 1, danach geht es reihum. Wähl Leibwächter und Leiter so, dass jedes Symbol auf jemanden trifft, der es hat.
        [2] Der Plan zeigt, wer an welcher Position dran wäre und ob die Karte offen liegt. Ein Haken heißt: passt sicher.
       *[other] Wen ihr jetzt holt, bestimmt auch, wer als Nächstes frei wird. Und das Symbol auf dem Rücken kommt als Bonuskarte zurück.
    }
lesson-ask-agree-plan = Jemand schlägt eine Festnahme vor. Sieh auf der Leiter nach, ob die Karten passen; bist du dagegen, macht der Nächste einen Vorschlag.
lesson-ask-agree-known = Dieser Leibwächter ist schon bekannt: Ihr seht genau, was er kostet. Passen die Karten reihum?
lesson-ask-agree-godfather = Alle Leibwächter sind fort, es geht um den Paten selbst. Passen die Karten reihum, habt ihr gewonnen.
lesson-ask-agree-swap = Ein Tausch ist gut, wenn danach jeder möglichst verschiedene Symbole hat.
lesson-ask-agree-keep = Stimmst du zu, beginnt der Einsatz mit den Karten, wie sie liegen.
lesson-ask-act =
    { $time ->
        [1] Spiel eine Karte mit dem gesuchten Symbol. Ein Joker zählt als eines seiner Symbole. Danach ziehst du nach.
       *[other] Ohne passende Karte kostet ein Paar zwei Karten, ein Passen eine – aber die ist für immer fort, und der Nächste muss dieselbe Position schaffen.
    }
lesson-ask-bonus = Die Bonuskarte hilft dem am meisten, dem dieses Symbol fehlt. Wer keine vier offenen Karten mehr hat, darf sie gleich offen hinlegen.
lesson-ask-agree-bonus-hand = Offen ausgelegt ist die Karte gleich spielbar. Bekommt sie jemand, dem das Symbol fehlt?
lesson-ask-agree-bonus-pile = Unter dem Stapel kommt die Karte erst spät wieder, geht aber nicht verloren.
lesson-ask-agree-give-up = Aufgeben lohnt nur, wenn die Karten wirklich nicht mehr reichen. Unten steht, was noch gebraucht wird und was noch da ist.
