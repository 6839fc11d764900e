title = La Cosa Nostra
pitch = Fünf Familien, eine Stadt: verleihen, kaufen, rauben und verraten, und nach vier Runden wird gezählt.

# Was man im Terminal tippt; das erste Wort wird gezeigt
verb-plan = planen, plane
verb-run = ausführen
verb-attack = angreifen
verb-buy = kaufen
verb-abort = abbrechen
verb-skip = überspringen
verb-hit = treffen
verb-use = einsetzen
verb-rob = rauben
verb-trap = falle
verb-doc = notarzt
verb-pass = passen, passe
verb-shoot = schießen
verb-hold = stillhalten
verb-reroll = nachwürfeln
verb-keep = behalten
verb-complain = beanstanden
verb-fine = zufrieden
verb-recruit = rekrutieren
verb-nobody = niemand
verb-discard = ablegen
verb-launder = waschen
verb-bet = wetten
verb-take = nehmen
verb-search = suchen
verb-nothing = nichts
verb-unmark = abnehmen
verb-verdict = urteilen
verb-offer = anbieten, angebot
verb-counter = gegenangebot
verb-accept = annehmen
verb-decline = ablehnen
verb-withdraw = zurückziehen
verb-gift = schenken, geschenk
verb-henchman = handlanger
verb-saboteur = saboteur
verb-machine-pistol = maschinenpistole
verb-distraction = ablenkung
verb-snitch = informant
verb-exchange = austauschen
verb-spy = spion
verb-schemer = intrigant
verb-lawyer = anwalt

option-start = Startspieler
option-start-random = Durch das Los
option-start-0 = Platz 1
option-start-1 = Platz 2
option-start-2 = Platz 3
option-start-3 = Platz 4
option-start-4 = Platz 5
option-families = Familien
option-families-seats = In der Reihenfolge der Plätze
option-families-lot = Durch das Los
option-families-choice = Von den Spielern gewählt
option-rounds = Runden
option-rounds-4 = Vier
option-rounds-3 = Drei (Kurzspiel)
option-influence = Einflusskarten
option-influence-first = Von der ersten Runde an
option-influence-second = Von der zweiten Runde an (für Anfänger)
option-spying = Spionieren
option-spying-usual = Bevor der Spieler am Zug handelt
option-spying-wild = Jederzeit
option-cards = Karten auf Gangstern
option-cards-usual = Im eigenen Zug
option-cards-wild = Jederzeit während der Planung
option-bonus = Business-Bonus
option-bonus-no = Nein
option-bonus-yes = 5.000 $ je Runde für das höchste Einkommen
option-gangsters = Gangster je Planungszug
option-gangsters-1 = Einer
option-gangsters-2 = Zwei, von der zweiten Runde an
option-robbery = Raub
option-robbery-usual = Kann nicht geraubt werden
option-robbery-robbable = Kann geraubt werden

# Was gefragt wird

ask-families = Die Familien werden ausgelost.
ask-family = Welche Familie führst du?
ask-start = Wer ist Startspieler?
ask-market = Die Business-Karten werden für den ersten Markt gemischt.
ask-stack = Der Business-Stapel wird gemischt.
ask-influence = Die Einflusskarten werden gemischt.
ask-jobs = Die Aufträge dieser Runde werden gemischt und ausgeteilt.
ask-roll = Es wird gewürfelt.
ask-complain = Hast du nur Angriffe gezogen? Dann darfst du das beanstanden.
ask-plan = Gib einem deiner Gangster etwas zu tun: einen Auftrag von der Hand oder ein Business vom Markt.
ask-last-cards = Bevor die Aktion beginnt: Legst du noch eine Einflusskarte?
ask-turn = Du bist am Zug: Führe einen deiner Aufträge oder Käufe aus oder brich ihn ab.
ask-hit = { $job } gegen { $seat }: Was trifft es?
ask-use = { $job }: Welches Business benutzt du mit deinem Marker?
ask-cop = Nötig ist die { $number }. Wirfst du die { $die } mit deinem Polizisten neu?
ask-rob = { $seat } bekommt gleich { $money } $ für einen Job. Raubst du das Geld?
ask-trap = { $gangster } von { $seat } greift dich an. Stellst du eine Falle?
ask-doc = { $thing } von { $seat } wird { $fate }. Schickst du den Notarzt?
ask-return-fire = Das Drive-by ging daneben. Schießt { $gangster } auf { $other } zurück?
ask-bet = Wie viel setzt du, bis zu { $most } $?
ask-launder = Wie viel wäschst du, bis zu { $most } $?
ask-bargain = { $job }: Welches Business kaufst du?
ask-recruit = Rekrutierst du einen Gangster? Was fehlt, kannst du dir noch leihen.
ask-debt = Du schuldest { $seat } { $money } $ für Versprechen { $number }. Zahlst du jetzt? Sonst ist dein Wort gebrochen.
ask-discard = Du behältst 3 Aufträge und 3 Einflusskarten. Was legst du ab?
ask-henchman = Handlanger legen: Der Auftrag eines Gangsters wird um 1 leichter.
ask-saboteur = Saboteur legen: Ein gegnerischer Auftrag wird um 1 schwerer.
ask-machine-pistol = Maschinenpistole legen: Ein Gangster wird um 1 stärker.
ask-distraction = Ablenkung legen: Ein gegnerischer Gangster wird um 1 schwächer.
ask-snitch = Informant: einen Auftrag ansehen.
ask-spy = Spion: einen oder zwei Aufträge ansehen.
ask-lawyer = Dein Anwalt: einen oder zwei Aufträge ansehen.
ask-exchange = Informant: den Markt austauschen.
ask-schemer = Intrigant: einen Zug vorziehen.
ask-offer = Ein Angebot machen
ask-counter = Ein Gegenangebot machen
ask-answer = Auf ein Angebot antworten
ask-gift = Bargeld verschenken
ask-unmark = Einen Deal-Marker zurücknehmen
ask-verdict = Wurde das Versprechen gehalten?

# Was gewählt werden kann

choice-start = { $seat }
choice-fine = Karten behalten
choice-complain = Beanstanden
choice-ready = Fertig
choice-lay = { $card } auf { $gangster }
choice-run = { $gangster }: { $job }
choice-attack = { $gangster }: { $job } gegen { $seat }
choice-buy = { $gangster } kauft { $business } für { $price } $
choice-abort = { $gangster }: { $job } abbrechen
choice-abort-purchase = { $gangster }: Kauf von { $business } abbrechen
choice-skip = Intrigant: übersprungen werden
choice-hit = { $thing }
choice-use = { $business }
choice-keep = Würfel behalten
choice-reroll = Neu werfen
choice-pass = Passen
choice-rob = Raub durch { $gangster }
choice-trap = Falle durch { $gangster }
choice-doc = Den Notarzt schicken
choice-hold = Nicht schießen
choice-shoot = Zurückschießen
choice-nothing = Nichts kaufen
choice-take = { $business } vom Markt
choice-search = { $business } aus dem Stapel
choice-recruit = { $gangster }, Stärke { $strength }, für { $price } $
choice-family = { $family }
choice-settle = Zahlen
choice-refuse = Nicht zahlen
choice-nobody = Niemanden
choice-exchange = Vier neue Business-Karten auf den Markt
choice-schemer = Jetzt einen Zug machen
choice-accept = Angebot { $number } von { $seat } annehmen: { deal-gives } für { deal-wants }{ $spoken ->
    [yes] {" "}und die Worte „{ $words }“
   *[no] {""}
}
choice-decline = Angebot { $number } von { $seat } ablehnen
choice-withdraw = Angebot { $number } an { $other } zurückziehen: { deal-gives } für { deal-wants }
choice-unmark = Von { $business }
choice-verdict-kept = { $seat } hat Versprechen { $number } gehalten: { $words }
choice-verdict-broken = { $seat } hat Versprechen { $number } gebrochen: { $words }

field-die = Würfel
field-gangster = Gangster
field-gangsters = Gangster
field-order = Auftrag oder Kauf
field-cards = Karten
field-businesses = Business-Karten
field-families = Familien
field-money = Dollar
field-jobs = Aufträge
field-influence = Einflusskarten
field-to = an
field-number = als Antwort auf Angebot
field-pay = ich zahle $
field-give = ich gebe
field-lend = der andere legt Marker auf
field-release = ich nehme meinen Marker von
field-ask = der andere zahlt $
field-take = der andere gibt
field-borrow = ich lege Marker auf
field-reclaim = der andere nimmt seinen Marker von
field-promise = ich verspreche
field-sum = die Summe, die ich verspreche, $
field-demand = der andere verspricht
field-due = die Summe, die er verspricht, $
field-words = und in Worten

# Die Geschichte

log-family = { $seat } führt die Familie { $family }.
log-first-market = Auf dem Markt: { $businesses }.
log-round = Runde { $round } beginnt; Startspieler: { $seat }.
log-jobs-drawn = Alle ziehen { $count } Aufträge.
log-drawn = Du ziehst: { $cards }.
log-influence-drawn = { $seat } zieht { $count ->
    [one] eine Einflusskarte.
   *[other] { $count } Einflusskarten.
}
log-complaint = { $seats } { $count ->
    [one] hat nur Angriffe gezogen und beanstandet
   *[other] haben nur Angriffe gezogen und beanstanden
} das. Alle geben ihre neuen Aufträge zurück.
log-influence-shuffled = Die abgelegten Einflusskarten werden zu einem neuen Stapel gemischt.
log-planning = Die Planung beginnt.
log-planned = { $seat } gibt { $gangster } einen Auftrag.
log-purchase = { $gangster } von { $seat } soll { $business } kaufen.
log-market = { $business } kommt auf den Markt.
log-action = Die Aktion beginnt.
log-laid = { $seat } legt auf { $gangster } von { $other }: { $card }.
log-played = { $seat } spielt: { $card }.
log-looks = { $seat } sieht sich den Auftrag von { $gangster } an ({ $other }).
log-seen = { $gangster } hat den Auftrag: { $job }.
log-lawyer = { $seat } schickt { $business }.
log-exchange = { $seat } spielt einen Informanten und lässt den Markt austauschen.
log-schemer = { $seat } spielt einen Intriganten und zieht einen Zug vor.
log-skip = { $seat } spielt einen Intriganten und wird übersprungen.
log-order-off = { $seat } bricht den Auftrag von { $gangster } ab.
log-purchase-off = { $seat } bricht den Kauf von { $business } durch { $gangster } ab.
log-bought = { $seat } kauft { $business } für { $price } $.
log-job = { $gangster } von { $seat } führt aus: { $job }.
log-lapses = { $job } verfällt, es fehlt: { $missing }.
log-attack = { $gangster } von { $seat } greift { $victim } an: { $job }.
log-aim = { $seat } zielt auf { $thing }.
log-roll = { $gangster } von { $seat } würfelt { $dice } auf die { $number }: { $successes ->
    [0] kein Erfolg.
    [one] ein Erfolg.
   *[other] { $successes } Erfolge.
}
log-markers-used = { $seat } benutzt mit Deal-Marker: { $businesses }.
log-markers-back = Die Deal-Marker auf { $business } gehen zurück an { $seats }.
log-unmarked = { $seat } nimmt einen Deal-Marker von { $business } zurück.
log-cop = { $business } lässt { $seat } einen Würfel neu werfen.
log-profit = { $seat } bekommt { $money } $ für den Job.
log-loot = { $seat } bekommt { $money } $ Beute.
log-failed = { $gangster } scheitert.
log-robbery = { $gangster } von { $seat } beraubt { $robbed }!
log-trap = Eine Falle! { $gangster } von { $seat } erwartet { $attacker }.
log-repelled = { $seat } wehrt { $gangster } ab.
log-return-fire = { $gangster } schießt auf { $other } zurück.
log-deactivated = { $thing } von { $seat } wird deaktiviert.
log-killed = { $thing } von { $seat } wird umgebracht.
log-destroyed = { $thing } von { $seat } wird zerstört.
log-doc-killed = { $seat } schickt den Notarzt: { $thing } überlebt.
log-doc-deactivated = { $seat } schickt den Notarzt: { $thing } ist wieder auf den Beinen.
log-persuaded = { $business } verlässt { $victim } und wechselt zu { $seat }.
log-theft = { $seat } stiehlt { $victim } { $money } $.
log-damage = { $seat } richtet bei { $victim } einen Schaden von { $money } $ an.
log-present = { $seat } schenkt { $other } { $money } $.
log-bet = { $seat } setzt { $money } $.
log-race-won = { $seat } gewinnt { $money } $.
log-race-lost = { $seat } verliert { $money } $.
log-laundered = { $seat } wäscht { $money } $.
log-monopoly = { $seat } hat das Monopol { $monopoly }.
log-monopoly-lost = { $seat } verliert das Monopol { $monopoly }.
log-income = { $seat } erhält ein Einkommen von { $money } $.
log-business-bonus = { $seat } erhält einen Business-Bonus von { $money } $.
log-recruit = { $seat } rekrutiert { $gangster } für { $price } $.
log-discarded = { $seat } legt { $count ->
    [one] einen Auftrag
   *[other] { $count } Aufträge
} verdeckt ab.
log-discarded-openly = { $seat } legt offen ab: { $cards }.
log-gangster-bonus = { $seat } hat die meisten aktiven Gangster: { $money } $.
log-violence = { $seat } erhält einen Gewalt-Bonus von { $money } $ für { $count ->
    [one] einen Gangster.
   *[other] { $count } Gangster.
}
log-total = { $seat } hat am Ende { $money } $.
log-offer = Angebot { $number }: { $seat } bietet { $other } { deal-gives } für { deal-wants }{ $spoken ->
    [yes] {" "}und die Worte „{ $words }“.
   *[no] .
}
log-deal = Deal { $number }: { $seat } nimmt von { $other } an: { deal-gives } für { deal-wants }{ $spoken ->
    [yes] {" "}und die Worte „{ $words }“.
   *[no] .
}
log-declined = { $other } lehnt Angebot { $number } von { $seat } ab.
log-countered = { $other } antwortet auf Angebot { $number } von { $seat } mit einem anderen.
log-withdrawn = { $seat } zieht Angebot { $number } an { $other } zurück.
log-lapsed = Angebot { $number } von { $seat } an { $other } ist nicht mehr möglich.
log-gift = { $seat } gibt { $other } { $money } $.
log-promise-due = { $seat } schuldet { $other } jetzt { $money } $ für Versprechen { $number }.
log-promise-kept = { $seat } hat Versprechen { $number } an { $other } gehalten.
log-promise-broken = { $seat } hat Versprechen { $number } an { $other } gebrochen.

# Was nicht stimmt

error-not-now = „{ $choice }“ ist jetzt nicht möglich.
error-not-held = Diese Karte hast du nicht auf der Hand: { $card }.
error-lay-time = Karten auf Gangster legt man im eigenen Zug in der Planungsphase.
error-look-time = Aufträge ansehen kann man in Planung und Aktion, bevor der Spieler am Zug gehandelt hat.
error-look-none = Kein anderer Spieler hat einen Auftrag, den du nicht kennst.
error-lawyer = Du hast keinen Anwalt, der diese Runde noch nicht nachgesehen hat.
error-lawyer-down = Dein Anwalt ist deaktiviert.
error-schemer-late = Zu spät: Der Spieler am Zug hat schon begonnen.
error-schemer-twice = Ein Intrigant vor demselben Zug genügt, und keiner im eigenen vorgezogenen Zug.
error-schemer-time = Ein Intrigant lässt dich in der Aktionsphase vor dem Zug eines anderen einen Auftrag oder Kauf ausführen.
error-already = Auf { $gangster } liegt schon so eine Karte.
error-own-gangster = Diese Karte ist für einen gegnerischen Gangster.
error-cannot-pay = Das kostet { $price } $, und du hast { $cash } $.
error-purchase = Ein Kauf wird bezahlt oder abgebrochen.
error-response = Eine Reaktionskarte kann nicht im eigenen Zug ausgeführt werden.
error-target = Sag, wen { $gangster } angreift.
error-no-such-target = { $seat } hat nichts, was dieser Angriff treffen könnte.
error-no-attack = Das ist kein Angriff: Es wird ausgeführt, ohne jemanden zu nennen.
error-bargain-closed = Solange eine aufgedeckte Karte ausgeführt wird, wird nicht verhandelt.
error-offer-gone = So ein Angebot an dich gibt es nicht mehr.
error-offer-empty = Ein Angebot muss etwas enthalten.
error-offer-sum = Eine Summe gehört zum Versprechen einer Summe, und nur dazu.
error-offer-loan = Dieses Versprechen gilt für ein Business, das der andere im selben Deal verleiht.
error-offer-cash = { $seat } hat nur { $cash } $.
error-offer-thing = { $thing } kann { $seat } jetzt nicht hergeben.
error-offer-hand = { $thing } kann nicht den Besitzer wechseln: Handkarten und geplante Karten nie.
error-offer-down = { $thing } ist deaktiviert.
error-offer-lend = Auf { $business } kann bei { $seat } kein Marker gelegt werden.
error-offer-lift = { $seat } hat keinen Marker auf { $business }.
error-offer-markers = { $seat } hat nicht mehr so viele Deal-Marker.

# Was zu sehen ist

view-round = Runde
view-rounds = Runden
    .place = last
view-phase = Phase
view-phase-preparation = Vorbereitung
view-phase-drawing = Karten ziehen
view-phase-planning = Planung
view-phase-last-cards = Letzte Karten
view-phase-action = Aktion
view-phase-payday = Zahltag
view-phase-over = Ende
view-start = Startspieler
    .kind = seat
view-active = Am Zug
    .kind = seat
view-extra = Vorgezogene Züge
    .kind = seat
view-families = Familie
    .each = seat
view-cash = Bargeld $
view-laundered = Gewaschen $
view-income = Einkommen $
view-scene = Gerade eben
    .place = first
view-hand = Deine Hand
view-hand-jobs = Deine Aufträge
view-hand-influence = Deine Einflusskarten
view-jobs = Aufträge aus Runde I–IV
view-jobs-round = Runde
view-jobs-number = zu würfeln
view-influence = Einflusskarten
view-gangsters = Gangster
view-orders = Aufträge, die du kennst
view-businesses = Business-Karten
view-market = Markt
view-stack = Business-Stapel
    .place = last
view-monopolies = Monopole
    .kind = seat
view-plans = Deine Aufträge auf Gangstern
    .place = first
view-met = davon
view-met-own = eigene
view-met-lent = geliehen
view-met-missing = fehlt
view-odds = Ein und zwei Erfolge, %
view-lapses = würde verfallen
view-tally = Geschäftsmänner fürs Monopol
view-free = Freie Marker
    .each = seat
view-taken = Vergebene Familien
view-family = Familie
view-reserve = Zu rekrutieren
view-trophies = Umgebracht
view-decks = Übrige Aufträge aus Runde I–IV
    .each = round
    .place = last
view-discards = Abgelegte Aufträge
    .place = last
view-pile = Einfluss-Stapel
    .place = last
view-spent = Abgelegte Einflusskarten
    .place = last
view-offers = Angebote
    .place = first
view-promises = Offene und fällige Versprechen
    .place = first
view-ledger = Erledigte Versprechen
    .place = last
view-loan = für die Leihgabe
view-unseen = Was verborgen war
    .place = last
view-unseen-stack = Business-Stapel von oben
view-unseen-decks = Übrige Aufträge von oben
view-unseen-pile = Einfluss-Stapel von oben
view-hands = Hände
view-hands-jobs = Aufträge
view-buried = Verdeckt abgelegt
view-id = Name
view-seat = Spieler
    .kind = seat
view-strength = Stärke
view-dice = würfelt mit
view-state = Zustand
view-state-used = benutzt
view-state-deactivated = deaktiviert
view-order = Auftrag
view-aids = dazu
view-markers = Marker
    .kind = seat
view-seen = Gesehen von
    .kind = seat
view-job = Auftrag
view-purchase = Kauf
view-count = Karten
view-bottom = Zuunterst
view-by = Von
    .kind = seat
view-to = An
    .kind = seat
view-number = Nummer
view-number-none = die Stärke des Opfers
view-gives = Gibt
view-wants = Will
view-words = Worte
view-things = Karten
view-lends = lässt Marker legen auf
view-lifts = nimmt Marker weg von
view-promise = Versprechen
view-money = Summe $
view-standing = Gehalten?
view-standing-open = offen
view-standing-at-stake = steht auf dem Spiel
view-standing-due = fällig
view-standing-kept = gehalten
view-standing-broken = gebrochen
view-standing-void = nie fällig
view-owed = Fällig $
view-paid = Gezahlt $
view-deed = Was
view-deed-choosing = wählt eine Familie
view-deed-cash = Cash Job
view-deed-attack = Angriff
view-deed-favour = Auftrag
view-deed-profit = Gewinn
view-deed-loot = Beute
view-deed-robbery = Raub
view-deed-doctor = Notarzt
view-deed-return-fire = Gegenfeuer
view-gangster = Gangster
view-target = Gegen
    .kind = seat
view-face = Karte
view-sort = Art
view-sort-cash = Geldjob
view-sort-attack = Angriff
view-sort-response = Reaktion
view-sort-favour = Gefallen
view-hits = trifft
view-hits-player = das Bargeld eines Spielers
view-hits-gangster = einen Gangster
view-hits-businessman = einen Geschäftsmann
view-hits-company = eine Firma
view-completes = Brächte ein Monopol für
    .kind = seat
view-thing = Ziel
view-roll = Gewürfelt
view-successes = Erfolge
view-fate = Schicksal
view-price = Preis $
view-needs = Benötigt
view-one = Ein Erfolg
view-two = Zwei Erfolge
effect-deactivate = deaktiviert
effect-kill = umgebracht
effect-destroy = zerstört
effect-take = wechselt
effect-half = die Hälfte
effect-full-price = zum vollen Preis
effect-half-price = zum halben Preis
effect-less-1000 = 1.000 $ billiger
effect-less-2000 = 2.000 $ billiger
effect-all = alles
effect-repel = abgewehrt
effect-double = verdoppelt
terminal-order = Auftrag der Runde
terminal-buys = kauft
terminal-marked = Marker von
terminal-lent = geliehen
terminal-missing = fehlt
terminal-thousand = 1.000 $
terminal-number = auf
terminal-strength = auf die Stärke des Opfers
terminal-for = für
terminal-laundered = gewaschen
terminal-each-round = je Runde
terminal-jobs = Aufträge
terminal-influence = Einfluss
view-fate-killed = { fate-killed }
view-fate-deactivated = { fate-deactivated }
fate-killed = umgebracht
fate-deactivated = deaktiviert
promise-none = nichts
promise-peace = diese Runde kein Angriff
promise-pay = eine Summe, sobald ein Job zahlt
promise-share = die Hälfte vom nächsten Job, der zahlt
promise-fee = eine Summe, sobald der Job mit dieser Leihgabe zahlt
promise-cut = die Hälfte vom Job mit dieser Leihgabe
promise-words = in Worten
deal-nothing = nichts
deal-marker-on = einen Marker auf
deal-marker-off = den Marker weg von
deal-gives = { $gave ->
    [cash] { $pays } $
    [things] { $gives }
    [both] { $pays } $, { $gives }
    [promise] {""}
   *[nothing] nichts
}{ $gave ->
    [promise] {""}
   *[other] { $promise ->
        [none] {""}
       *[other] {" + "}
    }
}{ $promise ->
    [peace] Frieden diese Runde
    [pay] { $sum } $, sobald ein Job zahlt
    [share] die Hälfte vom nächsten Job, der zahlt
    [fee] { $sum } $, sobald der Job mit dieser Leihgabe zahlt
    [cut] die Hälfte vom Job mit dieser Leihgabe
   *[none] {""}
}
deal-wants = { $got ->
    [cash] { $asks } $
    [things] { $wants }
    [both] { $asks } $, { $wants }
    [promise] {""}
   *[nothing] nichts
}{ $got ->
    [promise] {""}
   *[other] { $demand ->
        [none] {""}
       *[other] {" + "}
    }
}{ $demand ->
    [peace] Frieden diese Runde
    [pay] { $due } $, sobald ein Job zahlt
    [share] die Hälfte vom nächsten Job, der zahlt
    [fee] { $due } $, sobald der Job mit dieser Leihgabe zahlt
    [cut] die Hälfte vom Job mit dieser Leihgabe
   *[none] {""}
}

# Familien, Gangster, Business-Karten

family-blundetto = Blundetto
blundetto = { family-blundetto }
family-dimaggio = DiMaggio
dimaggio = { family-dimaggio }
family-calmuti = Calmuti
calmuti = { family-calmuti }
family-laserva = LaServa
laserva = { family-laserva }
family-caruso = Caruso
caruso = { family-caruso }

little-joey = Little Joey
jimmy-bananas = Jimmy Bananas
big-joey = Big Joey
stevie-blundetto = Stevie Blundetto
micky-dogs = Micky Dogs
knocky-fivepoints = Knocky Fivepoints
phil-malony = Phil Malony
lenny-dimaggio = Lenny DiMaggio
franco-luciano = Franco Luciano
mia-lavecchia = Mia LaVecchia
mr-hong = Mr. Hong
tommy-the-cat = Tommy The Cat
vito-baritono = Vito Baritono
frankie-calmuti = Frankie Calmuti
bobby-ruthless = Bobby Ruthless
carmine-lucatoni = Carmine Lucatoni
salie-canalli = Salie Canalli
rocky-santiago = Rocky Santiago
rusty-laserva = Rusty LaServa
sunny-bonasera = Sunny Bonasera
jacky-two-finger = Jacky Two-Finger
harry-diamonds = Harry Diamonds
donny-brasi = Donny Brasi
eddy-riso = Eddy Riso
paulie-pennino = Paulie Pennino
babyface-tony = Babyface Tony
rocco-caruso = Rocco Caruso
fat-tony = Fat Tony
mr-larry-caruso = Mr. Larry Caruso
massimo-valente = Massimo Valente

pimp = Zuhälter
pimp-1 = Zuhälter 1
pimp-2 = Zuhälter 2
pimp-3 = Zuhälter 3
pimp-4 = Zuhälter 4
pimp-5 = Zuhälter 5
drug-dealer = Drogendealer
drug-dealer-1 = Drogendealer 1
drug-dealer-2 = Drogendealer 2
drug-dealer-3 = Drogendealer 3
drug-dealer-4 = Drogendealer 4
drug-dealer-5 = Drogendealer 5
loan-shark = Geldverleiher
loan-shark-1 = Geldverleiher 1
loan-shark-2 = Geldverleiher 2
loan-shark-3 = Geldverleiher 3
loan-shark-4 = Geldverleiher 4
loan-shark-5 = Geldverleiher 5
lawyer = Anwalt
lawyer-1 = Anwalt 1
lawyer-2 = Anwalt 2
lawyer-3 = Anwalt 3
cop = Polizist
cop-1 = Polizist 1
cop-2 = Polizist 2
cop-3 = Polizist 3
politician = Politiker
politician-1 = Politiker 1
politician-2 = Politiker 2
politician-3 = Politiker 3
garage = Werkstatt
garage-1 = Werkstatt 1
garage-2 = Werkstatt 2
construction-firm = Baufirma
construction-firm-1 = Baufirma 1
construction-firm-2 = Baufirma 2
waste-company = Abfallfirma
waste-company-1 = Abfallfirma 1
waste-company-2 = Abfallfirma 2
night-club = Nachtclub
night-club-1 = Nachtclub 1
night-club-2 = Nachtclub 2
casino = Casino
casino-1 = Casino 1
casino-2 = Casino 2

monopoly-prostitution = Prostitution
prostitution = { monopoly-prostitution }
monopoly-drugs = Drogen
drugs = { monopoly-drugs }
monopoly-credit = Kredit
credit = { monopoly-credit }

# Aufträge und Einflusskarten

gas-station-robbery = Tankstellenraub
credit-card-scam = Kreditkartenbetrug
threats = Drohungen
escort-service = Begleitservice
arms-trade = Waffenhandel
cigarette-smuggling = Zigarettenschmuggel
bankruptcy-proceedings = Insolvenzverfahren
swindle = Schwindel
market-manipulation = Marktmanipulation
goods-delivery = Warenlieferung
car-theft-1 = Autodiebstahl
investment-fraud-1 = Anlagebetrug
red-light-district = Rotlichtviertel
cheating = Falschspiel
counterfeiting = Falschgeld
blackmail = Erpressung
bankruptcy = Bankrott
public-contracts = Öffentliche Aufträge
investment-fraud-2 = Großer Anlagebetrug
car-theft-2 = Großer Autodiebstahl
drug-trade = Drogenhandel
usury = Wucher
hazardous-waste = Sondermüll
drug-smuggling = Drogenschmuggel
illegal-lab = Illegales Labor
illegal-subsidies = Illegale Subventionen
binge-party = Saufgelage
vote-rigging = Wahlbetrug
killer-act = Sensationsauftritt
debt-trap = Schuldenfalle
film-production = Filmproduktion
boxing-match = Boxkampf
insurance-fraud = Versicherungsbetrug
toxic-dump = Giftmülldeponie
car-smuggling = Autoschmuggel
real-estate-fraud = Immobilienbetrug
gambling-manipulation = Spielmanipulation
senators-party = Party des Senators
drug-gang = Drogenbande
bash = Geschäftsmann verprügeln
property-damage = Sachbeschädigung
theft-1-easy = Diebstahl I (leicht)
theft-1-hard = Diebstahl I (schwer)
theft-2-easy = Diebstahl II (leicht)
theft-2-hard = Diebstahl II (schwer)
theft-3 = Diebstahl III
theft-4-easy = Diebstahl IV (leicht)
theft-4-hard = Diebstahl IV (schwer)
vandalism = Vandalismus
exceptional-offer = Unschlagbares Angebot
connections = Beziehungen
money-laundering = Geldwäsche
birthday-party = Geburtstagsfeier
arson = Brandstiftung
kill-a-businessman = Geschäftsmann umlegen
assassination = Attentat
persuasion = Abwerben
robbery = Raub
trap = Falle
horse-racing = Pferderennen
drive-by-shooting = Drive-by-Shooting
car-bomb = Autobombe
bash-round-1 = { bash } (I)
vandalism-round-1 = { vandalism } (I)
bash-round-2 = { bash } (II)
vandalism-round-2 = { vandalism } (II)
exceptional-offer-round-2 = { exceptional-offer } (II)
connections-round-2 = { connections } (II)
money-laundering-round-2 = { money-laundering } (II)
kill-a-businessman-round-2 = { kill-a-businessman } (II)
persuasion-round-2 = { persuasion } (II)
exceptional-offer-round-3 = { exceptional-offer } (III)
connections-round-3 = { connections } (III)
money-laundering-round-3 = { money-laundering } (III)
arson-round-3 = { arson } (III)
kill-a-businessman-round-3 = { kill-a-businessman } (III)
assassination-round-3 = { assassination } (III)
persuasion-round-3 = { persuasion } (III)
robbery-round-3 = { robbery } (III)
trap-round-3 = { trap } (III)
car-bomb-round-3 = { car-bomb } (III)
arson-round-4 = { arson } (IV)
kill-a-businessman-round-4 = { kill-a-businessman } (IV)
assassination-round-4 = { assassination } (IV)
persuasion-round-4 = { persuasion } (IV)
robbery-round-4 = { robbery } (IV)
trap-round-4 = { trap } (IV)
car-bomb-round-4 = { car-bomb } (IV)
snitch = Informant
spy = Spion
emergency-doc = Notarzt
henchman = Handlanger
saboteur = Saboteur
machine-pistol = Maschinenpistole
distraction = Ablenkung
schemer = Intrigant

# Was vor dem Spielen abgewogen wird

weigh-dice = { $dice ->
    [one] Ein Würfel
   *[other] { $dice } Würfel
} auf die { $number }: { $one } % für einen Erfolg, { $two } % für zwei.
weigh-lapses = Im Moment würde es verfallen, es fehlt: { $missing }.
weigh-lent = Mit Marker benutzt: { $businesses }.
weigh-pays = Ein Erfolg bringt { $one } $, zwei bringen { $two } $.
weigh-peace = Du hast { $seat } für diese Runde Frieden versprochen.
weigh-left = Dir blieben { $money } $.
weigh-short = Im Moment fehlen dir { $money } $.
weigh-brings = Es bringt { $money } $ je Runde.
weigh-monopoly = { $seat } bekommt das Monopol { $monopoly }.
weigh-monopoly-lost = { $seat } verliert das Monopol { $monopoly }.
weigh-cash = { $seat } hat danach { $money } $.
weigh-income = { $seat } hat danach ein Einkommen von { $money } $.
weigh-serves = Dann ist alles da für { $jobs }.
weigh-fails = Dann fehlt etwas für { $jobs }.
weigh-strength = { $gangster } würfelt dann mit { $dice ->
    [one] einem Würfel.
   *[other] { $dice } Würfeln.
}
weigh-loot = Ein Erfolg bringt dir { $one } $, zwei { $two } $.
weigh-bet = Gewonnen hast du { $won } $, verloren { $lost } $.
weigh-laundered = { $money } $ zählen am Ende { $counts } $.
weigh-crew = Du hättest { $count } aktive Gangster; kein anderer hat mehr als { $others }.

mark-own = eigenes
mark-lent = geliehen
mark-missing = { $much } fehlt
mark-monopoly = Monopol
mark-monopoly-lost = Monopol verloren
mark-cash = dann { $much } $

courtesy-turn = Bevor { $seat } handelt: Intriganten, Nachsehen, Angebote.
courtesy-offer = Bevor { $seat } plant: Antworten auf Angebote.
courtesy-payday = Zahltag: Das Einkommen ist ausgezahlt.

score = { $points } $

# Was Einflusskarten tun

about-snitch = Jederzeit: einen geplanten Auftrag eines anderen ansehen. Oder im eigenen Zug: vier neue Business-Karten auf den Markt.
about-spy = Jederzeit: zwei geplante Aufträge anderer ansehen.
about-emergency-doc = Wird ein Gangster oder Geschäftsmann umgebracht, wird er nur deaktiviert; wird er deaktiviert, bleibt er aktiv.
about-henchman = In der Planung auf einen beliebigen Gangster: Die zu würfelnde Zahl seines Auftrags sinkt um 1, aber nicht unter 2.
about-saboteur = In der Planung auf einen gegnerischen Gangster: Die zu würfelnde Zahl seines Auftrags steigt um 1, aber nicht über 6.
about-machine-pistol = In der Planung auf einen beliebigen Gangster: Er ist bis zum Ende der Runde um 1 stärker.
about-distraction = In der Planung auf einen gegnerischen Gangster: Er ist bis zum Ende der Runde um 1 schwächer.
about-schemer = In der Aktion vor dem Zug eines anderen: sofort einen Zug machen. Oder im eigenen Zug: übersprungen werden.

# Was Hausspieler sagen

say-leader = { $seat } liegt vor uns allen. Nichts Persönliches.
say-launder = Was unter meinem Boss liegt, zählt doppelt.
say-rob = { $money } $? Zu fett, um es vorbeiziehen zu lassen.
say-recruit = { $gangster } bringt mehr ein, als { $woman ->
    [yes] sie
   *[no] er
} kostet.
say-counter = Für etwas mehr sind wir uns einig.
say-decline = Nicht zu diesem Preis.
say-gift = Ich halte mein Wort.

# Die Begleitung der ersten Partie
lesson-ask-complain = Nur wer lauter Angriffe gezogen hat, darf sich beschweren; dann wird neu ausgeteilt. Mit Geldjobs auf der Hand bleib dabei.
lesson-ask-plan =
    { $time ->
        [1] Je mehr Pistolen ein Gangster hat, desto mehr Würfel wirft er. Was ein Job braucht, steht unten auf ihm: grün hast du es, gestrichelt musst du es leihen.
        [2] Auch ein Kauf vom Markt ist ein Auftrag: Bezahlt wird erst, wenn du ihn ausführst. Geschäfte bringen jede Runde Geld.
        [3] Passen geht nicht: Jeder Gangster bekommt etwas zu tun, und abblasen kannst du es später immer noch.
       *[other] Gib schwere Jobs den Starken. Wovon du die Karte nicht hast, frag die anderen: Ein Marker auf ihrer Karte kostet oft nur wenig.
    }
lesson-ask-last-cards = Letzte Gelegenheit vor der Aktion: Ein Handlanger oder eine Maschinenpistole hilft deinem wichtigsten Job.
lesson-ask-turn =
    { $time ->
        [1] Berühre einen Gangster: Unten liest du, wie wahrscheinlich sein Auftrag gelingt. Die Reihenfolge ist frei – erst Geld verdienen, dann kaufen.
        [2] Fehlt einem Job noch eine Karte, mach vorher ein Angebot. Ohne sie verfällt er.
       *[other] Was nichts mehr werden kann, bläst du ab. Aber warte nicht zu lange: Wer angegriffen wird, hat vielleicht keinen Gangster mehr dafür.
    }
lesson-ask-hit = Wähl, was es trifft: einen Gangster, der noch etwas vorhat, oder ein Geschäft, das viel einbringt.
lesson-ask-use = Du darfst mehrere fremde Karten mitbenutzen. Nimm die, deren Marker du am ehesten entbehren kannst.
lesson-ask-cop = Dein Polizist würfelt einen Würfel neu. Lohnt es sich, oder reicht der Wurf schon?
lesson-ask-rob = Hast du einen Raub geplant, kannst du den Gewinn jetzt an dich nehmen. Gefragt wird auch, wer keinen hat: So verrät die Frage nichts.
lesson-ask-trap = Hast du eine Falle geplant, kann sie den Angriff jetzt abwehren, mit zwei Erfolgen stirbt sogar der Angreifer. Gefragt wird auch, wer keine hat.
lesson-ask-doc = Ein Notarzt hilft jedem, auch fremden Leuten. Heb deinen auf, wenn es dir nicht so wichtig ist. Gefragt wird auch, wer keinen hat.
lesson-ask-return-fire = Der Angriff ging daneben, und du darfst zurückschießen.
lesson-ask-bet = Setz nur, was du verlieren kannst.
lesson-ask-launder = Gewaschenes Geld zählt am Ende doppelt, aber ausgeben kannst du es nicht mehr.
lesson-ask-bargain = Ein günstiger Kauf. Was passt zu deinen Jobs, was fehlt zum Monopol?
lesson-ask-recruit = Noch ein Gangster heißt: jede Runde ein Auftrag mehr. Früh angeheuert lohnt er sich am meisten.
lesson-ask-debt = Du hast es versprochen. Halten musst du es nicht – aber alle merken sich, wer sein Wort bricht.
lesson-ask-discard = Behalte, wofür du die Geschäfte hast oder leihen kannst, und eine Karte zur Verteidigung.
lesson-ask-start = Du bestimmst, wer beginnt.
