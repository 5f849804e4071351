### The online house: what it refuses, why it closes a connection, what can be said at a table, and
### the names of computer players’ levels and of seats’ colours.
###
### A refusal without a message here is an error of the rules or the notation: its message is the
### one for that error (errors.ftl).

## Who asks

refused-not-at-table = You are not at this table. Take a seat, or come in with a name.
refused-not-host = Only the host can do that.
refused-not-seated = Only those who have a seat can do that. Take one first.
refused-not-your-seat = This is not your seat.
refused-kicked = The host has removed you from this table, or somebody else from your network within the last hour.
refused-muted = The host has muted you here.
refused-messages-off = Only phrases can be said at this table.
refused-bad-message = This message holds nothing that can be read.
refused-too-fast = You have only just said something. Wait a second.
refused-no-session = The house does not know this browser. Reload the page.
refused-no-such-code = This code does not work. It is mistyped, already used or too old.
refused-not-allowed = This is not for everybody to see.

## The table
## $most: how many people can be there by name. $name: a name. $empty: how many seats are empty.
## $seated: how many seats are taken. $seats: how many there should be.

refused-table-not-found = There is no such table. Check the code or the link.
refused-table-removed = This table was deleted, because nobody had used it for a long time. The records of its games are kept.
refused-table-locked = The host has locked this table. Nobody new can come in.
refused-table-crowded = There are { $most } people at this table, and there is no room for more. You can watch without a name.
refused-quota = You, or others on your network, have as much here as the house keeps. Games go on to their end. Nothing new can begin until old tables are deleted.
refused-table-full = Every seat is taken. You can watch.
refused-name-taken = The name { $name } is taken at this table. Choose another one.
refused-name-needed = A name is missing. Type one.
refused-unclear-name = “{ $name }” could be mistaken for another name. Use letters of one alphabet, and none that are invisible or stacked.
refused-colour-taken = This colour is taken. Choose another one.
refused-unknown-person = This person is no longer at the table.
refused-not-yourself = You cannot remove yourself. Leave the table instead.
refused-unknown-seat = There is no such seat.
refused-seat-taken = This seat is taken. Choose another one.
refused-seats-not-filled = { $empty ->
    [one] One seat is empty.
   *[other] { $empty } seats are empty.
} Wait for more players, add computer players, or set fewer seats.
refused-nobody-seated = Only computer players have seats. Take one first.
refused-too-many-seated = { $seated } seats are taken, but there would be only { $seats }. Empty some first.
refused-nothing-changes = That is already the case.

## Options
## $least, $most: limits of the time for a turn. $where: the part of the options.

refused-bad-clock = { $most ->
    [0] This kind of clock takes no number.
   *[other] The time for a turn must be a number from { $least } to { $most }.
}
refused-clock-needed = These rules need a clock when two or more people play. Choose one.
refused-bad-options = These options cannot be read (at { $where }).

## Games

refused-game-running = This cannot be done now. Wait until the game or the match is over.
refused-no-game = No game is going on.
refused-match-over = The match is over. Ask for a rematch first.
refused-match-not-over = The match is not over yet.
refused-too-early = It is too early for that. Try again later.
refused-stale = The table has changed in the meantime. Look at it again.
refused-seen-ahead = This page has seen more of the table than the house has kept. Reload it.
refused-no-such-game = There is no record of this game. Only finished games have one.

## Turns

refused-not-your-turn = It is not this seat’s turn.
refused-seat-away = A computer player has this seat now. If the seat is yours, take it back first.
refused-seat-resigned = This seat has resigned, and plays again in the next game.
refused-seat-not-away = No computer player stands in for this seat.
refused-not-a-computer = There is no computer player in this seat.
refused-hints-off = There are no hints at this table.

## The clock

refused-no-clock = This game has no clock.
refused-clock-runs = This game has a clock, and the bell ends the turn. Wait for it.
refused-paused = The game is paused. Resume it first.
refused-not-paused = The game is not paused.
refused-pause-offered = Somebody has already asked for a pause.
refused-no-pause-offered = Nobody has asked for a pause.
refused-already-accepted = You have already agreed to the pause. Others have not yet.
refused-enough-time = This turn cannot get that much more time. Add less.

## Records, scores and house rules
## $seen: whose eyes saw the game: a seat from 0, or none for a spectator’s.

refused-record-too-long = This record is longer than a game can be.
refused-record-of-another-seat = This record shows only what was seen by { $seen ->
    [none] a spectator.
   *[other] seat { $seen }.
}
refused-racks-differ = All games of a match have the same number of racks. These do not.
refused-winner-has-tiles = Somebody is said to have won a game, but has tiles left.
refused-loser-has-none = Somebody has no tiles left, but is not said to have won.
refused-no-such-house = There are no house rules at this link.
refused-key-taken = These house rules cannot be kept, because others have the same link.

## The house itself
## $where: the part of the message.

refused-unreadable = The house cannot read this message (at { $where }). Reload the page.
refused-unknown-kind = The house does not know what this message asks for. Reload the page.
refused-unreadable-body = The house cannot read this request. Reload the page.
refused-bad-request = The house cannot take this request. Reload the page.
refused-not-found = There is nothing at this address.
refused-method-not-allowed = This cannot be done at this address.
refused-too-long = This is longer than the house can take.
refused-reload = This page is older than the house. Reload it.
refused-server-too-old = This page is newer than the house. Try again later.
refused-wrong-host = The house is not open at this address. Use the one that it was opened with.
refused-wrong-origin = This comes from a page that is not the house’s own. Open the house by its own address.
refused-not-the-machine = Only a browser on the machine of the house can open it to a network.
# $address is an address such as 192.168.0.7.
refused-no-such-network = { $address } is no address of this machine.
# $address is an address such as 192.168.0.7.
refused-network-taken = Another program has the port at { $address }. Choose another address, or start the house with another --port.
refused-busy = The house is busy. Try again in a moment.
refused-too-hard = This question would take the house too long. Ask an easier one.
refused-draining = The house is being updated, so no new games begin now. Those under way go on. Try again later.
refused-banned = This house does not serve your address.
refused-house-full = The house is full. Try again later.
refused-too-many = There are too many connections from your network. Close some pages, or try again later.
refused-too-often = Too many requests came from your network. Wait a little and try again.
refused-storage-failed = The house cannot reach its tables now. Try again in a moment.
refused-unexpected-error = Something went wrong in the house. Try again, and report it if it happens again.

## Why a connection was closed

closed-banned = { refused-banned }
closed-flood = Too many messages came from here. Wait a little and connect again.
closed-forgotten = You have deleted yourself from this house.
closed-house-full = { refused-house-full }
closed-kicked = { refused-kicked }
closed-locked = { refused-table-locked }
closed-reload = { refused-reload }
closed-removed = { refused-table-removed }
closed-restart = The house is restarting. Your game is kept. Connect again in a moment.
closed-server-too-old = { refused-server-too-old }
closed-signed-out = You are signed out in this browser.
closed-slow = Your connection is too slow to follow the game. Connect again.
closed-table-not-found = { refused-table-not-found }
closed-unreadable = The house cannot read what this page sends. Reload the page.

## Computer players, by how well they play

level-easy = easy
level-best = best play
level-chick = Chick
level-rabbit = Rabbit
level-hedgehog = Hedgehog
level-cat = Cat
level-badger = Badger
level-fox = Fox
level-owl = Owl
level-dragon = Dragon
level-says-chick = I lay the sets on my own rack. On a full table I hardly look.
level-says-rabbit = Sometimes I borrow a tile from the table to make a set.
level-says-hedgehog = I move up to three tiles on the table, if I do not overlook something.
level-says-cat = I lay as many tiles as I can, every turn, and seldom miss one.
level-says-badger = I like to wait until I can lay everything at once, but I often lose patience.
level-says-fox = I keep most of my tiles until I can lay them all at once. Sometimes I lose patience.
level-says-owl = I wait, and then I lay everything in one turn. Near the end I mind what my rack is worth.
level-says-dragon = I hold back, count the tiles that nobody has shown, and at the end I play every turn through in my head.

## The colours of seats

seat-colour-coral = coral
seat-colour-gold = gold
seat-colour-leaf = leaf green
seat-colour-sky = sky blue
seat-colour-plum = plum
seat-colour-slate = slate grey

## Quick phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thank-you = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-let-me-think = Let me think.
phrase-take-your-time = Take your time.
phrase-your-turn = It’s your turn.
phrase-back-soon = I’ll be back soon.
phrase-i-am-back = I’m back.
phrase-one-more-game = One more game?
phrase-good-game = Good game!
phrase-goodbye = Goodbye!

## Reactions: the name of each picture

phrase-smile = Smile
phrase-laugh = Laughter
phrase-clap = Applause
phrase-heart = Heart
phrase-thumbs-up = Thumbs up
phrase-surprise = Surprise
phrase-sad = Sad face
phrase-think = Thinking face
