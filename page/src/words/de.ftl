# Die eigenen Wörter der Seite. Die Wörter der Spiele kommen vom Haus.

# Erste Seite
home = Zur ersten Seite
switch-language = In English
switch-look = Aussehen: { $now }
look-auto = wie das Gerät
look-dark = Nacht
look-light = Tageslicht
welcome = Spiele voller Geheimnisse, an deinem Tisch
welcome-more = Spiel im Browser: gegen Bots oder mit Freunden, die per Link dazukommen.
house-unreachable = Das Haus antwortet nicht. Läuft der Server?
page-renewed = Das Haus wurde aktualisiert. Lade die Seite neu, dann geht es weiter.
reload = Neu laden
your-tables = Deine Tische
go-on = Weiterspielen
games = Spiele
seats-range = { $least } bis { $most } Personen
play-now = Sofort mit Bots spielen
invite-friends = Freunde einladen
open-tables = Offene Tische
no-open-tables = Gerade ist kein Tisch offen. Lade Freunde ein oder spiel mit Bots.
seats-free =
    { $count ->
        [0] voll
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
status-open = offen
status-playing = wird gespielt
status-over = zu Ende
status-frozen = durch einen Fehler angehalten
join = Mitspielen
watch = Zuschauen
nowhere = Hier ist nichts
nowhere-more = Diese Adresse führt zu keinem Tisch und zu keinem Spiel.
learn = So wird gespielt
learn-by-playing = Erste Partie mit Begleitung
learn-picture = Bild { $number } von { $count }
learn-back = Zurück
learn-next = Weiter
guide = Begleitung
guide-leave = Ohne Begleitung weiter
guide-fold = Hinweis auf- oder zuklappen
guide-over = Das war deine erste Partie. „Revanche“ teilt neu aus und redet dir nicht mehr hinein; Freunde lädst du von der ersten Seite aus ein.
turn-of = am Zug: { $names }

# Einen Tisch eröffnen
close = Schließen
your-name = Dein Name
name = Name
guest = Gast
how-many-seats = Personen
option-other = eine andere Zahl
option-number = Eine Zahl von { $least } bis { $most }
more-variants = Weitere Varianten
variants-changed = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
}
who-sits-where = Wer sitzt wo
seat-number = Platz { $number }
sitter-bot = Bot: { $bot }
bot-house = spielt gut
bot-greedy = nimmt, was er kriegen kann
bot-first = nimmt, was zuerst passt
bot-random = spielt zufällig
sitter-open = Frei, für Freunde mit dem Link
sitter-person = Jemand an diesem Gerät
clock-and-door = Bedenkzeit und Zutritt
clock = Zeit für jeden Zug
clock-off = Keine Uhr
clock-seconds =
    { $seconds ->
        [30] 30 Sekunden
        [60] 1 Minute
        [120] 2 Minuten
        [300] 5 Minuten
       *[other] { $seconds } Sekunden
    }
visibility = Wer diesen Tisch findet
visibility-invited = Nur wer den Link hat
visibility-public = Alle im Haus
start = Los
lay-table = Tisch eröffnen

# An der Tür
calling = Einen Moment …
door-shut = Die Tür ist zu
join-or-watch = Mitspielen oder zuschauen
table-gone = Diesen Tisch gibt es nicht mehr
table-gone-more = Der Link ist falsch, oder der Tisch wurde abgeräumt.
table-begun = Die Partie läuft schon, alle Plätze sind vergeben.
invited-by = { $host } lädt dich ein.
sit-down = Hinsetzen
table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
waiting-for-friends =
    { $count ->
        [0] Alle sind da.
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $count } Personen.
    }
qr-alt = QR-Code des Einladungslinks
link = Einladungslink
copy-link = Link kopieren
copied = Kopiert
only-this-machine = Diese Adresse erreicht nur dieser Rechner. Damit Handys im Heimnetz dazukommen, starte Backroom so:
share = Teilen
at-the-table = Am Tisch
start-with-bots = Jetzt beginnen; Bots nehmen die freien Plätze
host-starts = Es geht los, wenn alle da und bereit sind oder der Gastgeber beginnt.
lobby = Vor dem Spiel
what-is-played = Was gespielt wird
watchers = Zuschauer
watchers-talk = reden mit
watchers-listen = hören zu
watchers-apart = hören das Gespräch nicht
watchers-none = keine
is-ready = bereit
not-ready = noch nicht bereit
be-ready = Ich bin bereit
i-am-ready = Du bist bereit
waiting-for-ready = Wir warten noch auf { $seats }.
start-now = Jetzt beginnen
sit-here = Hierhin setzen
swap = Platz tauschen
swap-asked = Tausch angefragt
swap-agree = Ja, tauschen
games-won =
    { $count ->
        [one] 1 Partie gewonnen
       *[other] { $count } Partien gewonnen
    }
wants-your-place = möchte deinen Platz
remove-from-table = { $name } vom Tisch nehmen
leave-chair = Wieder aufstehen
pass-device = Gib das Gerät an { $name }
pass-device-more = Sonst soll jetzt niemand auf den Bildschirm schauen.
i-am = Ich bin { $name }
draw-curtain = Vorhang zu

# Am Tisch
connection-lost = Verbindung verloren. Neuer Versuch …
connection-lost-sending = Verbindung verloren. Deine Antwort ist aufgehoben und wird noch einmal gesendet …
your-turn = Du bist dran
what-just-happened = Was eben geschah
your-answer = Deine Antwort
you-watch = Du schaust zu
table-frozen = Dieses Spiel wurde durch einen Fehler angehalten. Sein Verlauf ist aufgehoben.
table-outdated = Die Regeln dieses Spiels haben sich seit dieser Partie geändert; sie kann nicht weitergehen. Ihr Verlauf ist aufgehoben.
new-game = Neue Partie
status-outdated = nach älteren Regeln gespielt
confirm-final = Ja, wirklich
weigh-final = Das lässt sich nicht zurücknehmen.
not-yet = Noch nicht
moment = Ein Moment, bevor es weitergeht
moment-go-on = Weiter
moment-wait = Moment! (noch { $count })
moment-held = { $seat } bittet um einen Moment.
hush = Im Voraus passen
hush-for-round = Diese Runde nichts von mir
hush-until-named = Nichts, bis ich genannt werde
hush-round = Du passt, bis die Runde vorbei ist.
hush-named = Du passt, bis du genannt wirst.
hush-end = Ich bin wieder dabei
option-own = eigene …
option-text = Deine eigene Liste, als Text oder aus einer Datei
option-file = Datei wählen
bot-plays-for-you = Ein Bot spielt für dich.
come-back = Zurückkommen
waiting-for = Wir warten auf { $seats }.
one-moment = Einen Moment …
time-was-up = Deine Zeit war um, ein Bot hat für dich geantwortet.
hurry = Noch { $seconds } Sekunden
by-bot = (ein Bot sprang ein)
switch-knock = Klopfen, wenn du dran bist
time-left = Verbleibende Zeit
see-rule = Regel { $rule }
game-over = Das Spiel ist zu Ende.
won-by =
    { $count ->
        [0] Niemand gewinnt.
        [one] { $seats } gewinnt.
       *[other] { $seats } teilen sich den Sieg.
    }
rematch = Revanche
rematch-too = Ich bin dabei
rematch-planned = Eine Revanche ist geplant.
rematch-begun = Die Revanche hat begonnen.
wants-rematch =
    { $count ->
        [one] { $seats } möchte eine Revanche.
       *[other] { $seats } möchten eine Revanche.
    }
to-rematch = Zur Revanche
beside-board = Neben dem Spielplan
players = Spieler
story = Verlauf
story-earlier = Was vorher geschah
story-empty = Noch ist nichts geschehen.
talk = Gespräch
talk-empty = Noch hat niemand etwas gesagt.
talk-placeholder = Sag etwas
send = Senden
unheard = neu
rules = Regeln
the-house = Das Haus
more-of-the-table = Mehr vom Tisch
the-table = Der Tisch
talk-listen = An diesem Tisch redet nur, wer mitspielt; du hörst zu.
talk-apart = Was am Tisch gesprochen wird, hört nur, wer mitspielt.
watcher-named = { $name } (schaut zu)
talk-terms = { $name } hat geändert, was gespielt wird. Wer dabei ist, sagt es noch einmal.
talk-terms-new = { $name } hat geändert: { $terms }. Wer dabei ist, sagt es noch einmal.
talk-sat = { $name } setzt sich.
talk-started = Das Spiel beginnt.
talk-left = { $name } ist gegangen; ein Bot spielt weiter.
talk-returned = { $name } ist wieder da.
talk-clock = Die Zeit von { $name } war um: Ein Bot hat gezogen.
talk-host = { $name } ist jetzt Gastgeber.
talk-frozen = Das Spiel wurde durch einen Fehler angehalten.
talk-removed = { $whom } wurde vom Tisch weggeschickt.
talk-voted = { $name } möchte, dass ein Bot für { $whom } spielt.
you = du
bot = Bot
host = Gastgeber
seat-open = frei
bot-stands-in = weg, ein Bot spielt
not-connected = nicht verbunden
thinking = am Zug
watching =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
cover = Einen Bot für { $name } spielen lassen
keep-order = Ordnung am Tisch
mute = Nicht zeigen, was { $name } sagt
unmute = Wieder zeigen, was { $name } sagt
vote-bot = Abstimmen: ein Bot für { $name }
remove = { $name } wegschicken
remove-sure = { $name } wirklich wegschicken?
leave = Aufstehen
leave-sure = Wirklich? Ein Bot übernimmt
search-rules = Regeln durchsuchen
rules-found =
    { $count ->
        [0] Keine Regel gefunden.
        [one] { $count } Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
ruling = Entscheidung

# Formulare
confirm = Bestätigen
choose = Wähle …
choose-some = { $least } bis { $most }
points-left =
    { $count ->
        [0] keine übrig
        [one] { $count } übrig
       *[other] { $count } übrig
    }
one-more = Einen mehr für { $name }
one-less = Einen weniger für { $name }
yes = ja
no = nein
besides = Das geht auch ({ $count })
still-missing = Es fehlt noch: { $fields }
chosen-so-far = { $count } gewählt
less-of = { $name }: weniger
more-of = { $name }: mehr

# Was auf dem Tisch liegt
undo = Zurück
start-over = Von vorn
better-not = Doch nicht
onward = Weiter
is-out = ausgeschieden
ponders = überlegt
