### 瀏覽器頁面：畫面、按鈕和訊息。

## 各處

page-title = Remeld——順牌與組牌的數字牌
page-nav = 語言和設定
page-language = 語言
page-settings = 設定
page-close = 關閉
page-messages = 訊息
page-cancel = 取消
page-apply = 套用
page-change = 變更
page-remove = 移除
page-moment = 請稍候……
page-to-start = 首頁
page-try-again = 再試一次
page-try-now = 馬上再試
page-load-again = 重新整理
page-not-affiliated = Remeld 與 Rummikub® 的製造商沒有關係。
page-version = 程式版本 { $version }
page-docs = 說明文件(英文)

## 首頁

page-start-heading = 順牌、組牌，靈機一動
page-start-lead = 經典的數字牌。出牌、打散、再組合，看誰先出完。
page-play-now = 馬上開始
page-play-now-terms = { $edition }，{ $count }個電腦對手，不計時。
page-house-rules = { $edition }（自訂規則）
page-house-named = { $name }（{ $edition }）
page-way-computers = 跟電腦對打
page-way-friends = 跟朋友玩
page-way-friends-about = 傳連結或給對方掃 QR 碼，不用註冊。
page-way-pass = 同一台輪流玩
page-way-pass-about = 好幾個人共用一台，換人時看不到牌架。
page-way-public = 公開牌桌
page-way-public-about = 跟別人同桌，或在旁邊看。
page-join = 用代碼或連結加入
page-join-go = 加入
page-name = 你的名字
page-colour = 你的顏色
page-guest = 訪客
page-go-on = 繼續剛才的
page-go-on-here = 繼續
page-more = 更多功能
page-more-learn = 學怎麼玩
page-more-rules = 規則
page-more-puzzles = 解題
page-more-practice = 我的牌技
page-more-replay = 重看牌譜
page-more-aside = 實體牌小幫手
page-session-expired = 這間牌館不認得這個瀏覽器了。
page-session-expired-way = 你有救援代碼嗎？

## 牌桌清單

page-seats-free = { $count ->
    [0] 座位已滿
   *[other] 還有{ $count }個空位
}
page-game-of = 第{ $game }{ term-game }，共{ $games }{ term-game }
page-nobody-yet = 還沒有人
page-open-own = 開一張牌桌
page-sit-down = 入座
page-look-on = 旁觀
page-no-public = 現在沒有公開牌桌。開一張，別人就能來。

## 新牌桌

page-who-plays = 這台有誰要玩？
page-player = { term-player }{ $seat }
page-add-person = 再加一人
page-computers = 電腦對手
page-level = 程度
page-level-adjust = 配合我的程度
page-level-adjust-about = 程度和你差不多，會隨你的成績變化。成績只存在這台裝置上。
page-level-of = { term-player } { $number }
page-level-quote = 「{ $text }」
page-edition = 版本
page-edition-facts = 這個版本的規定
page-plays-joker-newSet = 取下的百搭牌須組成新牌組
page-plays-joker-anySet = 取下的百搭牌可放進任何牌組
page-plays-joker-newSetWithRackTiles = 取下的百搭牌須跟牌架的牌組成新牌組
page-plays-clock-fixed = 限時 { $count } 秒
page-plays-clock-optional = 限時 { $count } 秒，也可不限
page-plays-clock-none = 不計時
page-plays-winner-mostGames = 贏的{ term-game }數最多者勝
page-plays-winner-highestTotal = 總分最高者勝
page-make-house = 自訂規則
page-seats = 座位
page-seats-about = 沒人坐的座位可以交給電腦。
page-clock = 每輪時間
page-clock-edition = { $count }秒
page-clock-edition-about = 照這個版本的說明書。時間到時桌面合法，這一輪就算數。
page-clock-seconds = 自訂
page-clock-seconds-about = 自訂規則。時間到時桌面合法，這一輪就算數。
page-clock-seconds-length = 每輪秒數
page-clock-days = 以天計
page-clock-days-about = 平常忙也能玩：有空再回來出牌。
page-clock-days-length = 每輪天數
page-clock-none = 不計時
page-clock-none-about = 想多久都可以。
page-hints = 提示
page-hints-about = 輪到你時可以問：能不能出、出哪些、怎麼出。
page-public = 公開牌桌
page-public-about = 牌館裡的人都能在清單上看到。不公開的話，有連結的人才找得到。
page-more-options = 更多選項
page-length-games = 整場打幾{ term-game }
page-length-rounds = 整場打幾圈
page-length-each = 一人一{ term-game }
page-length-about = 空著就照說明書。
page-option-strict_penalty = 加嚴懲罰
page-option-strict_penalty-about = 時間到而桌面沒排好時，用說明書裡比較嚴的那種懲罰。
page-option-seats_by_draw = 抽牌定座位
page-option-seats_by_draw-about = 抽牌定先後時，也決定誰坐哪裡。
page-option-big_set = 大套牌
page-option-big_set-about = 人少也用大盒的牌。
page-thinking = 電腦慢慢想
page-thinking-about = 像真人一樣想一會兒。關掉就馬上出牌。
page-delay = 旁觀延遲秒數
page-delay-about = 免得旁觀的人幫忙出主意。
page-open-table = 開桌
page-begin = 開始

## 等人

page-waiting-title = 牌桌準備好了
page-waiting-guest = { $player }的牌桌
page-waiting-for-host = 人到齊後由{ $player }開始。
page-waiting-for-more = 還有{ $count }個空位。找人來，或讓電腦坐。
page-waiting-ready = 座位都滿了，隨時可以開始。
page-waiting-nobody = 請先入座，或等別人入座。
page-seat-empty = 空位
page-sit-here = 坐這裡
page-sit-other = 同一台
page-add-computer = 加入電腦
page-computer-level = 電腦：{ $level }
page-host = 桌主
page-not-here = 現在不在
page-stand = 起身
page-remove-name = 移除{ $player }
page-watching = 旁觀：{ $names }
page-fill-and-start = 加{ $count }個電腦開始
page-start = 開始打牌
page-leave = 離開牌桌
page-invite = 邀請
page-invite-about = 有這個連結的人都可以入座或旁觀。
page-invite-machine = 這個連結只能在這台電腦上開啟。
page-invite-network = 這個連結可以在 { $address } 所在的網路裡開啟，例如同一個 Wi-Fi。
page-network-open = 讓我網路裡的人進來
page-network-change = 換個位址
page-network-title = 向您的網路開放？
page-network-about = 您的網路裡拿到連結的人都可以進入這個牌館。牌桌上的人不受影響，直到牌館關閉為止。
page-network-address = 這台電腦的位址
page-network-yes = 開放
page-invite-link = 這張牌桌的連結
page-copy = 複製
page-copied = 連結複製好了。
page-not-copied = 連結無法複製，請看網址列。
page-share = 分享
page-share-text = 來我的牌桌一起玩：
page-qr = 連結的 QR 碼
page-code = 可輸入的代碼
page-lock = 鎖住牌桌
page-lock-about = 不再讓人進來，也不能旁觀。
page-rules-of = 規則：{ $edition }
page-read-rules = 看規則
page-differences = 改了{ $count }條規則：
page-difference = { $rule }：{ $value }（{ $edition }：{ $old }）
page-clause = 規則{ $clause }
page-change-options = 變更選項
page-clock-edition-short = 照說明書
page-clock-seconds-short = { $count }秒
page-clock-days-short = { $count }天
page-clock-none-short = 不計時

## 設定

page-you = 你
page-look = 外觀
page-theme = 主題
page-theme-system = 跟隨系統
page-theme-light = 淺色
page-theme-dark = 深色
page-contrast = 對比
page-contrast-system = 跟隨系統
page-contrast-normal = 一般
page-contrast-high = 高
page-size = 字級
page-size-normal = 一般
page-size-large = 大
page-motion = 動畫
page-motion-system = 跟隨系統
page-motion-less = 減少
page-words-and-sounds = 對話和聲音
page-sound = 聲音
page-sound-about = 出牌、輪到你和最後十秒。
page-vibration = 震動
page-vibration-about = 手機上輪到你時震動。
page-letter-keys = 牌桌上隨處可用字母鍵
page-letter-keys-about = 關閉後只在牌上有效。
page-notify = 輪到我時通知我
page-notify-about = 分頁不在眼前時，由瀏覽器發出通知。
page-notify-refused = 瀏覽器不允許這個網頁發出通知。
page-notify-body = 同桌：{ $players }。
page-talk = 常用語和表情
page-talk-about = 顯示別人在桌邊說的話。
page-devices = 其他裝置
page-devices-about = 沒有帳號，也沒有密碼。用代碼就能把你和你的牌桌帶到別的裝置，或找回來。
page-transfer = 給另一台裝置的代碼
page-transfer-until = 在另一台裝置的設定裡輸入。只能用一次，{ $time }前有效。
page-recovery = 救援代碼
page-recovery-keep = 抄下來收好。瀏覽器忘了你時，可以靠它找回。
page-enter-code = 我有代碼
page-enter-code-go = 使用
page-taken = 歡迎回來，你的牌桌都在。
page-delete = 刪除我
page-delete-about = 你的名字會從這間牌館的所有牌桌消失，無法復原。還沒打完的算放棄，解題成績會刪除。
page-delete-me = 從這間牌館刪除我
page-delete-sure = 刪除你的一切？

## 來到牌桌，或來不了

page-coming = 正在前往牌桌……
page-table-title = 牌桌
page-game-title = 牌局
page-lost = 連線中斷，會自動恢復，你的牌都在。
page-silent = 牌館已有兩秒沒有回應，你的牌都在。
page-no-answer = 牌館沒有回應。請檢查網路再試一次。
page-not-loaded-title = 沒有成功
page-unknown-title = 這裡什麼都沒有
page-unknown-text = 這個網址走不通。從首頁哪裡都去得了。
page-closed-title = 牌桌關了
page-closed-title-table-not-found = 沒有這張牌桌
page-closed-title-banned = 你不能進來
page-closed-title-removed = 牌桌已刪除
page-closed-title-kicked = 你被請走了
page-closed-title-locked = 牌桌鎖住了
page-closed-title-forgotten = 你已經刪除了
page-closed-title-signed-out = 你已經登出
page-closed-title-reload = 有新版本
page-closed-title-server-too-old = 牌館比頁面舊
page-closed-title-unreadable = 有東西弄亂了
page-closed-title-second-tab = 你在另一個分頁玩
page-closed-second-tab = 這張牌桌已經在這個瀏覽器的另一個分頁或視窗開著。一個就夠，這個先休息。
page-play-here = 在這裡玩
page-archived-title = 這張牌桌已經收起來了
page-archived = 很久沒有人用了。一切照舊，隨時可以繼續。

## 沒有網路、新版本、安裝

page-offline-title = 連不上牌館
page-offline-needs = 打牌、學習和提示都需要牌館，裁判在那裡。連上後會自動繼續。
page-offline-works = 現在可以：
page-offline-last-table = 查看你的上一張牌桌（{ $time }）
page-offline-rules = 閱讀規則
page-offline-clock = 使用實體牌的計時器
page-offline-as-of = 沒有連線。這是當時的牌桌（{ $time }），連上後自動繼續。
page-update-ready = 有新版本了。你的牌會原樣保留。
page-update-load = 立即更新
page-update-later = 以後再說
page-notice = 牌館公告：
page-install = 安裝 Remeld
page-install-title = 在這台裝置上
page-install-about = 之後 Remeld 會像其他應用程式一樣，在自己的視窗裡開啟。
page-install-by-hand = 在 Safari 中點「分享」，再點「加入主畫面」。

## 桌邊發生的事

page-your-turn = 換你了
page-pass-to = 請把裝置交給{ $player }。
page-game-begins = 第{ $game }{ term-game }開始。
page-event-came = { $player }來到牌桌。
page-event-left = { $player }離開了牌桌。
page-event-hosted = { $player }現在是桌主。
page-event-sat = { $player }坐到座位{ $seat }。
page-event-away = 電腦幫{ $player }代打。
page-event-back = { $player }回來了。
page-event-pause-offered = { $player }提議暫停。
page-event-pause-declined = { $player }現在不想暫停。
page-event-paused = 暫停了。
page-event-resumed = 繼續了。
page-bell-own-idle = 時間到，你什麼都沒做。
page-bell-own-stands = 時間到。你打出了：{ $tiles }，這一輪算數。
page-bell-own-not-playable = 時間到。牌組都合法，但你這一輪不合規則，桌面恢復原狀。
page-bell-own-restored = 時間到，你還沒完成。桌面恢復原狀，打出的牌收回你的牌架。
page-bell-own-loose-to-rack = 時間到，你還沒完成。合法的牌組留下，散牌歸到你的牌架。
page-bell-own-could-play = 你其實可以出牌，所以這不算{ term-pass }。
page-bell-reason = 問題在於：{ $reason }
page-bell-drawn = 因此抽{ $count }張牌。
page-played = { $player }{ $moves }。
page-move-lays = 打出{ $tiles }
page-move-adds = 把{ $tiles }加到第{ $set }組
page-move-plays = 打出{ $tiles }
page-move-rearranges = { $count ->
   *[other] 改動第{ $sets }組
}
page-move-and = { $moves }，{ $next }
page-brief-group = { $count }張{ $number }
page-brief-adds = 加上{ $tiles }
page-brief-moves = 移動{ $tiles }
page-brief-moves-many = 移動{ $count }張牌
page-turns-missed = 更早發生的事列在「有什麼變化」裡。
page-scores = { $scores }。
page-connected = 連線恢復了。

## 牌的說法

page-tile = { $colour }{ $number }
page-joker-as = 代表{ $tile }的百搭牌
page-tile-unseen = 蓋著的牌
page-run-words = { $colour }{ $first }到{ $last }
page-run-jokers = { $run }，{ $jokers }
page-group-words = { $number }（{ $colours }）

## 桌面

page-desk = 桌面和牌架
page-the-table = 桌上的牌組
page-table-empty = 還沒有牌組。
page-table-empty-yours = 把牌拖到這裡，或點牌再點桌面。
page-your-rack = { $count ->
    [0] 你的牌架
   *[other] 你的牌架，{ $count }張牌
}
page-rack-empty = 牌出完了
page-tile-in-set = { $tile }，第{ $set }組
page-tile-on-rack = { $tile }
page-tile-new = { $tile }，新的
page-joker-number = 代表{ $number }的百搭牌
page-joker-stands = 百搭牌代表
page-joker-could = 百搭牌可以代表：{ $tiles }。
page-joker-open = 先不決定
page-set = 第{ $number }組，共{ $count }組：{ $tiles }
page-set-whole = 第{ $number }組，共{ $count }組：{ $kind ->
    [run] 順牌
   *[group] 組牌
}，{ $tiles }，成組，共{ $value }分
page-set-broken = 第{ $number }組，共{ $count }組：{ $tiles }，還不成組。{ $reason }
page-set-why = 第{ $number }組哪裡不對？
page-pool = { term-pool }還有：

## 玩的人

page-players = { term-player }
page-seat = { $player }，{ $count }張牌{ $melded ->
    [true] ，已{ term-initial-meld.do }
   *[false] ，還沒{ term-initial-meld.do }
}{ $state ->
    [none] 。
   *[other] ，{ $state }。
}
page-seat-turn = 正在出牌。
page-seat-your-turn = 換你出牌。
page-seat-resigned = 已認輸
page-seat-away = { $level }代打
page-seat-gone = 不在
page-time-left = 剩餘時間：{ $time }
page-time-last = 還有{ $count }秒。
page-days-left = { $count }天

## 裁判說的話

page-turn-begin = 換你了。請出牌或抽牌。
page-turn-meld = 換你了。從牌架打出共{ $needed }分的牌組，或抽牌。
page-turn-begin-pass = 換你了。請出牌或{ term-pass }。
page-turn-meld-pass = 換你了。從牌架打出共{ $needed }分的牌組，或{ term-pass }。
page-turn-of = 輪到{ $player }。你可以先想好，別人看不到。
page-turn-watched = 輪到{ $player }。
page-turn-legal = { $count }張牌，共{ $points }分。這樣可以。
page-turn-not-yet = 這一輪還不能這樣結束。
page-turn-laying = { $count ->
    [0] 正在重新組合。
   *[other] 已打出{ $count }張。
}
page-plan = 預想
page-plan-legal = { $count }張牌，共{ $points }分。桌面不變的話，這樣可以。
page-judging = 請稍候……
page-more-reasons = 還有{ $count }個原因。
page-meld = { term-initial-meld }
page-meld-so-far = { $points }/{ $needed }
page-meld-ready = 牌架上：{ $points }/{ $needed }
page-unfit-set-changed = 預想行不通了：用到的一組牌變了。收回牌架：{ $tiles }。
page-unfit-set-gone = 預想行不通了：用到的一組牌不見了。收回牌架：{ $tiles }。
page-unfit-set-grown = 預想行不通了：用到的一組牌變長了。收回牌架：{ $tiles }。
page-unfit-tile-gone = 預想行不通了：用到的一張牌不見了。收回牌架：{ $tiles }。

## 可以做的事

page-actions = 輪到你
page-undo = 復原
page-redo = 重做
page-put-back = 全部還原
page-sort-runs = 照順牌排（789）
page-sort-groups = 照組牌排（777）
page-tidy = 整理桌面
page-end-play = 打出{ $count }張牌
page-end-draw = 抽一張牌
page-end-pass = { term-pass }
page-end-not = 還不行
page-end-wait = 請等待
page-see-result = 回到結果
page-looking-on = 你在旁觀。
page-moved-set = { $tiles }：放到第{ $set }組了。
page-moved-rack = { $tiles }：收回牌架了。
page-not-moved = 沒有移動。
page-fits-more = { $count ->
   *[other] 這張牌還能放進另外{ $count }組：再點一次或按 Enter 換到下一組。
}
page-did-undo = 已復原。
page-did-redo = 已重做。
page-did-put-back = 已全部還原。
page-did-sort-runs = 已照順牌排好。
page-did-sort-groups = 已照組牌排好。
page-did-tidy-sorted = 牌組已照順序成列排好。
page-did-tidy-compact = 牌組已緊密成列排好。
page-did-tidy-none = 桌面已經很整齊了。
page-place-none = 沒地方放。
page-place-new = 新的牌組。
page-place-rack = 牌架。
page-place-before = 第{ $set }組，{ $tile }前面。
page-place-between = 第{ $set }組，{ $tile }和{ $other }中間。
page-place-after = 第{ $set }組，{ $tile }後面。

## 提示

page-hint = 提示
page-hint-thinking = 正在找打法……
page-hint-some = 你有牌可出。
page-hint-tiles = 用這些牌：{ $tiles }。
page-hint-none = 沒有牌可出。
page-hint-none-found = 沒找到打法，但也許還有。
page-hint-which = 哪些牌？
page-hint-how = 怎麼出？
page-hint-step = 做這一步
page-hint-all = 全部做完
page-step-lay = 打出{ $tiles }。
page-step-add = 加上{ $tiles }，變成{ $result }。
page-step-take = 移動{ $tiles }，變成{ $result }。
page-step-split = 分出{ $tiles }。
page-step-join = 把{ $tiles }併到另一組，變成{ $result }。
page-step-swap = 把{ $tiles }放到百搭牌的位置。
page-step-shift = 移動百搭牌，變成{ $result }。

## 桌邊

page-menu = 選單
page-type = 打字出牌
page-type-how = 例如 b4-6 或 b7 > 3，輸入「說明」了解更多。
page-type-answers = 回答
page-changes = 有什麼變化
page-changes-none = 你上一輪之後沒有變化。
page-changes-empty = 還沒有人出牌。
page-changes-show = 再看一次
page-changes-before = 更早
page-talk-mute = 隱藏別人的話
page-talk-hear = 顯示別人的話
page-write = 給全桌留言
page-write-send = 送出
page-written = 留言
page-messages-allow = 允許留言
page-messages-stop = 只用常用語
page-event-messages-allowed = 又可以留言了。
page-event-messages-stopped = 現在只能說常用語。
page-block = 隱藏{ $player }
page-unblock = 顯示{ $player }
page-report = 檢舉{ $player }
page-reported = 已回報給牌館的管理者。
page-i-am = 我是{ $player }
page-pass-clock-waits = 等你開始才計時。
page-pass-clock-runs = 正在計時。
page-sound-on = 開啟聲音
page-sound-off = 關閉聲音
page-large-print = 大字
page-offer-pause = 提議暫停
page-accept-pause = 同意暫停
page-decline-pause = 不暫停
page-withdraw-pause = 還是不暫停
page-pause-asked = { $player }提議暫停。
page-pause-waiting = 你提議暫停，別人還沒同意。
page-paused-consent = 暫停中，計時停住了。
page-paused-nobody = 沒有人在，計時停住了。
page-resume = 繼續
page-away = 電腦正在幫你代打。
page-take-back = 自己來打
page-stand-in = 讓電腦幫{ $player }代打
page-unlock = 解鎖牌桌
page-lengthen = 加{ $count }秒
page-mute = 禁言
page-unmute = 解除禁言
page-kick = 請走
page-sure-kick = 要請走{ $player }，不能再回來嗎？
page-resign = 認輸
page-sure-resign = 確定認輸嗎？這{ term-game }會算輸。
page-sure-resign-player = { $player }這{ term-game }要認輸嗎？會算輸。
page-resign-now = 認輸
page-sure-leave = 要離開牌桌嗎？這{ term-game }算你輸。
page-leave-now = 離開
page-stay = 留下

## 打完之後

page-score-sheet = 計分表
page-score-game = 第{ $game }{ term-game }
page-score-round = 第{ $round }圈
page-score-total = 總分
page-score-won = 贏的{ term-game }數
page-score-place = 名次
page-score-rule-mostGames = 贏最多{ term-game }的領先，一樣多時看分數。
page-score-rule-highestTotal = 分數最高的領先。
page-record = 牌譜
page-points = { $count }分
page-match-won = { $count ->
    [1] { $player }贏得整場。
   *[other] { $player }並列獲勝。
}
page-won-you = 你贏了，{ $points }
page-won-other = { $player }贏了，{ $points }
page-next-game = 下一{ term-game }
page-next-game-wait = 由桌主開始下一{ term-game }；半分鐘後你也可以開始。
page-rematch = 再來一場
page-over = 這{ term-game }結束了。
page-result = 結果
page-see-table = 看桌面
page-look-back = 回顧

## 怎麼移牌，以及按鍵

page-help = 移牌和按鍵
page-help-pointer = 用滑鼠、手指或筆
page-help-drag = 把牌拖到牌組、空位或拖回牌架。選取的牌會一起移動。
page-help-tap = 也可以點選牌，再點牌組或空位。
page-help-twice = 點兩下牌架上的牌，或把它往上一甩：牌會放到合適的地方，牌架上有現成的一組就整組打出。點兩下自己剛出的牌就收回。
page-help-long = 長按牌組可選取整組，或劃過想要的牌。用滑鼠時按住 Shift 再點也行。
page-help-ledge = 拖牌組下面的邊條可移動整組。
page-help-keys = 用鍵盤
page-key-walk = 在牌之間移動；替手上的牌選位置
page-key-choose = 選牌或取消
page-key-range = 連選好幾張
page-key-whole = 選整組
page-key-take = 拿起選取的牌，對準合適的地方；用方向鍵可另選位置，按 Enter 放下
page-key-new = 把選取的牌打成新牌組
page-key-back = 把自己的牌收回牌架
page-key-stop = 保持原樣
page-key-undo = 復原
page-key-redo = 重做
page-key-put-back = 全部還原
page-key-sort = 整理牌架
page-key-gap = 在牌架上這張牌前留出空位，或收回空位
page-key-tidy = 整理桌面：所有牌組成列；再按一次更緊密
page-key-hint = 提示
page-key-end = 結束這一輪，跟按鈕一樣
page-key-help = 這份說明
page-key-type = 用打字出牌和提問
page-key-ask-table = 聽桌上有什麼
page-key-ask-rack = 聽自己的牌架
page-key-ask-players = 聽大家的情況
page-key-ask-clock = 聽剩餘時間
page-key-ask-missing = 聽還缺什麼
page-key-ask-changes = 聽有什麼變化
page-key-ask-set = 聽這一組
page-help-typing = 打字和聽讀
page-help-reader = 桌上的一切都能用文字問到，每一步都能打字完成。docs/screen-reader.md 裡記下了這樣打完的一整{ term-game }。
