puzzle-go-out = Lege alle deine Steine ab.
puzzle-all-but-one = Lege alle deine Steine ab bis auf einen.
puzzle-first-30 = Eröffne: Finde die einzigen Steine, die für sich allein { $points } oder mehr wert sind.
puzzle-free-the-joker = Lege so viele Steine, wie du kannst. Du brauchst dazu einen Joker, der auf dem Tisch liegt.
puzzle-fourth-tile = Lege so viele Steine, wie du kannst. Du brauchst dazu einen Stein, wo vier gleiche Zahlen liegen.
puzzle-rebuild = Lege so viele Steine, wie du kannst. Auf dem Tisch muss sich dazu an mindestens drei Stellen etwas ändern.
puzzle-find-the-play = Nur ein Stein lässt sich legen, und nur, wenn andere dafür wandern. Welcher?
puzzle-endgame = Der Vorrat ist leer. Lege so, dass der andere mit { $other } nichts legen kann.
