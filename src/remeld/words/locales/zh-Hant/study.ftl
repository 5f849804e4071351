puzzle-go-out = 把牌全部出完。
puzzle-all-but-one = 只留一張，其他全部出完。
puzzle-first-30 = { term-initial-meld }：找出唯一單獨就有{ $points }分以上的牌。
puzzle-free-the-joker = 盡量多出牌。你會用到桌上的一張百搭牌。
puzzle-fourth-tile = 盡量多出牌。你要從四張同數字的牌裡拿一張。
puzzle-rebuild = 盡量多出牌。桌上至少要改動三個{ term-set }。
puzzle-find-the-play = 只有一張牌能出，而且要先移動別的牌。是哪一張？
puzzle-endgame = 已經沒有牌可抽。出牌後要讓手上有{ $other }的對方出不了牌。
