### 在桌邊打的字，以及用文字問到和聽到的內容。

## 可以輸入的詞

typed-word-table = 桌面，桌
typed-word-rack = 牌架，手牌
typed-word-players = 大家，別人
typed-word-clock = 時間，時鐘
typed-word-missing = 缺，為什麼
typed-word-changes = 變化
typed-word-help = 說明
typed-word-undo = 復原
typed-word-redo = 重做
typed-word-reset = 還原
typed-word-sort = 排列，整理
typed-word-hint = 提示
typed-word-draw = 抽牌，抽，{ term-pass }
typed-word-end = 結束，出牌
typed-word-set = 組，牌組
typed-word-new = 新，新組

## 回答

typed-sets = { $count ->
   *[other] 共{ $count }組。
}
typed-set = 第{ $number }組：{ $tiles }{ $whole ->
    [false] ，還不成組。
   *[true] 。
}
typed-rack = { $count ->
   *[other] { $count }張牌
}：{ $tiles }。
typed-rack-new = 新牌：{ $tiles }。
typed-rack-ready = 現成的牌組：{ $sets }。
typed-colour = { $colour }{ $numbers }
typed-more = { $tiles }；{ $next }
typed-pool = { $count ->
   *[other] { term-pool }還有{ $count }張牌。
}
typed-no-clock = 沒有計時。
typed-sentence = { $text }。
typed-meld = { term-initial-meld }：{ $points }/{ $needed }。

## 看不懂的和做不到的

typed-unknown = 看不懂第{ $place }個字元的「{ $part }」。輸入「說明」聽聽能打什麼。
typed-unfinished = 最後還缺點什麼。輸入「說明」聽聽能打什麼。
typed-too-much = 第{ $place }個字元的「{ $part }」多了。
typed-no-set = 沒有第{ $set }組，最後一組是第{ $most }組。
typed-no-sets = 沒有第{ $set }組，桌上還是空的。
typed-not-on-rack = 不在你的牌架上：{ $tiles }。
typed-not-in-set = 不在第{ $set }組裡：{ $tiles }。
typed-not-there = 不在桌上：{ $tiles }。
typed-which-set = 好幾組都有：{ $tiles }。請說是哪一組，例如 2: b7 > 3。
typed-stays-on-table = 輪到你之前就在桌上，必須留下：{ $tiles }。
typed-which-joker = 哪張百搭牌？請說它在哪一組，例如 3: j=b8。
typed-cannot-split = 牌組從這裡開始，前面沒有可以拆的牌：{ $tiles }。
typed-no-change = 這樣什麼都沒變。
typed-draw-changed = 你已經動了牌。輸入 e 打出，或輸入 x 全部還原。

## 說明

typed-help-lay = 從牌架打出新的一組；b4 b5 b6 也一樣。
typed-help-add = 把一張牌加到第3組。
typed-help-take = 從第3組拿一張牌加到第5組。
typed-help-new = 用第3組的一張牌另起新組。
typed-help-back = 把自己的牌收回牌架。
typed-help-join = 把第3組整個併到第5組。
typed-help-split = 在 b6 之前把第3組拆開。
typed-help-joker = 說明第3組的百搭牌代表什麼。
typed-help-set = 聽第3組有什麼。
typed-help-words = 字母和對應的詞：{ $words }。
