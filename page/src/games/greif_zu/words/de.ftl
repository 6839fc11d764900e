# Was das gezeichnete Brett dieses Spiels sagt, neben den Worten des Spiels selbst.
just = { $thing }
all-of-it = Der ganze Tisch in Worten
round-of = Runde { $round } von 3
back-of-card = Eine verdeckte Karte
empty-hand = Keine Karte auf der Hand
your-cards = Deine Karten: { $count }
sort-id = Ausweise
sort-odd = Verdächtig
sort-jewel = Schmuck
sort-dollar = Dollar
sort-euro = Euro
sort-pound = Pfund
sort-yen = Yen
seat-line = { $seat }: Münze { $coin } ct, Handkarten { $cards }, Sonderkarten { $specials }, Chips { $chips }
choose-seat = { $seat } wählen
begins = beginnt
cards-in-hand = Handkarten: { $count }
coin-of = Münze: { $coin } ct
specials-of = Sonderkarten: { $count }
chips-of = Chips: { $count }

wallet-of = Brieftasche mit { $count } Karten
anywhere = Irgendwo
no-place-yet = noch keine Stelle gewählt
at-place = Stelle { $place }, von vorn gezählt
place-before = Eine Stelle weiter nach vorn
place-after = Eine Stelle weiter nach hinten
extras-of =
    { $count ->
        [0] Kein Ausweis mehr
        [one] Noch { $count } Ausweis
       *[other] Noch { $count } Ausweise
    }
no-discard = Noch nichts abgelegt
in-compartment = Im Ausweisfach
wish-for = Was wünschst du dir?
exchange-into = In welche Währung?

timers-left =
    { $count ->
        [0] Alle Timer sind umgedreht
        [one] Noch { $count } Timer offen
       *[other] Noch { $count } Timer offen
    }
timer-number = Timer { $number } von { $count }: umdrehen
turned-by = Umgedreht von { $seat }
turned-due = Umgedreht von { $seat }, wie es die Regel verlangt
due = musste

afterwards = danach:
no-character = niemand
point-fits = in Ordnung
point-breaks = schuldig

hint-turn = Tippe die Brieftasche an, um zu ziehen – oder Karte, Timer, Ausweise, Sonderkarte.
hint-place = Schiebe an der Brieftasche entlang zu einer Stelle.
hint-pay = Tippe Scheine und Schmuck an, die du hinlegst.
hint-id = Tippe den Ausweis an, den du nimmst.
hint-keep = Tippe die Karte an, die du behältst.
hint-take = Tippe die Karte an, die du nimmst.
hint-give = Tippe eine Karte an, dann, wer sie bekommt.
hint-card = Tippe eine deiner Karten an.
hint-machine = Tippe einen Schein an, um ihn einzuzahlen, oder die Brieftasche, um zu ziehen, bis einer kommt.
hint-exchange = Tippe einen Schein an, dann eine Währung.
hint-seat = Tippe jemanden an.
hint-inspected = Behältst du sie, oder gibst du sie zurück?
hint-wish = Tippe jemanden an, dann, was du dir wünschst.
hint-end = Tippe eine Sonderkarte an, oder spiele keine.
hint-chip = Tippe den Chip an, den du zurücksteckst.
hint-to-whom = { $card }: Tippe jetzt an, wer sie bekommt.
hint-into = { $card }: Tippe jetzt eine Währung an.
hint-wish-what = { $seat }: Tippe jetzt an, was du dir wünschst.
so-far-at = { $deed } ({ $place })
so-far-pay =
    { $count ->
        [one] { $count } Karte hingelegt.
       *[other] { $count } Karten hingelegt.
    }
do-it = So machen
do-draw = Ziehen
do-put = Hineinstecken
do-buy = Ausweis kaufen
do-timer = Timer umdrehen
do-play = Spielen
do-pass = Keine spielen
do-pass-on = Weitergeben
do-pay = Bezahlen
do-id = Nehmen
do-keep = Behalten
do-return = Zurückgeben
do-take = Nehmen
do-give = Geben
do-lay = Hinlegen
do-grant = Antworten
do-hide = Verstecken
do-deposit = Einzahlen
do-withdraw = Abheben
do-exchange = Wechseln
do-player = Wählen
do-wish = Fragen
do-chip = Zurückstecken
last-sure = Runde beenden

sum = { $whole } + { $cents } ct
chips-won =
    { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    }
chip-lost = steckt einen Chip zurück
looted = von { $from }:
on-credit = auf Kredit:
police-come = Die Polizei kommt herauf. Noch Sonderkarten für das Rundenende?
on-duty = im Dienst: durchsucht { $other }
searched-by = durchsucht von { $seat }
because = Schuldig: { $reasons }

guide = Wer braucht was
guide-john-smith = Ein Ausweis, höchstens 500, höchstens zwei Währungen. Mit einer Kreditkarte zieht er einen Schein, sobald er unschuldig ist.
guide-policeman = Ein Ausweis, höchstens 500, höchstens zwei Währungen. Mit einer Polizeimarke ist er im Dienst und durchsucht jemanden.
guide-millionaire = Ein Ausweis, mehr als 500, höchstens zwei Währungen.
guide-blonde = Ein Ausweis, höchstens 500, mindestens ein Schmuckstück, beliebig viele Währungen.
guide-agent = Mindestens zwei Ausweise, höchstens 500, höchstens zwei Währungen; keine Kreditkarte und keine Polizeimarke.
guide-credit-card = Nur für John Smith; alle anderen macht sie schuldig.
guide-badge = Nur für den Polizisten; alle anderen macht sie schuldig.
