### De woorden uit het Nederlandse boekje van Goliath, waar het eigen woorden heeft.

term-group = rijtje
    .many = rijtjes
    .Name = Rijtje
term-run = serie
    .many = series
    .Name = Serie
term-initial-meld = beginserie
    .many = beginseries
    .Name = Beginserie
term-rearrange = manipuleren
