# The page's own words. Each game's words come from the house.

# First screen
home = Back to the first screen
switch-language = Auf Deutsch
switch-look = Look: { $now }
look-auto = like the device
look-dark = night
look-light = daylight
welcome = Games of secrets, at your table
welcome-more = Play in the browser: against bots, or with friends who join by a link.
house-unreachable = The house does not answer. Is the server running?
page-renewed = The house has been updated. Reload the page to go on.
reload = Reload
your-tables = Your tables
go-on = Go on
games = Games
seats-range = { $least } to { $most } players
play-now = Play now with bots
invite-friends = Invite friends
open-tables = Open tables
no-open-tables = No open table at the moment. Invite friends, or play with bots.
seats-free =
    { $count ->
        [0] full
        [one] { $count } seat free
       *[other] { $count } seats free
    }
status-open = open
status-playing = being played
status-over = over
status-frozen = stopped by an error
join = Join
watch = Watch
nowhere = There is nothing here
nowhere-more = This address leads to no table and to no game.
learn = How it is played
learn-by-playing = First game with a guide
learn-picture = Picture { $number } of { $count }
learn-back = Back
learn-next = Next
guide = Guide
guide-leave = Leave the guide
guide-fold = Show or fold the hint
guide-over = That was your first game. A rematch is dealt anew, and nobody tells you what to do; invite friends from the first screen.
turn-of = on turn: { $names }

# Laying a table
close = Close
your-name = Your name
name = Name
guest = Guest
how-many-seats = Players
option-other = another number
option-number = A number from { $least } to { $most }
more-variants = More variants
variants-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
who-sits-where = Who sits where
seat-number = Seat { $number }
sitter-bot = Bot: { $bot }
bot-house = plays well
bot-greedy = grabs what it can
bot-first = takes what fits first
bot-random = plays at random
sitter-open = Free, for a friend with the link
sitter-person = Somebody at this device
clock-and-door = Time and access
clock = Time for each move
clock-off = No clock
clock-seconds =
    { $seconds ->
        [30] 30 seconds
        [60] 1 minute
        [120] 2 minutes
        [300] 5 minutes
       *[other] { $seconds } seconds
    }
visibility = Who finds this table
visibility-invited = Only those with the link
visibility-public = Everybody in the house
start = Start
lay-table = Open the table

# At the door
calling = One moment …
door-shut = The door is shut
join-or-watch = Join or watch
table-gone = This table is gone
table-gone-more = The link is wrong, or the table was cleared away.
table-begun = The game has begun, and all chairs are taken.
invited-by = { $host } invites you.
sit-down = Sit down
table-full = Every seat is taken. You can watch.
waiting-for-friends =
    { $count ->
        [0] All have come.
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
qr-alt = QR code of the invitation link
link = Invitation link
copy-link = Copy the link
copied = Copied
only-this-machine = Only this machine reaches this address. To let phones in your home network join, start Backroom like this:
share = Share
at-the-table = At the table
start-with-bots = Start now; bots take the free seats
host-starts = The game begins when everybody is there and ready, or when the host starts it.
lobby = before the game
what-is-played = What is played
watchers = Watchers
watchers-talk = may talk
watchers-listen = listen
watchers-apart = do not hear the talk
watchers-none = none
is-ready = ready
not-ready = not ready yet
be-ready = I am ready
i-am-ready = You are ready
waiting-for-ready = Waiting for { $seats } to be ready.
start-now = Start now
sit-here = Sit here
swap = Swap seats
swap-asked = Swap asked for
swap-agree = Yes, swap
games-won =
    { $count ->
        [one] 1 game won
       *[other] { $count } games won
    }
wants-your-place = wants your seat
remove-from-table = Take { $name } off the table
leave-chair = Get up again
pass-device = Pass the device to { $name }
pass-device-more = Nobody else should look at the screen now.
i-am = I am { $name }
draw-curtain = Draw the curtain

# At the table
connection-lost = Connection lost. Trying again …
connection-lost-sending = Connection lost. Your answer is kept and sent again …
your-turn = Your turn
what-just-happened = What just happened
your-answer = Your answer
you-watch = You are watching
table-frozen = This game was stopped by an error. Its story is kept.
table-outdated = The rules of this game have changed since this was played, so it cannot go on. Its story is kept.
new-game = New game
status-outdated = played by older rules
confirm-final = Yes, really
weigh-final = This cannot be taken back.
not-yet = Not yet
moment = A moment before it goes on
moment-go-on = Go on
moment-wait = Wait! ({ $count } left)
moment-held = { $seat } asks for a moment.
hush = Pass in advance
hush-for-round = Nothing from me this round
hush-until-named = Nothing until I am named
hush-round = You pass until the round is over.
hush-named = You pass until you are named.
hush-end = I am back
option-own = your own …
option-text = Your own list, as text or from a file
option-file = Choose a file
bot-plays-for-you = A bot plays for you.
come-back = Come back
waiting-for = Waiting for { $seats }.
one-moment = One moment …
time-was-up = Your time was up, and a bot answered for you.
hurry = { $seconds } seconds left
by-bot = (a bot stood in)
switch-knock = Knock when it is your turn
time-left = Time left
see-rule = Rule { $rule }
game-over = The game is over.
won-by =
    { $count ->
        [0] Nobody wins.
        [one] { $seats } wins.
       *[other] { $seats } share the win.
    }
rematch = Rematch
rematch-too = Count me in
rematch-planned = A rematch is planned.
rematch-begun = The rematch has begun.
wants-rematch =
    { $count ->
        [one] { $seats } wants a rematch.
       *[other] { $seats } want a rematch.
    }
to-rematch = To the rematch
beside-board = Beside the board
players = Players
story = Story
story-earlier = What happened before
story-empty = Nothing has happened yet.
talk = Talk
talk-empty = Nobody has said anything yet.
talk-placeholder = Say something
send = Send
unheard = new
rules = Rules
the-house = The house
more-of-the-table = More of the table
the-table = The table
talk-listen = At this table only those who play talk; you can listen.
talk-apart = What is said at this table is heard only by those who play.
watcher-named = { $name } (watching)
talk-terms = { $name } has changed what is played. Whoever is in says so again.
talk-terms-new = { $name } has changed: { $terms }. Whoever is in says so again.
talk-sat = { $name } sits down.
talk-started = The game begins.
talk-left = { $name } has left; a bot plays on.
talk-returned = { $name } is back.
talk-clock = Time was up for { $name }: a bot moved.
talk-host = { $name } is the host now.
talk-frozen = The game was stopped by an error.
talk-removed = { $whom } was sent away by the host.
talk-voted = { $name } would like a bot to play for { $whom }.
you = you
bot = bot
host = host
seat-open = free
bot-stands-in = away, a bot plays
not-connected = not connected
thinking = on turn
watching =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
cover = Let a bot play for { $name }
keep-order = Keep order
mute = Do not show what { $name } says
unmute = Show again what { $name } says
vote-bot = Vote: a bot for { $name }
remove = Send { $name } away
remove-sure = Really send { $name } away?
leave = Leave
leave-sure = Really leave? A bot takes over
search-rules = Search the rules
rules-found =
    { $count ->
        [0] No rule found.
        [one] { $count } rule found.
       *[other] { $count } rules found.
    }
ruling = ruling

# Forms
confirm = Confirm
choose = Choose …
choose-some = { $least } to { $most }
points-left =
    { $count ->
        [0] none left
        [one] { $count } left
       *[other] { $count } left
    }
one-more = One more for { $name }
one-less = One less for { $name }
yes = yes
no = no
besides = You can also ({ $count })
still-missing = Still missing: { $fields }
chosen-so-far = { $count } chosen
less-of = { $name }: less
more-of = { $name }: more

# What lies on the table
undo = Undo
start-over = Start over
better-not = Better not
onward = Go on
is-out = out of the game
ponders = is thinking
