### Why a computer player did so, in its own words.
### $count: a number of tiles.

reason-went-out = I could lay everything, so I went out.
reason-held-back = I kept everything to go out at once.
reason-no-meld = I did not have enough for the { term-initial-meld } yet.
reason-nothing-to-lay = There was nothing that I could lay.
reason-saw-nothing = I saw nothing to lay.
reason-laid-what-it-saw = I laid what I saw.
reason-laid-most = I laid as many tiles as I could.
reason-laid-dearest = I laid what counts most, because the game may end soon.
reason-laid-sets = I laid my own sets and left the table as it was.
reason-laid-enough = I could lay { $count } tiles at once. That was worth it.
reason-laid-one = I laid one dear tile, to have fewer points left at the end.
reason-laid-little = I had to lay something, so I laid as little as I could.
reason-opened-small = I opened with as few tiles as I could: { $count }.
reason-waited-on-thought = I thought ahead: waiting looked better to me than laying.
reason-laid-on-thought = I thought ahead: it looked better to me to lay this now.
