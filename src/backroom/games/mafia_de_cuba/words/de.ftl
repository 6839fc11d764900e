title = Mafia de Cuba
pitch = Eine Zigarrenkiste voller Diamanten geht um den Tisch. Danach haben alle etwas zu verbergen, und der Pate stellt Fragen.

# Was man im Terminal tippt; das erste Wort wird gezeigt
verb-hide = einbehalten
verb-bag = beutel
verb-take = nehmen, nimm
verb-order = verlangen, fragen
verb-answer = antworten, antwort
verb-name = nennen
verb-hold = abwarten
verb-bang = schießen, peng
verb-received = bekommen
verb-passed = weitergegeben
verb-took = genommen
verb-suspect = verdächtigen

option-godfather = Pate
option-godfather-random = Der Zufall entscheidet
option-godfather-0 = Platz 1
option-godfather-1 = Platz 2
option-godfather-2 = Platz 3
option-godfather-3 = Platz 4
option-godfather-4 = Platz 5
option-godfather-5 = Platz 6
option-godfather-6 = Platz 7
option-godfather-7 = Platz 8
option-godfather-8 = Platz 9
option-godfather-9 = Platz 10
option-godfather-10 = Platz 11
option-godfather-11 = Platz 12
option-tokens = Personenchips
option-tokens-standard = Nach der Tabelle für die Spielerzahl
option-tokens-0-0 = 0 Agenten, 0 Chauffeure, sonst Getreue
option-tokens-0-1 = 0 Agenten, 1 Chauffeur, sonst Getreue
option-tokens-0-2 = 0 Agenten, 2 Chauffeure, sonst Getreue
option-tokens-1-0 = 1 Agent, 0 Chauffeure, sonst Getreue
option-tokens-1-1 = 1 Agent, 1 Chauffeur, sonst Getreue
option-tokens-1-2 = 1 Agent, 2 Chauffeure, sonst Getreue
option-tokens-2-0 = 2 Agenten, 0 Chauffeure, sonst Getreue
option-tokens-2-1 = 2 Agenten, 1 Chauffeur, sonst Getreue
option-tokens-2-2 = 2 Agenten, 2 Chauffeure, sonst Getreue
option-jokers = Joker
option-jokers-standard = Nach der Tabelle für die Spielerzahl
option-jokers-0 = Keine (schwerer für den Paten)
option-jokers-1 = 1
option-jokers-2 = 2
option-killer = Killer
option-killer-no = Ohne
option-killer-yes = Er ersetzt einen Getreuen
option-alone = Wer allein gewinnt
option-alone-yes = Gewinnt ohne Chauffeur
option-alone-no = Gewinnt mit seinem Chauffeur
option-games = Partien hintereinander
option-games-1 = Eine
option-games-3 = Drei, wer gewinnt, bestimmt den nächsten Paten
option-places = Plätze zwischen den Partien
option-places-stay = Alle bleiben sitzen
option-places-drawn = Werden neu ausgelost

diamonds = Diamanten
loyal = Getreuer
fbi = FBI-Agent
cia = CIA-Agent
driver = Chauffeur
killer = Killer
nothing = nichts
diamonds-1 = 1 Diamant
diamonds-2 = 2 Diamanten
diamonds-3 = 3 Diamanten
diamonds-4 = 4 Diamanten
diamonds-5 = 5 Diamanten
diamonds-6 = 6 Diamanten
diamonds-7 = 7 Diamanten
diamonds-8 = 8 Diamanten
diamonds-9 = 9 Diamanten
diamonds-10 = 10 Diamanten
diamonds-11 = 11 Diamanten
diamonds-12 = 12 Diamanten
diamonds-13 = 13 Diamanten
diamonds-14 = 14 Diamanten
diamonds-15 = 15 Diamanten
diamonds-16 = 16 Diamanten
diamonds-17 = 17 Diamanten
diamonds-18 = 18 Diamanten
diamonds-19 = 19 Diamanten
diamonds-20 = 20 Diamanten
diamonds-many = ein ganzer Haufen Diamanten
wont-say = Sage ich nicht
everybody = allen

one-diamonds = Diamant
some-diamonds = Diamanten
one-loyal = Getreuer
some-loyal = Getreue
one-fbi = FBI-Agent
some-fbi = FBI-Agenten
one-cia = CIA-Agent
some-cia = CIA-Agenten
one-driver = Chauffeur
some-driver = Chauffeure
one-killer = Killer
some-killer = Killer
one-in_all = Personenchip
some-in_all = Personenchips

role-godfather = Pate
role-thief = Dieb
role-loyal = Getreuer
role-agent = Agent
role-driver = Chauffeur
role-kid = Straßenkind
role-killer = Killer

order-diamonds = „Wie viele Diamanten lagen in der Kiste, als du sie bekamst?“
order-tokens = „Wie viele Personenchips lagen in der Kiste, als du sie bekamst?“
order-passed = „Was lag noch in der Kiste, als du sie weitergabst?“
order-took = „Was hast du genommen?“
order-pockets = „Leere deine Taschen!“ (eine Anklage)

ask-godfather = Wer ist der Pate?
ask-hide = Du bist der Pate. Wie viele Diamanten behältst du, bevor die Kiste herumgeht?
ask-bag = Du bist Startspieler. Legst du einen Personenchip in deinen Filzbeutel, damit ihn niemand bekommt? Danach nimmst du etwas für dich.
ask-take = In der Kiste: { $box }. Nimm Diamanten oder einen einzigen Personenchip; niemand sieht es.
ask-take-last = In der Kiste: { $box }. Du bist zuletzt dran: Nimm Diamanten, einen einzigen Personenchip oder nichts, dann wirst du Straßenkind; niemand sieht es.
ask-take-empty = Die Kiste ist vollkommen leer. Du bist jetzt ein Straßenkind; tu so, als nähmst du etwas.
ask-order = Was sagst du als Nächstes, und zu wem?
ask-accuse = Du hast genug gefragt. Wer soll die Taschen leeren?
ask-answer-diamonds = Der Pate will wissen: Wie viele Diamanten lagen in der Kiste, als du sie bekamst? Sag, was du willst, oder nichts („-“).
ask-answer-tokens = Der Pate will wissen: Wie viele Personenchips lagen in der Kiste, als du sie bekamst? Sag, was du willst, oder nichts („-“).
ask-answer-passed = Der Pate will wissen: Was lag noch in der Kiste, als du sie weitergabst? Sag, was du willst, oder nichts („-“).
ask-answer-took = Der Pate will wissen: Was hast du genommen? Sag, was du willst, oder nichts („-“).
ask-say-received = sagen, was in der Kiste lag, als du sie bekamst
ask-say-passed = sagen, was in der Kiste lag, als du sie weitergabst
ask-say-took = sagen, was du genommen hast
ask-say-godfather-received = sagen, was in der Kiste lag, als sie zurückkam
ask-say-godfather-passed = sagen, was in der Kiste lag, als du sie herumgabst
ask-say-godfather-took = sagen, wie viele Diamanten du behalten hast
ask-say-suspect = sagen, was jemand deiner Meinung nach ist
ask-killer = „Leere deine Taschen!“ – gleich ist { $seat } dran. Du bist der Killer: Schießt du vorher?
ask-look-on = „Leere deine Taschen!“ – gleich ist { $seat } dran. Du kannst nur zusehen.
ask-places = Wer sitzt wo?
ask-name = Du hast gewonnen und bestimmst den nächsten Paten.

choice-godfather = { $seat }
choice-hide = { $loot }
choice-bag = In den Beutel: { $loot }
choice-bag-nothing = Den Beutel leer lassen
choice-take = { $loot }
choice-take-nothing = Nichts, nur so tun
choice-hold = Zusehen
choice-bang = Peng!
choice-name = { $seat }

field-order = Was
field-whom = Zu wem
field-role = Ist
field-diamonds = Diamanten
field-loyal = Getreue
field-fbi = FBI-Agenten
field-cia = CIA-Agenten
field-driver = Chauffeure
field-killer = Killer
field-in_all = Personenchips insgesamt
field-hidden = Behalten
field-places = Plätze
field-loot = Genommen

claim-of = { $of }

log-round =
    { $games ->
        [1] { $seat } ist der Pate.
       *[other] Partie { $number } von { $games }: { $seat } ist der Pate.
    }
log-hid = Du behältst: { $loot }.
log-box-begins = { $seat } versteckt einige Diamanten oder keinen und gibt die Kiste an { $first } weiter, dazu den Filzbeutel.
log-looks = Du siehst in die Kiste: { $box }.
log-looks-empty = Du siehst in die Kiste: Sie ist vollkommen leer.
log-bagged = Du legst in den Beutel: { $loot }.
log-bagged-nothing = Du lässt den Beutel leer.
log-bag = { $seat } schließt den Filzbeutel. Wer weiß, was darin ist.
log-took = Du nimmst: { $loot }.
log-pretended = Du nimmst nichts und siehst aus, als hättest du.
log-passed-on = { $seat } gibt die Kiste an { $following } weiter.
log-box-back = Die Kiste ist zurück. { $seat } sieht hinein, und dann in die Runde.
log-asks-diamonds = { $seat } zu { $whom }: „Wie viele Diamanten lagen in der Kiste, als du sie bekamst?“
log-asks-tokens = { $seat } zu { $whom }: „Wie viele Personenchips lagen in der Kiste, als du sie bekamst?“
log-asks-passed = { $seat } zu { $whom }: „Was lag noch in der Kiste, als du sie weitergabst?“
log-asks-took = { $seat } zu { $whom }: „Was hast du genommen?“
log-says-received = { $seat }: „Als ich die Kiste bekam: { $parts }.“
log-says-passed = { $seat }: „Als ich die Kiste weitergab: { $parts }.“
log-says-took = { $seat }: „Das habe ich genommen: { $loot }.“
log-says-came-back = { $seat }: „Das kam zu mir zurück: { $parts }.“
log-says-handed-on = { $seat }: „Als die Kiste auf die Reise ging: { $parts }.“
log-says-hid = { $seat }: „Das hatte ich behalten: { $loot }.“
log-says-of = { $seat }: „{ $whom }? Wenn ihr mich fragt: { $role }.“
log-wont-say = { $seat } sagt nichts dazu.
log-accuses = { $seat } zu { $whom }: „Leere deine Taschen!“
log-no-shot = Alle halten den Atem an. Niemand schießt.
log-bang = „Peng!“ – { $seat } erschießt { $whom }.
log-shows = { $seat } leert die Taschen: { $loot }.
log-shows-nothing = { $seat } leert die Taschen: nichts. Ein Straßenkind.
log-thief-out = { $seat } scheidet aus. Die Diamanten liegen wieder vor dem Paten.
log-killer-out = { $seat } scheidet aus.
log-victim-out = { $seat } scheidet aus und bekommt keinen Joker. Diamanten, falls es welche gab, liegen wieder vor dem Paten.
log-joker =
    { $left ->
        [0] Ein Fehler. { $seat } bekommt einen Joker, und der Pate hat keinen mehr.
        [one] Ein Fehler. { $seat } bekommt einen Joker, und der Pate hat noch einen.
       *[other] Ein Fehler. { $seat } bekommt einen Joker, und der Pate hat noch { $left }.
    }
log-godfather-out = Ein Fehler zu viel und kein Joker mehr: { $seat } scheidet aus.
log-truth = { $seat } hatte: { $loot }.
log-truth-nothing = { $seat } hatte nichts: ein Straßenkind.
log-won-godfather =
    { $count ->
        [one] Alle Diamanten sind gefunden. { $seats } gewinnt.
       *[other] Alle Diamanten sind gefunden. { $seats } gewinnen gemeinsam.
    }
log-won-agent =
    { $count ->
        [one] Ein Agent! { $seats } gewinnt allein.
       *[other] Ein Agent! { $seats } gewinnen.
    }
log-won-killer =
    { $count ->
        [one] Der Tote war ein Agent. { $seats } gewinnt allein.
       *[other] Der Tote war ein Agent. { $seats } gewinnen.
    }
log-won-thieves =
    { $count ->
        [one] Die vollsten Taschen gewinnen: { $seats }.
       *[other] Die vollsten Taschen gewinnen, mit ihren Freunden: { $seats }.
    }
log-places = Die Plätze werden getauscht. So sitzt ihr jetzt, im Uhrzeigersinn: { $seats }.
log-named = { $seat } bestimmt { $godfather } zum nächsten Paten.
log-evening =
    { $count ->
        [one] { $seats } hat die meisten Partien des Abends gewonnen: { $wins }.
       *[other] { $seats } haben die meisten Partien des Abends gewonnen: je { $wins }.
    }

error-bag-diamonds = In den Beutel kommen keine Diamanten, nur ein Personenchip oder nichts.
error-take-both = Nimm entweder Diamanten oder einen einzigen Personenchip, nicht beides und nicht zwei.
error-take-more = So viel ist nicht in der Kiste. Darin: { $box }.
error-take-nothing = Du musst etwas nehmen: mindestens einen Diamanten oder einen Personenchip.
error-oneself = Der Pate verhört sich nicht selbst.
error-out = { $seat } ist ausgeschieden und kann weder gefragt noch angeklagt werden.
error-pockets-all = Taschen leert einer nach dem anderen: Nenne, wen du anklagst.
error-opened = { $seat } hat die Taschen schon geleert.
error-enough-questions = Das waren { $most } Fragen seit der letzten Anklage; jetzt muss jemand die Taschen leeren.
error-silent = Du bist ausgeschieden und musst schweigen.

view-phase = Gerade
view-phase-draw = Der Pate wird ausgelost
view-phase-hide = Der Pate versteckt Diamanten
view-phase-bag = Der Filzbeutel
view-phase-take = Die Kiste geht herum
view-phase-interrogation = Befragung
view-phase-answer = Eine Antwort steht aus
view-phase-window = „Leere deine Taschen!“
view-phase-naming = Der nächste Pate
view-phase-over = Vorbei
view-round = Partie
view-rounds = Partien insgesamt
    .place = last
view-godfather = Pate
    .kind = seat
    .place = amid
view-holder = Hat die Kiste
    .kind = seat
view-questioned = Wird befragt
    .kind = seat
view-accused = Ist angeklagt
    .kind = seat
view-winners = Gewonnen haben
    .kind = seat
view-topic = Frage
view-topic-diamonds = Diamanten bekommen
view-topic-tokens = Personenchips bekommen
view-topic-passed = Weitergegeben
view-topic-took = Genommen
view-tokens = In der vollen Kiste
view-diamonds = Diamanten
view-loyal = Getreue
view-fbi = FBI-Agenten
view-cia = CIA-Agenten
view-driver = Chauffeure
view-killer = Killer
view-in_all = Personenchips
view-jokers = Joker übrig
    .place = amid
view-recovered = Gefundene Diamanten
view-questions_left = Fragen bis zur nächsten Anklage
view-due = Antworten danach
    .kind = seat
view-statements = Aussagen
    .place = last
view-last_said = Zuletzt gesagt
view-table = Was alle sagen
view-who = Wer
    .kind = seat
view-status = Am Tisch
view-status-godfather = Pate
view-status-in = dabei
view-status-out = raus
view-status-searched = dabei, Taschen geleert
view-shown = Gezeigt
view-says_received = Sagt: bekommen
view-says_took = Sagt: genommen
view-says_passed = Sagt: weiter
view-says_of = Sagt über andere
view-marks = Kann nicht alles stimmen
view-marks-before = passt nicht zum Platz davor
view-marks-after = passt nicht zum Platz danach
view-marks-sum = geht nicht auf
view-marks-grown = die Kiste wäre voller geworden
view-marks-vanished = dazwischen wäre zu viel verschwunden
view-marks-apart = passt nicht zu anderen
view-marks-too-many = so viel gab es nie
view-marks-never = so kann es nie gewesen sein
view-marks-too-often = zusammen zu viel
view-marks-shown = anderes wurde gezeigt
view-marks-changed = sagte vorher anderes
view-role = War
view-role-godfather = Pate
view-role-thief = Dieb
view-role-loyal = Getreuer
view-role-agent = Agent
view-role-driver = Chauffeur
view-role-kid = Straßenkind
view-role-killer = Killer
view-true_received = Wahr: bekommen
view-true_took = Wahr: genommen
view-true_bagged = Wahr: im Beutel
view-true_passed = Wahr: weiter
view-won = Hat gewonnen
view-truth = Die Wahrheit
view-outcome = Wie es ausging
view-reason = Grund
view-reason-godfather = Alle Diamanten gefunden
view-reason-agent = Ein Agent wurde angeklagt
view-reason-killer = Ein Agent wurde erschossen
view-reason-thieves = Der Pate ist ausgeschieden
view-tally = Gewonnene Partien
    .each = seat
view-hidden = Vom Paten behalten
view-received = In der Kiste, als sie zu dir kam
    .place = first
view-bagged = In deinem Beutel
    .place = first
view-took = Du nahmst
    .place = first
view-passed = Du gabst weiter
    .place = first
view-missing = Noch zu finden
    .place = first
view-bag = Im Beutel
view-came_back = Kam zu dir zurück
view-clashes = Kann nicht alles stimmen
view-between = Welche Aussagen
view-about = Worüber
view-about-received = bekommen
view-about-passed = weitergegeben
view-about-took = genommen
view-about-shown = gezeigt
view-things = Welche Zahlen
view-things-diamonds = Diamanten
view-things-loyal = Getreue
view-things-fbi = FBI-Agenten
view-things-cia = CIA-Agenten
view-things-driver = Chauffeure
view-things-killer = Killer
view-things-in_all = Personenchips

clash-neighbours = { $seats } sprechen von derselben Kiste, aber nicht von denselben Zahlen.
clash-sum = Was { $seats } sagt, geht nicht auf.
clash-grown = Nach { $seats } wäre die Kiste unterwegs voller geworden.
clash-vanished = Nach { $seats } wäre dazwischen zu viel verschwunden.
clash-apart =
    { $count ->
        [one] Was { $seats } sagt, kann nicht alles stimmen.
       *[other] Was { $seats } sagen, kann nicht alles stimmen.
    }
clash-too-many = So viel, wie { $seats } sagt, gab es nie.
clash-never = So, wie { $seats } sagt, kann es nie gewesen sein.
clash-too-often = { $seats } hätten zusammen mehr genommen, als es gibt.
clash-shown = { $seats } hat etwas anderes gesagt als gezeigt.

weigh-fits = Das passt zu allem, was bisher gesagt wurde.
weigh-clash = Das kann nicht zusammen mit dem stimmen, was { $seats } gesagt oder gezeigt haben.
weigh-sum = Das geht mit dem, was du sonst sagst, nicht auf.
weigh-never = So kann es nie gewesen sein.
weigh-changed = Vorher hast du etwas anderes gesagt.
weigh-true = So war es wirklich.
weigh-lie = So war es nicht.
weigh-begins = Die Kiste geht auf die Reise mit: { $box }.
weigh-left = Für dich und alle anderen bleiben: { $box }.
weigh-becomes = Du wirst: { $role }.
weigh-passes = Du gibst weiter: { $box }.
weigh-questions =
    { $left ->
        [0] Das ist die letzte Frage vor der nächsten Anklage.
        [one] Danach bleibt noch eine Frage bis zur nächsten Anklage.
       *[other] Danach bleiben noch { $left } Fragen bis zur nächsten Anklage.
    }
weigh-answered =
    { $count ->
        [one] Dazu hat { $seats } schon etwas gesagt.
       *[other] Dazu haben { $seats } schon etwas gesagt.
    }
weigh-joker =
    { $jokers ->
        [one] Hat { $seat } keine Diamanten, kostet es deinen letzten Joker.
       *[other] Hat { $seat } keine Diamanten, kostet es einen deiner { $jokers } Joker.
    }
weigh-fall = Hat { $seat } keine Diamanten, scheidest du aus: Du hast keinen Joker.
weigh-agent = Ist { $seat } Agent, ist die Partie für dich sofort verloren.
weigh-unheard = { $seat } hat noch gar nichts gesagt.
weigh-bang = Ist { $seat } Agent, gewinnst du allein. Wenn nicht, scheidest du mit { $seat } aus.

mark-left = bleiben: { $much }
mark-clash = kann nicht zusammen stimmen

courtesy-answer = Bevor der Pate weitermacht: { $seats } können etwas dazu sagen.
courtesy-revealed = { $seat } hat die Taschen geleert: { $loot }.
courtesy-outcome = Die Partie ist entschieden. Die Wahrheit liegt auf dem Tisch.

score =
    { $points ->
        [one] 1 Partie gewonnen
       *[other] { $points } Partien gewonnen
    }

# Wie die Hausspieler klingen, was sie auch sind.
voice-gruff-answers = Das habe ich gesehen. Schreib es auf.
voice-gruff-answers-again = Gesagt ist gesagt.
voice-gruff-refuses = Frag jemand anderen.
voice-gruff-asks = Raus mit der Sprache, ihr alle.
voice-gruff-accuses = Genug geredet. Auf den Tisch damit.
voice-smooth-answers = Für dich, Don, erinnere ich mich immer ganz genau.
voice-smooth-answers-again = Du wirst sehen, Don, es passt alles zusammen.
voice-smooth-refuses = Ein Ehrenmann redet nicht über fremde Zigarren.
voice-smooth-asks = Meine Freunde, das klärt sich gewiss ganz harmlos auf.
voice-smooth-accuses = Es schmerzt mich, aber wärst du so freundlich?
voice-nervous-answers = Ich glaube schon. Nein, sicher. Ziemlich sicher.
voice-nervous-answers-again = Warum schauen mich alle so an?
voice-nervous-refuses = Ich … ich möchte lieber nichts sagen.
voice-nervous-asks = Sagt mir bitte jemand etwas, das aufgeht?
voice-nervous-accuses = Hoffentlich irre ich mich da nicht.
voice-merry-answers = So wahr der Rum nass ist!
voice-merry-answers-again = Frag ruhig noch mal, die Geschichte bleibt gut.
voice-merry-refuses = Meine Lippen sind versiegelt, und mein Flachmann auch.
voice-merry-asks = Eine Runde Räuberpistolen für den ganzen Tisch!
voice-merry-accuses = Mal hören, was da klimpert!

# Die Begleitung der ersten Partie
lesson-ask-hide = Du bist der Pate und darfst vorher bis zu fünf Diamanten behalten. Wie viele es waren, weißt nur du: So erkennst du später, wer lügt.
lesson-ask-bag = Als Erster darfst du einen Chip im Beutel verschwinden lassen. Dann kann ihn niemand mehr nehmen, und nur du weißt davon.
lesson-ask-take = Viele Diamanten machen reich, aber verdächtig. Ein Getreuer gewinnt mit dem Paten, der Agent, wenn er angeklagt wird, der Chauffeur mit seinem rechten Nachbarn.
lesson-ask-take-last = Du bist der Letzte. Auch nichts zu nehmen geht: Dann bist du Straßenkind und gewinnst mit den Dieben.
lesson-ask-take-empty = Es ist nichts mehr da: Du bist Straßenkind und gewinnst, wenn ein Dieb gewinnt. Lass den Paten nicht fündig werden.
lesson-ask-order = Frag erst alle dasselbe. Wo die Zahlen zweier Nachbarn nicht zusammenpassen, lügt einer von beiden. Anklagen kannst du, wenn du sicher bist: Ein Agent würde sich freuen.
lesson-ask-accuse = Genug gefragt: Jetzt muss jemand die Taschen leeren. Bei wem fehlen nach allem, was gesagt wurde, die meisten Steine?
lesson-ask-answer-diamonds =
    { $time ->
        [1] Du darfst lügen. Bist du Dieb, nenn weniger, als drin war: Dann scheinen die vor dir gestohlen zu haben. Bist du getreu, sag die Wahrheit.
       *[other] Bleib bei dem, was du gesagt hast; wer die Zahlen ändert, fällt auf.
    }
lesson-ask-answer-tokens = Auch fehlende Chips verraten etwas: Wer einen genommen hat, hat keine Diamanten. Du darfst lügen, zählen oder schweigen.
lesson-ask-answer-passed = Was du weitergabst, vergleicht der Pate mit dem, was dein Nachbar bekommen haben will. Achte darauf, dass deine Zahlen zueinander passen.
lesson-ask-answer-took = Sag, was glaubwürdig ist. Ein Agent macht sich jetzt verdächtig, ein Dieb gibt sich als Getreuer aus.
lesson-ask-look-on = Gleich leert { $seat } die Taschen. Du kannst nur zusehen.
