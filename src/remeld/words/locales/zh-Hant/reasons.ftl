### 電腦玩家自己說為什麼這樣打。

reason-went-out = 能全部出完，我就出完了。
reason-held-back = 我把牌都留著，等一次出完。
reason-no-meld = 我的牌還不夠{ term-initial-meld.do }。
reason-nothing-to-lay = 我沒有能出的牌。
reason-saw-nothing = 我沒看出能出什麼牌。
reason-laid-what-it-saw = 我看到什麼就出了什麼。
reason-laid-most = 我能出多少張就出了多少張。
reason-laid-dearest = 這一{ term-game }可能快結束了，我先出分數最大的牌。
reason-laid-sets = 我只出自己的牌組，桌上的牌沒動。
reason-laid-enough = 一次能出{ $count }張，值得出。
reason-laid-one = 我出了一張分數大的牌，免得最後手裡剩太多分。
reason-laid-little = 非出不可，我就盡量少出。
reason-opened-small = 我用盡量少的牌{ term-initial-meld.do }：{ $count }張。
reason-waited-on-thought = 我往後算了算，覺得等一等比出牌好。
reason-laid-on-thought = 我往後算了算，覺得現在出這些更好。
