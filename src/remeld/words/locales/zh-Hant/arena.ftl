### 競技場：remeld simulate、remeld arena 和報告的文字。

## 數字

arena-decimal-mark = .
arena-percent = { $number }%
arena-interval = ({ $low } … { $high })
arena-plus-minus = ± { $number }

## 表格與標題

arena-title = 誰比較強？
arena-run = { $edition }，每桌{ $seats }人，共{ $games }局。
arena-unfinished = 這次比賽還沒打完。目前的結果：
arena-best = 最難打敗的是 { $player }：最差的成績是對上 { $other }，贏了{ $share }的局。
arena-versus = { $others ->
    [1] { $player } 對 { $other }
   *[other] { $player } 對 { $others } × { $other }
}
arena-matrix = 兩兩對戰
arena-matrix-about = { $others ->
    [1] 列上的{ term-player }贏了欄上的{ term-player }多少局，附 95% 區間和每局得分。加框的是該列最差的成績。
   *[other] 列上的{ term-player }跟{ $others }位欄上的{ term-player }同桌時贏了多少局，附 95% 區間和每局得分。加框的是該列最差的成績。
}
arena-points-of = { $points } 分
arena-shares = 勝率
arena-shares-about = 圓點是測到的值，橫條是 95% 區間。虛線是{ $base }：實力相同的{ term-player }該有的勝率。
arena-points = 每局得分
arena-points-about = 虛線右邊是得分，左邊是失分。
arena-course = 勝率怎麼穩定下來
arena-course-about = 一副一副牌打下來的勝率。不管看幾次，真正的勝率都在色帶裡（95%）。
arena-course-of = { $deals }副牌，{ $games }局。{ $interval }
arena-verdict = { $verdict ->
    [above] 提早結束：高於{ $low }。
    [below] 提早結束：低於{ $high }。
   *[open] 還不能確定高於{ $low }，也不能確定低於{ $high }。
}
arena-ratings = 等級分
arena-ratings-about = 由全部對局算出，每位{ term-player }一個數，從 25 開始。等級分假定強弱只是一個數：跟上面的表不一樣時，以表為準。
arena-who = 他們怎麼打
arena-plays-rack-sets = 只出自己牌架上湊好的牌，從不動桌面。
arena-plays-bounded = 最多挪動桌上 { $number } 張牌，在此範圍內盡量多出。
arena-plays-greedy = 每一回合都出盡可能多的牌。
arena-plays-hoard = 首次出牌時能出多少出多少，之後一直摸牌，直到能把剩下的一次出完。
arena-plays-hoardmin = 首次出牌只出剛好夠的牌，之後一直摸牌，直到能把剩下的一次出完。
arena-plays-dump = 等著一次出完；能摸的牌只剩 { $number } 張或更少時，先把大牌打掉。
arena-plays-threat = 等著一次出完，除非別人手裡只剩 { $number } 張或更少。
arena-plays-hold = 一次能出 { $number } 張或更多才出，百搭牌留到最後。
arena-plays-leaky = 等著一次出完，但一百回合裡有 { $number } 回合沉不住氣。
arena-plays-trimm = 等著一次出完；快結束時一張一張減輕手裡的牌。
arena-plays-hsafe = 等著一次出完；到了最後，不出會讓對方出完的牌。
arena-plays-trimm-safe = 等著；快結束時減輕手裡的牌，並且不出會讓別人出完的牌。
arena-plays-champion = 從最強的簡單打法出發，再加上思考：到了最後，每一步都先在心裡走到底。
arena-plays-easy = 只出一眼就能看到的牌。
arena-method = 怎麼測量
arena-method-deals = 每副牌都由所有{ term-player }在每個座位各打一次，所以沒有人的牌比別人好。
arena-method-intervals = 同一副牌的各局彼此相似。區間考慮到這一點：算的是幾副牌，不是幾局。
arena-method-any-time = 一看再看、看到滿意就停的人，出錯的機會超過 5%。色帶和提早結束都考慮到這一點。
arena-method-referee = 每一輪都經過裁判；每局都檢查了牌和得分。
arena-method-fast = 這些局是由編譯過的模擬程式打的：規則相同，但沒有每一輪都經過裁判。
arena-method-repeat = 同樣的指令得到同樣的對局：
arena-method-clock = 這裡有{ term-player }按時間思考，同樣的指令得到的對局相似，但不會一樣：

## 命令列的表格

arena-column-player = { term-player }
arena-column-wins = 勝局
arena-column-share = 勝率
arena-column-points = 每局得分
arena-column-turns = 輪數
arena-column-worst = 最差
arena-column-rating = 等級分
arena-blocked = 誰也無法繼續的局：{ $games }
arena-progress = { $games }/{ $most }局，每秒{ $pace }局
arena-report-written = 報告已寫入 { $file }。
