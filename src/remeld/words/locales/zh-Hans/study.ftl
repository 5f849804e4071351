puzzle-go-out = 出完所有的牌。
puzzle-all-but-one = 只留一张，其余全部出完。
puzzle-first-30 = { term-initial-meld }：找出唯一一组单独就有{ $points }分或以上的牌。
puzzle-free-the-joker = 尽量多出牌。你需要用到桌上的一张百搭牌。
puzzle-fourth-tile = 尽量多出牌。你需要从四张同数字的牌里取一张。
puzzle-rebuild = 尽量多出牌。桌上至少要改动三个{ term-set }。
puzzle-find-the-play = 只有一张牌能出，而且必须先移动别的牌。是哪一张？
puzzle-endgame = 已经没有牌可摸。出牌后要让手上有{ $other }的对方出不了牌。
