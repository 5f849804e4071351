### 规则页和自定规则。条文本身在 rules.ftl。

## 各版本并排

book-title = 规则
book-about = 每本说明书的规定，用我们自己的话来说。说明书没写的由我们裁定，并注明。
book-editions = 谁的规则
book-search = 查找规则
book-search-like = 百搭牌、时间、R43……
book-only-different = 只看不同之处
book-found = { $count }条
book-nothing = 没有这样的条文。换个词试试。
book-moment = 请稍候……
book-try-again = 重试
book-side-by-side = 并排比较各版本（新标签页）
book-clause = 条文
book-differs = { $names }不是这样
book-rulings = 相关裁定（{ $count }）
book-source-house = 自定规则有改动
book-legend = 符号
book-legend-mark = 与{ $edition }不同

## 规则的各部分

book-part-box = 盒里有什么
book-part-sets = 牌组
book-part-set-up = 开局之前
book-part-match = 局和比赛
book-part-meld = 破冰
book-part-turn = 回合
book-part-pool = 牌库空了
book-part-moves = 重组
book-part-joker = 百搭牌
book-part-time = 时间
book-part-points = 结束和计分

## 自定规则

book-make-house = 自定规则
book-house-title = 自定规则
book-house-about = 选一个版本，改成你们的玩法。程序会检查是否说得通。
book-house-name = 名称
book-name-missing = 请给你的规则起个名称。
book-house-base = 基于
book-kept-houses = 你的自定规则
book-compare = 比较
book-forget = 删除{ $name }
book-changed = 改了{ $count }条
book-was = { $edition }：{ $value }。
book-as-before = 撤销改动：{ $rule }
book-unchanged = 这是{ $edition }的规则，尚未改动。
book-house-good = 改了{ $count }条规则，说得通。
book-play = 按这套规则玩
book-keep = 保存
book-share = 发送链接
book-reset = 撤销所有改动
book-kept = 你的自定规则已存在这个浏览器里。
book-not-kept = 这个浏览器不保存任何内容。请把链接发给自己。
