### 提問、文字或指令哪裡不對：每種錯誤一則。

## 位置

error-where = { $where ->
    [draft] 草稿
    [game] 牌局
    [heap] 這堆牌
    [house-file] 自訂規則檔
    [line] 這一行
    [move] 這一手
    [new-table] 新桌面
    [position] 盤面
    [rack] 牌架
    [racks] 各家牌架
    [rules] 規則
    [set] 牌組
    [table] 桌面
    [table-and-rack] 桌面和牌架
    [tile] 這張牌
   *[other] { $where }
}

## 原因

error-reason = { $reason ->
    [ENOENT] 沒有這個檔案或資料夾
    [EACCES] 沒有權限
    [EPERM] 不允許這麼做
    [EISDIR] 這是資料夾
    [ENOTDIR] 沒有這個資料夾
    [EEXIST] 已經有了
    [ENAMETOOLONG] 名稱太長
    [ENOSPC] 空間不足
    [EADDRINUSE] 位址已被占用
    [EADDRNOTAVAIL] 這台電腦沒有這個位址
   *[other] { $reason }
}

## 看不懂的文字

error-unknown-tile = 「{ $part }」不是牌（{ error-where }第{ $place }個字元）。牌寫成 k、r、b 或 o 加上1到13的數字，例如 b8；百搭牌寫成 j，代表 b8 時寫成 j=b8。
error-run-falls = 「{ $part }」由大到小了（{ error-where }第{ $place }個字元）。請先寫小的數字，例如 b4-9。
error-not-one-tile = 「{ $part }」不是一張牌（{ error-where }第{ $place }個字元）。
error-unexpected-comma = 這裡不該有逗號（{ error-where }第{ $place }個字元）。牌和牌之間用空格隔開。
error-empty-set = 空的牌組（{ error-where }第{ $place }個字元）。逗號只用在兩個牌組之間。
error-text-too-long = { error-where }的文字太長，最多{ $place }個字元。
error-unknown-move = 「{ $part }」不是一手（{ error-where }第{ $place }個字元）。一手是 draw、pass，或 play 加上新桌面。
error-remeld-position-missing = 「{ $part }」不是盤面的開頭（{ error-where }第{ $place }個字元）。盤面以 remeld-position 和版本編號開頭。
error-rules-missing = 這裡應該是規則，卻寫了「{ $part }」（{ error-where }第{ $place }個字元）。
error-turn-missing = 這裡應該寫輪到誰，卻寫了「{ $part }」（{ error-where }第{ $place }個字元）。
error-pool-missing = 這裡應該是{ term-pool }，卻寫了「{ $part }」（{ error-where }第{ $place }個字元）。
error-table-missing = 這裡應該是桌面，卻寫了「{ $part }」（{ error-where }第{ $place }個字元）。
error-racks-missing = 「{ $part }」後面少了牌架（{ error-where }第{ $place }個字元）。
error-unknown-part = 盤面裡沒有「{ $part }」（{ error-where }第{ $place }個字元）。牌架以 melded 或 new 開頭。
error-unknown-ruleset = 沒有叫「{ $part }」的規則（{ error-where }第{ $place }個字元）。規則寫成一個版本，更動放在括號裡：goliath(jokers=4)。
error-unknown-rule = 沒有「{ $part }」這條規則（{ error-where }第{ $place }個字元）。
error-unknown-value = 「{ $part }」不能當規則的值（{ error-where }第{ $place }個字元）。
error-bad-big-set = 「{ $part }」不是大套牌（{ error-where }第{ $place }個字元）。請寫最少人數、顏色數、每種張數和百搭牌數，例如 5/4/3/4。
error-unexpected-text = 這裡不該有「{ $part }」（{ error-where }第{ $place }個字元）。
error-unreadable-house = 不是 TOML 也不是 JSON（{ error-where }第{ $place }個字元）：「{ $part }」

## 盤面和牌譜

error-unknown-version = 這個程式讀不了第「{ $part }」版，只讀得了第1版。

## 規則、人數和牌

error-bad-rule = { $field }是{ $value }，但只能是{ $allowed }。
error-unknown-edition = 沒有「{ $key }」這個版本。可選：{ $known }。
error-no-such-player = 沒有「{ $key }」這個{ term-player }。可選：{ $known }，或 module:attribute。
error-bad-player = 「{ $key }」不是{ term-player }：{ $why }
error-bad-limit = 「{ $part }」不是限制。請寫 400r（模擬次數）、250ms 或 1s（處理器時間）。
error-bad-players = 這套規則適合{ $least }到{ $most }人，不適合{ $players }人。
error-unknown-clause = 沒有「{ $id }」這一條。條文編號是 R1 到 R87。
error-unknown-field = 沒有「{ $field }」這條規則。
error-tile-not-in-box = 盒裡沒有{ $tile }，卻出現在{ error-where }裡。
error-tile-too-often = { error-where }裡有{ $found }張{ $tile }，太多了。盒裡只有{ $held }張。
error-table-not-legal = 出牌前，桌上第{ $set }組就不是合法的牌組。{ $fault }

## 語言

error-unknown-language = 沒有「{ $part }」這種語言。可選：{ $known }。

## 現在做不到的事

error-illegal-turn = 這一輪不合規則。
error-game-over = 這{ term-game }已經結束。
error-not-your-turn = 還沒輪到座位{ $seat }。
error-time-is-up = 時間到了。
error-time-not-up = 時間還沒到。
error-bad-extension = 時間只能增加。
error-bad-draft = 這個桌面的牌，跟原來桌上和牌架上的牌對不起來。
error-pool-empty = 沒有牌可抽了。請出牌或{ term-pass }。
error-pool-not-empty = { term-pool }還有牌。請出牌或抽牌。
error-already-drew = 這一輪已經抽過牌了。請出牌或{ term-pass }。
error-must-play = 有牌可出，就一定要出。
error-seat-resigned = 這個座位已經認輸。
error-unexpected-event = 這裡不可能發生這件事。
error-bad-bell = 時間到之後的桌面跟規則不符。
error-option-not-offered = 這個版本沒有這個選項：{ $option ->
    [big-set] 人少也用大套牌。
    [seats-by-draw] 抽牌定座位。
    [strict-penalty] 加嚴懲罰。
   *[other] { $option }。
}
error-draw-never-ends = { $players }人抽{ $numbers }種數字，總有人同點，抽牌定座位永遠不會結束。請改成只由同點的人重抽。
error-unknown-seat = 沒有座位「{ $part }」。座位從0開始編號。
error-bad-name = 「{ $name }」不能當名字。名字要有1到40個看得見的字元。
error-bad-word = 「{ $word }」不能用來洗牌。最多100個看得見的字元。

## 牌譜

error-not-a-record = 這不是牌譜。第一行是「{ $part }」，但牌譜以 remeld-record 和版本編號開頭。
error-record-too-long = 這不是牌譜：一{ term-game }不可能有{ $part }個字元。
error-more-than-the-box = 牌譜第{ $event }個事件：桌面和牌架上的牌比盒裡的{ $held }張還多。
error-unknown-heading = 牌譜第{ $line }行：「{ $part }」不屬於任何標頭。
error-heading-twice = 牌譜第{ $line }行：標頭「{ $part }」重複了。
error-heading-missing = 牌譜第{ $line }行：少了標頭「{ $part }」。
error-unknown-option = 牌譜第{ $line }行：沒有「{ $part }」這個選項。
error-bad-commitment = 牌譜第{ $line }行：「{ $part }」不是封印。封印有64位，由 0 到 f 組成。
error-bad-rules = 牌譜第{ $line }行：看不懂這些規則：「{ $part }」。{ $reason }
error-bad-heading = 牌譜第{ $line }行：不可能有這樣的一{ term-game }。{ $reason }
error-not-a-number = 牌譜第{ $line }行：「{ $part }」不是數字。
error-not-a-text = 牌譜第{ $line }行：「{ $part }」不是雙引號裡的文字。
error-unreadable-line = 牌譜第{ $line }行：「{ $part }」不是附編號和時間的事件。
error-unknown-event = 牌譜第{ $line }行：沒有「{ $part }」這種事件。
error-unreadable-event = 牌譜第{ $line }行：「{ $part }」不是這{ term-game }的事件。
error-unreadable-tiles = 牌譜第{ $line }行：看不懂這些牌。{ $reason }

## 讀得懂但有錯的牌譜

error-number-out-of-order = 這個事件的編號應該是{ $expected }。
error-time-goes-back = 這個事件的時間比上一個事件的{ $expected }還早。
error-commitment-differs = 密鑰跟封印不符，封印是{ $expected }。
error-event-missing = 少了這個事件：{ $expected }
error-event-differs = 依規則，這個事件應該是：{ $expected }
error-racks-differ = 結束時的牌架跟之前看到的對不起來。

## 終端機裡的牌局

error-unknown-command = 「{ $part }」不是指令也不是牌。輸入 help 看所有指令。
error-tiles-missing = 哪些牌？請寫在指令後面，例如 r1 r2 r3。
error-tile-not-yours = 不在你的牌架上，也不在手上：{ $tiles }。
error-tile-not-in-set = 第{ $set }組沒有{ $tile }。
error-unknown-set = 沒有第{ $set }組。{ $most ->
    [0] 桌上是空的。
    [1] 只有第1組。
   *[other] 牌組編號是1到{ $most }。
}
error-which-set = 哪一組？請把編號寫在{ $tiles }後面。
error-which-split = 從哪裡分開？請寫牌組編號和後半組的第一張牌，例如 split 2 r6。
error-cannot-split = 第{ $set }組不能從{ $tile }前面分開。
error-which-join = 哪兩組？請寫編號，例如 join 1 3。
error-cannot-join = 第{ $set }組不能跟自己合併。
error-nothing-to-undo = 沒有可以復原的步驟。
error-draft-not-empty = 這一輪你已經動過牌。輸入 end 結束，或輸入 reset 全部還原。
error-file-missing = 哪個檔案？請把檔名寫在 save 後面。
error-file-not-written = 牌譜寫不進{ $file }：{ error-reason }。

## 命令列

error-no-such-command = 沒有「{ $part }」這個指令。可用：{ $known }。
error-no-such-option = 這裡沒有選項{ $option }。
error-option-twice = 選項{ $option }寫了兩次。
error-option-without-value = 選項{ $option }要有值。
error-option-with-value = 選項{ $option }不用值。
error-missing-option = 少了{ $option }。
error-stray-argument = 這裡不該有「{ $part }」。有空格的文字要加引號。
error-misuse = 看不懂這行指令：{ $part }
error-edition-and-house = --edition 和 --house 只能給一個：自訂規則檔裡已經寫了版本。
error-bad-number = { $option }是「{ $part }」，但一定要是{ $least }到{ $most }的整數。
error-position-alone = --position 與 --table、--rack 只能選一種：局面本身就有牌桌和牌架。
error-puzzle-twice = { $option } 和 { $other } 只能用一個：它們都會選定題目。
error-picture-kind = 「{ $part }」無法繪製。檔名必須以 svg 或 png 結尾。
error-unknown-shell = 沒有適用於「{ $part }」的指令碼。可用的有：{ $known }。
error-extra-missing = 缺少所需的套件（{ $what }）。安裝指令：pip install "remeld[{ $extra }]"
error-page-missing = 沒有網頁，所以沒有可以玩的地方。在專案副本裡，python3 run.py 會產生它；否則請安裝帶網頁的正式版本：pip install --force-reinstall "remeld[play]"。在終端機裡，remeld tui 不需要網頁。
error-bad-objective = 沒有「{ $part }」這個目標。可選：{ $known }。
error-file-unreadable = 檔案{ $file }讀不了：{ error-reason }。
error-file-too-long = 檔案{ $file }太長，最多{ $most }位元組。
error-file-not-text = 檔案{ $file }不是文字檔：第{ $byte }個位元組是{ $part }，不是 UTF-8。
error-system = { $file ->
    [none] 系統拒絕：{ error-reason }。
   *[other] 系統拒絕 { $file }：{ error-reason }。
}
error-internal = 不該出的錯，請回報：{ $part }
error-seat-not-seen = 這份牌譜沒有座位{ $part }的視角，只有{ $known ->
    [spectator] 旁觀者的視角。
   *[other] 座位{ $known }的視角。
}
error-review-not-over = 這{ term-game }還沒打完，打完才能分析。
error-review-wrong = 這份牌譜有錯，無法分析。第{ $event }個事件有錯：用 remeld verify 查看原因。
error-opening-size = 需要1到{ $most }張牌，而不是{ $count }張。
error-opening-rules = 這套規則沒有可看的{ term-initial-meld }。

## 計分

error-not-json = 這不是 JSON 文件：第{ $line }行第{ $place }個字元，在「{ $part }」。
error-json-too-much = 這份 JSON 文件內容太多，讀不了。開頭是「{ $part }」。
error-key-twice = 「{ $part }」在同一處出現兩次。
error-not-an-object = 這裡應該是大括號裡的物件，卻寫了{ $part }。
error-unknown-key = 這裡不該有「{ $part }」。可以有：{ $known }。
error-bad-score-rules = { $part }不是規則：edition 是名稱，house 是大括號裡的物件。
error-editions-differ = edition 寫的是{ $part }，house 裡寫的卻是{ $known }。請拿掉一個。
error-big-set-not-said = big_set 是{ $part }，但一定要是 true 或 false。
error-no-games = 沒有可以計分的牌局。games 是{ $part }，但一定要是清單。
error-in-game = 第{ $game }{ term-game }：{ $reason }
error-bad-racks = racks 是{ $part }，但要寫出每個人的牌，例如 "Ann": "r5 j"。
error-in-rack = { $name }的牌架：{ $reason }
error-other-players = 玩的人跟第一{ term-game }不同，第一{ term-game }是{ $known }。
error-unknown-player = 沒有{ $part }這位{ term-player }。{ term-player }有{ $known }。
error-winner-has-tiles = { $name }寫成了贏家，卻還有牌。
error-loser-has-none = { $name }已經沒有牌，卻沒寫成贏家。

## 開設牌館

error-bad-setting = { $option }是「{ $part }」，但{ $must ->
    [number] 一定要是數字。
    [yes-or-no] 一定要是 yes 或 no。
    [like] 要寫成{ $allowed }這樣。
   *[be] 一定要是{ $allowed }。
}
error-database-failed = 資料庫不能用：{ $why ->
    [address] 位址不對，應該像 sqlite:///house.db 或 postgresql://host/house 這樣。
    [busy] 另一個程式正占用它。
    [damaged] 它已損壞，或者根本不是資料庫。請先把它複製到安全的地方，再用 remeld restore 還原最近的備份。
    [full] 磁碟已滿。
    [locked] 另一間牌室已開啟它。
    [schema] 它和這個程式不合，或來自較新的版本。
    [unavailable] 資料庫伺服器沒有回應。
   *[other] 它回報了故障，詳見記錄。
}
error-no-network = 這台電腦沒有連上網路。
error-unknown-entry = 這張牌桌被較新的程式改過，這個程式讀不了：不認得「{ $kind }」。

error-not-a-backup = { $file } 不是牌館的備份。
error-backup-damaged = 備份 { $file } 已損壞：{ $why ->
    [short] 內容不完整。
    [log] 牌桌 { $table } 記錄的第{ $entry }筆有錯。
   *[changed] 內容跟當初寫入的不同。
}沒有還原任何內容。
error-backup-newer = 備份 { $file } 是較新的程式做的。請先安裝那個版本。
error-backup-exists = { $file } 已經存在。請換一個名字。
error-house-not-empty = 資料庫裡已經有牌館。備份只能還原到空的資料庫。
error-no-house = 這個資料庫裡沒有牌館。

error-no-admin-socket = 請用 --admin-socket 或 REMELD_ADMIN_SOCKET 指定牌館的 socket。
error-admin-unreachable = { $file } 那裡沒有牌館回應。它開著嗎？用的是這個 --admin-socket 嗎？是您在運作嗎？
error-no-such-action = remeld admin 不認得「{ $part }」。可用的有 { $known }。
error-about-missing = { $action } 還缺少對象。
error-no-such-table = 沒有牌桌「{ $part }」。
error-not-banned = { $part } 沒有被封鎖。
error-bad-address = 「{ $part }」不是 192.0.2.7 或 2001:db8:1:2::/64 那樣的位址。
error-bad-message = 訊息最多{ $most }個可以顯示的字。

## 競技場

error-bots-and-players = --bots 列出了{ $count }位{ term-player }，但 --players 是{ $players }。
error-levels-and-players = --level 列出了{ $count }位電腦{ term-player }，但桌邊有{ $seats }位。請寫一位給所有座位，或每個座位一位。
error-bad-test = --test 是「{ $part }」，但應該是兩個百分數，小的在前，像 50:55，或是一個，像 50。
error-arena-needs-two = 競技場至少要有兩位不同的{ term-player }，每位在 --bots 裡只寫一次。
error-results-unreadable = { $file } 不是結果檔案，或者屬於另一個版本。
error-results-damaged = 結果檔案 { $file } 損壞了：第{ $line }行跟寫入時不一樣。
error-results-of-another-run = { $file } 屬於另一次比賽：裡面的 { $part } 是 { $value }。請用同樣的選項，或換一個檔案。
error-results-busy = 另一次比賽正在寫入 { $file }。
error-arena-breach = 不該出的錯，請回報： { $what ->
    [tiles] 牌變多或變少了
    [scores] 得分不對
    [record] 牌譜檢查不過
   *[endless] 牌局不會結束
} （第{ $deal }副牌，第{ $rotation }次換座，{ $players }）
error-faulty-player = { $key } 無法繼續（第{ $deal }副牌，第{ $rotation }次換座）：{ $why }
error-workers-die = 接連有{ $count }個處理程序終止。可能是記憶體不足：請減少 --workers。
error-fast-not-exact = --fast 只能用在 { $known }：在其他版本，模擬程式打的牌局不完全一樣。
error-fast-player = --fast 不認得 { $key }。
error-ray-unreachable = { $part } 沒有 Ray 叢集：{ $why }

error-unknown-puzzle = 沒有「{ $part }」這類題目。可選的類型有 { $known }。
error-unknown-drill = 沒有叫「{ $part }」的練習。可選的有 { $known }。
error-no-puzzle = 在 { $edition } 裡找不到 { $kind } 類的題目。請換一個 --seed。
error-bad-date = 「{ $part }」不是日期。請寫成 2026-11-18 這樣。
error-not-a-puzzle = 這不是一道題：「{ $part }」。
error-no-such-puzzle = 沒有第{ $number }題：題號從1到{ $most }。
