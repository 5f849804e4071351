### 線上牌館：為什麼拒絕、為什麼斷線、桌邊能說的話，以及程度和座位顏色的名稱。

## 誰在要求

refused-not-at-table = 你不在這張牌桌。請先入座，或報上名字進來。
refused-not-host = 只有桌主可以這麼做。
refused-not-seated = 有座位的人才可以這麼做。請先入座。
refused-not-your-seat = 這不是你的座位。
refused-kicked = 桌主請你離開這張牌桌，或者在一小時內請走了與你同一網路的人。
refused-muted = 桌主把你禁言了。
refused-messages-off = 這張桌只能說常用語。
refused-bad-message = 這則訊息裡沒有可讀的內容。
refused-too-fast = 你才剛說過話，請等一秒。
refused-no-session = 牌館不認得這個瀏覽器。請重新整理頁面。
refused-no-such-code = 這個代碼無效：打錯了、用過了或過期了。
refused-not-allowed = 這不公開給所有人看。

## 牌桌

refused-table-not-found = 沒有這張牌桌。請檢查代碼或連結。
refused-table-removed = 這張牌桌很久沒有人使用，已被刪除。各局的牌譜仍然保留。
refused-table-locked = 桌主鎖了這張牌桌，不再讓人進來。
refused-table-crowded = 這張牌桌已經有{ $most }人，擠不下了。你可以不報名字旁觀。
refused-quota = 你或同一網路的其他人在這裡的內容已達牌館保存的上限。正在進行的牌局會繼續。舊牌桌刪除之後才能開始新的。
refused-table-full = 座位都坐滿了。你可以旁觀。
refused-name-taken = 這張牌桌已經有人叫{ $name }。請換個名字。
refused-name-needed = 還沒有名字。請輸入一個。
refused-unclear-name = 「{ $name }」容易與別的名字混淆。請只用一種文字，不要用看不見或疊加的符號。
refused-colour-taken = 這個顏色有人用了。請換一個。
refused-unknown-person = 這個人已經不在牌桌。
refused-not-yourself = 不能請自己離開。要走請按離開牌桌。
refused-unknown-seat = 沒有這個座位。
refused-seat-taken = 這個座位有人了。請換一個。
refused-seats-not-filled = 還有{ $empty }個空位。請等人來、加入電腦，或減少座位。
refused-nobody-seated = 座位上只有電腦。請先入座。
refused-too-many-seated = 已經坐了{ $seated }人，座位卻只剩{ $seats }個。請先空出幾個。
refused-nothing-changes = 本來就是這樣。

## 選項

refused-bad-clock = { $most ->
    [0] 這種計時不用填數字。
   *[other] 每輪時間要是{ $least }到{ $most }的數字。
}
refused-clock-needed = 依這套規則，兩人以上一定要計時。請選一種。
refused-bad-options = 看不懂這些選項（在{ $where }）。

## 牌局

refused-game-running = 現在不行。請等這{ term-game }或整場結束。
refused-no-game = 現在沒有人在打。
refused-match-over = 整場已經結束。請先要求再來一場。
refused-match-not-over = 整場還沒結束。
refused-too-early = 還太早。請晚點再試。
refused-stale = 牌桌已經變了。請再看一次。
refused-seen-ahead = 頁面看到的牌桌比牌館保存的還新。請重新整理。
refused-no-such-game = 沒有這{ term-game }的牌譜。打完才會有。

## 出牌

refused-not-your-turn = 還沒輪到這個座位。
refused-seat-away = 這個座位現在由電腦代打。如果是你的座位，請先拿回來。
refused-seat-resigned = 這個座位已經認輸，下一{ term-game }再來。
refused-seat-not-away = 這個座位沒有電腦代打。
refused-not-a-computer = 這個座位上不是電腦。
refused-hints-off = 這張牌桌沒有提示。

## 計時

refused-no-clock = 這{ term-game }不計時。
refused-clock-runs = 這{ term-game }有計時，時間到就換人。請等一等。
refused-paused = 暫停中。請先繼續。
refused-not-paused = 沒有暫停。
refused-pause-offered = 已經有人提議暫停。
refused-no-pause-offered = 沒有人提議暫停。
refused-already-accepted = 你已經同意暫停，還要等別人同意。
refused-enough-time = 這一輪不能加這麼多時間。請少加一點。

## 牌譜、得分和自訂規則

refused-record-too-long = 這份牌譜太長，不可能是一{ term-game }。
refused-record-of-another-seat = 這份牌譜只有{ $seen ->
    [none] 旁觀者的視角。
   *[other] 座位{ $seen }的視角。
}
refused-racks-differ = 同一場裡每{ term-game }的牌架數要一樣，這裡不一樣。
refused-winner-has-tiles = 有人寫成了贏家，卻還有牌。
refused-loser-has-none = 有人已經沒有牌，卻沒寫成贏家。
refused-no-such-house = 這個連結沒有自訂規則。
refused-key-taken = 這套自訂規則存不了，因為別的規則用了同一個連結。

## 牌館本身

refused-unreadable = 牌館看不懂這則訊息（在{ $where }）。請重新整理頁面。
refused-unknown-kind = 牌館不知道這則訊息要做什麼。請重新整理頁面。
refused-unreadable-body = 牌館看不懂這個要求。請重新整理頁面。
refused-bad-request = 牌館無法接受這個要求。請重新整理頁面。
refused-not-found = 這個網址什麼都沒有。
refused-method-not-allowed = 這個網址不能這樣用。
refused-too-long = 太長了，牌館收不下。
refused-reload = 頁面比牌館舊。請重新整理。
refused-server-too-old = 頁面比牌館新。請晚點再試。
refused-wrong-host = 牌館沒有在這個網址開放。請用它開放的網址。
refused-wrong-origin = 這個要求不是來自牌館自己的頁面。請用牌館的網址開啟。
refused-not-the-machine = 只有牌館所在電腦上的瀏覽器才能向網路開放它。
refused-no-such-network = { $address } 不是這台電腦的位址。
refused-network-taken = { $address } 的連接埠被其他程式占用。請換一個位址，或用別的 --port 啟動牌館。
refused-busy = 牌館正忙。請等一下再試。
refused-too-hard = 這個問題要算太久。請換一個簡單些的。
refused-draining = 牌館正在更新，暫時不能開始新牌局。進行中的牌局照常繼續。請晚點再試。
refused-banned = 這間牌館不接受你的位址。
refused-house-full = 牌館滿了。請晚點再試。
refused-too-many = 你的網路連線太多。請關掉幾個頁面，或晚點再試。
refused-too-often = 你的網路送來太多要求。請等一下再試。
refused-storage-failed = 牌館現在拿不到牌桌。請等一下再試。
refused-unexpected-error = 牌館出了問題。請再試一次，若又發生請回報。

## 為什麼斷線

closed-banned = { refused-banned }
closed-flood = 訊息送得太多。請等一下再連線。
closed-forgotten = 你已經把自己從這間牌館刪除。
closed-house-full = { refused-house-full }
closed-kicked = { refused-kicked }
closed-locked = { refused-table-locked }
closed-reload = { refused-reload }
closed-removed = { refused-table-removed }
closed-restart = 牌館正在重新啟動。你的牌局會留著，請等一下再連線。
closed-server-too-old = { refused-server-too-old }
closed-signed-out = 你已經在這個瀏覽器登出。
closed-slow = 你的網路太慢，跟不上牌局。請重新連線。
closed-table-not-found = { refused-table-not-found }
closed-unreadable = 牌館看不懂這個頁面送來的東西。請重新整理頁面。

## 電腦的程度

level-easy = 簡單
level-best = 最強
level-chick = 小雞
level-rabbit = 兔子
level-hedgehog = 刺蝟
level-cat = 貓
level-badger = 獾
level-fox = 狐狸
level-owl = 貓頭鷹
level-dragon = 龍
level-says-chick = 我只出自己牌架上的牌組。桌面一滿，我就幾乎不看了。
level-says-rabbit = 有時我從桌上借一張牌來湊牌組。
level-says-hedgehog = 我最多動桌上三張牌，只要沒看漏。
level-says-cat = 我每次都盡量多出牌，很少漏掉。
level-says-badger = 我喜歡等到能一次出完再出牌，但經常沉不住氣。
level-says-fox = 我把大部分牌留著，等能一次出完。有時會沉不住氣。
level-says-owl = 我等著，然後一次全部出完。快結束時，我會留意手裡的牌值多少分。
level-says-dragon = 我沉住氣，數著還沒露面的牌；到了最後，每一步我都先在心裡走到底。

## 座位的顏色

seat-colour-coral = 珊瑚紅
seat-colour-gold = 金色
seat-colour-leaf = 嫩葉綠
seat-colour-sky = 天空藍
seat-colour-plum = 梅子紫
seat-colour-slate = 石板灰

## 常用語

phrase-hello = 哈囉！
phrase-good-luck = 祝好運！
phrase-well-played = 打得漂亮！
phrase-thank-you = 謝謝！
phrase-sorry = 不好意思！
phrase-oops = 唉呀！
phrase-let-me-think = 讓我想一下。
phrase-take-your-time = 慢慢來。
phrase-your-turn = 換你了。
phrase-back-soon = 馬上回來。
phrase-i-am-back = 我回來了。
phrase-one-more-game = 再來一{ term-game }？
phrase-good-game = 打得真過癮！
phrase-goodbye = 掰掰！

## 表情

phrase-smile = 微笑
phrase-laugh = 大笑
phrase-clap = 拍手
phrase-heart = 愛心
phrase-thumbs-up = 按讚
phrase-surprise = 驚訝
phrase-sad = 難過
phrase-think = 思考
