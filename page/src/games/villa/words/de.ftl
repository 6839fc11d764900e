# Was das gezeichnete Brett dieses Spiels sagt, neben den Wörtern des Spiels selbst.
just = { $thing }
ground = Villa und Park
guard-back = { $place }: { $back }
guard-front = { $place }: { $name }
guard-blocked = kann noch nicht festgenommen werden
guard-free = kann festgenommen werden
strength-of = Stärke { $strength }
needs-at = { $symbol } auf { $at }
needs-not = durchgestrichen: { $symbol }
cellar = Im Keller: { $name }
position-number = Position { $position }
position-now = jetzt
needed-here = gebraucht: { $symbols }
marked-here = dazu offen: { $symbol }
laid-here = gelegt: { $cards }
bonus-back = Bringt zurück: { $symbol }
seat-cards = { $seat }: { $cards }
no-cards = keine offene Karte
pile-of = Stapel von { $seat }
under-pile = Unter dem Stapel: { $cards }
leads = leitet
pass-zone = Eine Karte abwerfen und passen
pass-hint = Passen
lay-here = Auf Position { $position } spielen
give-open = Offen vor { $seat } legen
give-under = Unter den Stapel von { $seat } legen
led-by = { $seat } leitet

hint-swap = Berühr eine Karte, dann eine andere: Die beiden tauschen den Platz.
hint-plan = Berühr einen beleuchteten Leibwächter, dann, wer leiten soll.
hint-guard = Berühr einen beleuchteten Leibwächter.
hint-leader = { $guard }: Berühr jetzt, wer leiten soll.
hint-act = Berühr eine Karte, um sie zu spielen, zwei für ein Pärchen.
hint-bonus = Berühr, wer die Karte bekommt: einen freien Platz oder einen Stapel.
so-far-swap =
    { $count ->
        [one] { $count } Karte wechselt die Hand.
       *[other] { $count } Karten wechseln die Hand.
    }
so-far-plan = { $guard }, { $leader } leitet.
so-far-guard = { $guard }.
so-far-play = Position { $position }: { $card }.
so-far-pair = Position { $position }: { $card } und { $other } als Pärchen.
so-far-pass = Passen und abwerfen: { $card }.
so-far-choice = { $card }: Was tun?
so-far-bonus-hand = { $seat } legt sie offen aus: { $card }.
so-far-bonus-pile = { $seat } legt sie unter den Stapel: { $card }.
propose = Vorschlagen
decide = Entscheiden
propose-keep = Vorschlagen, alles zu behalten
decide-keep = Alles behalten
play-it = Spielen
pair-it = Pärchen spielen
pass-it = Passen
agree-sure = Wirklich? Das gilt endgültig
final-sure = Wirklich? Das gilt endgültig
pass-sure = Endgültig abwerfen?
agree-it = Einverstanden
object-it = Dagegen
has-answered = hat geantwortet
objects = dagegen
is-asked = ist gefragt
proposed-this = schlägt vor

left-over = Was noch da ist
left-line = { $kind }: gebraucht { $needed }, offen { $open }, unter Stapeln { $beneath }, gespielt { $played }, abgeworfen { $lost }, verdeckt { $hidden }
left-needed = gebraucht
left-open = offen
left-played = gespielt
left-lost = abgeworfen
left-hidden = verdeckt
balance = { $held } Karten für { $positions } Positionen
arrested-so-far = { $count } von 13 festgenommen
all-of-it = Der ganze Tisch in Worten
escaped = entkommen
caught = festgenommen
