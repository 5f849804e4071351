### 在桌边打的字，以及用文字问到和听到的内容。

## 可以输入的词

typed-word-table = 桌面，桌
typed-word-rack = 牌架，手牌
typed-word-players = 玩家，别人
typed-word-clock = 时间，时钟
typed-word-missing = 缺，为什么
typed-word-changes = 变化
typed-word-help = 帮助
typed-word-undo = 撤销
typed-word-redo = 重做
typed-word-reset = 还原
typed-word-sort = 排列，整理
typed-word-hint = 提示
typed-word-draw = 摸牌，摸，跳过
typed-word-end = 结束，出牌
typed-word-set = 组，牌组
typed-word-new = 新，新组

## 回答

typed-sets = { $count ->
   *[other] 共{ $count }组。
}
typed-set = 第{ $number }组：{ $tiles }{ $whole ->
    [false] ，还不成组。
   *[true] 。
}
typed-rack = { $count ->
   *[other] { $count }张牌
}：{ $tiles }。
typed-rack-new = 新牌：{ $tiles }。
typed-rack-ready = 现成的牌组：{ $sets }。
typed-colour = { $colour }{ $numbers }
typed-more = { $tiles }；{ $next }
typed-pool = { $count ->
   *[other] 牌库还剩{ $count }张牌。
}
typed-no-clock = 没有计时。
typed-sentence = { $text }。
typed-meld = 破冰：{ $points }/{ $needed }。

## 看不懂的和做不到的

typed-unknown = 看不懂第{ $place }个字符处的“{ $part }”。输入“帮助”听听能打什么。
typed-unfinished = 末尾还缺点什么。输入“帮助”听听能打什么。
typed-too-much = 第{ $place }个字符处的“{ $part }”多余。
typed-no-set = 没有第{ $set }组，最后一组是第{ $most }组。
typed-no-sets = 没有第{ $set }组，桌面还是空的。
typed-not-on-rack = 不在你的牌架上：{ $tiles }。
typed-not-in-set = 不在第{ $set }组里：{ $tiles }。
typed-not-there = 不在桌面上：{ $tiles }。
typed-which-set = 好几组都有：{ $tiles }。请说明是哪一组，例如 2: b7 > 3。
typed-stays-on-table = 回合开始时就在桌面上，必须留下：{ $tiles }。
typed-which-joker = 哪张百搭牌？请说明它在哪一组，例如 3: j=b8。
typed-cannot-split = 牌组从这里开始，前面没有可分的牌：{ $tiles }。
typed-no-change = 这样什么也没变。
typed-draw-changed = 你已经动了牌。输入 e 打出，或输入 x 全部还原。

## 帮助

typed-help-lay = 从牌架打出新的一组；b4 b5 b6 也一样。
typed-help-add = 把一张牌加到第3组。
typed-help-take = 从第3组拿一张牌加到第5组。
typed-help-new = 用第3组的一张牌另起新组。
typed-help-back = 把自己的牌收回牌架。
typed-help-join = 把第3组整个并到第5组。
typed-help-split = 在 b6 之前分开第3组。
typed-help-joker = 说明第3组的百搭牌代表什么。
typed-help-set = 听第3组有什么。
typed-help-words = 字母和对应的词：{ $words }。
