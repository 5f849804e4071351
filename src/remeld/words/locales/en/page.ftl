### The page in the browser: its screens, buttons and messages.
###
### $player: a player’s name. $count: how many. $tile, $other: names of tiles. $tiles: tiles in words.
### $set: the number of a set, from 1. $points: what tiles are worth.

## Everywhere

page-title = Remeld – the tile game of runs and groups
page-nav = Language and settings
page-language = Language
page-settings = Settings
page-close = Close
page-messages = Messages
page-cancel = Cancel
page-apply = Apply
page-change = Change
page-remove = Remove
page-moment = One moment …
page-to-start = Start page
page-try-again = Try again
page-try-now = Try now
page-load-again = Reload
page-not-affiliated = Remeld is not affiliated with the makers of Rummikub®.
# $version: the version of the program.
page-version = Version { $version }
page-docs = Documentation

## Start page
## $edition: the name of an edition. $count: how many computer players.

page-start-heading = Runs, groups and one bright idea
page-start-lead = The classic tile game. Lay your tiles, take sets apart, build new ones, and be the first with none left.
page-play-now = Play now
page-play-now-terms = { $edition }, { $count ->
    [one] one computer player
   *[other] { $count } computer players
}, no clock.
page-house-rules = { $edition } with house rules
# $name: the name of one’s own house rules.
page-house-named = { $name } ({ $edition })
page-way-computers = Play against computer players
page-way-friends = Play with friends
page-way-friends-about = Send a link or show a QR code. Nobody needs an account.
page-way-pass = Pass and play
page-way-pass-about = Several people, one device. Racks stay hidden between turns.
page-way-public = Public tables
page-way-public-about = Sit down with others, or watch.
page-join = Join with a code or link
page-join-go = Join
page-name = Your name
page-colour = Your colour
page-guest = Guest
page-go-on = Pick up where you left off
page-go-on-here = Continue
page-more = More than just playing
page-more-learn = Learn the game
page-more-rules = Rules
page-more-puzzles = Puzzles
page-more-practice = Your game
page-more-replay = Replay a game
page-more-aside = For a real table
page-session-expired = This house no longer knows this browser.
page-session-expired-way = Do you have a recovery code?

## Tables in a list
## $count: how many seats are free. $game: the number of the game. $games: how many there are.

page-seats-free = { $count ->
    [0] all seats taken
    [one] one seat free
   *[other] { $count } seats free
}
page-game-of = game { $game } of { $games }
page-nobody-yet = Nobody yet
page-open-own = Open a table
page-sit-down = Sit down
page-look-on = Watch
page-no-public = There are no public tables right now. Open one, and others can come.

## A new table
## $seat: the number of a seat, from 1. $count: seconds for a turn.

page-who-plays = Who plays on this device?
page-player = Player { $seat }
page-add-person = One more person
page-computers = Computer players
page-level = How well they play
page-level-adjust = Adjust to me
page-level-adjust-about = This one plays about as well as you. It changes with your results, which stay on this device.
# $number: a computer player, from 1.
page-level-of = Player { $number }
# $text: what a computer player says of how it plays.
page-level-quote = “{ $text }”
page-edition = Edition
page-edition-facts = What this edition says
# How an edition plays, in three short differences. $count: seconds.
page-plays-joker-newSet = A freed joker makes a new set
page-plays-joker-anySet = A freed joker goes into any set
page-plays-joker-newSetWithRackTiles = A freed joker makes a new set with tiles from the rack
page-plays-clock-fixed = Clock: { $count } seconds
page-plays-clock-optional = Clock: { $count } seconds, or none
page-plays-clock-none = No clock
page-plays-winner-mostGames = The most games won win
page-plays-winner-highestTotal = The highest total wins
page-make-house = Make house rules
page-seats = Seats
page-seats-about = Seats that nobody takes can go to computer players.
page-clock = Time for a turn
page-clock-edition = { $count ->
    [one] One second
   *[other] { $count } seconds
}
page-clock-edition-about = As this edition’s booklet says. When the bell rings, a legal table counts as played.
page-clock-seconds = Your own
page-clock-seconds-about = A house rule. When the bell rings, a legal table counts as played.
page-clock-seconds-length = Seconds for a turn
page-clock-days = Days
page-clock-days-about = For games alongside everyday life: come back and play when you have time.
page-clock-days-length = Days for a turn
page-clock-none = No clock
page-clock-none-about = Take all the time you like.
page-hints = Hints
page-hints-about = On your turn you may ask: can I play, with which tiles, and how.
page-public = Public table
page-public-about = Everybody in this house sees the table in the list. If not, only those with the link find it.
page-more-options = More options
page-length-games = Games in the match
page-length-rounds = Rounds in the match
page-length-each = one for each player
page-length-about = Leave it empty for what the booklet says.
page-option-strict_penalty = Stricter penalty
page-option-strict_penalty-about = The stricter one of the booklet’s two penalties for a table that is not in order at the bell.
page-option-seats_by_draw = Seats by the draw
page-option-seats_by_draw-about = The draw for the start also decides who sits where.
page-option-big_set = Big set
page-option-big_set-about = Play with the tiles of the large box also when few people play.
page-thinking = Computer players take their time
page-thinking-about = They think as long as a person might. If not, they play at once.
page-delay = Seconds that spectators are behind
page-delay-about = So that nobody can help a player by watching.
page-open-table = Open the table
page-begin = Begin

## The waiting room
## $count: how many seats are empty. $player: a name. $names: names. $level: how well a computer
## player plays. $edition: the name of an edition.

page-waiting-title = Your table is ready
page-waiting-guest = The table of { $player }
page-waiting-for-host = { $player } starts the game when everybody is there.
page-waiting-for-more = { $count ->
    [one] One seat is empty. Invite somebody, or let a computer player have it.
   *[other] { $count } seats are empty. Invite people, or let computer players have them.
}
page-waiting-ready = Every seat is taken. Start when you like.
page-waiting-nobody = Sit down first, or wait until somebody does.
page-seat-empty = Empty seat
page-sit-here = Sit here
page-sit-other = On this device
page-add-computer = Computer player
page-computer-level = Computer player: { $level }
page-host = Host
page-not-here = Not here right now
page-stand = Stand up
page-remove-name = Remove { $player }
page-watching = Watching: { $names }
page-fill-and-start = { $count ->
    [one] Start with a computer player
   *[other] Start with { $count } computer players
}
page-start = Start the game
page-leave = Leave the table
page-invite = Invite
page-invite-about = Whoever has this link can sit down or watch.
page-invite-machine = This link works on this machine only.
# $address is an address such as 192.168.0.7.
page-invite-network = This link works in the network of { $address }, for example in the same Wi-Fi.
page-network-open = Let my network in
page-network-change = Another address
page-network-title = Open to your network?
page-network-about = Whoever is in your network and has the link can then come to this house. Nobody at the table notices anything, and it stays so until the house is closed.
page-network-address = Address of this machine
page-network-yes = Open
page-invite-link = Link to this table
page-copy = Copy
page-copied = The link is copied.
page-not-copied = The link could not be copied. It is in the address line.
page-share = Share
page-share-text = Come and play at my table:
page-qr = QR code for the link
page-code = Code to type
page-lock = Lock the table
page-lock-about = Nobody new can come in, not even to watch.
page-rules-of = Rules: { $edition }
page-read-rules = Read the rules
# $count: how many rules a house has changed.
page-differences = { $count ->
    [one] One rule is different:
   *[other] { $count } rules are different:
}
# $rule: the name of a rule. $value: what the house plays. $old: what the edition says.
page-difference = { $rule }: { $value } ({ $edition }: { $old })
# A link. $clause: the number of a clause, such as R9.
page-clause = Rule { $clause }
page-change-options = Change options
page-clock-edition-short = as the booklet says
page-clock-seconds-short = { $count ->
    [one] one second
   *[other] { $count } seconds
}
page-clock-days-short = { $count ->
    [one] one day
   *[other] { $count } days
}
page-clock-none-short = no clock

## Settings

page-you = You
page-look = Look
page-theme = Theme
page-theme-system = Automatic
page-theme-light = Light
page-theme-dark = Dark
page-contrast = Contrast
page-contrast-system = Automatic
page-contrast-normal = Normal
page-contrast-high = High
page-size = Text size
page-size-normal = Normal
page-size-large = Large
page-motion = Motion
page-motion-system = Automatic
page-motion-less = Less
page-words-and-sounds = Words and sounds
page-sound = Sounds
page-sound-about = Tiles, your turn, and the last ten seconds.
page-vibration = Vibration
page-vibration-about = On phones, when it is your turn.
page-letter-keys = Letter keys everywhere at the table
page-letter-keys-about = When this is off, they only work on tiles.
page-notify = Tell me when it is my turn
page-notify-about = A message from your browser, while this tab is hidden.
page-notify-refused = Your browser does not allow messages from this page.
# $players: the names of the others.
page-notify-body = At the table with { $players }.
page-talk = Phrases and reactions
page-talk-about = Show what others say at the table.
page-devices = Other devices
page-devices-about = There is no account and no password. A code brings you, with your tables, to another device or back to this one.
page-transfer = Code for another device
# $time: a time of day.
page-transfer-until = Type it in the settings on the other device. It works once, until { $time }.
page-recovery = Recovery code
page-recovery-keep = Write it down and keep it. It brings you back if this browser forgets you.
page-enter-code = I have a code
page-enter-code-go = Use it
page-taken = Welcome back. Your tables are here.
page-delete = Delete me
page-delete-about = Your name disappears from every table of this house, and nothing brings it back. Games in progress are given up, results of puzzles are deleted.
page-delete-me = Delete me from this house
page-delete-sure = Delete everything about you?

## Coming to a table, and why it is not there

page-coming = Coming to the table …
page-table-title = Table
page-game-title = Game
page-lost = The connection is lost. It will come back by itself, and your tiles are kept.
page-silent = The house has not answered for two seconds. Your tiles are kept.
page-no-answer = The house does not answer. Check your connection and try again.
page-not-loaded-title = That did not work
page-unknown-title = There is nothing here
page-unknown-text = This address leads nowhere. The start page leads everywhere.
page-closed-title = The table is closed
page-closed-title-table-not-found = No such table
page-closed-title-banned = You cannot come in
page-closed-title-removed = The table was deleted
page-closed-title-kicked = You were removed
page-closed-title-locked = The table is locked
page-closed-title-forgotten = You have been deleted
page-closed-title-signed-out = You are signed out
page-closed-title-reload = There is a new version
page-closed-title-server-too-old = The house is older than this page
page-closed-title-unreadable = Something got mixed up
page-closed-title-second-tab = You are playing in another tab
page-closed-second-tab = This table is open in another tab or window of this browser. One is enough, so this one rests.
page-play-here = Play here
page-archived-title = This table was put away
page-archived = Nobody has used it for a while. Everything is as it was: continue when you like.

## Without a connection, new versions, installing
## $time: when the house answered last, like 12:40.

page-offline-title = No connection to the house
page-offline-needs = Playing, lessons and hints need the house: the referee is there. As soon as it answers, everything will go on by itself.
page-offline-works = What you can do in the meantime:
page-offline-last-table = Look at your last table, as of { $time }
page-offline-rules = Read the rules
page-offline-clock = Use the clock for a real table
page-offline-as-of = No connection. This is the table as of { $time }. It will go on by itself.
page-update-ready = A new version is ready. Your tiles stay as they lie.
page-update-load = Update now
page-update-later = Later
page-notice = Message from the house:
page-install = Install Remeld
page-install-title = On this device
page-install-about = Remeld then opens like any other app, in a window of its own.
page-install-by-hand = In Safari, tap Share and then “Add to Home Screen”.

## What happens at the table, for everybody to hear
## $player: a name. $seat: the number of a seat, from 1. $game: the number of the game.
## $count: a number of tiles. $reason: the message of a fault.

page-your-turn = Your turn
page-pass-to = Pass the device to { $player }.
page-game-begins = Game { $game } begins.
page-event-came = { $player } has come to the table.
page-event-left = { $player } has left the table.
page-event-hosted = { $player } is the host now.
page-event-sat = { $player } takes seat { $seat }.
page-event-away = A computer player is playing for { $player }.
page-event-back = { $player } is back.
page-event-pause-offered = { $player } asks for a pause.
page-event-pause-declined = { $player } does not want a pause now.
page-event-paused = The game is paused.
page-event-resumed = The game goes on.
# The bell in the own turn. $tiles: tiles in words.
page-bell-own-idle = The time is up, and you have done nothing.
page-bell-own-stands = The time is up. You have played { $tiles }, and the turn stands.
page-bell-own-not-playable = The time is up. All sets are legal, but your turn is not, so the table is put back.
page-bell-own-restored = The time is up before you are done. The table is put back, and the tiles from your rack go back to it.
page-bell-own-loose-to-rack = The time is up before you are done. The legal sets stay, and the loose tiles go to your rack.
page-bell-own-could-play = You could have played, so this is not a pass.
page-bell-reason = What was wrong: { $reason }
page-bell-drawn = { $count ->
    [one] One tile is drawn for it.
   *[other] { $count } tiles are drawn for it.
}
# $moves: what the player did, joined by page-move-and.
page-played = { $player } { $moves }.
# $tiles: tiles in words. $set: the number of a set, from 1.
page-move-lays = lays { $tiles }
page-move-adds = adds { $tiles } to set { $set }
page-move-plays = plays { $tiles }
# $sets: numbers of sets.
page-move-rearranges = { $count ->
    [one] rearranges set { $sets }
   *[other] rearranges sets { $sets }
}
# $moves: what was done so far. $next: what was done then.
page-move-and = { $moves } and { $next }
# The same in few words, where there is little room. $count: how many tiles. $number: theirs.
page-brief-group = { $count ->
    [3] three { $number }s
    [4] four { $number }s
   *[other] { $count } × { $number }
}
page-brief-adds = adds { $tiles }
page-brief-moves = moves { $tiles }
page-brief-moves-many = moves { $count } tiles
page-turns-missed = What happened before that is listed under “What changed”.
# $scores: the points of each player.
page-scores = { $scores }.
page-connected = The connection is back.

## Tiles in words
## $colour: the name of a colour. $number: the number of a tile. $tile: the name of a tile.

page-tile = { $colour } { $number }
page-joker-as = joker for { $tile }
page-tile-unseen = face-down tile
# $first, $last: numbers of the first and the last tile.
page-run-words = { $colour } { $first } to { $last }
# $run: a run in words. $jokers: its jokers in words.
page-run-jokers = { $run }, { $jokers }
# $colours: the names of colours.
page-group-words = { $number } in { $colours }

## The table
## $player: a name. $count: how many. $tile, $other: names of tiles. $tiles: tiles in words.
## $set, $number: the number of a set, from 1. $points: what tiles are worth.

page-desk = Table and rack
page-the-table = Sets on the table
page-table-empty = There are no sets here yet.
page-table-empty-yours = Drag tiles here, or tap some and then the table.
page-your-rack = { $count ->
    [0] Your rack
    [one] Your rack, one tile
   *[other] Your rack, { $count } tiles
}
page-rack-empty = No tiles left
page-tile-in-set = { $tile }, set { $set }
page-tile-on-rack = { $tile }
page-tile-new = { $tile }, new
page-joker-number = joker for a { $number }
page-joker-stands = The joker stands for
page-joker-could = The joker could stand for: { $tiles }.
page-joker-open = Leave it open
page-set = Set { $number } of { $count }: { $tiles }
# $kind: run or group. $value: what it is worth.
page-set-whole = Set { $number } of { $count }: { $kind ->
    [run] run
   *[group] group
}, { $tiles }, valid, worth { $value }
# $reason: what is wrong, in sentences.
page-set-broken = Set { $number } of { $count }: { $tiles }, not valid. { $reason }
page-set-why = What is wrong with set { $number }?
page-pool = Tiles in the pool:

## Players
## $melded: whether the initial meld is made. $state: away, given up and so on, or nothing.

page-players = Players
page-seat = { $player }, { $count ->
    [one] one tile
   *[other] { $count } tiles
}{ $melded ->
    [true] , has melded
   *[false] , has not melded yet
}{ $state ->
    [none] .
   *[other] , { $state }.
}
page-seat-turn = It is their turn.
page-seat-your-turn = It is your turn.
page-seat-resigned = has given up
# $level: the name of a computer player’s level.
page-seat-away = { $level } standing in
page-seat-gone = not here
# $time: a time, like 0:45.
page-time-left = Time left: { $time }
page-time-last = { $count ->
    [one] One second left.
   *[other] { $count } seconds left.
}
page-days-left = { $count ->
    [one] one day
   *[other] { $count } days
}

## What the referee says
## $needed: what the initial meld must be worth.

page-turn-begin = Your turn. Lay tiles, or draw.
page-turn-meld = Your turn. Lay sets worth { $needed } from your rack, or draw.
page-turn-begin-pass = Your turn. Lay tiles, or pass.
page-turn-meld-pass = Your turn. Lay sets worth { $needed } from your rack, or pass.
page-turn-of = It is { $player }’s turn. You can plan in the meantime; nobody sees it.
page-turn-watched = It is { $player }’s turn.
page-turn-legal = { $count ->
    [one] One tile
   *[other] { $count } tiles
}, worth { $points }. This turn is legal.
page-turn-not-yet = The turn cannot end like this.
page-turn-laying = { $count ->
    [0] Sets are being rearranged.
    [one] One tile laid so far.
   *[other] { $count } tiles laid so far.
}
page-plan = Plan
page-plan-legal = { $count ->
    [one] One tile
   *[other] { $count } tiles
}, worth { $points }. This will be legal if nothing changes.
page-judging = One moment …
page-more-reasons = { $count ->
    [one] And one more reason.
   *[other] And { $count } more reasons.
}
page-meld = Initial meld
page-meld-so-far = { $points } of { $needed }
page-meld-ready = On your rack: { $points } of { $needed }
page-unfit-set-changed = Your plan no longer fits: a set that it uses was changed. Back on your rack: { $tiles }.
page-unfit-set-gone = Your plan no longer fits: a set that it uses is gone. Back on your rack: { $tiles }.
page-unfit-set-grown = Your plan no longer fits: a set that it uses has grown. Back on your rack: { $tiles }.
page-unfit-tile-gone = Your plan no longer fits: a tile of it is gone. Back on your rack: { $tiles }.

## What can be done

page-actions = Your turn
page-undo = Undo
page-redo = Redo
page-put-back = Put everything back
page-sort-runs = Sort by runs (789)
page-sort-groups = Sort by groups (777)
page-tidy = Tidy the table
page-end-play = { $count ->
    [one] Lay one tile
   *[other] Lay { $count } tiles
}
page-end-draw = Draw a tile
page-end-pass = Pass
page-end-not = Not yet
page-end-wait = Wait
page-see-result = Back to the result
page-looking-on = You are watching.
page-moved-set = { $tiles }: now in set { $set }.
page-moved-rack = { $tiles }: back on the rack.
page-not-moved = Nothing was moved.
page-fits-more = { $count ->
    [one] It fits another set too: tap it again, or press Enter.
   *[other] It fits { $count } other sets too: tap it again, or press Enter, for the next.
}
page-did-undo = Undone.
page-did-redo = Done again.
page-did-put-back = Everything is back as it was.
page-did-sort-runs = Sorted by runs.
page-did-sort-groups = Sorted by groups.
page-did-tidy-sorted = The sets lie in rows, in order.
page-did-tidy-compact = The sets lie in rows, close together.
page-did-tidy-none = The table is tidy already.
page-place-none = Nowhere.
page-place-new = A new set.
page-place-rack = The rack.
page-place-before = Set { $set }, before { $tile }.
page-place-between = Set { $set }, between { $tile } and { $other }.
page-place-after = Set { $set }, after { $tile }.

## Hints
## $result: the tiles of a set after the step, in words.

page-hint = Hint
page-hint-thinking = Looking for a play …
page-hint-some = You can play.
page-hint-tiles = With these tiles: { $tiles }.
page-hint-none = There is nothing to play.
page-hint-none-found = No play was found. There may still be one.
page-hint-which = Which tiles?
page-hint-how = How?
page-hint-step = Do this step
page-hint-all = Do it all
page-step-lay = Lay { $tiles }.
page-step-add = Add { $tiles } to get { $result }.
page-step-take = Move { $tiles } to get { $result }.
page-step-split = Split off { $tiles }.
page-step-join = Join { $tiles } to another set to get { $result }.
page-step-swap = Put { $tiles } in the place of the joker.
page-step-shift = Move the joker to get { $result }.

## Around the table

page-menu = Menu
page-type = Type a move
page-type-how = Like b4-6 or b7 > 3; “help” tells more.
page-type-answers = Answers
page-changes = What changed
page-changes-none = Nothing has changed since your last turn.
page-changes-empty = Nothing has been played yet.
page-changes-show = Show it again
page-changes-before = Before that
page-talk-mute = Hide what others say
page-talk-hear = Show what others say
page-write = Write to the table
page-write-send = Send
page-written = Messages
page-messages-allow = Let people write
page-messages-stop = Phrases only
page-event-messages-allowed = Messages are allowed again.
page-event-messages-stopped = Only phrases can be said now.
# $player: a name.
page-block = Hide { $player }
# $player: a name.
page-unblock = Show { $player }
# $player: a name.
page-report = Report { $player }
page-reported = It is reported to those who run the house.
page-i-am = I am { $player }
page-pass-clock-waits = The clock waits for you.
page-pass-clock-runs = The clock is running.
page-sound-on = Sounds on
page-sound-off = Sounds off
page-large-print = Large print
page-offer-pause = Ask for a pause
page-accept-pause = Agree to the pause
page-decline-pause = No pause
page-withdraw-pause = No pause after all
page-pause-asked = { $player } asks for a pause.
page-pause-waiting = You asked for a pause. The others have not agreed yet.
page-paused-consent = The game is paused, and the clock stands still.
page-paused-nobody = Nobody is here, so the clock stands still.
page-resume = Resume
page-away = A computer player is playing for you.
page-take-back = Take over again
page-stand-in = Let a computer player stand in for { $player }
page-unlock = Unlock the table
page-lengthen = { $count } more seconds
page-mute = Mute
page-unmute = Unmute
page-kick = Remove
page-sure-kick = Remove { $player } for good?
page-resign = Give up
page-sure-resign = Give up this game? It counts as a loss.
# $player: their name; several play on one device
page-sure-resign-player = Should { $player } give up this game? It counts as a loss.
page-resign-now = Give up
page-sure-leave = Leave the table? You will lose the game.
page-leave-now = Leave
page-stay = Stay

## The end of a game
## $game, $round: the number of a game or round.

page-score-sheet = Score sheet
page-score-game = Game { $game }
page-score-round = Round { $round }
page-score-total = Total
page-score-won = Games won
page-score-place = Place
page-score-rule-mostGames = Whoever wins the most games leads; points break ties.
page-score-rule-highestTotal = Whoever has the most points leads.
page-record = Record
page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-match-won = { $count ->
    [one] { $player } has won the match.
   *[other] { $player } share the victory.
}
# $points: with their sign.
page-won-you = You won, { $points }
page-won-other = { $player } won, { $points }
page-next-game = Next game
page-next-game-wait = The host starts the next game; after half a minute you can, too.
page-rematch = Rematch
page-over = The game is over.
page-result = Result
page-see-table = See the table
page-look-back = Look back

## How to move tiles, and keys

page-help = Moving tiles and keys
page-help-pointer = With mouse, finger or pen
page-help-drag = Drag a tile to a set, to free space or back to the rack. Chosen tiles go along.
page-help-tap = Or tap tiles to choose them, then tap a set or free space.
page-help-twice = Double-tap a tile on your rack, or flick it up: it goes where it fits, together with its set if your rack holds one. Double-tap your own tile on the table to take it back.
page-help-long = Long-press a set to choose all of it, or sweep over the tiles you want. With a mouse, Shift and a click do the same.
page-help-ledge = Drag the ledge under a set to move all of it.
page-help-keys = With the keyboard
page-key-walk = Go from tile to tile; choose the place for the tiles in hand
page-key-choose = Choose a tile, or let it go again
page-key-range = Choose several in a row
page-key-whole = Choose the whole set
page-key-take = Take what is chosen, for where it fits; arrows choose another place, and Enter lays it there
page-key-new = Lay what is chosen as a new set
page-key-back = Take your own tiles back to the rack
page-key-stop = Leave everything as it was
page-key-undo = Undo
page-key-redo = Redo
page-key-put-back = Put everything back
page-key-sort = Sort the rack
page-key-gap = Leave a gap before the tile on the rack, or close it
page-key-tidy = Tidy the table: all sets in rows; once more: close together
page-key-hint = Hint
page-key-end = End the turn, as the button says
page-key-help = This help
page-key-type = Type moves and questions
page-key-ask-table = Hear what lies on the table
page-key-ask-rack = Hear your rack
page-key-ask-players = Hear about the players
page-key-ask-clock = Hear the time left
page-key-ask-missing = Hear what is still missing
page-key-ask-changes = Hear what changed
page-key-ask-set = Hear that set
page-help-typing = By typing, and by ear
page-help-reader = Everything at the table can be asked for in words, and every move can be typed. A whole game played this way is written down in docs/screen-reader.md.
