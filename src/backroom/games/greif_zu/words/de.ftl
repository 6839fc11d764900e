title = Greif zu!
pitch = Greif in die Brieftasche des Paten, so tief du kannst, und sei unschuldig, wenn der Lift aufgeht.

# Was man im Terminal tippt; das erste Wort wird gezeigt
verb-draw = ziehen, ziehe, zieh
verb-draw-at = herausgreifen
verb-buy = kaufen, kaufe
verb-timer = umdrehen, timer
verb-play = spielen, spiele
verb-put = zurückstecken
verb-put-at = einstecken
verb-pay = bezahlen, zahlen
verb-id = ausweis
verb-wish = fragen, frage
verb-grant = hergeben
verb-place = stelle
verb-pass = weitergeben, passen
verb-deposit = einzahlen
verb-withdraw = abheben
verb-chip = chip
verb-lay = legen, lege
verb-take = nehmen, nimm
verb-give = schenken, geben
verb-exchange = wechseln
verb-player = spieler
verb-hide = verstecken
verb-keep = behalten
verb-return = zurückgeben

option-cards = Spielkarten
option-cards-all = Alle (zu zweit die mit der 2)
option-cards-balanced = Der Spielerzahl angepasst
option-deck = Schachtel
option-deck-box = Wie mitgeliefert
option-deck-own = Deine eigene Liste

card-john-smith = John Smith
card-policeman = Polizist
card-millionaire = Millionär
card-blonde = Blondine
card-agent = Geheimagent
card-credit-card = Kreditkarte
card-badge = Polizeimarke
card-jewel-50 = Schmuck 50
card-jewel-100 = Schmuck 100
card-jewel-150 = Schmuck 150
card-jewel-200 = Schmuck 200
card-dollar-50 = 50 Dollar
card-dollar-100 = 100 Dollar
card-dollar-200 = 200 Dollar
card-dollar-500 = 500 Dollar
card-euro-50 = 50 Euro
card-euro-100 = 100 Euro
card-euro-200 = 200 Euro
card-euro-500 = 500 Euro
card-pound-50 = 50 Pfund
card-pound-100 = 100 Pfund
card-pound-200 = 200 Pfund
card-pound-500 = 500 Pfund
card-yen-50 = 50 Yen
card-yen-100 = 100 Yen
card-yen-200 = 200 Yen
card-yen-500 = 500 Yen

special-double-turn = Doppelzug
special-birthday = Happy Birthday
special-redistribution = Umverteilung
special-left = Nach links
special-right = Nach rechts
special-inspection = Inspektion
special-gift = Geschenk
special-stolen = Gestohlen
special-swap = Kartentausch
special-wish = Wunschkarte
special-emergency = Notfall
special-buy-time = Zeitgewinn
special-hideout = Geheimversteck
special-cash-machine = Bankomat
special-exchange = Wechseln

wish-dollar = Dollar
wish-euro = Euro
wish-pound = Pfund
wish-yen = Yen
wish-jewel = Schmuck
wish-50 = Karten im Wert von 50
wish-100 = Karten im Wert von 100
wish-150 = Karten im Wert von 150
wish-200 = Karten im Wert von 200
wish-500 = Karten im Wert von 500

point-ids = Ausweise
point-credits = Kreditkarten
point-badges = Polizeimarken
point-money = Geld
point-jewels = Schmuckstücke
point-currencies = Währungen

step-place = sucht eine Stelle in der Brieftasche aus
step-return = steckt Gezogenes zurück
step-search = zieht, bis ein Schein kommt
step-birthday = hat Geburtstag
step-lay = legt in die Mitte
step-take = nimmt aus der Mitte
step-pass = gibt eine Karte weiter
step-swap = tauscht eine Karte
step-hide = versteckt eine Karte
step-machine = ist am Bankomaten
step-exchange = wechselt einen Schein
step-end-card = kann eine Sonderkarte auslegen
step-buy-time = spielt jemand Zeitgewinn?
step-last-action = hat Zeit gewonnen
step-patrol = inspiziert jemanden
step-penalty = die Schuldigen stecken einen Chip zurück
step-pay = kauft einen Ausweis
step-id = sucht einen Ausweis aus
step-inspect = sieht sich eine Karte eines Mitspielers an
step-wish = hat einen Wunsch geäußert

verdict-innocent = unschuldig
verdict-guilty = schuldig

reason-G-14 = nicht genau ein Ausweis (G-14)
reason-G-15 = mehr als 500 (G-15)
reason-G-16 = mehr als zwei Währungen (G-16)
reason-G-59 = eine Kreditkarte ohne John Smith (G-59)
reason-G-62 = eine Polizeimarke ohne den Polizisten (G-62)
reason-G-63 = ein Millionär mit höchstens 500 (G-63)
reason-G-64 = eine Blondine ohne Schmuck (G-64)
reason-G-65 = ein Geheimagent ohne zweiten Ausweis (G-65)
reason-G-66 = ein Geheimagent mit Kreditkarte oder Polizeimarke (G-66)

ask-shuffle = Es wird gemischt und verteilt.
ask-blind = Es wird blind gezogen.
ask-turn = Du bist am Zug: erst Sonderkarten, wenn du magst, dann eine Aktion.
ask-action = Eine deiner beiden Aktionen. Was tust du?
ask-last-action = Eine letzte Aktion, bevor die Polizei kommt. Was tust du?
ask-place-draw =
    { $most ->
        [one] In der Brieftasche ist nur eine Karte. Von welcher Stelle ziehst du sie?
       *[other] In der Brieftasche sind { $most } Karten. Von welcher Stelle ziehst du? Stelle 1 ist ganz vorn, { $most } ganz hinten.
    }
ask-place-put =
    { $most ->
        [one] { $card }: Die Brieftasche ist leer. Steck die Karte an die einzige Stelle.
       *[other] { $card }: An welche Stelle steckst du die Karte? Stelle 1 ist vor allen anderen, { $most } dahinter.
    }
ask-place-present =
    { $most ->
        [one] Geburtstagskarte { $number }: In der Brieftasche ist nur noch eine. Zieh sie.
       *[other] Geburtstagskarte { $number }: Von welcher Stelle ziehst du? Stelle 1 ist ganz vorn, { $most } ganz hinten; 0 ist irgendwo.
    }
ask-place-search =
    { $most ->
        [one] Du ziehst, bis ein Schein kommt. Es ist nur noch eine Karte da; zieh sie.
       *[other] Du ziehst, bis ein Schein kommt. Von welcher Stelle? Stelle 1 ist ganz vorn, { $most } ganz hinten; 0 ist irgendwo.
    }
ask-place-back = { $card } kommt zurück in die Brieftasche. An welche Stelle? Stelle 1 ist vor allen anderen, { $most } dahinter; 0 ist irgendwo.
ask-pay = Lege Scheine und Schmuck im Wert von mindestens { $price } ab.
ask-id = Welchen Ausweis nimmst du?
ask-keep = Welche Karte behältst du?
ask-give = Wem gibst du welche Karte?
ask-gift = Wem schenkst du welche deiner Karten?
ask-lay = Lege einen Schein oder ein Schmuckstück in die Mitte.
ask-take = Welche Karte nimmst du aus der Mitte?
ask-pass-left = Welche Karte gibst du nach links, an { $other }?
ask-pass-right = Welche Karte gibst du nach rechts, an { $other }?
ask-inspect = Aus wessen Hand ziehst du eine Karte, um sie anzusehen?
ask-keep-inspected = Du hast von { $other } gezogen: { $card }. Behältst du die Karte?
ask-steal = Wem stiehlst du eine Karte?
ask-swap = Mit wem tauschst du eine Karte?
ask-swap-card = Welche Karte gibst du { $other }?
ask-wish = Wen fragst du, und wonach?
ask-grant = { $seat } fragt dich nach { $wish }. Passt eine deiner Karten, musst du sie hergeben.
ask-end-card = Die Runde ist vorbei. Legst du eine Sonderkarte aus?
ask-buy-time = Niemand legt mehr eine Sonderkarte aus. Spielst du Zeitgewinn?
ask-hide = Welche Karte legst du unter das Geheimversteck?
ask-machine = Legst du einen Schein auf den Bankomaten, oder ziehst du einen?
ask-exchange = Welchen Schein wechselst du, und in welche Währung?
ask-patrol = Wen inspizierst du?
ask-chip = Du bist schuldig. Welchen Chip steckst du zurück?

choice-draw = Eine Karte ziehen
choice-draw-at = Stelle wählen und ziehen
choice-put = Zurückstecken: { $card }
choice-put-at = Stelle wählen und zurückstecken: { $card }
choice-buy = Einen Ausweis kaufen
choice-timer = Eine Timer-Karte umdrehen
choice-play = Spielen: { $special }
choice-place = Stelle { $place }
choice-id = { $card }
choice-keep = Behalten: { $card }
choice-give = { $card } für { $seat }
choice-lay = { $card }
choice-lay-nothing = Ich habe weder Schein noch Schmuck
choice-take = { $card }
choice-pass = { $card }
choice-player = { $seat }
choice-keep-it = Behalten
choice-return = Zurückgeben
choice-wish = { $seat }: { $wish }
choice-grant = { $card }
choice-grant-nothing = So etwas habe ich nicht
choice-stop = Keine spielen
choice-hide = { $card }
choice-deposit = Darauf legen: { $card }
choice-withdraw = Ziehen, bis ein Schein kommt
choice-exchange = { $card } in { $currency }
choice-chip = Den Chip im Wert von { $points }

field-cards = Karten
field-coins = Münzen
field-place = Stelle

about-double-turn = Statt deines Zugs führst du zwei Aktionen aus, auch zweimal dieselbe.
about-birthday = Statt deines Zugs ziehst du drei Karten, behältst eine und gibst die anderen zwei Mitspielern; zu zweit nur eine, und die dritte steckst du zurück.
about-redistribution = Alle legen einen Schein oder ein Schmuckstück in die Mitte. Du nimmst dir eine Karte; die anderen werden gemischt und verteilt, jedem eine.
about-left = Alle geben gleichzeitig eine Karte an den linken Nachbarn.
about-right = Alle geben gleichzeitig eine Karte an den rechten Nachbarn.
about-inspection = Du ziehst eine Karte aus einer anderen Hand, siehst sie an und behältst sie oder gibst sie zurück.
about-gift = Du gibst eine deiner Karten einem Mitspieler, der sie annehmen muss.
about-stolen = Du ziehst unbesehen eine Karte aus einer anderen Hand und behältst sie.
about-swap = Du und ein Mitspieler wählt jeder eine Karte und gebt sie dem anderen.
about-wish = Du fragst einen Mitspieler nach einer Währung, nach Schmuck oder nach einem Wert; hat er so eine Karte, muss er sie dir geben.
about-emergency = Du nimmst die oberste Sonderkarte vom Ablagestapel und spielst sie.
about-buy-time = Du führst noch eine Aktion aus: ziehen, zurückstecken oder einen Ausweis kaufen. Gleich danach ist die Runde vorbei.
about-hideout = Du legst eine Karte verdeckt darunter. Sie zählt überhaupt nicht mehr.
about-cash-machine = Du legst einen Schein darauf, der nicht mehr zählt; oder du ziehst, bis ein Schein kommt, und behältst ihn.
about-exchange = Du legst einen Schein darauf; er zählt als Schein einer anderen Währung.

weigh-innocent = Dann unschuldig, mit { $money } und { $coin } ct.
weigh-guilty = Dann schuldig, mit { $money } und { $coin } ct: { $reasons }.
weigh-another = Du bekommst dafür eine andere Karte.
weigh-emergency = Er wirkt wie die oberste Karte des Ablagestapels: { $special }.
weigh-extras =
    { $left ->
        [one] Ein zusätzlicher Ausweis ist noch da.
       *[other] { $left } zusätzliche Ausweise sind noch da.
    }
weigh-timers =
    { $left ->
        [0] Das ist die letzte Timer-Karte: Die Runde ist sofort vorbei.
        [one] Dann ist noch eine Timer-Karte offen.
       *[other] Dann sind noch { $left } Timer-Karten offen.
    }
weigh-paid =
    { $over ->
        [0] Genau genug. Dir bleiben { $left }.
       *[other] { $over } mehr als nötig, und es gibt nichts heraus. Dir bleiben { $left }.
    }
weigh-chips =
    { $points ->
        [one] Dir bleibt ein Punkt.
       *[other] Dir bleiben { $points } Punkte.
    }
mark-fits = { $much }, in Ordnung
mark-breaks = { $much }, schuldig

courtesy-raid = So ging Runde { $number } aus

score =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

log-round = Runde { $number }.
log-specials-you = Deine Sonderkarten: { $specials }.
log-hand-you = Deine Karten: { $cards }.
log-coins = Die Münzen: { $coins }.
log-begin = { $seat } hat die niedrigste Münze und beginnt.
log-drew = { $seat } zieht eine Karte.
log-drew-you = Du ziehst: { $card }.
log-drew-you-at = Du ziehst von Stelle { $place }: { $card }.
log-put = { $seat } steckt eine Karte zurück.
log-put-you = Du steckst zurück: { $card }.
log-put-you-at = Du steckst an Stelle { $place } zurück: { $card }.
log-place = { $seat } sucht eine Stelle in der Brieftasche aus.
log-buys = { $seat } will einen Ausweis kaufen.
log-paid = { $seat } bezahlt mit { $cards }.
log-extras-you = Im Fach findest du: { $cards }.
log-bought = { $seat } nimmt einen Ausweis.
log-bought-you = Du nimmst: { $card }.
log-timer-due =
    { $left ->
        [0] Alle waren dran: { $seat } muss die letzte Timer-Karte umdrehen.
        [one] Alle waren dran: { $seat } muss eine Timer-Karte umdrehen. Eine ist noch offen.
       *[other] Alle waren dran: { $seat } muss eine Timer-Karte umdrehen. { $left } sind noch offen.
    }
log-timer =
    { $left ->
        [0] { $seat } dreht die letzte Timer-Karte um.
        [one] { $seat } dreht eine Timer-Karte um. Eine ist noch offen.
       *[other] { $seat } dreht eine Timer-Karte um. { $left } sind noch offen.
    }
log-special = { $seat } spielt eine Sonderkarte: { $special }.
log-emergency = Im Notfall nimmt { $seat } vom Ablagestapel: { $special }.
log-birthday = { $seat } zieht eine Geburtstagskarte.
log-birthday-you = Zum Geburtstag ziehst du: { $card }.
log-birthday-you-at = Zum Geburtstag ziehst du von Stelle { $place }: { $card }.
log-kept = { $seat } behält eine der Geburtstagskarten.
log-gave = { $seat } gibt { $other } eine Karte.
log-gave-you = { $seat } gibt { $other } eine Karte: { $card }.
log-laid = { $seat } legt in die Mitte: { $card }.
log-laid-nothing = Niemand hat einen Schein oder Schmuck zu legen.
log-took = { $seat } nimmt aus der Mitte: { $card }.
log-dealt = Der Rest wird gemischt; je eine Karte geht an { $seats }.
log-dealt-you = Du bekommst: { $card }.
log-dealt-openly = Alle wissen also, was { $seat } bekommt: { $card }.
log-inspects = { $seat } zieht bei { $other } eine Karte und sieht sie sich an.
log-inspected-you = { $seat } sieht sich diese Karte von { $other } an: { $card }.
log-returned = { $seat } gibt { $other } die Karte zurück.
log-kept-inspected = { $seat } behält die Karte von { $other }.
log-kept-inspected-you = { $seat } behält die Karte von { $other }: { $card }.
log-lost = { $seat } bekommt eine Karte von { $other }.
log-lost-you = { $seat } bekommt eine Karte von { $other }: { $card }.
log-wish = { $seat } fragt { $other } nach { $wish }.
log-wish-none = { $other } hat so etwas nicht.
log-round-over = Runde { $number } ist vorbei.
log-hid = { $seat } legt eine Karte unter das Geheimversteck.
log-hid-you = Du legst unter das Geheimversteck: { $card }.
log-deposit = { $seat } legt auf den Bankomaten: { $card }.
log-withdrew = { $seat } zieht am Bankomaten einen Schein.
log-searched = { $seat } zieht eine Karte, die kein Schein ist.
log-searched-you = Du ziehst eine Karte, die kein Schein ist: { $card }.
log-searched-you-at = Du ziehst von Stelle { $place } eine Karte, die kein Schein ist: { $card }.
log-back = { $seat } steckt eine gezogene Karte zurück.
log-back-you = Du steckst eine gezogene Karte zurück: { $card }.
log-back-you-at = Du steckst eine gezogene Karte an Stelle { $place } zurück: { $card }.
log-no-note = { $seat } findet keinen Schein in der Brieftasche.
log-exchange = { $seat } wechselt { $card }; das zählt jetzt als { $into }.
log-on-duty = { $seat } gibt sich als Polizist im Dienst zu erkennen.
log-shows =
    { $count ->
        [0] { $seat } zeigt eine leere Hand. Unschuldig.
       *[other] { $seat } zeigt: { $cards }. Unschuldig.
    }
log-shows-guilty =
    { $count ->
        [0] { $seat } zeigt eine leere Hand. Schuldig: { $reasons }.
       *[other] { $seat } zeigt: { $cards }. Schuldig: { $reasons }.
    }
log-patrol = { $seat } inspiziert { $other }.
log-confiscated =
    { $count ->
        [0] { $seat } findet bei { $other } nichts zu konfiszieren.
       *[other] { $seat } konfisziert bei { $other }: { $cards }.
    }
log-credit = { $seat } benutzt eine Kreditkarte und bekommt { $card }.
log-penalty = { $seat } ist schuldig und steckt einen Chip zurück.
log-penalty-you = Du steckst einen Chip im Wert von { $points } zurück.
log-prize =
    { $count ->
        [one] { $seat } hat { NUMBER($money, minimumFractionDigits: 2) } und zieht einen Chip.
       *[other] { $seat } hat { NUMBER($money, minimumFractionDigits: 2) } und zieht { $count } Chips.
    }
log-chip-you = Du ziehst einen Chip im Wert von { $points }.
log-points =
    { $count ->
        [0] { $seat } hat keine Chips.
        [one] { $seat } hat einen Chip; Punkte: { $points }.
       *[other] { $seat } hat { $count } Chips; Punkte: { $points }.
    }
log-won =
    { $count ->
        [one]
            { $points ->
                [one] { $seats } gewinnt mit { $points } Punkt.
               *[other] { $seats } gewinnt mit { $points } Punkten.
            }
       *[other]
            { $points ->
                [one] { $seats } teilen sich den Sieg mit je { $points } Punkt.
               *[other] { $seats } teilen sich den Sieg mit je { $points } Punkten.
            }
    }

error-card = „{ $found }“ ist keine Karte dieses Spiels.
error-not-held = Diese Karte hast du nicht: { $card }. Wähle eine von deiner Hand.
error-no-money = Diese Karte ist weder Schein noch Schmuck: { $card }.
error-poor = Ein Ausweis kostet { $price }; du hast nur { $money } in Scheinen und Schmuck.
error-price = Ein Ausweis kostet { $price } oder mehr, das sind aber nur { $paid }. Lege mehr ab.
error-no-extras = Es ist kein zusätzlicher Ausweis mehr zu kaufen.
error-wallet-empty = Die Brieftasche ist leer; es gibt nichts zu ziehen.
error-no-timer = Alle Timer-Karten sind umgedreht; ziehe, stecke zurück oder kaufe einen Ausweis.
error-must-act = Niemand setzt aus: Ziehe, stecke zurück, kaufe einen Ausweis oder drehe eine Timer-Karte um.
error-round-over = Die Runde ist vorbei. Nur Sonderkarten für das Rundenende kannst du noch spielen, oder passe.
error-special = „{ $found }“ ist keine Sonderkarte dieses Spiels.
error-special-not-held = Diese Sonderkarte hast du nicht: { $special }.
error-special-early = { $special } kannst du erst spielen, wenn die letzte Timer-Karte umgedreht ist.
error-special-late = { $special } kannst du nur zu Beginn deines Zugs spielen; die Runde ist vorbei.
error-special-not-now = { $special } kannst du nur zu Beginn deines Zugs spielen, vor allem anderen.
error-special-last = { $special } kommt zuletzt, wenn niemand mehr eine Sonderkarte auslegt. Passe bis dahin.
error-special-over = Für { $special } ist es zu spät: Alle haben gepasst. Nur Zeitgewinn geht noch.
error-needs-card = Für { $special } brauchst du eine Handkarte.
error-needs-note = Für { $special } brauchst du einen Schein auf der Hand.
error-needs-note-or-wallet = Für { $special } brauchst du einen Schein auf der Hand oder eine Karte in der Brieftasche.
error-needs-cards-of-others = Für { $special } muss ein Mitspieler Handkarten haben.
error-needs-cards-of-both = Für { $special } brauchst du eine Handkarte und einen Mitspieler mit Handkarten.
error-needs-any-card = Für { $special } muss jemand Handkarten haben.
error-needs-wallet = Für { $special } muss eine Karte in der Brieftasche sein.
error-emergency-none = { $special }: Auf dem Ablagestapel liegt keine Sonderkarte.
error-emergency-useless = { $special }: Oben auf dem Ablagestapel liegt { $top }, und das könnte jetzt nichts bewirken.
error-wish = „{ $found }“ kann man sich nicht wünschen. Zur Wahl stehen: { $known }.
error-wish-one = Ein Wunsch nennt nur eines: eine Währung, Schmuck oder einen Wert.

error-deck-kind = { $where }: „{ $found }“ ist keine Kartenart. Es gibt: { $known }.
error-deck-marks = { $where }: „{ $found }“ sind keine Kennzahlen. Es muss eine Liste von Zahlen von { $least } bis { $most } sein, eine für jedes Exemplar.
error-deck-mark = { $where }: „{ $found }“ ist keine Kennzahl von { $least } bis { $most }.
error-deck-no-id = { $where }: Diese Karte ist kein Ausweis: { $card }. Ausweise sind: { $known }.
error-deck-points = { $where }: „{ $found }“ sind keine Punkte von 1 bis { $most }.
error-deck-cards = In die Schachtel gehören { $right } Spielkarten, nicht { $found }.
error-deck-extras = In die Schachtel gehören { $right } zusätzliche Ausweise, nicht { $found }.
error-deck-chips = In die Schachtel gehören { $right } Chips, nicht { $found }.
error-deck-first = Jeder beginnt mit einem Chip vom Wert 1; davon muss es mindestens { $right } geben, nicht { $found }.
error-deck-few = Nach ihren Kennzahlen gibt es für { $players } Spieler nur { $found } Karten; es müssen mindestens { $right } sein.

view-round = Runde
view-timers = Offene Timer
view-turned = Umgedrehte Timer
view-due = Musste
view-start = Startspieler
    .kind = seat
view-active = Am Zug
    .kind = seat
view-doing = Gerade
view-step = Was
view-by = Wer
    .kind = seat
view-coins = Münze (ct)
    .each = seat
view-hands = Handkarten
    .each = seat
view-specials = Sonderkarten
    .each = seat
view-chips = Chips
    .each = seat
view-wallet = In der Brieftasche
view-extras = Ausweise im Fach
view-discard = Ablage
    .place = last
view-discard-specials = Abgelegte Sonderkarten
view-discard-cards = Bezahlt
view-cards = Karten
view-card = Karte
view-middle = In der Mitte
view-seat = Spieler
    .kind = seat
view-wish = Wunsch
view-raid = Die Polizei
view-exchanged = Auf „Wechseln“
view-banked = Auf dem Bankomaten
view-laid = Ausgelegt
view-open = Offene Karten
view-verdict = Urteil
view-reasons = Weil
view-checklist = Prüfliste
view-point = Was
view-much = Wie viel
view-reason = Verstößt
view-limit = Unverdächtig bis
view-patrols = Inspektionen
view-other = Bei wem
    .kind = seat
view-penalised = Chip zurückgesteckt
    .kind = seat
view-confiscated = Konfisziert
view-credited = Mit der Kreditkarte gezogen
view-last = Das letzte Urteil
view-won = Chips gewonnen
    .each = seat
view-own = Nur für dich
view-own-cards = Deine Karten
view-own-verdict = Stand jetzt
view-character = Ausweis, der zählt
view-character-none = keiner
view-own-specials = Deine Sonderkarten
view-own-chips = Deine Chips
view-drawn = Gezogen, noch nicht verteilt
view-looking = Angesehene Karte
view-hidden = Im Geheimversteck
view-money = Geld
view-known = Was du gesehen hast
view-known-hands = Bei anderen
view-known-wallet = In der Brieftasche
view-known-extras = Zusätzliche Ausweise, als du nachsahst
view-place = Stelle
view-place-none = Irgendwo in der Brieftasche
view-revealed = Alles aufgedeckt
    .place = last
view-spare = Nicht ausgeteilte Sonderkarten

# Die Begleitung der ersten Partie
lesson-ask-turn =
    { $time ->
        [1] Sieh auf die Liste: Was macht dich gerade schuldig? Tippe eine Karte an, und die Liste zeigt, was danach wäre. Ziehen bringt Geld, Zurückstecken räumt auf.
        [2] Reich nützt nur, wer unschuldig ist: genau ein Ausweis, höchstens 500, höchstens zwei Währungen. Fehlt dir der Ausweis, kannst du für 300 einen kaufen.
        [3] Deine zwei Sonderkarten spielst du zu Beginn deines Zugs, danach kommt noch deine Aktion. Was auf ihnen steht, liest du, wenn du sie antippst.
        [4] Stehst du gut da, dreh einen Timer um: Je eher Schluss ist, desto weniger können die anderen aufräumen.
       *[other] Wie viele Timer liegen noch offen? Sind es nur noch zwei oder drei, sollte deine Liste jetzt stimmen.
    }
lesson-ask-action = Noch eine Aktion: ziehen, zurückstecken, kaufen oder einen Timer umdrehen.
lesson-ask-last-action = Die allerletzte Aktion der Runde. Was fehlt dir noch zur Unschuld?
lesson-ask-place-draw = Niemand weiß, was wo steckt – außer du hast dir gemerkt, wo jemand etwas hineingesteckt hat. Irgendwo ist auch gut.
lesson-ask-place-put = Nur du weißt, wohin du die Karte steckst. Merk dir die Stelle, wenn du sie wiederhaben willst.
lesson-ask-place-present = Deine Geburtstagskarten ziehst du blind; eine davon behältst du.
lesson-ask-place-search = Du ziehst so lange, bis ein Schein kommt; er gehört dann dir.
lesson-ask-place-back = Was kein Schein war, kommt wieder hinein, wohin du willst.
lesson-ask-pay = Wechselgeld gibt es nicht: Leg möglichst genau { $price } ab, am besten das, was dich ohnehin schuldig macht.
lesson-ask-id = Du siehst alle Ausweise, die noch da sind. Nimm einen, der zu deinen Karten passt; mit zweien wärst du schuldig.
lesson-ask-keep = Behalte, was dich reich und unschuldig macht. Die anderen Karten verschenkst du.
lesson-ask-give = Gib, was den anderen schadet: einen zweiten Ausweis oder eine dritte Währung.
lesson-ask-gift = Ein Geschenk muss angenommen werden. Verschenk, was dich schuldig macht!
lesson-ask-lay = Alle legen zugleich. Leg etwas, das du nicht brauchst: Du bekommst vielleicht etwas Schlechteres zurück.
lesson-ask-take = Du nimmst als Einziger mit Absicht. Was fehlt dir, ohne über 500 zu kommen?
lesson-ask-pass-left = Was du gibst, hat gleich { $other }. Am besten ist, was dich stört.
lesson-ask-pass-right = Was du gibst, hat gleich { $other }. Am besten ist, was dich stört.
lesson-ask-inspect = Du siehst eine fremde Karte und entscheidest dann, ob du sie nimmst. Wer hat viele Karten?
lesson-ask-keep-inspected = Nimm sie nur, wenn du danach noch unschuldig werden kannst – oder wenn sie dem anderen fehlt.
lesson-ask-steal = Du ziehst blind und musst die Karte behalten. Wer sieht reich aus?
lesson-ask-swap = Du gibst eine Karte deiner Wahl und bekommst eine nach Wahl des anderen.
lesson-ask-swap-card = Gib { $other }, was du am wenigsten brauchst.
lesson-ask-wish = Frag nach dem, was dir fehlt. Wer es hat, muss es geben.
lesson-ask-grant = Hast du so eine Karte, musst du eine davon geben; du darfst aussuchen, welche.
lesson-ask-end-card = Die Runde ist vorbei. Ein Versteck oder Bankomat kann jetzt noch eine Karte verschwinden lassen, die dich schuldig macht.
lesson-ask-buy-time = Mit Zeitgewinn hast du noch eine Aktion. Lohnt es sich?
lesson-ask-hide = Was darunter liegt, zählt nicht: weder als Geld noch gegen dich.
lesson-ask-machine = Ein Schein zu viel? Leg ihn hinein. Ist noch Platz bis 500? Zieh einen.
lesson-ask-exchange = Aus drei Währungen werden so zwei: Wechsle den Schein in eine, die du schon hast.
lesson-ask-patrol = Als Polizist durchsuchst du jemanden. Bei wem vermutest du am meisten?
lesson-ask-chip = Wer schuldig ist, verliert einen Chip. Gib den kleinsten zurück.
