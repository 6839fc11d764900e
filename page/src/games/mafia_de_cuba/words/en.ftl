# What the drawn board of this game says, beside the game's own words.
just = { $thing }
around-table = Around the table, as the box goes
cigar-box = The cigar box
felt-bag = Felt bag
found-heap =
    { $count ->
        [0] No diamond found yet
        [one] { $count } diamond found lies before the Godfather
       *[other] { $count } diamonds found lie before the Godfather
    }
ask-all = Everybody
has-shown = has shown: { $loot }
has-bottles =
    { $count ->
        [one] a joker
       *[other] { $count } jokers
    }
noted-as = noted as: { $role }

aloud-says-received = When I got it: { $parts }.
aloud-says-passed = When I passed it on: { $parts }.
aloud-says-took = I took: { $loot }.
aloud-says-came-back = It came back with: { $parts }.
aloud-says-handed-on = It went on its way with: { $parts }.
aloud-says-hid = I had kept: { $loot }.
aloud-says-of = { $whom }? If you ask me: { $role }.
aloud-wont-say = …
aloud-asks-diamonds = To { $whom }: how many diamonds when you got it?
aloud-asks-tokens = To { $whom }: how many tokens when you got it?
aloud-asks-passed = To { $whom }: what was in it when you passed it on?
aloud-asks-took = To { $whom }: what did you take?
aloud-accuses = { $whom }, empty your pockets!
aloud-shows = Out of the pockets: { $loot }.
aloud-shows-nothing = The pockets are empty.
aloud-bang = Bang! { $whom } falls.

ladder-got = ▴ got
ladder-gave = ▾ passed on
ladder-took = took
ladder-out = hands on
ladder-changed = changed
ladder-back = came back
about-to-say = about to say:

take-out = Take out: { $thing }
put-into-bag = Into the bag: { $thing }
put-back = Put back: { $thing }
into-pocket = Into your pocket
into-bag = Into the felt bag
back-into-box = Back into the box
in-box = In the box
box-empty = Nothing at all.
pocket = Your pocket
pretend = Just pretend
pretending = Nothing. You only pretend.
hint-hide = Touch the diamonds you want to keep.
hint-bag = Touch a token to make it disappear in the bag, or leave the bag empty.
hint-take = Touch what goes into your pocket: diamonds, or one token.
hide-it = Keep them
hide-nothing = Keep none
close-bag = Close the bag
pass-on = Pass on the box
pass-on-pretending = Pretend and pass it on

less-of = Less: { $thing }
more-of = More: { $thing }
silence-about = Not a word about: { $thing }
hint-figures = It begins with the truth, or with what you said before. Change what you like.
say-it = Say it
say-aloud = Say it
say-nothing = Say nothing
hush-all = Not a word
better-quiet = Better not
hint-suspect = What do you take { $seat } for, aloud?
hint-speak = Touch your own things to speak about them, or somebody to say what they are.
hint-wait = Nothing to do for now.

hint-order = Touch a seat, or everybody. ({ $left ->
        [one] { $left } question left
       *[other] { $left } questions left
    })
so-far-order = To { $whom }: ({ $left ->
        [one] { $left } question left
       *[other] { $left } questions left
    })
ask-it = Ask
short-diamonds = Diamonds when you got it?
short-tokens = Tokens when you got it?
short-passed = In it when you passed it on?
short-took = What did you take?
point-at = Say aloud what { $seat } is …
said-already = answered before
hold-pockets = Hold: “{ $seat }, empty your pockets!”
hold-bang = Hold: shoot { $seat }!
hold-again = Press once more to do it.
window-all = “Empty your pockets!” In a moment { $seat } must show everything. Whoever is the killer can still shoot.
hint-name = Touch who is to be the next Godfather.
so-far-name = { $seat } becomes the next Godfather.
name-it = That is the one

own-things = What only you know
own-received = You received
own-took = You took
own-passed = You passed on
own-kept = You kept
own-handed = Handed on
own-back = Came back
own-missing = Missing
speak-box = Say what was in the box
speak-took = Say what you took

public-round = Game { $round } of { $rounds }
public-found = found

finale = The box goes round once more
finale-begins = The box goes round once more, and this time everybody sees into it.
finale-godfather = { $seat }, the Godfather, had kept: { $loot }.
finale-row = { $seat }: { $role }. Took: { $loot }.
finale-honest = And said so.
finale-lied = What was said is crossed out.
finale-silent = And said not a word.
finale-back = This came back to the Godfather.
finale-before = Back one seat
finale-next = Next
finale-all = All

notes = Notes
notes-private = Only you see these. They stay in this browser.
notes-takes-for = You take { $seat } for
notes-words = Note about { $seat }
notes-hint = a few words
