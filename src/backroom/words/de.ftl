player = Spieler { $number }
nobody = niemand
unknown = unbekannt

bot-house = Hausspieler
bot-greedy = gieriger Bot
bot-random = Zufallsbot
bot-search = suchender Bot

suggestion =
    { $near ->
        [yes] Vielleicht { $known }?
       *[no] Zur Wahl stehen: { $known }.
    }
error-broken-off = Die Übertragung wurde abgebrochen.
error-game = Ein Spiel namens „{ $found }“ gibt es nicht. { suggestion }
error-bot = Einen Bot namens „{ $found }“ gibt es nicht. { suggestion }
error-bots = { $found } Bots passen nicht auf { $seats } Plätze: mindestens einer, höchstens einer je Platz.
error-contest = Zu einem Turnier gehören mindestens zwei Bots, jeder einmal; hier sind es { $found }.
error-weight = Dieser Bot hat kein Gewicht „{ $found }“. { suggestion }
error-weight-number = Das Gewicht „{ $weight }“ ist eine Zahl, nicht „{ $found }“.
error-program = „{ $found }“ ist kein Spieler: schreib exec:BEFEHL oder exec@SEKUNDEN:BEFEHL.
error-model = „{ $found }“ ist kein Sprachmodell: schreib model:NAME@https://…, mit der Adresse eines Dienstes.
error-cluster = „{ $found }“ ist kein Cluster: schreib local:N oder die Adresse eines Dask-Schedulers wie tcp://…:8786.
error-no-cluster = Unter { $found } antwortet kein Cluster: { $why }
error-no-dask = Ein Cluster braucht Dask. So wird Backroom damit installiert: pip install backroom[arena]
error-bot-file = Es gibt keine Datei { $path } mit einem Bot darin.
error-bot-class = In { $path } gibt es keinen Bot namens „{ $found }“. Es gibt: { $known }.
error-bot-broken = { $path } lässt sich nicht ausführen: { $why }
error-no-ratings = Wertungszahlen brauchen openskill. So wird Backroom damit installiert: pip install backroom[arena]
error-no-tuning = { $found } hat kein Temperament aus mehreren Gewichten, das sich einstellen ließe.
error-no-cma = Zum Einstellen wird cma gebraucht. So wird Backroom damit installiert: pip install backroom[arena]
guest-why = { $why }
guest-drew = Mir ist nichts eingefallen, da habe ich gelost.
error-no-report = Über { $found } wird noch nichts gemessen: Es hat keinen Bericht.
error-no-chart = Für die Diagramme fehlt Matplotlib. Backroom samt ihm installieren: pip install backroom[arena]
error-games = { $found } Spiele kann man nicht spielen: Es muss mindestens eines sein.
error-language = In „{ $found }“ gibt es hier nichts. Zur Wahl stehen: { $known }.
error-path = Dieser Pfad ist zu lang; gelesen werden höchstens { $most } Zeichen.
error-seats = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $found }.
error-seat = Platz { $found } gibt es an diesem Tisch nicht; gezählt wird von 0 bis { $most }.
error-option = Die Option „{ $found }“ hat dieses Spiel nicht. { suggestion }
error-option-number = „{ $found }“ ist keine ganze Zahl; die Option „{ $option }“ braucht eine von { $least } bis { $most }. Üblich sind: { $known }.
error-option-range = Die Option „{ $option }“ geht von { $least } bis { $most }, nicht { $found }. Üblich sind: { $known }.
error-option-value = „{ $found }“ ist kein Wert der Option „{ $option }“. Zur Wahl stehen: { $known }.
error-deck-unreadable = Diese Kartenliste lässt sich nicht lesen: { $why }. Gib „box“ für die mitgelieferten Karten an oder eine Liste nach deren Muster.
error-deck-huge = Diese Kartenliste ist zu lang: { $found } Zeichen; gelesen werden höchstens { $most }.
error-deck-missing = In der Kartenliste fehlt [[{ $part }]].
error-deck-entry = { $where }: „{ $found }“ ist kein Eintrag mit Angaben.
error-deck-key = { $where }: „{ $found }“ gehört da nicht hin. Bekannt sind: { $known }.
error-deck-count = { $where }: „{ $found }“ ist keine Anzahl von 1 bis { $most }.
error-not-offered = „{ $choice }“ steht hier nicht zur Wahl.
error-not-asked = Du bist nicht am Zug; wir warten auf { $waiting }.
error-no-chance = Jetzt ist weder zu würfeln noch zu mischen.
error-over = Das Spiel ist zu Ende.
error-number = „{ $found }“ ist keine ganze Zahl.
error-ends-early = Nach „{ $given }“ fehlt noch etwas.
error-ends-early-of = Nach „{ $given }“ fehlt noch etwas. Zur Wahl stehen: { $known }.
error-range =
    { $step ->
        [1] { $found } passt nicht: erlaubt ist { $least } bis { $most }.
       *[other] { $found } passt nicht: erlaubt ist { $least } bis { $most } in Schritten von { $step }.
    }
error-too-much = Da steht noch etwas zu viel: „{ $found }“.
error-item = „{ $found }“ ist hier unbekannt. Zur Wahl stehen: { $known }.
error-item-twice = { $item } ist doppelt genannt.
error-missing = Es fehlt noch etwas für { $items }.
error-value = „{ $found }“ ist kein möglicher Wert. Zur Wahl stehen: { $known }.
error-once = { $value } darf nur einmal genannt werden.
error-some = Wähle mindestens { $least } und höchstens { $most }, jedes nur einmal.
error-points =
    { $spent ->
        [one] { $spent } Punkt ist verteilt, es müssen aber genau { $total } sein.
       *[other] { $spent } Punkte sind verteilt, es müssen aber genau { $total } sein.
    }
error-words-long = Das sind { $length } Zeichen; höchstens { $most } sind erlaubt.
error-words-odd = Es enthält Zeichen, die sich nicht darstellen lassen.
error-shuffle = Jedes hiervon muss genau einmal vorkommen: { $known }.
error-save-unreadable = Das ist kein gespeichertes Spiel von Backroom, oder es ist beschädigt: { $why }.
error-save-foreign = Das ist kein gespeichertes Spiel, sondern „{ $found }“.
error-save-huge = Diese Datei ist zu groß für ein gespeichertes Spiel (mehr als { $most } Zeichen).
error-save-version = Dieses Spiel wurde mit Regelversion { $found } gespeichert; dieses Haus kennt Versionen bis { $known }. Aktualisiere Backroom, um es zu öffnen.
error-save-older = Diese Partie wurde nach Fassung { $found } der Regeln gespielt, dieses Haus spielt nach Fassung { $known }. Sie kann nicht weitergehen; „backroom replay“ erzählt noch ihre Geschichte. Beginne eine neue Partie.
error-save-header = Dieses Spiel lässt sich hier nicht spielen: { $why }
error-save-entry = Das gespeicherte Spiel ist beschädigt: Antwort { $number } („{ $choice }“) ist unmöglich. { $why }
error-save-imagined = Eine vorgestellte Welt hat keine Vergangenheit und lässt sich nicht speichern.

# Am Tisch
error-away = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
error-begun = Das Spiel an diesem Tisch hat schon begonnen.
error-chair = Diesen Platz gibt es an diesem Tisch nicht.
error-enough = Du hast in diesem Spiel schon { $most } Dinge ungefragt getan; das ist genug.
error-no-moment = Es gibt nichts mehr, worauf gewartet würde; der Tisch ist schon weiter.
error-waits = Du hast den Tisch in dieser Partie schon { $most }-mal um einen Moment gebeten; öfter geht es nicht.
error-outdated = Die Regeln dieses Spiels haben sich geändert, seit die Partie begann; sie kann nicht weitergehen. Ihr Verlauf ist aufgehoben; beginne eine neue.
error-frozen = Dieses Spiel ist auf einen Fehler gestoßen und steht still. Seine Aufzeichnung bleibt; die anderen Tische spielen weiter.
error-full = An diesem Tisch sind alle Plätze besetzt.
error-gone = Diesen Tisch gibt es nicht oder nicht mehr.
error-late = Das kam zu spät: Die Frage ist nicht mehr offen.
error-left = Du hast diesen Tisch verlassen.
error-name-empty = Bitte gib einen lesbaren Namen an.
error-name-long = Dieser Name ist zu lang; erlaubt sind höchstens { $most } Zeichen.
error-not-begun = Das Spiel hat noch nicht begonnen.
error-silenced = Du bist ausgeschieden und musst schweigen, bis die Partie vorbei ist.
error-still-here = Ein Bot kann für jemanden erst nach { $seconds } Sekunden ohne Verbindung einspringen.
error-not-host = Das kann nur der Gastgeber des Tisches.
error-no-lesson = Für dieses Spiel gibt es noch keine Begleitung.
error-no-watchers = An diesem Tisch darf niemand zuschauen.
error-not-over = Eine Revanche gibt es erst, wenn das Spiel zu Ende ist.
error-storage = Es ließ sich nicht aufschreiben und zählt darum nicht; das Spiel bleibt, wie es war. Bitte versuche es bald noch einmal.
error-load-house = Das Haus, das gemessen werden soll, ließ sich nicht öffnen.
error-database-taken = Mit { $found } ist schon ein anderes Haus offen. Schließ es zuerst, oder gib diesem eine eigene Datenbank.
error-processes-database = Mehrere Prozesse brauchen eine PostgreSQL-Datenbank; nenne eine mit --database.
error-tables = Du hast schon { $most } Tische offen; bring erst einen davon zu Ende.
error-taken = Diesen Platz hat schon jemand anderes.
error-chairs = Du sitzt schon an diesem Tisch. Lass die anderen Plätze anderen.
error-not-host-remove = Nur wer den Tisch eröffnet hat, kann jemanden wegschicken.
error-not-silent = Abgestimmt werden kann, wenn der Tisch { $seconds } Sekunden auf diese Person gewartet hat.
error-removed = Wer den Tisch eröffnet hat, hat dir den Platz genommen.
error-talk-often = Das war viel auf einmal. Lass die anderen zu Wort kommen und versuch es gleich noch einmal.
error-talk-empty = Darin ist nichts zu lesen.
error-talk-full = An diesem Tisch ist genug gesagt worden.
error-file-there = { $path } gibt es schon. Nenne eine andere Datei.
error-no-books = In { $path } stehen keine Bücher eines Hauses.
error-books-there = In dieser Datenbank stehen schon Tische. Nur eine leere kann gefüllt werden.
error-table-awake = Gerade schaut jemand auf diesen Tisch. Versuch es wieder, wenn das Haus ihn weggeräumt hat.
error-not-frozen = Dieser Tisch ist nicht eingefroren.
error-still-frozen = Dieses Spiel lässt sich noch immer nicht spielen: { $why }
error-talk-long = Das ist zu lang; erlaubt sind höchstens { $most } Zeichen.
error-token = Dieser Platz gehört dir nicht.
error-watcher = Wer zuschaut, schaut nur zu. Nimm einen Platz, um mitzuspielen.
error-watcher-listens = An diesem Tisch hört zu, wer zuschaut; es redet nur, wer mitspielt.

# An der Tür
error-binary = Hier wird nur Text verstanden, keine Binärdaten.
error-content-type = Hier wird nur JSON verstanden (Content-Type: application/json).
error-database = Die Datenbank lässt sich nicht öffnen ({ $found }). Gibt es sie, gehört sie zu Backroom, und darf sie beschrieben werden?
error-folder = Der Ordner { $found } lässt sich nicht anlegen: { $why }.
error-hello = Eine Verbindung beginnt mit einem Gruß (hello) und mit nichts anderem.
error-host = Unter diesem Namen ist dieses Haus nicht bekannt.
error-internal = Im Haus ist etwas schiefgegangen. Es ist vermerkt; bitte versuche es noch einmal.
error-lan-public = Entweder das Wohnzimmer (--lan) oder die Öffentlichkeit (--public), nicht beides.
error-listen = Auf { $host }, Port { $port }, kann nicht gelauscht werden: { $why }. Läuft Backroom schon? Ein anderer Port geht mit --port.
error-malformed = Diese Nachricht ergibt hier keinen Sinn ({ $why }).
error-method = Das geht an dieser Adresse nicht.
error-no-path = An dieser Adresse gibt es nichts.
error-origin = Das kam von der Seite eines anderen Hauses und wird nicht angenommen.
error-port = { $found } ist kein Port; erlaubt ist 0 bis 65535.
error-player = Ein Spieler wird als NAME=BOT oder SPIEL/NAME=BOT eingeladen, nicht als „{ $found }“. Ein Name hat bis zu 24 Buchstaben und Ziffern.
error-player-name = Einen Bot „{ $found }“ gibt es schon ({ $known }); gib deinem Spieler einen anderen Namen.
error-public-hosts = Ein öffentliches Haus muss seinen Namen kennen: Gib mit --allowed-host den Hostnamen an, unter dem es erreicht wird.
error-public-players = Ein öffentliches Haus nimmt keine Spieler von außen: Jeder Fremde könnte beliebig viele davon starten.
error-rate = Das war zu viel auf einmal. Bitte warte einen Moment.
error-schema = Die Datenbank stammt von einer anderen Version von Backroom (Schema { $found }, diese kennt { $known }).
error-size = Diese Nachricht ist zu groß; gelesen werden höchstens { $most } Bytes.
error-slow = Die Verbindung kam nicht mehr mit. Bitte verbinde dich neu.
error-sockets = Von deiner Adresse kommen zu viele Verbindungen; erlaubt sind höchstens { $most }.

# Im Terminal
term-around = Am Tisch: { $names }.
term-help-hint = Mit ? gibt es jederzeit Hilfe.
term-help-answer = Antworte mit Ziffer oder Buchstabe, mit dem Namen oder in einer Zeile. Plätze haben ihren Namen oder ihre Nummer. Ein ? am Ende zeigt vorher, was es täte. Außerdem geht immer:
term-points-hint = Etwa: { $example }; ein Name allein nimmt den Rest. Enter: der Reihe nach.
term-form-hint = Enter: Schritt für Schritt. Oder in einer Zeile: { $line }
term-changes-hint = (Enter: so bleibt es; eine Nummer ändert, zwei tauschen)
term-some-any = mehrere mit Komma dazwischen, - für keines
term-some-most = höchstens { $most }, mit Komma dazwischen, - für keines
term-some-exactly =
    { $least ->
        [one] genau eines
       *[other] genau { $least }, mit Komma dazwischen
    }
term-some-between = { $least } bis { $most }, mit Komma dazwischen
term-some-wrong = Wähle aus: { $many }.
term-left-points =
    { $points ->
        [one] noch { $points } Punkt
       *[other] noch { $points } Punkte
    }
term-may = Außerdem jederzeit: { $verb } – { $prompt }
term-may-several = Außerdem jederzeit (? erklärt es): { $verbs }.
term-from-to = ({ $least }–{ $most })
term-number = { $number }
term-done = Erledigt.
term-range = { $found } passt nicht; erlaubt ist { $least } bis { $most }.
term-form-manners = „zurück“ oder Strg-C verlässt das Formular, „{ $back }“ geht einen Schritt zurück.
term-form-left = Formular verlassen. Was eingetragen ist, bleibt: { $verb } öffnet es wieder.
term-kept-entries = Was du eingegeben hast, bleibt: { $verb } öffnet es zum Ändern.
term-no-form = Hier ist kein Formular offen. Mit ? gibt es Hilfe.
term-confirm = Enter oder ja gibt es ab, „{ $back }“ ändert es, „zurück“ verlässt es.
term-confirm-wrong = So geht es nicht. Enter ändert es, „zurück“ verlässt es.
term-confirm-wrong-several = So geht es nicht. Eine Nummer ändert ihre Zeile, „zurück“ verlässt es.
term-confirm-which = Welche Zeile soll sich ändern? Nenne ihre Nummer; „zurück“ verlässt das Formular.
term-confirm-several = Enter oder ja gibt es ab, eine Nummer ändert ihre Zeile, „zurück“ verlässt es.
term-confirm-how = „{ $typed }“ gibt nichts ab. Nur Enter oder ja gibt es ab; „zurück“ verlässt das Formular.
term-final = Das lässt sich nicht zurücknehmen. Wirklich? (ja/nein)
term-not-done = Nichts ist geschehen.
term-nothing-to-say = Dazu lässt sich vorher nichts sagen.
term-what-if = Mit Fragezeichen, etwa { $key }: was es täte.
term-enter-goes-on = Enter geht weiter („still“: die ganze Runde), jedes andere Wort handelt:
term-who-acts = Enter geht weiter. Oder wer etwas tun will: { $names }?
term-hushed-named = Bis dich jemand nennt, wirst du nicht mehr gefragt, ob du etwas tun willst.
term-hushed = Bis zum Ende der Runde wirst du nicht mehr gefragt, ob du etwas tun willst.
term-not-hushed = Du wirst wieder gefragt, ob du etwas tun willst.
term-enter-for = (Enter: { $label })
term-for-all = Eine Antwort für { $names }:
term-not-understood = „{ $typed }“ verstehe ich hier nicht. Mit ? gibt es Hilfe.
term-not-understood-one-of = „{ $typed }“ verstehe ich hier nicht. Zur Wahl stehen { $names }.
term-did-you-mean = „{ $typed }“ verstehe ich hier nicht. Vielleicht { $known }?
term-which = „{ $typed }“ kann { $names } heißen. Was davon?
term-turn = Am Zug: { $seat }
term-curtain = Jetzt { $seat }. Alle anderen schauen weg.
term-curtain-lift = Enter drücken, wenn sonst niemand auf den Bildschirm sieht.
term-visit = Du wirst gerade nichts gefragt. ? zeigt, was du tun kannst; Enter gibt den Bildschirm zurück.
term-hand-whom = An wen? { $names }.
term-overwrite = { $path } gibt es schon. Überschreiben? (ja/nein)
term-leave = Datei, in der das Spiel gespeichert wird, oder Enter, um ohne Speichern zu gehen:
term-left = Das Spiel bricht hier ab und wurde nicht gespeichert.
term-left-kept = Das Spiel liegt in { $path }. Weiter geht es mit: backroom play --load { $path }
term-kept = Das Spiel liegt in { $path }.
term-over = Das Spiel ist aus
term-player = Spieler
term-players = Spieler
term-won = gewonnen
term-nobody-won = Niemand hat gewonnen.
term-yes = ja
term-no = nein
term-ruling = Entscheidung des Hauses
term-no-rule = Von „{ $wanted }“ handelt keine Regel.
term-eyes = Mit den Augen von { $seat }.
term-eyes-nobody = Mit den Augen eines Zuschauers.
term-go-on = Enter geht weiter, alles andere hört auf.
term-older = Gespielt wurde nach Fassung { $found } der Regeln, heute gilt Fassung { $known }. Darum wird es erzählt, wie es aufgeschrieben wurde, und kann nicht weitergehen.
term-goes-on = Das Spiel ist noch nicht aus. Weiter geht es mit: backroom play --load { $path }

command-help = hilfe
command-help-does = diese Hilfe (auch ?)
command-rules = regeln
command-rules-does = die Regeln; „regeln WORT“ oder „regeln { $rule }“ zeigt nur diese
command-view = tisch
command-view-does = der Tisch, wie du ihn siehst
command-log = verlauf
command-log-does = alles, was geschehen ist
command-save = speichern
command-save-does = das Spiel speichern: „speichern DATEI“
command-hand = gib
command-hand-does = den Bildschirm für eine Weile weitergeben: „gib NAME“
command-hush = still
command-hush-does = diese Runde nichts mehr zu sagen haben („still bis“: bis du genannt wirst); noch einmal hebt es auf
command-quit = ende
command-quit-does = das Spiel verlassen
command-back = zurück
command-back-does = ein Formular verlassen (auch Strg-C); was eingetragen ist, bleibt

report-who = Siege
report-seats = Plätze
report-wins = Spiele
report-share = Anteil
report-seat = Platz { $number }
report-games = Spiele beendet
report-decisions = Entscheidungen je Spiel
report-speed = Entscheidungen je Sekunde
report-copy = copy µs
load-tables = Tische mit Leuten
load-bot-tables = Tische mit Bots
load-speed = Antworten je Sekunde
load-within = bestätigt innerhalb von, { $share }
load-memory = Speicher des Hauses
load-busy = von einem Prozessor
load-refused = abgelehnt
load-lost = verlorene Verbindungen
report-view = view µs
report-redeal = redeal µs
report-ratio = { $game } ist { $ratio }-mal so schnell wie { $peer }.
report-no-peers = Zum Vergleich mit anderen das Extra „research“ installieren.
report-shared = Ein geteilter Sieg zählt für jeden, der ihn teilt.
report-playing = { $games } Spiele werden gespielt
report-measuring = Es wird gemessen
report-written = Geschrieben: { $path }
report-tournament = Ein Turnier über { $deals } Verteilungen
report-tuning = Es wird eingestellt
report-tuned = Unter den alten gewinnt der neue { $mean } ± { $margin } Prozentpunkte mehr als einer von ihnen, bei { $deals } frischen Verteilungen.
report-among = Anteil gewonnener Spiele: der Bot links, allein unter denen oben
report-by-seat = Anteil gewonnener Spiele je Platz, wo alle von einer Art sind
report-bot = Bot
report-rating = Wertung
report-uncertainty = Unsicherheit
report-mean-ms = ms je Entscheidung
report-longest-ms = längste ms
report-deals = { $deals } Verteilungen, { $games } Spiele
report-faults = { $bot } hat { $number } seiner Entscheidungen nicht selbst getroffen. Die erste: { $why }

serve-open = Backroom ist offen:
serve-shared = Andere kommen dazu über
serve-stop = Strg-C schließt. Beim nächsten Öffnen gehen die Spiele weiter, wo sie waren.
serve-closed = Backroom ist geschlossen.
serve-no-page = Die Seite ist noch nicht gebaut. Das macht: make page
books-empty = In diesen Büchern stehen keine Tische.
books-table = Tisch
books-game = Spiel
books-status = Stand
books-touched = Zuletzt berührt (UTC)
books-people = Leute
books-open = offen
books-playing = läuft
books-over = vorbei
books-frozen = eingefroren
books-outdated = nach älteren Regeln
books-marked = wird vergessen
books-exported = Das ganze Spiel steht in { $path }. Zu lesen mit: backroom replay { $path }
books-exported-seen = Was Zuschauer bisher gesehen haben, steht in { $path }. Der Rest wird erzählt, wenn das Spiel vorbei ist.
books-copied = { $tables ->
    [one] { $tables } Tisch ist nach { $path } kopiert.
   *[other] { $tables } Tische sind nach { $path } kopiert.
}
books-brought-back = { $tables ->
    [one] { $tables } Tisch ist aus { $path } zurück.
   *[other] { $tables } Tische sind aus { $path } zurück.
}
books-thawed = Tisch { $table }: { $status }.

# Die Befehlszeile erklärt sich selbst
does-backroom = Ein Haus für Spiele mit Geheimnissen. Ohne Befehl öffnet es sich im Browser.
does-play = Ein Spiel hier im Terminal: gegen Bots, oder mehrere Leute abwechselnd an der Tastatur.
does-games = Die Spiele des Hauses mit ihren Optionen und Bots.
does-rules = Die Regeln eines Spiels.
does-replay = Ein gespeichertes Spiel nacherzählen.
does-simulate = Bots viele Spiele spielen lassen und zählen, wer gewinnt.
does-tournament = Jeden Bot unter jedem anderen spielen lassen, auf jedem Platz mit denselben Karten und Würfeln, und sie werten.
does-tune = Die Gewichte eines Bots durch Spiele gegen sich selbst einstellen und das Ergebnis an frischen Verteilungen belegen.
does-report = Die Versuche eines Spiels spielen und aufschreiben, was sie zeigen.
does-bench = Messen, wie schnell die Spiele laufen.
does-load = Messen, wie viele Leute dieser Rechner aushält: ein eigenes Haus voller Leute, die sofort antworten.
does-serve = Das Haus für Browser öffnen: auf diesem Rechner, im Wohnzimmer oder für alle.
does-tables = Alle Tische eines Hauses auflisten, den zuletzt berührten zuerst.
does-export = Die Geschichte eines Tisches in eine Datei schreiben: ganz, sobald das Spiel vorbei ist, bis dahin, was Zuschauer gesehen haben.
does-backup = Alles, was ein Haus weiß, in eine Datei kopieren, auch während es geöffnet ist.
does-restore = Eine leere Datenbank aus so einer Datei füllen.
does-thaw = Ein Spiel weitergehen lassen, das ein Fehler angehalten hat, sobald der Fehler behoben ist.

help-usage = Aufruf:
help-command = BEFEHL
help-commands = Befehle
help-arguments = Angaben
help-options = Optionen
help-help = Diese Hilfe zeigen.
help-version = Die Version zeigen.
help-lang = Sprache, Deutsch oder Englisch.
help-game = Name des Spiels; „backroom games“ zählt sie auf.
help-bench-game = Nur diese Spiele.
help-file = Ein gespeichertes Spiel.
help-people = Namen der Leute, die mitspielen, je einer, oder wie viele. 0: den Bots zusehen.
help-seats = Wie viele insgesamt mitspielen.
help-bot = Ein Bot für den nächsten freien Platz; der letzte nimmt alle übrigen.
help-option = Eine Variante der Regeln, wie „backroom games“ sie aufzählt.
help-deck = Deine eigene Kartenliste, eine TOML-Datei wie die cards.toml des Spiels.
help-seed = Dieselbe Zahl mischt und würfelt wieder dasselbe.
help-save = Das Spiel nach jeder Antwort in dieser Datei festhalten.
help-load = Mit dem Spiel in dieser Datei weitermachen.
help-pace = Wann angehalten wird: bei allem, was dich betrifft (slow), wo du etwas tun könntest (usual) oder nie (fast).
help-search = Nur Regeln mit diesem Wort, oder die Regel mit dieser Nummer.
help-seat = Mit den Augen dieses Spielers, nach Name oder Nummer (ab 1). Sonst als Zuschauer.
help-step = Nach jeder Antwort den Tisch zeigen und auf Enter warten.
help-games = Wie viele Spiele.
help-contestant = Ein Bot, der mitmacht, mindestens zwei; sonst alle des Spiels.
help-among = Die anderen am Tisch sind nur solche Bots; sonst jede Sorte einmal.
help-deals = Wie viele Verteilungen höchstens; in jeder trifft jeder auf jeden, auf jedem Platz.
help-precision = Aufhören, sobald jeder Anteil so sicher ist, in Prozentpunkten nach beiden Seiten.
help-tuned = Die Datei für Gewichte und Belege; eine vorhandene wird fortgesetzt.
help-tuned-bot = Der Bot, der eingestellt wird; sonst der beste des Spiels.
help-weight = Ein Gewicht, das eingestellt wird; sonst alle.
help-generations = Wie viele Generationen gezüchtet werden.
help-evidence = An wie vielen frischen Verteilungen das Ergebnis belegt wird.
help-journals = Alle Spiele in dieser Datei aufheben, je eine Zeile.
help-page = Eine Seite mit Tabellen und Bildern in diesen Ordner schreiben.
help-number = Das wievielte Spiel, wenn die Datei viele enthält.
help-jobs = Wie viele Prozesse gleichzeitig spielen.
help-cluster = Auf einem Dask-Cluster spielen: so viele Prozesse hier, oder die Adresse eines Schedulers.
help-into = Der Ordner für die Seite und ihre Diagramme.
help-json = Die Zahlen als JSON, für andere Programme.
help-browser = Die Seite im Browser öffnen, oder nicht.
help-host = Adresse, auf der gelauscht wird. Sonst nur dieser Rechner.
help-port = Port, auf dem gelauscht wird.
help-lan = Für alle im selben Heimnetz; zeigt die Adresse als QR-Code.
help-public = Für einen Server, den Fremde erreichen, hinter einem Proxy mit HTTPS.
help-allowed-host = Name, unter dem ein öffentliches Haus erreicht wird.
help-address = Adresse zum Weitergeben, falls es eine andere ist.
help-database = Wo die Spiele liegen: eine Datei oder die URL einer Datenbank.
help-copy = Die Datei mit der Kopie.
help-table = Die Kennung eines Tisches, wie sie in seinem Link steht.
help-export-into = Die Datei, in die geschrieben wird; sonst TABLE.json.
help-load-database = Die Datenbank, mit der gemessen wird; sonst eine Datei, die danach weggeworfen wird.
help-log-json = Protokollzeilen als JSON schreiben, für andere Programme.
help-tables = Wie viele Tische mit Leuten.
help-people-each = Wie viele Leute an jedem davon.
help-seconds = Wie viele Sekunden lang.
help-bot-tables = Wie viele Tische mit Bots daneben.
help-bot-processes = Prozesse, in denen Bots nachdenken, neben dem Haus. 0: im Haus selbst.
help-player = Spieler von außen, der hier unter diesem Namen Platz nehmen darf; auch mehrfach. Siehe docs/players.md.
help-processes = Prozesse hinter einem Port, auf einer PostgreSQL-Datenbank.

usage-command = Einen Befehl „{ $found }“ gibt es nicht. { suggestion }
usage-close-option = Eine Option { $found } gibt es nicht. Vielleicht { $known }?
usage-no-option = Eine Option { $found } gibt es nicht. Siehe --help.
usage-no-value = Die Option { $option } braucht einen Wert.
usage-missing = { $found } fehlt. Siehe: { $command } --help
usage-missing-game = Welches Spiel? Zur Wahl stehen: { $known }.
usage-extra = Da steht noch etwas zu viel: „{ $found }“.
usage-other = { $why }
usage-number = { $option } nimmt eine ganze Zahl, nicht „{ $found }“.
usage-least = { $option } muss mindestens { $least } sein, nicht { $found }.
usage-most = { $option } darf höchstens { $most } sein, nicht { $found }.
usage-one-of = { $option } kennt „{ $found }“ nicht. { suggestion }
usage-percent = { $option } nimmt Prozentpunkte wie 2 oder 2,5, nicht „{ $found }“.
usage-tuned = { $path } enthält etwas anderes als dieses Einstellen. Nenne eine andere Datei.
usage-cluster = Entweder --jobs oder --cluster angeben, nicht beides.
usage-guest = Die Datei will „{ $found }“ mitspielen lassen, einen Spieler von außerhalb des Hauses. Nenne ihn mit --bot, wenn du ihm traust.
usage-option = „{ $found }“ hat nicht die Form NAME=WERT.
usage-name = „{ $found }“ ist kein lesbarer Name.
usage-people =
    { $seats ->
        [one] Es gibt nur { $seats } Platz für { $people } Leute.
       *[other] Es gibt nur { $seats } Plätze für { $people } Leute.
    }
usage-bots =
    { $free ->
        [0] Für einen Bot ist kein Platz mehr.
        [one] Für Bots ist nur noch { $free } Platz, genannt sind { $bots }.
       *[other] Für Bots sind nur noch { $free } Plätze, genannt sind { $bots }.
    }
usage-load = Das Spiel in { $path } hat seine Plätze und Optionen schon; lass --seats, --option und --deck weg.
usage-deck = { $path } lässt sich nicht als TOML lesen: { $why }
usage-deck-huge = { $path } ist zu groß für eine Kartenliste: Gelesen werden höchstens { $most } Bytes.
usage-no-deck = { $game } nimmt keine eigene Kartenliste; lass --deck weg.
usage-seat = Einen Platz „{ $found }“ gibt es an diesem Tisch nicht. Zur Wahl stehen 1 bis { $most } oder { $names }.
usage-save = { $path } gibt es schon. Nenne eine andere Datei, oder mach mit --load mit dem Spiel darin weiter.
usage-other-game = Das Spiel in { $path } ist { $found }. Lass den Namen weg, um damit weiterzumachen.

trouble-missing = Eine Datei { $path } gibt es nicht.
trouble-no-folder = Einen Ordner { $folder }, in den { $name } geschrieben werden könnte, gibt es nicht.
trouble-folder = { $path } ist ein Ordner, keine Datei.
trouble-forbidden = Die Datei { $path } lässt sich so nicht verwenden: Die Berechtigung fehlt.
trouble-full = { $path } lässt sich nicht schreiben: Die Platte ist voll.
trouble-file = { $path }: { $why }
trouble-bot = { $name } ist ausgefallen: { $why }
trouble-blunder = Ein Bot ist ausgefallen in { $why }
trouble-unfinished = Nur { $finished } von { $games } Spielen wurden zu Ende gespielt.
trouble-unfinished-deals = Nur { $deals } von { $wanted } Verteilungen wurden zu Ende gespielt.
trouble-no-number = In { $path } gibt es kein Spiel Nummer { $number }.
trouble-stopped = Abgebrochen.
trouble-unexpected = Etwas ging schief, das nicht schiefgehen sollte: { $why } ({ $kind }). Mit BACKROOM_TRACEBACK=1 zeigt sich, wo.
log-answered = { $seat }: { $answer }
