### The words of the game. Each noun that can be counted has its plural in `.many`.

## Tiles and where they are

term-tile = tile
    .many = tiles
term-joker = joker
    .many = jokers
term-set = set
    .many = sets
term-group = group
    .many = groups
term-run = run
    .many = runs
term-rack = rack
    .many = racks
term-pool = pool
term-table = table
term-stack = stack
    .many = stacks
term-number = number
    .many = numbers

## Colours

term-colour = colour
    .many = colours
term-black = black
term-red = red
term-blue = blue
term-orange = orange
term-yellow = yellow
term-green = green
term-purple = purple
# $fourth_colour: the name that the ruleset gives to the fourth colour.
term-fourth-colour = { $fourth_colour ->
    [yellow] { term-yellow }
   *[orange] { term-orange }
}

## Play

term-player = player
    .many = players
term-initial-meld = initial meld
    .many = initial melds
term-turn = turn
    .many = turns
term-game = game
    .many = games
term-round = round
    .many = rounds
term-match = match
    .many = matches
term-add = add
term-combine = combine
term-split = split
term-rearrange = rearrange
term-draw = draw
term-pass = pass
term-clockwise = clockwise
term-time-limit = time limit

## Result

term-winner = winner
    .many = winners
term-loser = loser
    .many = losers
term-point = point
    .many = points
term-score = score
    .many = scores
term-total = total
    .many = totals
term-penalty = penalty
    .many = penalties
