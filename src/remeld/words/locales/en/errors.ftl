### What is wrong with a question, a text or a command: one message for each error code.

## Places
## $where: what was being read, as the program calls it.

error-where = { $where ->
    [draft] the draft
    [game] the game
    [heap] the heap
    [house-file] the house file
    [line] the line
    [move] the move
    [new-table] the new table
    [position] the position
    [rack] the rack
    [racks] the racks
    [rules] the rules
    [set] the set
    [table] the table
    [table-and-rack] the table and the rack
    [tile] the tile
   *[other] the { $where }
}

## Reasons
## $reason: what the system calls the reason, like ENOENT.

error-reason = { $reason ->
    [ENOENT] there is no such file or folder
    [EACCES] that is not permitted
    [EPERM] that is not permitted
    [EISDIR] it is a folder
    [ENOTDIR] there is no such folder
    [EEXIST] it is there already
    [ENAMETOOLONG] its name is too long
    [ENOSPC] there is no room left
    [EADDRINUSE] the address is in use
    [EADDRNOTAVAIL] this machine does not have that address
   *[other] { $reason }
}

## Text that cannot be read
## $part: what stands there. $place: at which character it starts, from 1. $where: see above.

error-unknown-tile = “{ $part }” is not a tile (character { $place } of { error-where }). A tile is k, r, b or o and a number from 1 to 13, like b8; a joker is j, or j=b8 where it stands for b8.
error-run-falls = “{ $part }” counts down (character { $place } of { error-where }). Write the lower number first, like b4-9.
error-not-one-tile = “{ $part }” is not one tile (character { $place } of { error-where }).
error-unexpected-comma = A comma does not belong here (character { $place } of { error-where }). Put spaces between the tiles.
error-empty-set = There is a set without tiles (character { $place } of { error-where }). A comma stands only between two sets.
error-text-too-long = The text of { error-where } is too long. It can have at most { $place } characters.
error-unknown-move = “{ $part }” is not a move (character { $place } of { error-where }). A move is draw, pass, or play and the new table.
error-remeld-position-missing = “{ $part }” is not the start of a position (character { $place } of { error-where }). A position starts with remeld-position and its version.
error-rules-missing = “{ $part }” is where the rules should be (character { $place } of { error-where }).
error-turn-missing = “{ $part }” is where the turn should be (character { $place } of { error-where }).
error-pool-missing = “{ $part }” is where the pool should be (character { $place } of { error-where }).
error-table-missing = “{ $part }” is where the table should be (character { $place } of { error-where }).
error-racks-missing = The racks are missing after “{ $part }” (character { $place } of { error-where }).
error-unknown-part = “{ $part }” is not part of a position (character { $place } of { error-where }). A rack starts with melded or new.
error-unknown-ruleset = “{ $part }” is not the name of any rules (character { $place } of { error-where }). Rules are an edition, with changes in brackets: goliath(jokers=4).
error-unknown-rule = There is no rule “{ $part }” (character { $place } of { error-where }).
error-unknown-value = “{ $part }” is not a value for a rule (character { $place } of { error-where }).
error-bad-big-set = “{ $part }” is not a big set (character { $place } of { error-where }). Write the fewest players, the colours, the copies and the jokers, like 5/4/3/4.
error-unexpected-text = “{ $part }” does not belong here (character { $place } of { error-where }).
error-unreadable-house = Neither TOML nor JSON (character { $place } of { error-where }): “{ $part }”

## The same for positions and for records, which name a line instead
## $part: what stands there.

error-unknown-version = This program cannot read version “{ $part }”. It reads version 1.

## Rules, players and tiles
## $field: a rule. $value: what it is. $allowed: what it may be. $key: an edition. $known: those that
## there are. $why: why it is no player. $part: what was written. $players: how many play. $least, $most: how many may play. $id: a clause.
## $tile: a tile as text. $found: how many there are. $held: how many the box holds. $where: see above.
## $set: the number of a set, from 1. $tiles: its tiles as text. $fault: the message of its fault.

error-bad-rule = { $field } is { $value }, but it may be { $allowed }.
error-unknown-edition = There is no edition “{ $key }”. The editions are { $known }.
error-no-such-player = There is no player “{ $key }”. The players are { $known }, or module:attribute.
error-bad-player = “{ $key }” is no player: { $why }
error-bad-limit = “{ $part }” is no limit. Write 400r (rollouts), 250ms or 1s (processor time).
error-bad-players = These rules are for { $least } to { $most } players, not for { $players }.
error-unknown-clause = There is no clause “{ $id }”. The clauses are R1 to R87.
error-unknown-field = There is no rule “{ $field }”.
error-tile-not-in-box = The box holds no { $tile }, but there is one in { error-where }.
error-tile-too-often = Too many of { $tile } in { error-where }: { $found }. The box holds { $held ->
    [one] one.
   *[other] { $held }.
}
error-table-not-legal = Set { $set } of the table was not a legal set before the turn. { $fault }

## Languages
## $part: the language asked for. $known: those that there are.

error-unknown-language = There is no language “{ $part }”. The languages are: { $known }.

## Commands that cannot be carried out now
## $option: an option. $part: what was given. $seat: a seat, from 0. $name: a player’s name. $word: a player’s word. $ms:
## milliseconds. $players: how many play. $numbers: how many numbers there are.

error-illegal-turn = This turn is not legal.
error-game-over = The game is over.
error-not-your-turn = It is not seat { $seat }’s turn.
error-time-is-up = The time is up.
error-time-not-up = The time is not up yet.
error-bad-extension = Time can only be added.
error-bad-draft = The tiles of this table are not those that were there before and those of the rack.
error-pool-empty = There is nothing to draw. Play or pass.
error-pool-not-empty = The pool is not empty. Play or draw.
error-already-drew = A tile has already been drawn this turn. Play or pass.
error-must-play = A tile can be played, so it must be.
error-seat-resigned = This seat has already resigned.
error-unexpected-event = This cannot happen here.
error-bad-bell = The table after the bell is not what the rules make of it.
error-option-not-offered = This edition does not offer { $option ->
    [big-set] the big set for so few players.
    [seats-by-draw] seats by the draw.
    [strict-penalty] the stricter penalty.
   *[other] { $option }.
}
error-draw-never-ends = With { $players } players and { $numbers } numbers, some would draw the same number every time, and the draw for the seats would never end. Let only tied players draw again.
error-unknown-seat = There is no seat “{ $part }”. Seats are numbered from 0.
error-bad-name = “{ $name }” cannot be a name. A name has 1 to 40 characters that can be shown.
error-bad-word = “{ $word }” cannot go into the shuffle. A word has at most 100 characters that can be shown.

## Records
## $line: the line of the record, from 1. $part: what stands there.
## $reason: the message of the error behind it. $event: the number of an event. $held: how many tiles there are.

error-not-a-record = This is not a record. Its first line is “{ $part }”, but a record starts with remeld-record and its version.
error-record-too-long = This is not a record: it has { $part } characters, more than any game can have.
error-more-than-the-box = Event { $event } of the record: there are more tiles on the table and the racks than the { $held } in the box.
error-unknown-heading = Line { $line } of the record: “{ $part }” does not belong to any heading.
error-heading-twice = Line { $line } of the record: the heading “{ $part }” is there twice.
error-heading-missing = Line { $line } of the record: the heading “{ $part }” is missing.
error-unknown-option = Line { $line } of the record: there is no option “{ $part }”.
error-bad-commitment = Line { $line } of the record: “{ $part }” is not a commitment. A commitment has 64 digits from 0 to f.
error-bad-rules = Line { $line } of the record: these rules cannot be read: “{ $part }”. { $reason }
error-bad-heading = Line { $line } of the record: such a game is impossible. { $reason }
error-not-a-number = Line { $line } of the record: “{ $part }” is not a number.
error-not-a-text = Line { $line } of the record: “{ $part }” is not text in double quotes.
error-unreadable-line = Line { $line } of the record: “{ $part }” is not an event with its number and time.
error-unknown-event = Line { $line } of the record: there is no event “{ $part }”.
error-unreadable-event = Line { $line } of the record: “{ $part }” is not an event of this game.
error-unreadable-tiles = Line { $line } of the record: the tiles cannot be read. { $reason }

## Records that can be read, but are wrong
## $expected: what should be there.

error-number-out-of-order = This event should have the number { $expected }.
error-time-goes-back = The time of this event is before the time of the last one, which is { $expected }.
error-commitment-differs = The secret does not match the commitment, which is { $expected }.
error-event-missing = This event is missing: { $expected }
error-event-differs = By the rules this event should be: { $expected }
error-racks-differ = The racks at the end do not match what was seen of them before.

## The game in the terminal
## $part: what was typed. $tile: a tile as text. $tiles: tiles as text. $set: the number of a set, from
## 1. $most: how many there are. $file: a file name. $reason: what the system says.

error-unknown-command = “{ $part }” is neither a command nor a tile. Type help to see all you can do.
error-tiles-missing = Which tiles? Write them after the command, like r1 r2 r3.
error-tile-not-yours = Neither on your rack nor in your hand: { $tiles }.
error-tile-not-in-set = There is no { $tile } in set { $set }.
error-unknown-set = There is no set { $set }. { $most ->
    [0] The table is empty.
    [one] There is only set 1.
   *[other] The sets have the numbers 1 to { $most }.
}
error-which-set = Which set? Write its number after { $tiles }.
error-which-split = Where? Write the set and the tile that the second part begins with, like split 2 r6.
error-cannot-split = Set { $set } cannot be split before { $tile }.
error-which-join = Which two sets? Write their numbers, like join 1 3.
error-cannot-join = Set { $set } cannot be joined to itself.
error-nothing-to-undo = There is nothing to undo.
error-draft-not-empty = You have moved tiles in this turn. Type end to finish it, or reset to put everything back.
error-file-missing = Which file? Write its name after save.
error-file-not-written = The record cannot be written to { $file }: { error-reason }.

## The command line
## $option: an option. $part: what was given. $known: what there is. $least, $most: limits.
## $file: a file name. $reason: what the system says. $byte: where it stands, from 1.
## $what: what cannot be done without the packages of an extra. $extra: its name.

error-no-such-command = There is no command “{ $part }”. The commands are { $known }.
error-no-such-option = There is no option { $option } here.
error-option-twice = The option { $option } was given twice.
error-option-without-value = The option { $option } needs a value.
error-option-with-value = The option { $option } takes no value.
error-missing-option = { $option } is missing.
error-stray-argument = “{ $part }” does not belong here. A text with spaces needs quotation marks around it.
error-misuse = This command line cannot be understood: { $part }
error-edition-and-house = Give either --edition or --house, not both: a house file names its edition itself.
error-bad-number = { $option } is “{ $part }”, but it must be a whole number from { $least } to { $most }.
error-position-alone = Give either --position or --table and --rack, not both: a position has a table and a rack itself.
# $other: another option, as it is typed.
error-puzzle-twice = Give either { $option } or { $other }, not both: each of them chooses the puzzle.
error-picture-kind = “{ $part }” cannot be drawn. The name of the file must end with .svg or .png.
error-unknown-shell = There is nothing for the shell “{ $part }”. There is something for { $known }.
error-extra-missing = This needs packages that are not installed ({ $what }). Install them with: pip install "remeld[{ $extra }]"
error-page-missing = The page is missing, so there is nothing to play in. In a copy of the project python3 run.py builds it; else install Remeld as it is published, with its page: pip install --force-reinstall "remeld[play]". In the terminal remeld tui plays without it.
error-bad-objective = “{ $part }” is not an objective. The objectives are: { $known }.
error-file-unreadable = The file { $file } cannot be read: { error-reason }.
error-file-too-long = The file { $file } is too long. It can have at most { $most } bytes.
error-file-not-text = The file { $file } is not text: byte { $byte } is { $part }, which is not UTF-8.
error-system = { $file ->
    [none] The system refuses: { error-reason }.
   *[other] The system refuses { $file }: { error-reason }.
}
error-internal = This should not have happened, please report it: { $part }
error-seat-not-seen = This record does not show what seat { $part } saw. It shows what was seen by { $known ->
    [spectator] a spectator.
   *[other] seat { $known }.
}
error-review-not-over = This game is not over. It can be reviewed when it is.
# $event: the number of the event.
error-review-wrong = This record is not right, so it cannot be reviewed. Event { $event } is wrong: remeld verify says why.
# $count: how many tiles there are. $most: how many there may be.
error-opening-size = An opening needs 1 to { $most } tiles, not { $count }.
error-opening-rules = By these rules there is no opening to look at.

## Scores
## $line, $place: where it stands, from 1. $part: what stands there. $known: what is known.
## $game: the number of a game, from 1. $reason: the message of the error behind it. $name: a
## player’s name.

error-not-json = This is not a JSON document: line { $line }, character { $place }, at “{ $part }”.
error-json-too-much = This JSON document holds more than can be read. It begins with “{ $part }”.
error-key-twice = “{ $part }” is there twice in the same object.
error-not-an-object = { $part } is where an object in braces should be.
error-unknown-key = “{ $part }” does not belong here. Allowed here: { $known }.
error-bad-score-rules = { $part } are not rules: edition is a name, and house is an object in braces.
error-editions-differ = edition says { $part }, but the house rules say { $known }. One of them must go.
error-big-set-not-said = big_set is { $part }, but it must be true or false.
error-no-games = There is no game to score. games is { $part }, but it must be a list of games.
error-in-game = Game { $game }: { $reason }
error-bad-racks = racks is { $part }, but it must hold the tiles of each player, like "Ann": "r5 j".
error-in-rack = The rack of { $name }: { $reason }
error-other-players = These are not the players of the first game, who are { $known }.
error-unknown-player = { $part } is not a player. The players are { $known }.
error-winner-has-tiles = { $name } is said to have won, but has tiles left.
error-loser-has-none = { $name } has no tiles left, but is not said to have won.

## Serving
## $option: the setting. $part: what it is. $must: what it must be. $allowed: what is allowed, or an
## example. $why: what is wrong with the database. $kind: what an entry in the log of a table calls itself.

error-bad-setting = { $option } is “{ $part }”, but { $must ->
    [number] it must be a number.
    [yes-or-no] it must be yes or no.
    [like] it must look like { $allowed }.
   *[be] it must be { $allowed }.
}
error-database-failed = The database cannot be used: { $why ->
    [address] its address is wrong. It must look like sqlite:///house.db or postgresql://host/house.
    [busy] another program holds it.
    [damaged] it is damaged, or is no database at all. Copy it to a safe place, then restore the last backup with remeld restore.
    [full] the disk is full.
    [locked] another house has opened it.
    [schema] it does not fit this program, or was made by a newer one.
    [unavailable] its server does not answer.
   *[other] it reports an error. The log says which.
}
error-no-network = This machine is not connected to a network.
error-unknown-entry = This table was changed by a newer program, and this one cannot read it: it does not know “{ $kind }”.

## Backups
## $file: the file of a backup. $why: what is wrong with it. $table: the code of a table. $entry: the number of an entry in its log.

error-not-a-backup = { $file } is not a backup of a house.
error-backup-damaged = The backup { $file } is damaged: { $why ->
    [short] it ends too early.
    [log] entry { $entry } in the log of table { $table } is wrong.
   *[changed] it is not what was once written.
} Nothing was restored.
error-backup-newer = The backup { $file } was made by a newer program. Install that one first.
error-backup-exists = { $file } is there already. Choose another name.
error-house-not-empty = The database holds a house already. A backup is only restored into an empty one.
error-no-house = There is no house in this database.

## Admin
## $file: a socket. $part: what was given. $known: what there is. $action: what is to be done. $most: how many letters.

error-no-admin-socket = Name the socket of the house with --admin-socket or REMELD_ADMIN_SOCKET.
error-admin-unreachable = No house answers at { $file }. Is it open, with this --admin-socket, and do you run it?
error-no-such-action = remeld admin does not know “{ $part }”. It knows { $known }.
error-about-missing = { $action } needs to know which one.
error-no-such-table = There is no table “{ $part }”.
error-not-banned = { $part } is not banned.
error-bad-address = “{ $part }” is not an address like 192.0.2.7 or 2001:db8:1:2::/64.
error-bad-message = A message has at most { $most } letters that can be shown.

## Arena
## $count, $players, $seats: how many. $part: what was given. $line: a line of the file of results. $file: a file. $value: what it is there.
## $what: what is wrong. $deal, $rotation: which game. $key: a player. $why: what it did. $known: editions.

error-bots-and-players = --bots names { $count } players, but --players says { $players }.
error-levels-and-players = --level names { $count } computer players, but { $seats } sit at the table. Name one for all, or one for each.
error-bad-test = --test is “{ $part }”, but should be two percentages, the lower first, like 50:55, or one, like 50.
error-arena-needs-two = The arena needs at least two different players, each named once in --bots.
error-results-unreadable = { $file } is not a file of results, or is one of another version.
error-results-damaged = The file of results { $file } is damaged: line { $line } is not as it was written.
error-results-of-another-run = { $file } belongs to another run: there { $part } is { $value }. Give the same options again, or another file.
error-results-busy = { $file } is being written by another run.
error-arena-breach = This should not have happened, please report it: { $what ->
    [tiles] tiles were lost or gained
    [scores] the scores are wrong
    [record] the record does not verify
   *[endless] the game never ends
} (deal { $deal }, rotation { $rotation }, { $players })
error-faulty-player = { $key } cannot play on (deal { $deal }, rotation { $rotation }): { $why }
error-workers-die = { $count } processes died one after the other. Perhaps there is too little memory: try fewer --workers.
error-fast-not-exact = --fast is for { $known } only: elsewhere the simulation does not play quite the same game.
error-fast-player = --fast does not know { $key }.
error-ray-unreachable = There is no Ray cluster at { $part }: { $why }

## Puzzles
## $part, $kind: the kind that was asked for. $known: the kinds. $edition: its key. $number: a puzzle’s. $most: the last one’s.

error-unknown-puzzle = There is no puzzle of the kind “{ $part }”. The kinds are { $known }.
error-unknown-drill = There is no drill “{ $part }”. The drills are { $known }.
error-no-puzzle = No puzzle of the kind { $kind } was found in { $edition }. Try another --seed.
error-bad-date = “{ $part }” is no date. Write it like 2026-11-18.
error-not-a-puzzle = This is not a puzzle: “{ $part }”.
error-no-such-puzzle = There is no puzzle { $number }: they go from 1 to { $most }.
