### The command line: what its commands and options are for, and what they print.

## The program
## $usage: a command with its options.

cli-about = Play, referee, solve and study tile rummy by the rules of five printed booklets.
cli-not-affiliated = Remeld is not affiliated with the makers of Rummikub®.
cli-more-help = remeld alone is remeld play. More about a command: remeld judge --help.
cli-exit-codes = Exit codes: 0 yes or done, 1 no, 2 misuse or bad input.
cli-usage = Usage: { $usage }
cli-interrupted = Stopped.

## Commands

cli-play-help = Open a house on this machine and play in the browser.
cli-tui-help = Play in the terminal against computer players.
cli-rules-help = Show the editions side by side, or the clauses of one, or a single clause.
cli-judge-help = Say whether a turn is legal, and if not, everything that is wrong with it.
cli-score-help = Add up the games of a match and say who has won. The match is a JSON document.
cli-score-more = racks holds what each player had left. Where nobody could go on, winner is null, and starter may say who began. house may hold house rules, and big_set true takes all tiles even when few people play.
cli-replay-help = Show a recorded game event by event.
cli-verify-help = Check every turn, the deal and the scores of a recorded game.
cli-review-help = Review a recorded game: what each turn could have been, and what it cost.
cli-openings-help = Tell how soon a rack can open, and what is best.
cli-conformance-help = Check a computer player: is it legal in every edition, does it keep its limits, does it play alike from the same seed?
cli-version-help = Show the version.
# $compiled: whether the solver’s kernel is compiled; “outdated”: from other sources than there are.
cli-kernel = solver: { $compiled ->
    [true] compiled kernel
    [outdated] compiled kernel, but its sources have changed since: python3 run.py compiles it anew
   *[false] plain Python kernel
}
# $what: parts of Remeld, like server, png.
cli-not-installed = Not installed: { $what }. To install all of it: pip install "remeld[play]"

## Options

cli-option-edition = the edition: broadway (the default), babyboom, lanmi, john-adams or goliath
cli-option-house = a file with house rules, instead of an edition
cli-option-players = how many play (4; 2 for remeld tui and remeld arena; for remeld simulate as many as --bots names); it decides between the small and the big set
cli-option-big-set = all tiles even when few people play, where the edition allows it
cli-option-lang = the language of the texts, like en
cli-option-json = print one JSON document and nothing else
cli-option-help = show this
cli-option-not-melded = the player has not made the initial meld yet
cli-option-rack = the player’s tiles, like "b3 b8 j"
cli-option-before = the table before the turn, like "b4 b5 b6, k8 r8 o8"
cli-option-after = the table after the turn
cli-option-clause = only this clause with its rulings, like R43
cli-option-file = the file to read; - is the standard input
cli-option-seat = show only what this seat saw, from 0
cli-option-to = stop after this event
cli-option-seed = the number from which all chance follows
cli-option-name = your name
cli-option-clock = how long a turn may take, or none
cli-option-level = the computer players: chick, rabbit, hedgehog, cat, badger, fox, owl or dragon, from the weakest to the strongest, or any that remeld arena knows; one for all seats, or one for each, separated by commas (chick)

## The values of options, as help shows them

cli-value-address = ADDRESS
cli-value-date = DATE
cli-value-event = EVENT
cli-value-file = FILE
cli-value-name = NAME
cli-value-seconds = SECONDS
cli-value-table = TABLE
cli-value-tiles = TILES

## Labels

cli-label-rule = Rule
cli-label-before = Before
cli-label-after = After
cli-label-rack = Rack
cli-label-table = Table
cli-label-pool = Pool
cli-nothing = nothing

## Rules
## $value: the value of a rule. $source: where it comes from. $next: where, in one of its languages. $rulings: ids of rulings. $clause: a
## clause, like R43. $title: its title. $text: what it says.

cli-mark-differ = ≠
cli-rules-legend = ≠ the editions differ. * our ruling, because the booklet is silent or unclear. One edition in full: remeld rules --edition lanmi. One clause: remeld rules --clause R34.
cli-rules-ruling = { $value }*
cli-rules-source = [{ $source }]
cli-rules-source-then = { $source }; { $next }
cli-rules-titled = { $title }. { $text }
cli-rules-house = changed by the house
cli-rules-clause = Clause { $clause }
cli-rules-more = A clause with its rulings: remeld rules --clause R34.

## Judge
## $edition: the edition’s name. $count: how many there are. $points: the value of the tiles played.
## $set: the number of a set, from 1. $clause: a clause, like R43. $message: the message of a fault.

cli-judge-legal = Legal by { $edition }.
cli-judge-illegal = Not legal by { $edition }: { $count ->
    [one] one fault.
   *[other] { $count } faults.
}
cli-judge-played = { $count ->
    [0] No tile played.
    [one] One tile played, worth { $points }.
   *[other] { $count } tiles played, worth { $points }.
}
cli-judge-fault = { $message } ({ $clause })
cli-judge-fault-in-set = Set { $set }. { $message } ({ $clause })

## Verify
## $count: how many events. $event: the number of an event, from 1. $message: what is wrong with it.

cli-verify-good = { $count ->
    [one] The record is right: one event checked.
   *[other] The record is right: { $count } events checked.
}
cli-verify-wrong = Event { $event } is wrong. { $message }
cli-verify-finished = The game is finished, and its scores are right.
cli-verify-not-finished = The game is not finished.
cli-verify-deal-checked = The deal follows from the secret.
cli-verify-deal-not-checked = The secret is not in the record, so the deal was not checked.

## Solve and arrange
## $count: a number of tiles. $value: what they are worth. $tiles: tiles as text.

cli-solve-help = Find the best play of a turn, and of all best plays the one that disturbs the table least.
cli-arrange-help = Put a heap of tiles into sets, with as few left over as possible.
cli-option-table = the table, like "b4 b5 b6, k8 r8 o8"
cli-option-tiles = the tiles, like "b4 b5 b6 j"
cli-option-objective = what to play for: most tiles, highest value, or going out
cli-option-steps = show the play step by step
cli-label-sets = Sets
cli-label-left = Left over
cli-solve-best = { $count ->
    [one] One tile can be played: { $tiles }, worth { $value }.
   *[other] { $count } tiles can be played: { $tiles }, worth { $value }.
}
cli-solve-changed = changed
cli-solve-new = new
cli-solve-not-proved = The search was cut off: there may be a better play.
cli-solve-nothing = Nothing can be played.
cli-solve-none-found = Nothing was found, but not everything could be tried.
cli-solve-not-out = There is no way to play all tiles.
cli-arrange-done = All tiles are in sets.
cli-arrange-not-proved = The search was cut off, so there may be something better.
cli-arrange-left = { $count ->
    [one] One tile is left over.
   *[other] { $count } tiles are left over.
}

## Puzzle
## $edition: its name. $difficulty: a rating. $seed: the number that makes it again.

cli-puzzle-help = Show a puzzle: a turn with one best answer, proved; --day shows the one of the day (today’s, or that of DATE, like 2026-11-18).
cli-completion-help = Print a script that lets a shell complete commands and options: docs/installing.md says where it goes.
cli-option-shell = bash, zsh or fish
cli-picture-help = Draw a table, a rack, a position or a play as a picture: SVG, or PNG if the file is called so.
cli-option-position = a position in the notation: its rules, its table, and the rack on turn
cli-option-output = the file to write, ending with .svg or .png; without it the SVG goes to the standard output
cli-option-width = how many pixels wide a PNG is (1200)
cli-option-kind = what kind of puzzle: go-out (the default), all-but-one, first-30, free-the-joker, fourth-tile, rebuild, find-the-play or endgame
cli-option-day = the puzzle of the day, the same for everybody that plays this edition
cli-option-number = one of the puzzles that come with the program, by its number
cli-option-picture = draw the puzzle into this file (.svg, .png), without the answer
cli-option-date = a day, like 2026-11-18, instead of today
cli-option-solution = show the answer, step by step
cli-puzzle-again = { $edition }, difficulty { $difficulty }. The same again: --seed { $seed }; the answer: --solution.
cli-practice-help = Show a drill: six questions of one kind, each with one right answer, proved.
cli-option-drill = what is practised: spot (the default), first-30, splits, jokers, hold-back or count
# $drill: what is practised. $edition: its name. $seed: the number that makes it again.
cli-practice-again = { $drill }, { $edition }. The same again: --seed { $seed }; the answers: --solution.
cli-puzzles-help = Make many puzzles, no two alike, of every edition and kind where none is named: remeld puzzles make.
cli-option-count = how many puzzles
cli-option-o = the file to write
# $count: how many puzzles. $file: where they are.
cli-puzzles-made = { $count } puzzles are in { $file }.

## Simulate and arena

cli-simulate-help = Let computer players play many games at one table, each deal in every seat, and count wins, points and turns.
cli-arena-help = Let every computer player play every other on the same deals: who wins how often, with intervals. A run that was stopped goes on when the same command is given again; --results alone shows what a file holds.
cli-option-bots = the computer players, separated by commas, like greedy,easy
cli-option-games = how many games (1000); in the arena for each pairing
cli-option-workers = how many processes work (as many as there are processors); the result is the same
cli-option-verify = of every so many deals verify the records of one (20; 0 for none, 1 for all)
cli-option-results = the file to which each deal is written as soon as it is played
cli-option-report = write a page to this file that can be sent to others
cli-option-test = stop a pairing as soon as it is certain that the first player wins more than LOW or less than HIGH percent, like 50:55
cli-option-fast = play with the compiled simulation, in babyboom and goliath and for the policies that it knows
cli-option-ray = play on the Ray cluster at this address; local starts one here

## Play, serve and schema
## $address: where the house is reached. $file: where its tables are kept.

cli-option-no-browser = do not open a browser
cli-play-more = Your tables are kept in { $file }. REMELD_DATABASE can name another place, like sqlite:///tables.db.
cli-play-stop = { $file ->
    [none] Your tables are kept.
   *[other] Your tables are kept in { $file }.
} Ctrl+C closes the house.
cli-play-runs-already = The house is already open at { $address }.

cli-serve-help = Open a house for a network, where people play together.
cli-schema-help = Print what programs need to talk to a house.
cli-option-database = where tables are kept: sqlite:///remeld.db (the default) or postgresql://…
cli-option-host = the address to listen on
cli-option-port = the port to listen on; 0 takes a free one
cli-option-origin = what players type into their browser, like https://play.example
cli-option-proxy = the reverse proxy that is trusted to name the client
cli-option-lan = open the house to the network of this machine
cli-option-http = the HTTP part, as an OpenAPI document
cli-serve-address = The house is open at { $address }.
cli-serve-lan = In your network it is at { $address }.

## The steps of a play
## $tiles: the tiles that move. $source: the set they come from, from 1. $target: the set they go
## to. $joker: the set that a joker goes to. $result: what lies in the target then.

cli-step-lay = Lay { $tiles } as a new set ({ $target }).
cli-step-add = Add { $tiles } to set { $target }: { $result }
cli-step-take = Move { $tiles } from set { $source } to set { $target }: { $result }
cli-step-split = Split { $tiles } off set { $source } as set { $target }.
cli-step-join = Join set { $source } to set { $target }: { $result }
cli-step-swap = Swap { $tiles } for the joker of set { $target }; the joker goes to set { $joker }.
cli-step-shift = Move the joker inside set { $target }: { $result }

## Backup and restore
## $file: the file of a backup. $count, $tables: how many tables. $entries: how many entries their logs have.
## $games: how many finished games. $running: how many games under way.

cli-backup-help = Copy a whole house into one file, while people play.
cli-restore-help = Check a backup, every log and record in it, and fill an empty database with it.
cli-option-copy = the file of the backup
cli-option-check = only check the backup
cli-backup-done = { $file } is written. Tables in it: { $count }.
cli-restore-logs = Tables checked and right: { $tables }. Entries in their logs: { $entries }.
cli-restore-games = Games checked and right: { $games } finished, { $running } under way.
cli-restore-checked = The backup is good. Nothing was restored.
cli-restore-done = The house is restored.

## Admin
## $version: of the program. $minutes: how long. $count: how many processes, connections, addresses or tables. $text: a message.
## $addresses: addresses. $people, $open, $playing, $finished, $archived, $more, $elsewhere: how many. $percent: of a processor.
## $megabytes: of memory. $status: where a table stands. $action: what was done.

cli-admin-help = Look after a house that runs: status, people, tables; close or remove TABLE; sign-out, ban or unban ADDRESS; message TEXT (without a text it is taken back); drain (no new games) and undrain.
cli-option-action = what to do
cli-option-about = a table’s code, an address, or the text of a message
cli-option-admin-socket = the socket for remeld admin, in a folder of its own; REMELD_ADMIN_SOCKET names it too
cli-value-about = ABOUT
cli-value-action = ACTION
cli-admin-house = Remeld { $version }, up for { $minutes } min. Processes of the house: { $count }.
cli-admin-draining = Draining: no new tables and games.
cli-admin-message = Message to everybody: { $text }
cli-admin-banned = Banned: { $addresses }
cli-admin-counts = People connected: { $people }. Tables: { $open } open, { $playing } playing, { $finished } finished, { $archived } put away.
cli-admin-load = This process: { $count } connections, { $percent } % of a processor, { $megabytes } MB.
cli-admin-slow = Slowest in the last five minutes, with how often, half of them within, 99 % within, and the slowest:
cli-admin-people = Addresses here: { $count }. People connected through other processes: { $elsewhere }.
cli-admin-status = { $status ->
    [open] open
    [playing] playing
    [finished] finished
   *[archived] put away
}
cli-admin-idle = { $minutes } min ago
cli-admin-present = { $count } there
cli-admin-tables = Tables: { $count }. Not listed: { $more }.
cli-admin-done = { $action ->
    [close] The table is closed. Connections of this process that it had: { $count }.
    [remove] The table is removed. Connections of this process that it had: { $count }.
    [sign-out] The sessions are ended. Connections closed in this process: { $count }.
    [ban] The address is banned. Connections closed in this process: { $count }.
    [unban] The address is served again.
    [message] Everybody is shown the message.
    [no-message] The message is taken back.
    [drain] There are no new games. Those under way go on.
   *[undrain] There are new games again.
}

## Conformance
## $player: the key of a player. $found: what was found instead. $error: what Python said.
## $move: a move as it is written. $fault: the code of a fault. $spent, $allowed: milliseconds. $seconds: of processor time.
## $count: how many things are to mend.

cli-option-key = the player: a name like greedy, or module:attribute
cli-conformance-result = { $count ->
    [0] { $player } keeps the rules.
    [one] { $player } has one thing to mend.
   *[other] { $player } has { $count } things to mend.
}
breach-bad-key = Its key is { $found }. Give it a short text without blanks around it.
breach-not-picklable = It cannot be pickled ({ $error }). Keep only plain values in it, and define its class at the top of a module.
breach-raised = It raised { $error }. Decide on every view, also with nothing to lay, an empty pool or no meld.
breach-no-decision = It returned { $found }. Return Decision(move, reason) with a Play, Draw or Pass.
breach-no-reason = Its reason is { $found }. Give every decision a Reason with a code.
breach-illegal = The referee refuses { $move } ({ $fault }). Ask remeld.rules.judge before you play, and remeld.bots.must_play before you draw or pass.
breach-not-repeatable = Asked again with the same seed it did not play { $move }. Take chance only from rng, and depend on no clock and no order of a set.
breach-keeps-memory = A fresh copy of it did not play { $move }. Remember nothing between decisions: what happened before is in view.past.
breach-sees-hidden = It decided otherwise where only hidden tiles differed. Decide from the view alone.
breach-too-slow = It took { $spent } ms where { $allowed } were allowed. Look at limit.milliseconds while you think, and measure time.process_time.
breach-endless = It had not decided after { $seconds } seconds, and was ended. Look for a loop that never ends or for what it waits for, and give up a search when limit is used up.
