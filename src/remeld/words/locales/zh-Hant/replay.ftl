### 重看牌譜：一步一步，用任何人的視角，附最佳打法和發牌證明。

## 哪一份

replay-title = 重看牌譜
replay-about = 打開已經打完的牌譜：選檔案、拖到這裡，或貼上文字。
replay-file = 選檔案
replay-paste = 或貼上牌譜
replay-open = 打開
replay-other = 換一{ term-game }
replay-loading = 正在檢查牌譜……
replay-mine = 你牌桌上打過的
replay-game = 第{ $game }{ term-game }：{ $player }
replay-too-long = 這個檔案太長，不是牌譜。

## 有錯的牌譜

replay-wrong-title = 這份牌譜有錯
replay-wrong = 第{ $event }個事件有錯。{ $message }
replay-wrong-line = 寫的是：
replay-wrong-faults = 裁判的判定
replay-unreadable-title = 看不懂這份牌譜
replay-not-found-title = 沒有這{ term-game }

## 前後移動

replay-controls = 前後移動
replay-back = 後退一步
replay-forward = 前進一步
replay-play = 播放
replay-pause = 暫停
replay-position = 步驟
replay-position-text = { $count }/{ $total }：{ $text }
replay-speed = 速度
replay-eyes = 視角
replay-eyes-all = 所有人
replay-eyes-spectator = 旁觀者
replay-eyes-only = 視角：{ $player }
replay-keys = 方向鍵一步步移動，空白鍵播放和暫停，Home 和 End 到頭尾。
replay-link = 這一步的連結
replay-download = 下載牌譜
replay-turns = 經過
replay-racks = 牌架
replay-rack-hidden = { $count ->
    [0] 沒有牌
   *[other] { $count }張牌
}
replay-rack-empty = 空的
replay-rack-turn = 出牌中
replay-why = { $player }：{ $reason }
replay-pool = { $count ->
    [0] { term-pool }空了。
   *[other] { term-pool }有{ $count }張牌。
}
replay-dealt = 牌發好了。{ $player }先出牌。

## 簡短的經過

replay-short-deal = { $player }先出牌
replay-short-play = { $player }打出{ $count }張牌
replay-short-draw = { $player }{ $count ->
    [0] 沒抽到牌
   *[other] 抽了{ $count }張牌
}
replay-short-pass = { $player }{ term-pass }
replay-short-bell = { $player }的時間到
replay-short-resign = { $player }認輸
replay-short-end = 結束

## 最佳打法

replay-best = 這裡的最佳打法
replay-best-ask = 這裡怎麼打最好？
replay-best-thinking = 請稍候……
replay-best-none = 沒有牌可出。
replay-best-none-found = 沒找到打法，但沒辦法全部試過。
replay-best-unseen = 從這裡看不到{ $player }的牌架，所以沒人知道。
replay-best-not-here = 移到有人出牌的地方，就能顯示最佳打法。
replay-best-tiles = 張數
replay-best-value = 分數
replay-best-played = 實際
replay-best-possible = 最佳
replay-best-difference = 相差
replay-best-same = 這就是最佳打法。
replay-best-not-proved = 也許還有更好的：搜尋中斷了。
replay-best-show = 顯示
replay-best-showing = 你看到的是最佳打法，不是實際打法。
replay-best-back = 回到牌譜

## 發牌證明

replay-proof-checking = 正在檢查發牌……
replay-proof-proved = 發牌公平，已經證明
replay-proof-house = 牌館說發牌公平
replay-proof-no-secret = 這裡無法證明發牌
replay-proof-differs = 發牌跟承諾的不一樣
replay-proof-how = 開始前牌館選好密鑰，並公開它的封印（SHA-256）。所有牌的順序由密鑰和大家說的話決定。現在密鑰公開了，誰都可以重算一次。
replay-proof-here = 你的瀏覽器剛算過：封印相符，每張牌都照算出的順序出現。
replay-proof-by-house = 頁面沒有加密，瀏覽器不能計算，所以由牌館代算。
replay-proof-without = 這份牌譜沒有密鑰：還沒打完，或只寫了一個人的視角。
replay-proof-seal = 封印
replay-proof-secret = 密鑰
