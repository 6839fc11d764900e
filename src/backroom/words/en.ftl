player = Player { $number }
nobody = nobody
unknown = unknown

bot-house = house player
bot-greedy = greedy bot
bot-random = random bot
bot-search = searching bot

suggestion =
    { $near ->
        [yes] Did you mean { $known }?
       *[no] Choose from: { $known }.
    }
error-broken-off = The upload was broken off.
error-game = There is no game called “{ $found }”. { suggestion }
error-bot = There is no bot called “{ $found }”. { suggestion }
error-bots = { $found } bots do not fit { $seats } seats: name at least one, and at most one a seat.
error-contest = A tournament takes at least two bots, and each of them once; here are { $found }.
error-weight = This bot has no weight “{ $found }”. { suggestion }
error-weight-number = The weight “{ $weight }” is a number, not “{ $found }”.
error-program = “{ $found }” is no player: write exec:COMMAND, or exec@SECONDS:COMMAND.
error-model = “{ $found }” is no language model: write model:NAME@https://…, with the address of an endpoint.
error-cluster = “{ $found }” is no cluster: write local:N, or the address of a Dask scheduler such as tcp://…:8786.
error-no-cluster = No cluster answers at { $found }: { $why }
error-no-dask = A cluster needs Dask. Install Backroom with it: pip install backroom[arena]
error-bot-file = There is no file { $path } with a bot in it.
error-bot-class = { $path } has no bot called “{ $found }”. It has: { $known }.
error-bot-broken = { $path } cannot be run: { $why }
error-no-ratings = Ratings need openskill. Install Backroom with it: pip install backroom[arena]
error-no-tuning = { $found } has no temper of several weights that could be tuned.
error-no-cma = Tuning needs cma. Install Backroom with it: pip install backroom[arena]
guest-why = { $why }
guest-drew = I had no answer, so I drew one.
error-no-report = Nothing is measured about { $found } yet: it has no report.
error-no-chart = The charts need Matplotlib. Install Backroom with it: pip install backroom[arena]
error-games = { $found } games cannot be played: it must be at least one.
error-language = There are no words in “{ $found }”. Choose from: { $known }.
error-path = That path is too long; at most { $most } characters are read.
error-seats = This game is for { $least } to { $most } players, not { $found }.
error-seat = There is no seat { $found } at this table; seats count from 0 to { $most }.
error-option = This game has no option “{ $found }”. { suggestion }
error-option-number = “{ $found }” is no whole number; the option “{ $option }” needs one from { $least } to { $most }. Usual are: { $known }.
error-option-range = The option “{ $option }” goes from { $least } to { $most }, not { $found }. Usual are: { $known }.
error-option-value = “{ $found }” is no value of the option “{ $option }”. Choose from: { $known }.
error-deck-unreadable = This list of cards cannot be read: { $why }. Give “box” for the cards as supplied, or a list like theirs.
error-deck-huge = This list of cards is too long: { $found } characters; at most { $most } are read.
error-deck-missing = The list of cards lacks [[{ $part }]].
error-deck-entry = { $where }: “{ $found }” is no entry with its facts.
error-deck-key = { $where }: “{ $found }” does not belong there. Known are: { $known }.
error-deck-count = { $where }: “{ $found }” is no count from 1 to { $most }.
error-not-offered = “{ $choice }” is not one of the choices here.
error-not-asked = It is not your turn; we are waiting for { $waiting }.
error-no-chance = No die and no shuffle is due now.
error-over = The game is over.
error-number = “{ $found }” is no whole number.
error-ends-early = There is something missing after “{ $given }”.
error-ends-early-of = There is something missing after “{ $given }”. Choose from: { $known }.
error-range =
    { $step ->
        [1] { $found } does not fit: it must be from { $least } to { $most }.
       *[other] { $found } does not fit: it must be from { $least } to { $most } in steps of { $step }.
    }
error-too-much = There is something left over: “{ $found }”.
error-item = “{ $found }” is unknown here. Choose from: { $known }.
error-item-twice = { $item } is named twice.
error-missing = Something is missing for { $items }.
error-value = “{ $found }” is no possible value. Choose from: { $known }.
error-once = { $value } may be named only once.
error-some = Choose at least { $least } and at most { $most }, each once.
error-points =
    { $spent ->
        [one] { $spent } point is given out, but it must be exactly { $total }.
       *[other] { $spent } points are given out, but it must be exactly { $total }.
    }
error-words-long = That is { $length } characters long; at most { $most } are allowed.
error-words-odd = There are characters in it that cannot be printed.
error-shuffle = Every one of these must appear exactly once: { $known }.
error-save-unreadable = This is no saved game of Backroom, or it is damaged: { $why }.
error-save-foreign = This is not a saved game but “{ $found }”.
error-save-huge = This file is too large for a saved game (more than { $most } characters).
error-save-version = This game was saved by version { $found } of the rules; this house knows versions up to { $known }. Update Backroom to open it.
error-save-older = This game was played by version { $found } of its rules, this house plays by version { $known }. It cannot go on; “backroom replay” still tells its story. Start a new game.
error-save-header = This game cannot be played here: { $why }
error-save-entry = The saved game is damaged: answer { $number } (“{ $choice }”) is impossible. { $why }
error-save-imagined = An imagined world has no past and cannot be saved.

# At the table
error-away = A bot is playing for you. Take your seat back first.
error-begun = The game at this table has already begun.
error-chair = There is no such seat at this table.
error-enough = You have done { $most } things unasked in this game; that is enough.
error-no-moment = There is nothing to wait for any more; the table has gone on.
error-waits = You have asked the table to wait { $most } times in this game; that was all.
error-outdated = The rules of this game have changed since it began, so it cannot go on. Its story is kept; start a new game.
error-frozen = This game has run into a fault and stands still. Its journal is kept; the other tables go on.
error-full = Every seat at this table is taken.
error-gone = There is no such table, or no longer.
error-late = That came too late: the question is no longer open.
error-left = You have left this table.
error-name-empty = Please give a name that can be read.
error-name-long = That name is too long; at most { $most } characters are allowed.
error-not-begun = The game has not begun yet.
error-silenced = You are out of the game, and must be silent until it is over.
error-still-here = A bot can step in for somebody only after { $seconds } seconds without a connection.
error-not-host = Only the host of the table can do that.
error-no-lesson = There is no guide for this game yet.
error-no-watchers = Watchers are not let in at this table.
error-not-over = A rematch is possible once the game is over.
error-storage = It could not be written down, so it does not count; the game stays as it was. Please try again soon.
error-load-house = The house to be measured could not be opened.
error-database-taken = Another house is open with { $found } already. Close it first, or give this one a database of its own.
error-processes-database = Several processes need a PostgreSQL database; name one with --database.
error-tables = You have { $most } tables open already; finish one of them first.
error-taken = Somebody else has taken this seat.
error-chairs = You already sit at this table. Leave the other chairs to others.
error-not-host-remove = Only the host can send somebody away.
error-not-silent = The table can vote when it has waited for this player for { $seconds } seconds.
error-removed = The host has taken your seat at this table.
error-talk-often = That was a lot at once. Let the others have a word, and try again in a moment.
error-talk-empty = There is nothing to read in that.
error-talk-full = Enough has been said at this table.
error-file-there = { $path } exists already. Name another file.
error-no-books = { $path } holds no books of a house.
error-books-there = There are tables in this database already. Only an empty one can be filled.
error-table-awake = Somebody looks at this table right now. Try again when the house has put it away.
error-not-frozen = This table is not frozen.
error-still-frozen = This game still cannot be played: { $why }
error-talk-long = That is too long; at most { $most } characters are allowed.
error-token = This seat does not belong to you.
error-watcher = Watchers only watch. Take a seat to join in.
error-watcher-listens = At this table watchers listen, and only those who play talk.

# At the door
error-binary = Only text is understood here, no binary messages.
error-content-type = Only JSON is understood here (Content-Type: application/json).
error-database = The database cannot be opened ({ $found }). Check that it exists, is a database of Backroom, and may be written.
error-folder = The folder { $found } cannot be made: { $why }.
error-hello = A connection begins with a hello, and with nothing else.
error-host = This house is not known by that name.
error-internal = Something went wrong in the house. It has been noted; please try again.
error-lan-public = Choose either the living room (--lan) or the public (--public), not both.
error-listen = Cannot listen on { $host }, port { $port }: { $why }. Is Backroom running already? Choose another port with --port.
error-malformed = That message makes no sense here ({ $why }).
error-method = That cannot be done at this address.
error-no-path = There is nothing at this address.
error-origin = That came from the page of another site and is not accepted.
error-port = { $found } is no port; it must be from 0 to 65535.
error-player = A player is invited as NAME=BOT or GAME/NAME=BOT, not as “{ $found }”. A name has up to 24 letters and digits.
error-player-name = There is a bot “{ $found }” already ({ $known }); give your player another name.
error-public-hosts = A public house must know its own name: give the host name under which it is reached with --allowed-host.
error-public-players = A public house takes no players from outside: any stranger could start any number of them.
error-rate = That was too much at once. Please wait a moment.
error-schema = The database was made by another version of Backroom (schema { $found }, this one knows { $known }).
error-size = That message is too large; at most { $most } bytes are read.
error-slow = The connection could not keep up. Please connect again.
error-sockets = There are too many connections from your address; at most { $most } are allowed.

# In the terminal
term-around = Around the table: { $names }.
term-help-hint = Type ? for help at any time.
term-help-answer = Answer by number or letter, by name, or in one line. A seat has its name or its number. A ? at the end shows what it would do. Besides, at any prompt:
term-points-hint = For example: { $example }, or a name alone for the rest. Enter: one by one.
term-form-hint = Enter: step by step. Or in one line: { $line }
term-changes-hint = (Enter: it stays so; a number changes it, two swap)
term-some-any = several with commas between them, - for none
term-some-most = at most { $most }, with commas between them, - for none
term-some-exactly =
    { $least ->
        [one] exactly one
       *[other] exactly { $least }, with commas between them
    }
term-some-between = { $least } to { $most }, with commas between them
term-some-wrong = Choose: { $many }.
term-left-points =
    { $points ->
        [one] { $points } point left
       *[other] { $points } points left
    }
term-may = At any time besides: { $verb } – { $prompt }
term-may-several = At any time besides (? explains): { $verbs }.
term-from-to = ({ $least }–{ $most })
term-number = { $number }
term-done = Done.
term-range = { $found } does not fit; it must be from { $least } to { $most }.
term-form-manners = “back” or Ctrl-C leaves the form, “{ $back }” goes one step back.
term-form-left = You have left the form. What you entered stays: { $verb } opens it again.
term-kept-entries = What you entered stays: { $verb } opens it to be changed.
term-no-form = No form is open here. Type ? for help.
term-confirm = Enter or yes hands it in, “{ $back }” changes it, “back” leaves it.
term-confirm-wrong = This cannot be. Enter changes it, “back” leaves it.
term-confirm-wrong-several = This cannot be. A number changes its line, “back” leaves it.
term-confirm-which = Which line is to change? Name its number; “back” leaves the form.
term-confirm-several = Enter or yes hands it in, a number changes its line, “back” leaves it.
term-confirm-how = “{ $typed }” hands nothing in. Only Enter or yes does; “back” leaves the form.
term-final = This can never be taken back. Really? (yes/no)
term-not-done = Nothing has happened.
term-nothing-to-say = There is nothing to say about it beforehand.
term-what-if = With a question mark, such as { $key }: what it would do.
term-enter-goes-on = Enter goes on (“hush”: all round), any other word acts:
term-who-acts = Enter goes on. Or who wants to do something: { $names }?
term-hushed-named = Until somebody names you, you are not asked whether you want to do something.
term-hushed = Until this round is over you are not asked whether you want to do something.
term-not-hushed = You are asked again whether you want to do something.
term-enter-for = (Enter: { $label })
term-for-all = One answer for { $names }:
term-not-understood = “{ $typed }” is not understood here. Type ? for help.
term-not-understood-one-of = “{ $typed }” is not understood here. Choose from { $names }.
term-did-you-mean = “{ $typed }” is not understood here. Did you mean { $known }?
term-which = “{ $typed }” could be { $names }. Which one?
term-turn = To play: { $seat }
term-curtain = Now { $seat }. Everybody else looks away.
term-curtain-lift = Press Enter when nobody else can see the screen.
term-visit = You are asked nothing now. Type ? for what you may do, Enter to give the screen back.
term-hand-whom = To whom? { $names }.
term-overwrite = { $path } exists already. Overwrite it? (yes/no)
term-leave = File to save the game in, or Enter to leave without saving:
term-left = The game ends here, unfinished. It was not saved.
term-left-kept = The game is kept in { $path }. Go on with: backroom play --load { $path }
term-kept = The game is kept in { $path }.
term-over = The game is over
term-player = Player
term-players = Players
term-won = won
term-nobody-won = Nobody has won.
term-yes = yes
term-no = no
term-ruling = ruling of the house
term-no-rule = No rule speaks of “{ $wanted }”.
term-eyes = As { $seat } saw it.
term-eyes-nobody = As a spectator saw it.
term-go-on = Enter goes on, anything else ends.
term-older = This was played by version { $found } of the rules; today it is version { $known }. So it is told as it was written down, and cannot go on.
term-goes-on = The game is not over. Play on with: backroom play --load { $path }

command-help = help
command-help-does = this help (also ?)
command-rules = rules
command-rules-does = the rules; “rules WORD” or “rules { $rule }” shows only those
command-view = view
command-view-does = the table, as you see it
command-log = log
command-log-does = everything that has happened
command-save = save
command-save-does = save the game: “save FILE”
command-hand = hand
command-hand-does = give the screen to another player for a while: “hand NAME”
command-hush = hush
command-hush-does = nothing to say this round (“hush named”: until you are named); once more takes it back
command-quit = quit
command-quit-does = leave the game
command-back = back
command-back-does = leave a form (so does Ctrl-C); what you entered stays

report-who = Wins
report-seats = Seats
report-wins = Games
report-share = Share
report-seat = seat { $number }
report-games = games finished
report-decisions = decisions a game
report-speed = decisions a second
report-copy = copy µs
load-tables = tables of people
load-bot-tables = tables of bots
load-speed = answers a second
load-within = confirmed within, { $share }
load-memory = memory of the house
load-busy = of one processor
load-refused = refused
load-lost = connections lost
report-view = view µs
report-redeal = redeal µs
report-ratio = { $game } is { $ratio } times as fast as { $peer }.
report-no-peers = For comparison with others install the extra “research”.
report-shared = A shared win counts for each of those who share it.
report-playing = Playing { $games } games
report-measuring = Measuring
report-written = Written: { $path }
report-tournament = A tournament over { $deals } deals
report-tuning = Tuning
report-tuned = Among the old the new one wins { $mean } ± { $margin } percentage points more than one of them, on { $deals } fresh deals.
report-among = Share of games won: the bot on the left, alone among those above
report-by-seat = Share of games won by seat, where all are of one kind
report-bot = Bot
report-rating = Rating
report-uncertainty = Uncertainty
report-mean-ms = ms a decision
report-longest-ms = longest ms
report-deals = { $deals } deals, { $games } games
report-faults = { $bot } did not take { $number } of its decisions itself. The first: { $why }

serve-open = Backroom is open at
serve-shared = Others join at
serve-stop = Ctrl-C closes it. Games go on where they were when it is opened again.
serve-closed = Backroom is closed.
serve-no-page = The page has not been built yet. Build it with: make page
books-empty = There are no tables in these books.
books-table = Table
books-game = Game
books-status = Status
books-touched = Last touched (UTC)
books-people = People
books-open = open
books-playing = playing
books-over = over
books-frozen = frozen
books-outdated = of older rules
books-marked = to be forgotten
books-exported = The whole game is in { $path }. Read it with: backroom replay { $path }
books-exported-seen = What a watcher has seen so far is in { $path }. The rest is told when the game is over.
books-copied = { $tables ->
    [one] { $tables } table is copied to { $path }.
   *[other] { $tables } tables are copied to { $path }.
}
books-brought-back = { $tables ->
    [one] { $tables } table is back from { $path }.
   *[other] { $tables } tables are back from { $path }.
}
books-thawed = Table { $table }: { $status }.

# The command line explains itself
does-backroom = A house for games of secrets. Without a command it opens the house in your browser.
does-play = Play a game here in the terminal: against bots, or several people taking turns at the keyboard.
does-games = The games of the house, with their options and bots.
does-rules = The rules of a game.
does-replay = Tell the story of a saved game.
does-simulate = Let bots play many games, and count who wins.
does-tournament = Let every bot play among every other, on every seat over the same deals, and rate them.
does-tune = Tune the weights of a bot by self-play, and prove the outcome on fresh deals.
does-report = Play a game's own experiments, and write down what they show.
does-bench = Measure how fast the games are played.
does-load = Measure how many people this machine holds: a house of its own, full of people who answer at once.
does-serve = Open the house for browsers, on this machine, in the living room or for everybody.
does-tables = List all tables of a house, the one last touched first.
does-export = Write the story of a table to a file: all of it once the game is over, until then what a watcher has seen.
does-backup = Copy everything a house remembers into one file, also while it is open.
does-restore = Fill an empty database from such a file.
does-thaw = Let a game go on that was frozen by a fault, once the fault is mended.

help-usage = Usage:
help-command = COMMAND
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-help = Show this help.
help-version = Show the version.
help-lang = Language, German or English.
help-game = Name of the game; “backroom games” lists them.
help-bench-game = Only these games.
help-file = A saved game.
help-people = Names of the people who play, one each time, or how many. 0: watch the bots.
help-seats = How many play in all.
help-bot = A bot for the next free seat; the last one named takes all the others.
help-option = A variant of the rules, such as those that “backroom games” lists.
help-deck = Your own list of cards, in a TOML file like the cards.toml of the game.
help-seed = The same number deals and rolls the same again.
help-save = Keep the game in this file, after every answer.
help-load = Go on with the game in this file.
help-pace = When to stop: at everything that concerns you (slow), where you could do something (usual), or never (fast).
help-search = Only rules with this word, or the rule of this number.
help-seat = From this player's eyes, by name or number (from 1). Otherwise as a spectator.
help-step = Show the table after every answer, and wait for Enter.
help-games = How many games.
help-contestant = A bot that takes part, at least two; otherwise all of the game's own.
help-among = The others at the table are such bots only; otherwise each kind in turn.
help-deals = How many deals at most; on each of them everybody meets everybody on every seat.
help-precision = Stop as soon as every share is this sure, in percentage points to either side.
help-tuned = The file for weights and evidence; one that exists is taken up again.
help-tuned-bot = The bot to tune; otherwise the game's own best.
help-weight = A weight to tune; otherwise all of them.
help-generations = How many generations are bred.
help-evidence = On how many fresh deals the outcome is proved.
help-journals = Keep all games in this file, a line each.
help-page = Write a page with tables and charts into this folder.
help-number = Which game, where the file holds many.
help-jobs = How many processes play at the same time.
help-cluster = Play on a Dask cluster: so many processes here, or the address of a scheduler.
help-into = The folder for the page and its charts.
help-json = Figures as JSON, for other programs.
help-browser = Open the page in the browser, or do not.
help-host = Address to listen on. Usually this machine only.
help-port = Port to listen on.
help-lan = For everybody in the same home network; shows the address as a QR code.
help-public = For a server that strangers reach, behind a proxy with HTTPS.
help-allowed-host = Name under which a public house is reached.
help-address = Address to share, if it is another.
help-database = Where the games are kept: a file, or the URL of a database.
help-copy = The file with the copy.
help-table = The id of a table, as it stands in its link.
help-export-into = The file to write; otherwise TABLE.json.
help-load-database = The database to measure with; otherwise a file that is thrown away afterwards.
help-log-json = Write log lines as JSON, for other programs.
help-tables = How many tables of people.
help-people-each = How many people at each of them.
help-seconds = For how many seconds.
help-bot-tables = How many tables of bots beside them.
help-bot-processes = Processes in which bots think, beside the house. 0: in the house itself.
help-player = Player from outside who may be seated here, by that name; again for more. See docs/players.md.
help-processes = Processes behind one port, on one PostgreSQL database.

usage-command = There is no command “{ $found }”. { suggestion }
usage-close-option = There is no option { $found }. Did you mean { $known }?
usage-no-option = There is no option { $found }. See --help.
usage-no-value = The option { $option } needs a value.
usage-missing = { $found } is missing. See: { $command } --help
usage-missing-game = Which game? Choose from: { $known }.
usage-extra = There is something left over: “{ $found }”.
usage-other = { $why }
usage-number = { $option } takes a whole number, not “{ $found }”.
usage-least = { $option } must be at least { $least }, not { $found }.
usage-most = { $option } must be at most { $most }, not { $found }.
usage-one-of = { $option } does not know “{ $found }”. { suggestion }
usage-percent = { $option } takes percentage points such as 2 or 2.5, not “{ $found }”.
usage-tuned = { $path } holds something else than this tuning. Name another file.
usage-cluster = Give either --jobs or --cluster, not both.
usage-guest = The file wants “{ $found }” to play, a player from outside the house. Name it with --bot if you trust it.
usage-option = “{ $found }” is not of the form NAME=VALUE.
usage-name = “{ $found }” is no name that can be read.
usage-people =
    { $seats ->
        [one] There is only { $seats } seat for { $people } people.
       *[other] There are only { $seats } seats for { $people } people.
    }
usage-bots =
    { $free ->
        [0] There is no seat left for a bot.
        [one] There is only { $free } seat left for bots, but { $bots } are named.
       *[other] There are only { $free } seats left for bots, but { $bots } are named.
    }
usage-load = The game in { $path } has its seats and options already; leave --seats, --option and --deck out.
usage-deck = { $path } cannot be read as TOML: { $why }
usage-deck-huge = { $path } is too large for a list of cards: at most { $most } bytes are read.
usage-no-deck = { $game } takes no list of cards of your own; leave --deck out.
usage-seat = There is no seat “{ $found }” at this table. Choose from 1 to { $most }, or { $names }.
usage-save = { $path } exists already. Name another file, or go on with the game in it by --load.
usage-other-game = The game in { $path } is { $found }. Leave the name out to go on with it.

trouble-missing = There is no file { $path }.
trouble-no-folder = There is no folder { $folder } to write { $name } to.
trouble-folder = { $path } is a folder, not a file.
trouble-forbidden = The file { $path } may not be used that way: permission is missing.
trouble-full = { $path } cannot be written: the disk is full.
trouble-file = { $path }: { $why }
trouble-bot = { $name } has broken down: { $why }
trouble-blunder = A bot has broken down in { $why }
trouble-unfinished = Only { $finished } of { $games } games were played to the end.
trouble-unfinished-deals = Only { $deals } of { $wanted } deals were played to the end.
trouble-no-number = There is no game number { $number } in { $path }.
trouble-stopped = Stopped.
trouble-unexpected = Something went wrong that should not have: { $why } ({ $kind }). Set BACKROOM_TRACEBACK=1 to see where.
log-answered = { $seat }: { $answer }
