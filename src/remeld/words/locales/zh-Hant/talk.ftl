### 終端機裡的牌局：程式說的話。

## 名字和列舉

talk-house-rules = { $edition }（自訂規則）
talk-list-more = { $names }、{ $next }
talk-list = { $names }和{ $last }
talk-default-name = { term-player }
# 程式照「, 」分開名字。
talk-computer-names = 阿明{ ", " }小美{ ", " }志豪{ ", " }雅婷{ ", " }阿德{ ", " }怡君

## 第一個畫面

talk-title = Remeld：數字牌（{ $edition }）
talk-label-goal = 目標
talk-goal = 搶在{ $players }之前把牌出完（{ $count }個電腦對手）。
talk-label-tiles = 牌
talk-tiles = { $colours }，j 百搭牌（代表任何牌）。r5 是紅色5。
talk-label-group = 組牌
talk-group = 數字相同、三種以上顏色，例如 k8 r8 o8。
talk-label-run = 順牌
talk-run = 顏色相同、三個以上連號，例如 b4 b5 b6。
talk-label-meld = 首先
talk-meld = 只用自己牌架的牌，打出合計{ $needed }分的組牌和順牌。
talk-label-later = 之後
talk-later = 可以把牌加到桌上任何牌組，也可以打散了重新組合。
talk-label-clock = 計時
talk-clock = 每輪{ $count }秒。
talk-no-clock = 不計時。這是自訂規則：說明書規定每輪{ $count }秒。
talk-game = 第{ $game }{ term-game }。
talk-game-of = 第{ $game }{ term-game }，共{ $count }{ term-game }。
talk-start-draw = 抽牌定先後：{ $draws }。
talk-you-start = 你先出牌。

## 出牌

talk-label-table = 桌面
talk-label-hand = 手上
talk-label-rack = 牌架
talk-nothing = 無
talk-status = 張數：{ $racks }，{ term-pool }{ $count }。
talk-you-draw = 你抽到：{ $tiles }。
talk-hand-not-empty = 先把手上的牌打出去，才能結束這一輪。
talk-meld-so-far = { term-initial-meld }：{ $points }/{ $needed }分。
talk-legal = 合規則：{ $count }張牌，共{ $points }分。輸入 end 結束這一輪。
talk-not-legal = 這一輪還不能這樣結束。
talk-fault = { $message }（{ $clause }）
talk-fault-in-set = 第{ $set }組。{ $message }（{ $clause }）
talk-could-play = 你可以打出{ $tiles }：{ $changes }
talk-how-to = 輸入牌就能打出一組，例如 r1 r2 r3。輸入 draw 改成抽牌，輸入 help 看所有指令。
talk-prompt = 換你：
talk-prompt-clock = 換你（{ $count }秒）：
talk-too-late = 這是時間剛到之後才輸入的。如果是現在要用，請再輸入一次。

## 可以輸入的指令

talk-help-lay = 從牌架打出新牌組；只寫牌也一樣。
talk-help-add = 把牌加到第2組；只有一組適合時可以不寫編號。
talk-help-take = 從第1組拿出一張牌：自己的回牌架，別的拿在手上，之後要再打出去。
talk-help-split = 從 r6 前面把第2組分開。
talk-help-join = 把第1組和第3組合併。
talk-help-undo = 復原上一步。
talk-help-reset = 全部還原到這一輪開始時。
talk-help-end = 以現在的桌面結束這一輪。
talk-help-draw = 不出牌，從{ term-pool }抽牌。
talk-help-pass = { term-pool }空了，不出牌。
talk-help-sort = 按顏色或數字整理牌架。
talk-help-score = 顯示整場得分。
talk-help-why = 問電腦{ term-player }為什麼這樣打。
talk-help-save = 儲存這{ term-game }的牌譜。
talk-help-help = 顯示這份清單。
talk-help-quit = 離開。

## 打完之後

talk-game-row = 第{ $game }{ term-game }
talk-total = 總分
talk-games-won = 贏的{ term-game }數
talk-place = 名次
talk-leads = { $count ->
    [1] { $players }目前領先。
   *[other] { $players }並列領先。
}
talk-match-won = { $count ->
    [1] { $players }贏得整場。
   *[other] { $players }並列獲勝。
}
talk-after-game = 按 Enter 開始下一{ term-game }。輸入 save 和檔名可儲存這{ term-game }的牌譜，輸入 quit 離開。
talk-prompt-next = 接下來：
talk-saved = 牌譜存在{ $file }。
talk-bye = 掰掰。

## 電腦玩家自己說為什麼這樣打

talk-why = { $player }：{ $reason }
talk-why-not-yet = 還沒有電腦{ term-player }出過手。
talk-why-unknown = { $player }沒有說明理由。
