### 电脑玩家自己说整局打得怎么样。

played-never-opened = 这一局我的牌一直不够{ term-initial-meld }。
played-held-back-and-out = 我有{ $turns }次留着牌没出，最后一次出了{ $tiles }张，全部出完。
played-held-back-and-left = 我有{ $turns }次留着牌没出，最后手里还剩{ $tiles }张。
played-laid-all-and-out = 我每次都能出多少就出多少，最后{ $tiles }张出完了。
played-laid-all-and-left = 我每次都能出多少就出多少，最后手里还剩{ $tiles }张。
played-missed-everything = 我有{ $turns }次本来能出牌，却没看出来。
played-missed-some = 我一次最多出了{ $tiles }张。轮到我{ $all }次，有{ $turns }次本来可以多出。
played-missed-nothing = 我一张也没看漏，一次最多出了{ $tiles }张。
