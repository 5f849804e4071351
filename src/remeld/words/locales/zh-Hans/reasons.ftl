### 电脑玩家自己说为什么这样打。

reason-went-out = 能全部出完，我就出完了。
reason-held-back = 我把牌都留着，等一次出完。
reason-no-meld = 我的牌还不够{ term-initial-meld }。
reason-nothing-to-lay = 我没有能出的牌。
reason-saw-nothing = 我没看出能出什么牌。
reason-laid-what-it-saw = 我看到什么就出了什么。
reason-laid-most = 我能出多少张就出了多少张。
reason-laid-dearest = 这一局可能快结束了，我先出分值最大的牌。
reason-laid-sets = 我只出自己的牌组，桌上的牌没动。
reason-laid-enough = 一次能出{ $count }张，值得出。
reason-laid-one = 我出了一张分值大的牌，免得最后手里剩太多分。
reason-laid-little = 非出不可，我就尽量少出。
reason-opened-small = 我用尽量少的牌{ term-initial-meld }：{ $count }张。
reason-waited-on-thought = 我往后算了算，觉得等一等比出牌好。
reason-laid-on-thought = 我往后算了算，觉得现在出这些更好。
