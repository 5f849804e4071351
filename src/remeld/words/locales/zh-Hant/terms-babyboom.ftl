### Babyboom 說明書自己的用語。

term-player = 遊戲者
    .many = 遊戲者
term-pool = 共用牌堆
term-initial-meld = 破冰行動
    .do = 破冰
    .many = 破冰行動
term-game = 回合
    .many = 回合
