# Was das gezeichnete Brett dieses Spiels sagt, neben den Worten des Spiels selbst.
just = { $thing }
all-of-it = Der ganze Tisch
round-of = Runde { $round } von { $rounds }
page-families = Familien
page-market = Markt
what-happened = Was geschah
starts = beginnt
extra-turn = zieht vor
attacked = angegriffen
then = dann { $money }

strength-of = Stärke { $strength }
idle = ohne Auftrag
to-buy = soll { $business } kaufen
ordered = soll { $job } ausführen
ordered-secretly = hat einen Auftrag der Runde { $round }
looked-by = angesehen von { $seats }
with-aids = mit { $aids }
to-recruit = Zu rekrutieren: { $gangster }, Stärke { $strength }, für { $price }
onto = Auf { $gangster }
attack-seat = { $seat } angreifen

brings = { $money } pro Runde
marked-by = Marker von { $seats }
on-sale = { $business } für { $price }, bringt { $income } pro Runde.
completes-for = Bringt ein Monopol für { $seats }.
stack-of = { $count ->
    [one] Ein Business
   *[other] { $count } Businesses
} im Stapel
income-of = Einkommen { $money }
laundered-of = { $money } gewaschen
free-markers = { $count ->
    [one] ein freier Marker
   *[other] { $count } freie Marker
}
jobs-of-round = { $count ->
    [one] ein Auftrag
   *[other] { $count } Aufträge
} der Runde { $round }
influence-of = { $count ->
    [one] eine Einflusskarte
   *[other] { $count } Einflusskarten
}
trophies-of = Getötet: { $men }
made-of = { $cash } bar, { $laundered } gewaschen.

job-of = { $name }: ein Erfolg { $one }, zwei { $two }
on-number = gewürfelt auf { $number }
on-strength = gewürfelt auf die Stärke des Opfers
needing = braucht { $needs }
borrow-this = Leihen von { $seat }
nobody-has = Das hat niemand: { $kind }

hint-plan = Berühre einen Auftrag oder ein Business vom Markt, dann einen deiner Gangster.
hint-onto = { $order }: Berühre jetzt den Gangster.
hint-for = { $gangster }: Berühre jetzt einen Auftrag oder ein Business.
hint-last = Berühre eine Einflusskarte, dann einen Gangster; oder geh weiter.
hint-turn = Berühre den Gangster, der jetzt handelt.
hint-abort = { $gangster } kann nur abgebrochen werden.
hint-unpaid = { $gangster }: { $business } kostet { $price }, mehr als du hast.
hint-victim = { $gangster }, { $job }: Berühre, wer angegriffen wird.
hint-hit = Berühre, was es trifft.
hint-use = Berühre das Business, das du nutzt.
hint-bargain = Berühre ein Business, um es zu kaufen, oder kauf nichts.
hint-recruit = Berühre, wen du rekrutierst, oder niemanden.
hint-discard = { $left ->
    [0] Das reicht.
    [one] Berühre noch eine Karte, die du ablegst.
   *[other] Berühre noch { $left } Karten, die du ablegst.
}
hint-deal = Leg auf eine der beiden Seiten etwas.
so-far-plan = { $gangster }: { $order }
so-far-lay = { $card } auf { $gangster }
so-far-card = { $card }: { $gangsters }
so-far-exchange = Informant: vier neue Businesses auf dem Markt.
so-far-schemer = Intrigant: du ziehst jetzt vor.
so-far-buy = { $gangster } kauft { $business }
so-far-thing = { $thing }
plan-it = Planen
play-it = Ausspielen
carry-out = Ausführen
call-it-off = Abbrechen
buy-it = Kaufen
recruit-it = Rekrutieren
put-away = Ablegen
so-be-it = So sei es
exchange-it = Markt austauschen
short-of = { $money } fehlen: { $seat } fragen

meddle = Bevor andere handeln
pass-round = Diese Runde passen
pass-round-long = Für den Rest der Runde auf Raub, Fallen und Notärzte verzichten
passing-round = Du passt diese Runde

deal-with = Mit { $seat } handeln
deal-sheet = Ein Handel
deal-counter = Gegenangebot zu { $number }
deal-partner = Mit wem?
deal-sides = Beide Seiten
i-give = Du gibst
they-give = { $seat } gibt
cash = Bargeld
lend-it = leihen
give-it = geben
lift-it = Marker zurück
promise = Versprechen
promised-sum = Versprochene Summe
offer-it = Anbieten
just-give = Einfach geben
offer-to = an { $seat }:
in-return = gegen
accept-it = Annehmen
accept-sure = Wirklich annehmen
counter-it = Gegenangebot
decline-it = Ablehnen
withdraw-it = Zurücknehmen
marker-on = Marker auf { $business }
marker-off = Marker weg von { $business }
promised = { $promise ->
    [peace] Frieden in dieser Runde
    [pay] { $money }, sobald ein Job zahlt
    [share] die Hälfte des nächsten Jobs, der zahlt
    [fee] { $money }, sobald der Job mit der Leihgabe zahlt
    [cut] die Hälfte des Jobs mit der Leihgabe
   *[other] ein Versprechen
}

ledger-title = Schuldbuch ({ $count })
no-promises = Kein Versprechen ist offen.
my-markers = Deine Marker
take-back = Zurücknehmen
for-loan = für { $businesses }
promise-line = { $seat } an { $other }: { $what }
pay-now = Jetzt { $money } zahlen
about-cards = Die Einflusskarten
