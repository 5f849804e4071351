### 規則頁和自訂規則。條文本身在 rules.ftl。

## 各版本並排

book-title = 規則
book-about = 每本說明書怎麼規定，用我們自己的話說。說明書沒寫的由我們裁定，並且註明。
book-editions = 哪些版本
book-search = 找規則
book-search-like = 百搭牌、時間、R43……
book-only-different = 只看不同的
book-found = { $count }條
book-nothing = 沒有這樣的條文。換個詞試試。
book-moment = 請稍候……
book-try-again = 再試一次
book-side-by-side = 並排比較各版本（新分頁）
book-clause = 條文
book-differs = { $names }不是這樣
book-rulings = 相關裁定（{ $count }）
book-source-house = 自訂規則改過
book-legend = 符號
book-legend-mark = 跟{ $edition }不同

## 規則的各部分

book-part-box = 盒裡有什麼
book-part-sets = 牌組
book-part-set-up = 開始之前
book-part-match = 一{ term-game }和整場
book-part-meld = { term-initial-meld }
book-part-turn = 每一輪
book-part-pool = { term-pool }空了
book-part-moves = { term-rearrange }
book-part-joker = 百搭牌
book-part-time = 時間
book-part-points = 結束和計分

## 自訂規則

book-make-house = 自訂規則
book-house-title = 自訂規則
book-house-about = 選一個版本，改成你們的玩法。電腦會檢查有沒有矛盾。
book-house-name = 名稱
book-name-missing = 請替你的規則取個名稱。
book-house-base = 根據
book-kept-houses = 你的自訂規則
book-compare = 比較
book-forget = 刪除{ $name }
book-changed = 改了{ $count }條
book-was = { $edition }：{ $value }。
book-as-before = 取消更動：{ $rule }
book-unchanged = 這是{ $edition }的規則，尚未更動。
book-house-good = 改了{ $count }條規則，沒有矛盾。
book-play = 照這套規則玩
book-keep = 儲存
book-share = 傳送連結
book-reset = 取消所有更動
book-kept = 你的自訂規則存在這個瀏覽器裡了。
book-not-kept = 這個瀏覽器不儲存任何內容。請把連結傳給自己。
