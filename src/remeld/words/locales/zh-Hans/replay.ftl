### 重看牌局：一步一步，用任何人的视角，附最佳打法和发牌证明。

## 哪一局

replay-title = 重看牌局
replay-about = 打开已结束一局的牌谱：选择文件、拖到这里，或粘贴文字。
replay-file = 选择文件
replay-paste = 或粘贴牌谱
replay-open = 打开
replay-other = 另一局
replay-loading = 正在核对牌谱……
replay-mine = 你牌桌上的牌局
replay-game = 第{ $game }局：{ $player }
replay-too-long = 这个文件太长，不是牌谱。

## 有误的牌谱

replay-wrong-title = 这份牌谱有误
replay-wrong = 第{ $event }个事件有误。{ $message }
replay-wrong-line = 写的是：
replay-wrong-faults = 裁判的判定
replay-unreadable-title = 读不懂这份牌谱
replay-not-found-title = 没有这一局

## 前后移动

replay-controls = 前后移动
replay-back = 后退一步
replay-forward = 前进一步
replay-play = 播放
replay-pause = 暂停
replay-position = 步骤
replay-position-text = { $count }/{ $total }：{ $text }
replay-speed = 速度
replay-eyes = 视角
replay-eyes-all = 所有人
replay-eyes-spectator = 旁观者
replay-eyes-only = 视角：{ $player }
replay-keys = 方向键逐步移动，空格播放和暂停，Home 和 End 到两头。
replay-link = 这一步的链接
replay-download = 下载牌谱
replay-turns = 经过
replay-racks = 牌架
replay-rack-hidden = { $count ->
    [0] 没有牌
   *[other] { $count }张牌
}
replay-rack-empty = 空
replay-rack-turn = 出牌中
replay-why = { $player }：{ $reason }
replay-pool = { $count ->
    [0] 牌库空了。
   *[other] 牌库有{ $count }张牌。
}
replay-dealt = 牌已发好。{ $player }先手。

## 简短的经过

replay-short-deal = { $player }先手
replay-short-play = { $player }打出{ $count }张牌
replay-short-draw = { $player }{ $count ->
    [0] 没摸到牌
   *[other] 摸了{ $count }张牌
}
replay-short-pass = { $player }跳过
replay-short-bell = { $player }的时间到
replay-short-resign = { $player }认输
replay-short-end = 结束

## 最佳打法

replay-best = 这里的最佳打法
replay-best-ask = 这里怎么打最好？
replay-best-thinking = 请稍候……
replay-best-none = 没有牌可出。
replay-best-none-found = 没找到打法，但没能全部试过。
replay-best-unseen = 从这里看不到{ $player }的牌架，所以无从得知。
replay-best-not-here = 移到一个回合，就能显示其中的最佳打法。
replay-best-tiles = 张数
replay-best-value = 分值
replay-best-played = 实际
replay-best-possible = 最佳
replay-best-difference = 相差
replay-best-same = 这就是最佳打法。
replay-best-not-proved = 也许还有更好的：搜索中断了。
replay-best-show = 显示
replay-best-showing = 你看到的是最佳打法，不是实际打法。
replay-best-back = 回到牌局

## 发牌证明

replay-proof-checking = 正在核对发牌……
replay-proof-proved = 已证明发牌公平
replay-proof-house = 牌室说发牌公平
replay-proof-no-secret = 这里无法证明发牌
replay-proof-differs = 发牌与承诺不符
replay-proof-how = 开局前牌室选定密钥，并公布它的封印（SHA-256）。所有牌的顺序由密钥和玩家的话决定。现在密钥公开了，任何人都能重新算一遍。
replay-proof-here = 你的浏览器刚算过：封印相符，每张牌都按算出的顺序出现。
replay-proof-by-house = 页面没有加密，浏览器不能计算，所以由牌室代算。
replay-proof-without = 这份牌谱没有密钥：这一局还没结束，或者只写了一个玩家的视角。
replay-proof-seal = 封印
replay-proof-secret = 密钥
