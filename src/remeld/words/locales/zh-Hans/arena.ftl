### 竞技场：remeld simulate、remeld arena 及其报告的文字。

## 数字

arena-decimal-mark = .
arena-percent = { $number }%
arena-interval = ({ $low } … { $high })
arena-plus-minus = ± { $number }

## 表格与标题

arena-title = 谁更强？
arena-run = { $edition }，每桌{ $seats }人，共{ $games }局。
arena-unfinished = 这次比赛还没有打完。目前的结果：
arena-best = 最难战胜的是 { $player }：最差的成绩是对 { $other }，赢了{ $share }的局。
arena-versus = { $others ->
    [1] { $player } 对 { $other }
   *[other] { $player } 对 { $others } × { $other }
}
arena-matrix = 两两对阵
arena-matrix-about = { $others ->
    [1] 行上的玩家赢了列上的玩家多少局，附 95% 区间和每局得分。加框的是该行最差的成绩。
   *[other] 行上的玩家与{ $others }名列上的玩家同桌时赢了多少局，附 95% 区间和每局得分。加框的是该行最差的成绩。
}
arena-points-of = { $points } 分
arena-shares = 胜率
arena-shares-about = 圆点是测得的值，横条是 95% 区间。虚线是{ $base }：实力相同的玩家应有的胜率。
arena-points = 每局得分
arena-points-about = 虚线右边是得分，左边是失分。
arena-course = 胜率如何稳定下来
arena-course-about = 随着一副副牌打下来的胜率。无论看多少次，真实胜率都在色带之内（95%）。
arena-course-of = { $deals }副牌，{ $games }局。{ $interval }
arena-verdict = { $verdict ->
    [above] 提前结束：高于{ $low }。
    [below] 提前结束：低于{ $high }。
   *[open] 还不能确定高于{ $low }，也不能确定低于{ $high }。
}
arena-ratings = 等级分
arena-ratings-about = 由全部对局得出，每名玩家一个数，起始为 25。等级分假定强弱只是一个数：与上面的表不一致时，以表为准。
arena-who = 他们怎么打
arena-plays-rack-sets = 只出自己牌架上凑好的牌，从不动桌面。
arena-plays-bounded = 最多挪动桌上 { $number } 张牌，在此范围内尽量多出。
arena-plays-greedy = 每一回合都出尽可能多的牌。
arena-plays-hoard = 首次出牌时能出多少出多少，之后一直摸牌，直到能把剩下的一次出完。
arena-plays-hoardmin = 首次出牌只出刚好够的牌，之后一直摸牌，直到能把剩下的一次出完。
arena-plays-dump = 等着一次出完；能摸的牌只剩 { $number } 张或更少时，先把大牌打掉。
arena-plays-threat = 等着一次出完，除非别人手里只剩 { $number } 张或更少。
arena-plays-hold = 一次能出 { $number } 张或更多才出，百搭牌留到最后。
arena-plays-leaky = 等着一次出完，但一百回合里有 { $number } 回合沉不住气。
arena-plays-trimm = 等着一次出完；快结束时一张一张减轻手里的牌。
arena-plays-hsafe = 等着一次出完；到了最后，不出会让对方出完的牌。
arena-plays-trimm-safe = 等着；快结束时减轻手里的牌，并且不出会让别人出完的牌。
arena-plays-champion = 从最强的简单打法出发，再加上思考：到了最后，每一步都先在心里走到底。
arena-plays-easy = 只出一眼就能看到的牌。
arena-method = 如何测量
arena-method-deals = 每副牌都由所有玩家在每个座位上各打一遍，所以谁的牌都不比别人好。
arena-method-intervals = 同一副牌的各局彼此相似。区间考虑了这一点：按副数计，而不是按局数计。
arena-method-any-time = 反复查看、看到满意就停的人，出错的机会超过 5%。色带和提前结束已经考虑了这一点。
arena-method-referee = 每个回合都经过裁判；每局都核对了牌和得分。
arena-method-fast = 这些局由编译的模拟程序打出：规则相同，但没有逐回合经过裁判。
arena-method-repeat = 同样的命令得到同样的对局：
arena-method-clock = 这里有玩家按时间思考，同样的命令得到的对局相似，但不相同：

## 命令行的表格

arena-column-player = 玩家
arena-column-wins = 胜局
arena-column-share = 胜率
arena-column-points = 每局得分
arena-column-turns = 回合
arena-column-worst = 最差
arena-column-rating = 等级分
arena-blocked = 谁也无法继续的局：{ $games }
arena-progress = { $games }/{ $most }局，每秒{ $pace }局
arena-report-written = 报告已写入 { $file }。
