### 命令列：指令和選項的用途，以及顯示的內容。

## 程式

cli-about = 依五本說明書的規則，打數字牌、當裁判、解牌和研究。
cli-not-affiliated = Remeld 與 Rummikub® 的製造商沒有關係。
cli-more-help = 只打 remeld 就是 remeld play。看某個指令：remeld judge --help。
cli-exit-codes = 結束代碼：0 是或完成，1 否，2 用法或輸入有誤。
cli-usage = 用法：{ $usage }
cli-interrupted = 已停止。

## 指令

cli-play-help = 在這台電腦開一間牌館，用瀏覽器玩。
cli-tui-help = 在終端機跟電腦對打。
cli-rules-help = 並排顯示各版本，或顯示一個版本的條文，或只顯示一條。
cli-judge-help = 判斷一輪合不合規則，不合就列出所有問題。
cli-score-help = 把整場各{ term-game }加總並說出贏家。整場寫成 JSON 文件。
cli-score-more = racks 是各人剩下的牌。沒人能繼續時 winner 是 null，starter 可寫誰先出。house 可寫自訂規則，big_set 是 true 時人少也用全部的牌。
cli-replay-help = 逐一重看牌譜的事件。
cli-verify-help = 檢查牌譜的每一輪、發牌和得分。
cli-review-help = 分析牌譜：每一手本來可以怎麼打、代價多大。
cli-openings-help = 說明一手牌多快能{ term-initial-meld.do }，以及怎樣最好。
cli-conformance-help = 檢查一個電腦{ term-player }：它在每個版本裡都合規嗎？守住限制嗎？同一個種子下出牌一樣嗎？
cli-version-help = 顯示程式版本。
cli-kernel = 解牌核心：{ $compiled ->
    [true] 編譯版
    [outdated] 編譯版，但原始碼之後已有變更：執行 python3 run.py 可重新編譯
   *[false] 純 Python 版
}
cli-not-installed = 未安裝：{ $what }。全部安裝：pip install "remeld[play]"

## 選項

cli-option-edition = 版本：broadway（預設）、babyboom、lanmi、john-adams 或 goliath
cli-option-house = 自訂規則檔，代替版本
cli-option-players = 人數（4；remeld tui 和 remeld arena 是2；remeld simulate 由 --bots 的個數決定）；決定用小套牌還是大套牌
cli-option-big-set = 人少也用全部的牌（版本允許時）
cli-option-lang = 文字的語言，例如 en
cli-option-json = 只輸出一份 JSON 文件
cli-option-help = 顯示這些說明
cli-option-not-melded = 這個人還沒{ term-initial-meld.do }
cli-option-rack = 這個人的牌，例如 "b3 b8 j"
cli-option-before = 出牌前的桌面，例如 "b4 b5 b6, k8 r8 o8"
cli-option-after = 出牌後的桌面
cli-option-clause = 只看這一條和它的裁定，例如 R43
cli-option-file = 要讀的檔案；- 是標準輸入
cli-option-seat = 只看這個座位看到的，從0數起
cli-option-to = 到這個事件為止
cli-option-seed = 決定一切隨機結果的數
cli-option-name = 你的名字
cli-option-clock = 每輪的時間，或 none
cli-option-level = 電腦{ term-player }：chick、rabbit、hedgehog、cat、badger、fox、owl 或 dragon，由弱到強，或 remeld arena 認得的任何一個；一個用於所有座位，或每個座位一個，用逗號分開（chick）

## 選項的值

cli-value-address = 位址
cli-value-date = 日期
cli-value-event = 事件
cli-value-file = 檔案
cli-value-name = 名字
cli-value-seconds = 秒
cli-value-table = 桌面
cli-value-tiles = 牌

## 標籤

cli-label-rule = 規則
cli-label-before = 之前
cli-label-after = 之後
cli-label-rack = 牌架
cli-label-table = 桌面
cli-label-pool = { term-pool }
cli-nothing = 無

## 規則

cli-mark-differ = ≠
cli-rules-legend = ≠ 各版本不同。* 說明書沒寫或不清楚，由我們裁定。看一個版本的全文：remeld rules --edition lanmi。看一條：remeld rules --clause R34。
cli-rules-ruling = { $value }*
cli-rules-source = [{ $source }]
cli-rules-source-then = { $source }；{ $next }
cli-rules-titled = { $title }。{ $text }
cli-rules-house = 自訂規則改過這一條
cli-rules-clause = 條文 { $clause }
cli-rules-more = 看一條和它的裁定：remeld rules --clause R34。

## 裁判

cli-judge-legal = 合規則（{ $edition }）。
cli-judge-illegal = 不合規則（{ $edition }）：{ $count }個錯誤。
cli-judge-played = { $count ->
    [0] 沒有出牌。
   *[other] 打出{ $count }張牌，共{ $points }分。
}
cli-judge-fault = { $message }（{ $clause }）
cli-judge-fault-in-set = 第{ $set }組。{ $message }（{ $clause }）

## 檢查

cli-verify-good = 牌譜沒有錯：檢查了{ $count }個事件。
cli-verify-wrong = 第{ $event }個事件有錯。{ $message }
cli-verify-finished = 這{ term-game }已經打完，得分沒有錯。
cli-verify-not-finished = 這{ term-game }還沒打完。
cli-verify-deal-checked = 發牌跟密鑰相符。
cli-verify-deal-not-checked = 牌譜裡沒有密鑰，所以沒有檢查發牌。

## 解牌和理牌

cli-solve-help = 找出一輪的最佳打法；一樣好的，取最少動到桌面的。
cli-arrange-help = 把一堆牌排成牌組，剩越少越好。
cli-option-table = 桌面，例如 "b4 b5 b6, k8 r8 o8"
cli-option-tiles = 牌，例如 "b4 b5 b6 j"
cli-option-objective = 目標：張數最多、分數最高或出完
cli-option-steps = 一步步顯示打法
cli-label-sets = 牌組
cli-label-left = 剩下
cli-solve-best = 可以打出{ $count }張牌：{ $tiles }，共{ $value }分。
cli-solve-changed = 有變動
cli-solve-new = 新
cli-solve-not-proved = 搜尋中斷了，也許還有更好的打法。
cli-solve-nothing = 沒有牌可出。
cli-solve-none-found = 沒找到打法，但沒辦法全部試過。
cli-solve-not-out = 沒有辦法一次出完。
cli-arrange-done = 所有的牌都排進牌組了。
cli-arrange-not-proved = 搜尋中斷了，也許還有更好的。
cli-arrange-left = 剩下{ $count }張牌。

## 模擬與競技場

cli-puzzle-help = 出一道題：一個回合，只有一個最佳答案，而且經過證明；--day 是每日一題（今天的，或某個日期的，如 2026-11-18）。
cli-completion-help = 輸出一段指令碼，讓 shell 自動補全指令和選項；放在哪裡見 docs/installing.md
cli-option-shell = bash、zsh 或 fish
cli-picture-help = 把牌桌、牌架、局面或一次出牌畫成圖：SVG 或 PNG，由檔名決定。
cli-option-position = 用記譜法寫的局面：規則、牌桌，以及輪到的一方的牌架
cli-option-output = 要寫入的 SVG 或 PNG 檔案；不給檔案時，SVG 寫到標準輸出
cli-option-width = PNG 的寬度，以像素計（1200）
cli-option-kind = 題目類型：go-out（預設）、all-but-one、first-30、free-the-joker、fourth-tile、rebuild、find-the-play 或 endgame
cli-option-day = 每日一題，玩這個版本的人看到的都一樣
cli-option-number = 按題號顯示程式附帶的一題
cli-option-picture = 把題目畫進這個檔案（.svg、.png），不含答案
cli-option-date = 某一天，如 2026-11-18，不寫就是今天
cli-option-solution = 一步一步顯示答案
cli-puzzle-again = { $edition }，難度{ $difficulty }。再看同一題：--seed { $seed }；看答案：--solution。
cli-practice-help = 出一組練習：同一類的六題，每題只有一個正確答案，而且經過證明。
cli-option-drill = 練什麼：spot（預設）、first-30、splits、jokers、hold-back 或 count
cli-practice-again = { $drill }，{ $edition }。再來同一組：--seed { $seed }；看答案：--solution。
cli-puzzles-help = 一次出很多題，沒有兩題相同；不指定版本和類型就全部都出：remeld puzzles make。
cli-option-count = 出多少題
cli-option-o = 要寫入的檔案
cli-puzzles-made = { $count } 題已寫入 { $file }。

cli-simulate-help = 讓電腦{ term-player }在一張牌桌上打很多局，每副牌在每個座位各打一次，統計勝局、得分和輪數。
cli-arena-help = 讓所有電腦{ term-player }用同樣的牌兩兩對戰：誰贏多少，附區間。中斷後再下同樣的指令就會繼續；只給 --results 會顯示檔案裡的結果。
cli-option-bots = 電腦{ term-player }，用逗號分開，像 greedy,easy
cli-option-games = 多少局（1000）；在 arena 是每一對的局數
cli-option-workers = 用幾個處理程序（預設跟處理器一樣多）；結果不變
cli-option-verify = 每幾副牌檢查其中一副的牌譜（20；0 不檢查，1 全部檢查）
cli-option-results = 每副牌打完就寫入的檔案
cli-option-report = 把可以寄給別人的網頁寫入這個檔案
cli-option-test = 一旦能確定第一位{ term-player }的勝率高於 LOW% 或低於 HIGH% 就停，像 50:55
cli-option-fast = 用編譯過的模擬程式打，只限 babyboom 和 goliath 和它認得的打法
cli-option-ray = 在這個位址的 Ray 叢集上打；local 在這台電腦啟動一個

## 牌館和介面

cli-option-no-browser = 不開啟瀏覽器
cli-play-more = 牌桌存放在 { $file }。可用 REMELD_DATABASE 指定別處，例如 sqlite:///tables.db。
cli-play-stop = { $file ->
    [none] 牌桌會留著。
   *[other] 牌桌會留在 { $file }。
}按 Ctrl+C 關閉牌館。
cli-play-runs-already = 牌館已經開了，網址是 { $address }

cli-serve-help = 在網路上開一間牌館，大家一起玩。
cli-schema-help = 輸出程式跟牌館溝通所需的說明。
cli-option-database = 牌桌存放處：sqlite:///remeld.db（預設）或 postgresql://…
cli-option-host = 監聽的位址
cli-option-port = 監聽的連接埠；0 表示任選空的
cli-option-origin = 大家在瀏覽器輸入的網址，例如 https://play.example
cli-option-proxy = 可信任的反向代理，由它說明用戶端是誰
cli-option-lan = 把牌館開放給這台電腦所在的網路
cli-option-http = HTTP 部分，OpenAPI 文件
cli-serve-address = 牌館開了，網址是 { $address }
cli-serve-lan = 同一個網路內的網址是 { $address }

## 打法的步驟

cli-step-lay = 打出新牌組（{ $target }）：{ $tiles }
cli-step-add = 把{ $tiles }加到第{ $target }組：{ $result }
cli-step-take = 把{ $tiles }從第{ $source }組移到第{ $target }組：{ $result }
cli-step-split = 把{ $tiles }從第{ $source }組分出來，成為第{ $target }組。
cli-step-join = 把第{ $source }組併到第{ $target }組：{ $result }
cli-step-swap = 用{ $tiles }換下第{ $target }組的百搭牌；百搭牌放到第{ $joker }組。
cli-step-shift = 移動第{ $target }組裡的百搭牌：{ $result }

cli-backup-help = 把整間牌館複製到一個檔案裡，牌局照常進行。
cli-restore-help = 檢查備份裡的每份記錄和牌譜，再用它填入空的資料庫。
cli-option-copy = 備份檔案
cli-option-check = 只檢查備份
cli-backup-done = 已寫入 { $file }。裡面的牌桌：{ $count }張。
cli-restore-logs = 檢查無誤：{ $tables }張牌桌，記錄共{ $entries }筆。
cli-restore-games = 檢查無誤的牌局：已結束{ $games }局，進行中{ $running }局。
cli-restore-checked = 備份完好。沒有還原任何內容。
cli-restore-done = 牌館已還原。

cli-admin-help = 照看運作中的牌館：status、people（誰在）、tables；close 或 remove 牌桌；sign-out、ban 或 unban 位址；message 文字（不寫文字就收回）；drain（不開新局）和 undrain。
cli-option-action = 要做什麼
cli-option-about = 牌桌代碼、位址或訊息文字
cli-option-admin-socket = remeld admin 用的 socket，放在單獨的資料夾裡；也可用 REMELD_ADMIN_SOCKET 指定
cli-value-about = 對象
cli-value-action = 動作
cli-admin-house = Remeld { $version }，已運作{ $minutes }分鐘。牌館的行程：{ $count }個。
cli-admin-draining = 不再開始：沒有新牌桌和新牌局。
cli-admin-message = 給所有人的訊息：{ $text }
cli-admin-banned = 已封鎖：{ $addresses }
cli-admin-counts = 連線中{ $people }人。牌桌：開放{ $open }，進行中{ $playing }，已結束{ $finished }，已收起{ $archived }。
cli-admin-load = 這個行程：{ $count }個連線，處理器{ $percent }%，記憶體{ $megabytes } MB。
cli-admin-slow = 最近五分鐘最慢的，依次是次數、一半在此之內、99%在此之內、最慢一次：
cli-admin-people = 這裡的位址：{ $count }個。經由其他行程連線：{ $elsewhere }人。
cli-admin-status = { $status ->
    [open] 開放
    [playing] 進行中
    [finished] 已結束
   *[archived] 已收起
}
cli-admin-idle = { $minutes }分鐘前
cli-admin-present = { $count }人在
cli-admin-tables = 牌桌：{ $count }張。沒列出：{ $more }張。
cli-admin-done = { $action ->
    [close] 牌桌已關閉。它在這個行程的連線：{ $count }個。
    [remove] 牌桌已刪除。它在這個行程的連線：{ $count }個。
    [sign-out] 工作階段已結束。這個行程中斷的連線：{ $count }個。
    [ban] 位址已封鎖。這個行程中斷的連線：{ $count }個。
    [unban] 位址已解除封鎖。
    [message] 所有人都會看到這則訊息。
    [no-message] 訊息已收回。
    [drain] 不再開始新牌局。進行中的繼續。
   *[undrain] 又可以開始新牌局了。
}

## Conformance

cli-option-key = { term-player }：像 greedy 這樣的名稱，或 module:attribute
cli-conformance-result = { $count ->
    [0] { $player } 遵守規則。
   *[other] { $player } 有 { $count } 處要改。
}
breach-bad-key = 它的鍵是 { $found }。請用一段前後沒有空格的短文字。
breach-not-picklable = 它不能用 pickle 儲存（{ $error }）。裡面只放簡單的值，並在模組頂層定義它的類別。
breach-raised = 它丟出了 { $error }。任何情況都要作出決定，無牌可出、{ term-pool }已空、還沒{ term-initial-meld }時也一樣。
breach-no-decision = 它傳回了 { $found }。請傳回 Decision(move, reason)，其中是 Play、Draw 或 Pass。
breach-no-reason = 它的理由是 { $found }。每個決定都要帶一個有代碼的 Reason。
breach-illegal = 裁判拒絕 { $move }（{ $fault }）。出牌前先問 remeld.rules.judge，摸牌或{ term-pass }前先問 remeld.bots.must_play。
breach-not-repeatable = 用同一個種子再問一次，它沒有走 { $move }。隨機只取自 rng，不要依賴時鐘或集合的順序。
breach-keeps-memory = 它的一個新副本沒有走 { $move }。兩次決定之間什麼都不要記：之前發生的事在 view.past 裡。
breach-sees-hidden = 只有看不見的牌不同，它卻作出了別的決定。請只按視圖決定。
breach-too-slow = 它用了 { $spent } 毫秒，只允許 { $allowed } 毫秒。思考時留意 limit.milliseconds，用 time.process_time 計時。
breach-endless = 過了 { $seconds } 秒它還沒有決定，已被終止。請查找沒有盡頭的迴圈或等待，limit 用完時停止搜尋。
