### 实体牌助手：放在盒子旁边的手机。

## 开头

aside-title = 实体牌助手
aside-about = 手机放在盒子旁边：计时、计分、答疑。
aside-offline = 计时和计分没有网络也能用。
aside-not-offline = 在这个地址，浏览器不会保存离线时要用的内容：需要 https，或在牌室所在的电脑上打开。
aside-clock = 计时
aside-score = 计分
aside-judge = 这样合规吗？
aside-solve = 我能出什么？
aside-arrange = 理牌
aside-openings = 什么时候能{ term-initial-meld }？
aside-clock-short = 计时
aside-score-short = 计分
aside-judge-short = 合规？
aside-solve-short = 出牌？
aside-arrange-short = 理牌
aside-openings-short = { term-initial-meld }？
aside-openings-ask = 看我的机会
aside-rules = 规则
aside-players = 玩家
aside-read-rules = 看规则
aside-try-again = 重试

## 输入牌

aside-tiles = { $count ->
    [0] 没有牌
   *[other] { $count }张牌
}
aside-set-named = 第{ $set }组：{ $tiles }
aside-take-away = 拿走{ $tile }
aside-added = { $tiles }。共{ $count }张牌。
aside-pad = 牌键盘
aside-pad-of = 牌键盘：{ $label }
aside-pad-key = { $count ->
    [0] { $tile }
   *[other] { $tile }，已有{ $count }张
}
aside-pad-help = 点牌就加上，沿一行滑动可加一个顺组。也可以打字：b4-9 是顺组，krb8 是群组，j 是百搭牌。
aside-new-set = 新牌组
aside-erase = 删去末张
aside-undo = 撤销
aside-clear = 删去所有牌
aside-unknown-tile = “{ $part }”不是牌（第{ $place }个字符）。请写 k、r、b 或 o 加数字，例如 b8；百搭牌写 j。
aside-run-falls = “{ $part }”从大到小了（第{ $place }个字符）。请先写小的数字，例如 b4-9。

## 这样合规吗？

aside-judge-about = 输入回合前后的桌面，以及原来牌架上的牌。
aside-judge-before = 回合前的桌面
aside-judge-after = 回合后的桌面
aside-judge-rack = 回合前的牌架
aside-copy-before = 从之前的桌面开始
aside-melded = 之前已破冰
aside-melded-about = 还没出过牌的人请关掉。
aside-judge-ask = 判定这一回合
aside-legal = 这一回合合规。
aside-not-legal = 这一回合不合规，有{ $count }个原因。
aside-played = 打出{ $count }张牌，共{ $points }分。
aside-in-set = 第{ $set }组：
aside-clause = { $clause }：{ $title }

## 我能出什么？

aside-solve-about = 输入你的牌架和桌面，就会一步步给出最佳打法。
aside-solve-table = 桌面
aside-solve-rack = 你的牌架
aside-aim = 追求
aside-aim-tiles = 张数最多
aside-aim-value = 分值最高
aside-aim-out = 一次出完
aside-solve-ask = 找最佳打法
aside-best = 你可以打出{ $count }张牌，共{ $value }分。
aside-nothing = 你没有牌可出。
aside-not-out = 这一回合出不完。
aside-not-proved = 搜索中断了，也许还有更好的。
aside-steps = 一步一步
aside-table-before = 之前的桌面
aside-table-after = 之后的桌面
aside-after-legend = 带框的牌组有变动或是新的，有标记的牌来自你的牌架。
aside-rack-left = 牌架剩余
aside-rack-empty = 没有：你出完了！

## 打法的步骤

aside-step-lay = 把{ $tiles }打成新牌组。
aside-step-add = 把{ $tiles }加到第{ $target }组。
aside-step-take = 把{ $tiles }从第{ $source }组移到第{ $target }组。
aside-step-split = 把{ $tiles }从第{ $source }组分出来，成为第{ $target }组。
aside-step-join = 把第{ $source }组并入第{ $target }组。
aside-step-swap = 用{ $tiles }换出第{ $target }组的百搭牌，百搭牌放到第{ $joker }组。
aside-step-shift = 移动第{ $target }组里的百搭牌。

## 理牌

aside-arrange-about = 桌面乱了？随意输入所有的牌，重新排成牌组。
aside-heap = 所有的牌
aside-arrange-ask = 理成牌组
aside-all-in-sets = 所有的牌都排进了牌组。
aside-left-over = 剩下{ $count }张牌。
aside-left = 剩余

## 计时

aside-player = 玩家{ $number }
aside-names = 玩家，按出牌顺序
aside-add-player = 加一位玩家
aside-remove-player = 移除{ $name }
aside-clock-start = 点击开始
aside-clock-go-on = 暂停中，点击继续。
aside-clock-next = 点击换{ $name }
aside-clock-begin = 开始
aside-clock-pause = 暂停
aside-clock-resume = 继续
aside-clock-back = 退回一回合
aside-clock-more = 加{ $count }秒
aside-clock-reset = 重新开始
aside-clock-settings = 玩家和时间
aside-sound = 声音
aside-order = 出牌顺序
aside-order-about = 点名字就轮到那位玩家。
aside-turn-of = 轮到{ $name }。
aside-ten-seconds = { $name }还剩十秒。
aside-time-up = { $name }的时间到了。
aside-bell = 时间到
aside-limit = 每回合时间
aside-limit-seconds = { $count }秒
aside-limit-edition = { $count }秒，按说明书
aside-limit-none = 不限时

## 计分表

aside-score-about = 每局之后选出谁出完了牌，再输入其他人剩下的牌。
aside-who-plays = 谁来玩
aside-add-game = 加一局
aside-game = 第{ $number }局
aside-round = 第{ $number }轮
aside-total = 总分
aside-games-won = 赢局
aside-sheet = 计分表
aside-game-column = 局
aside-edit = 更改{ $label }
aside-leading = 领先
aside-leads = { $count ->
    [1] { $names }领先。
   *[other] { $names }并列领先。
}
aside-who-out = 谁出完了牌？
aside-nobody-out = 没有人
aside-blocked-about = 僵局：牌库空了，谁也不能出牌。请输入所有玩家的牌。
aside-who-started = 这一局谁先手？
aside-left-of = { $name }的牌
aside-points = 得分
aside-no-tiles = { $count ->
   *[other] 缺少{ $names }的牌。
}
aside-save-game = 记下
aside-cancel = 取消
aside-remove-game = 删除这一局
aside-game-saved = 这一局已记入计分表。
aside-game-removed = 这一局已删除，可以撤销。
aside-sheet-clear = 新计分表
aside-sheet-new = 计分表已清空，可以撤销。
aside-sheet-title = 得分（{ $edition }）
aside-share-text = 以文字发送
aside-share-picture = 以图片发送
aside-picture-saved = 图片已保存。
aside-copied = 已复制，可以粘贴到别处。
aside-not-copied = 这个浏览器不让页面复制。
