### Lanmi 說明書自己的用語。

term-player = 遊戲者
    .many = 遊戲者
term-pool = 備用牌
term-game = 盤
    .many = 盤
term-split = 分解
term-rearrange = 調整
term-pass = 通過
