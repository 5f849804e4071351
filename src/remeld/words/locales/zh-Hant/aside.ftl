### 實體牌小幫手：放在盒子旁邊的手機。

## 開頭

aside-title = 實體牌小幫手
aside-about = 手機放在盒子旁邊：計時、計分、回答問題。
aside-offline = 計時和計分沒有網路也能用。
aside-not-offline = 在這個網址，瀏覽器不會保存離線時要用的內容：需要 https，或在牌館所在的電腦上開啟。
aside-clock = 計時
aside-score = 計分
aside-judge = 這樣合規則嗎？
aside-solve = 我能出什麼？
aside-arrange = 理牌
aside-openings = 什麼時候能{ term-initial-meld.do }？
aside-clock-short = 計時
aside-score-short = 計分
aside-judge-short = 合規？
aside-solve-short = 出牌？
aside-arrange-short = 理牌
aside-openings-short = { term-initial-meld.do }？
aside-openings-ask = 看我的機會
aside-rules = 規則
aside-players = { term-player }
aside-read-rules = 看規則
aside-try-again = 再試一次

## 輸入牌

aside-tiles = { $count ->
    [0] 沒有牌
   *[other] { $count }張牌
}
aside-set-named = 第{ $set }組：{ $tiles }
aside-take-away = 拿掉{ $tile }
aside-added = { $tiles }。共{ $count }張牌。
aside-pad = 牌的鍵盤
aside-pad-of = 牌的鍵盤：{ $label }
aside-pad-key = { $count ->
    [0] { $tile }
   *[other] { $tile }，已有{ $count }張
}
aside-pad-help = 點牌就加上，沿一行滑過去可加一組順牌。也可以打字：b4-9 是順牌，krb8 是組牌，j 是百搭牌。
aside-new-set = 新牌組
aside-erase = 刪最後一張
aside-undo = 復原
aside-clear = 刪掉所有牌
aside-unknown-tile = 「{ $part }」不是牌（第{ $place }個字元）。請寫 k、r、b 或 o 加數字，例如 b8；百搭牌寫 j。
aside-run-falls = 「{ $part }」由大到小了（第{ $place }個字元）。請先寫小的數字，例如 b4-9。

## 這樣合規則嗎？

aside-judge-about = 輸入出牌前後的桌面，以及原來牌架上的牌。
aside-judge-before = 出牌前的桌面
aside-judge-after = 出牌後的桌面
aside-judge-rack = 出牌前的牌架
aside-copy-before = 從之前的桌面開始
aside-melded = 之前已經{ term-initial-meld.do }
aside-melded-about = 還沒出過牌的人請關掉。
aside-judge-ask = 判定這一輪
aside-legal = 這一輪合規則。
aside-not-legal = 這一輪不合規則，有{ $count }個原因。
aside-played = 打出{ $count }張牌，共{ $points }分。
aside-in-set = 第{ $set }組：
aside-clause = { $clause }：{ $title }

## 我能出什麼？

aside-solve-about = 輸入你的牌架和桌面，就會一步步告訴你最佳打法。
aside-solve-table = 桌面
aside-solve-rack = 你的牌架
aside-aim = 目標
aside-aim-tiles = 張數最多
aside-aim-value = 分數最高
aside-aim-out = 一次出完
aside-solve-ask = 找最佳打法
aside-best = 你可以打出{ $count }張牌，共{ $value }分。
aside-nothing = 你沒有牌可出。
aside-not-out = 這一輪出不完。
aside-not-proved = 搜尋中斷了，也許還有更好的。
aside-steps = 一步一步來
aside-table-before = 之前的桌面
aside-table-after = 之後的桌面
aside-after-legend = 有框的牌組有變動或是新的，有記號的牌來自你的牌架。
aside-rack-left = 牌架剩下
aside-rack-empty = 沒有：你出完了！

## 打法的步驟

aside-step-lay = 把{ $tiles }打成新牌組。
aside-step-add = 把{ $tiles }加到第{ $target }組。
aside-step-take = 把{ $tiles }從第{ $source }組移到第{ $target }組。
aside-step-split = 把{ $tiles }從第{ $source }組分出來，成為第{ $target }組。
aside-step-join = 把第{ $source }組併到第{ $target }組。
aside-step-swap = 用{ $tiles }換下第{ $target }組的百搭牌，百搭牌放到第{ $joker }組。
aside-step-shift = 移動第{ $target }組裡的百搭牌。

## 理牌

aside-arrange-about = 桌面亂掉了？隨意輸入所有的牌，幫你排回牌組。
aside-heap = 所有的牌
aside-arrange-ask = 排成牌組
aside-all-in-sets = 所有的牌都排進牌組了。
aside-left-over = 剩下{ $count }張牌。
aside-left = 剩下

## 計時

aside-player = { term-player }{ $number }
aside-names = { term-player }，照出牌順序
aside-add-player = 加一位{ term-player }
aside-remove-player = 移除{ $name }
aside-clock-start = 點一下開始
aside-clock-go-on = 暫停中，點一下繼續。
aside-clock-next = 點一下換{ $name }
aside-clock-begin = 開始
aside-clock-pause = 暫停
aside-clock-resume = 繼續
aside-clock-back = 退回一輪
aside-clock-more = 加{ $count }秒
aside-clock-reset = 重新開始
aside-clock-settings = { term-player }和時間
aside-sound = 聲音
aside-order = 出牌順序
aside-order-about = 點名字就輪到那個人。
aside-turn-of = 輪到{ $name }。
aside-ten-seconds = { $name }還有十秒。
aside-time-up = { $name }的時間到了。
aside-bell = 時間到
aside-limit = 每輪時間
aside-limit-seconds = { $count }秒
aside-limit-edition = { $count }秒，照說明書
aside-limit-none = 不限時

## 計分表

aside-score-about = 每{ term-game }打完，選誰出完了牌，再輸入其他人剩下的牌。
aside-who-plays = 誰要玩
aside-add-game = 加一{ term-game }
aside-game = 第{ $number }{ term-game }
aside-round = 第{ $number }圈
aside-total = 總分
aside-games-won = 贏的{ term-game }數
aside-sheet = 計分表
aside-game-column = { term-game }
aside-edit = 變更{ $label }
aside-leading = 領先
aside-leads = { $count ->
    [1] { $names }領先。
   *[other] { $names }並列領先。
}
aside-who-out = 誰出完了牌？
aside-nobody-out = 沒有人
aside-blocked-about = 僵局：{ term-pool }空了，誰都不能出牌。請輸入所有人的牌。
aside-who-started = 這{ term-game }誰先出牌？
aside-left-of = { $name }的牌
aside-points = 得分
aside-no-tiles = { $count ->
   *[other] 少了{ $names }的牌。
}
aside-save-game = 記下來
aside-cancel = 取消
aside-remove-game = 刪除這{ term-game }
aside-game-saved = 這{ term-game }記進計分表了。
aside-game-removed = 這{ term-game }刪掉了，可以復原。
aside-sheet-clear = 新計分表
aside-sheet-new = 計分表清空了，可以復原。
aside-sheet-title = 得分（{ $edition }）
aside-share-text = 用文字傳送
aside-share-picture = 用圖片傳送
aside-picture-saved = 圖片存好了。
aside-copied = 複製好了，可以貼到別處。
aside-not-copied = 這個瀏覽器不讓頁面複製。
