### 電腦玩家自己說整局打得怎麼樣。

played-never-opened = 這一{ term-game }我的牌一直不夠{ term-initial-meld.do }。
played-held-back-and-out = 我有{ $turns }次留著牌沒出，最後一次出了{ $tiles }張，全部出完。
played-held-back-and-left = 我有{ $turns }次留著牌沒出，最後手裡還剩{ $tiles }張。
played-laid-all-and-out = 我每次都能出多少就出多少，最後{ $tiles }張出完了。
played-laid-all-and-left = 我每次都能出多少就出多少，最後手裡還剩{ $tiles }張。
played-missed-everything = 我有{ $turns }次本來能出牌，卻沒看出來。
played-missed-some = 我一次最多出了{ $tiles }張。輪到我{ $all }次，有{ $turns }次本來可以多出。
played-missed-nothing = 我一張也沒看漏，一次最多出了{ $tiles }張。
