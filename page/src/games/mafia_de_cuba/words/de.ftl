# Was das gezeichnete Brett dieses Spiels sagt, neben den Worten des Spiels selbst.
just = { $thing }
around-table = Rund um den Tisch, wie die Kiste geht
cigar-box = Die Zigarrenkiste
felt-bag = Filzbeutel
found-heap =
    { $count ->
        [0] Noch kein Diamant gefunden
        [one] { $count } gefundener Diamant liegt vor dem Paten
       *[other] { $count } gefundene Diamanten liegen vor dem Paten
    }
ask-all = Alle
has-shown = hat gezeigt: { $loot }
has-bottles =
    { $count ->
        [one] ein Joker
       *[other] { $count } Joker
    }
noted-as = notiert als: { $role }

aloud-says-received = Als ich sie bekam: { $parts }.
aloud-says-passed = Als ich sie weitergab: { $parts }.
aloud-says-took = Ich nahm: { $loot }.
aloud-says-came-back = Zurück kam sie mit: { $parts }.
aloud-says-handed-on = Auf die Reise ging sie mit: { $parts }.
aloud-says-hid = Ich hatte behalten: { $loot }.
aloud-says-of = { $whom }? Wenn ihr mich fragt: { $role }.
aloud-wont-say = …
aloud-asks-diamonds = Zu { $whom }: Wie viele Diamanten, als du sie bekamst?
aloud-asks-tokens = Zu { $whom }: Wie viele Personenchips, als du sie bekamst?
aloud-asks-passed = Zu { $whom }: Was lag noch darin, als du sie weitergabst?
aloud-asks-took = Zu { $whom }: Was hast du genommen?
aloud-accuses = { $whom }, leere deine Taschen!
aloud-shows = Aus den Taschen: { $loot }.
aloud-shows-nothing = Die Taschen sind leer.
aloud-bang = Peng! { $whom } fällt.

ladder-got = ▴ bekam
ladder-gave = ▾ gab weiter
ladder-took = nahm
ladder-out = gibt herum
ladder-changed = geändert
ladder-back = kam zurück
about-to-say = gleich gesagt:

take-out = Herausnehmen: { $thing }
put-into-bag = In den Beutel: { $thing }
put-back = Zurücklegen: { $thing }
into-pocket = In deine Tasche
into-bag = In den Filzbeutel
back-into-box = Zurück in die Kiste
in-box = In der Kiste
box-empty = Gar nichts.
pocket = Deine Tasche
pretend = Nur so tun
pretending = Nichts. Du tust nur so.
hint-hide = Tippe die Diamanten an, die du behalten willst.
hint-bag = Tippe einen Personenchip an, der im Beutel verschwinden soll, oder lass den Beutel leer.
hint-take = Tippe an, was in deine Tasche kommt: Diamanten oder ein einziger Personenchip.
hide-it = Behalten
hide-nothing = Keinen behalten
close-bag = Beutel schließen
pass-on = Kiste weitergeben
pass-on-pretending = So tun und weitergeben

less-of = Weniger: { $thing }
more-of = Mehr: { $thing }
silence-about = Kein Wort über: { $thing }
hint-figures = Am Anfang steht die Wahrheit, oder was du schon gesagt hast. Ändere, was du willst.
say-it = So sage ich es
say-aloud = Laut sagen
say-nothing = Nichts sagen
hush-all = Kein Wort
better-quiet = Doch nicht
hint-suspect = Für was hältst du { $seat }, laut gesagt?
hint-speak = Tippe deine eigenen Sachen an, um davon zu sprechen, oder jemanden, um zu sagen, was er ist.
hint-wait = Gerade ist nichts zu tun.

hint-order = Tippe einen Platz an, oder alle. ({ $left ->
        [one] noch { $left } Frage
       *[other] noch { $left } Fragen
    })
so-far-order = Zu { $whom }: ({ $left ->
        [one] noch { $left } Frage
       *[other] noch { $left } Fragen
    })
ask-it = Fragen
short-diamonds = Diamanten, als du sie bekamst?
short-tokens = Chips, als du sie bekamst?
short-passed = Darin, als du sie weitergabst?
short-took = Was hast du genommen?
point-at = Laut sagen, was { $seat } ist …
said-already = schon beantwortet
hold-pockets = Halten: „{ $seat }, leere deine Taschen!“
hold-bang = Halten: { $seat } erschießen!
hold-again = Drücke noch einmal, um es zu tun.
window-all = „Leere deine Taschen!“ Gleich muss { $seat } alles zeigen. Wer der Killer ist, kann noch schießen.
hint-name = Tippe an, wer der nächste Pate sein soll.
so-far-name = { $seat } wird der nächste Pate.
name-it = So soll es sein

own-things = Was nur du weißt
own-received = Du bekamst
own-took = Du nahmst
own-passed = Du gabst weiter
own-kept = Behalten
own-handed = Herumgegeben
own-back = Zurück kam
own-missing = Es fehlen
speak-box = Sagen, was in der Kiste lag
speak-took = Sagen, was du genommen hast

public-round = Partie { $round } von { $rounds }
public-found = gefunden

finale = Die Kiste geht noch einmal herum
finale-begins = Die Kiste geht noch einmal herum, und diesmal sehen alle hinein.
finale-godfather = { $seat }, der Pate, hatte behalten: { $loot }.
finale-row = { $seat }: { $role }. Genommen: { $loot }.
finale-honest = Und hat es so gesagt.
finale-lied = Was gelogen war, ist durchgestrichen.
finale-silent = Und hat kein Wort gesagt.
finale-back = Das kam zum Paten zurück.
finale-before = Einen Platz zurück
finale-next = Weiter
finale-all = Alles

notes = Notizen
notes-private = Die siehst nur du. Sie bleiben in diesem Browser.
notes-takes-for = Du hältst { $seat } für
notes-words = Notiz über { $seat }
notes-hint = ein paar Worte
