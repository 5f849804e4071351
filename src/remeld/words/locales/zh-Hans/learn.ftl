### 教程：在真实的牌桌上花几分钟，每一步都是自己的一个回合。

## 步骤列表

learn-title = 学打牌
learn-about = 在真实的牌桌上花几分钟，每一步都由你自己出牌。
learn-goal = 每人发 { $count } 张牌。把自己的牌组成牌组放到桌上：谁先出完，谁就赢。
learn-edition = 你的版本
learn-house = 这些课按 { $edition } 教。您的自定规则改了什么，请看规则。
learn-start = 开始
learn-continue = 继续
learn-again = 从头来
learn-progress = 完成{ $count }/{ $total }步
learn-step = 第{ $count }步，共{ $total }步
learn-step-done = 完成
learn-loading = 请稍候……
learn-chapter-sets = 两种牌组
learn-chapter-first = 最初的回合
learn-chapter-table = 桌面归大家
learn-chapter-joker = 百搭牌
learn-chapter-edition = 计时、结束和赢家

## 每一步

learn-all-steps = 所有步骤
learn-skip = 略过
learn-next = 下一步
learn-once-more = 再来一次
learn-show = 演示
learn-keys = 怎么移牌
learn-finish = 完成
learn-how = 拖动牌，或点牌再点位置。全摆好后，用下面的按钮结束回合。
learn-how-keys = 用键盘：方向键移动，回车拿起，再按回车放下。
learn-more-to-lay = 这样合规，但还可以打出：{ $tiles }。
learn-try-first = 真打时该摸牌了。不过这里有牌可出：试试看。
learn-shown = 这是一种打法。结束回合，或者全部还原自己来。
learn-shown-done = 就是这样打。再来一次自己试试，或进入下一步。
learn-not-in-edition = 这个版本不是这样。再试一次。
learn-praise-1 = 做得好！
learn-praise-2 = 没错！
learn-praise-3 = 很好！
learn-praise-4 = 就是这样！
learn-praise-5 = 太棒了！
learn-praise-6 = 打得漂亮！

## 结束

learn-finished-title = 你会打了
learn-finished = 全部学完了。忘了也不要紧，牌桌会告诉你：每个牌组都会说明缺什么，还能打开相应的规则。789和777给你的牌排序，灯泡给你提示。
learn-play = 打一局
learn-to-rules = 看规则
learn-advice = { $edition } 说明书的打法建议
learn-advice-others = 你的说明书没有给建议。其他的有：

## 各步的标题和任务

learn-run-title = 顺组
learn-run-task = 同色连号的三张以上是顺组。打出蓝色4、5、6。
learn-group-title = 群组
learn-group-task = 数字相同、颜色各异的三张或四张是群组。打出几张8。
learn-ends-title = 从1到13
learn-ends-task = 顺组到13为止，后面不能接1。不过你有一张牌能用。
learn-draw-title = 没有牌可出？
learn-draw-task = 这里凑不成牌组。那就摸一张牌，回合结束。
learn-meld-title = 最初的{ $needed }分
learn-meld-task = 第一次打出的牌要够{ $needed }分：数字相加，全部来自自己的牌架。牌架上方会跟着计数。
learn-meld-closed-title = 桌面先不能动
learn-meld-closed-task = 打出最初的{ $needed }分时，不能动别人的牌组。蓝色7要等下一回合。打出其余的牌。
learn-meld-open-title = 桌面开放了
learn-meld-open-task = 最初的{ $needed }分一放下，整个桌面就开放了。打出几张11，再在同一回合打出蓝色7。
learn-add-title = 加一张牌
learn-add-task = 从现在起，每个牌组都归大家。你的两张牌都有地方放：加上去。
learn-split-title = 分拆顺组
learn-split-task = 长的顺组可以变成两个。把红色6放到中间。
learn-fourth-title = 第四张牌
learn-fourth-task = 四张的群组可以让出一张。拿走需要的那张，和你的牌组成顺组。
learn-exchange-title = 加一张，取一张
learn-exchange-task = 加上蓝色11，顺组就能让出蓝色8。你的另外两张8正需要它。
learn-combined-title = 合并分拆
learn-combined-task = 从顺组和群组各拿一张，和你的蓝色1组成第三个牌组。
learn-multiple-title = 多重分拆
learn-multiple-task = 把顺组拆开。加上你的两张牌，变成三个群组和一个顺组。
learn-joker-title = 任何一张牌
learn-joker-task = 百搭牌代表任何一张牌。这里用它补上缺口。
learn-joker-swap-title = 取出百搭牌：替换
learn-joker-swap-task = 用缺少的3放到百搭牌的位置，就能取出它。不能放到牌架上：马上和你的黑色牌一起打出。
learn-joker-exact-title = 取出百搭牌：替换
learn-joker-exact-task = 只有百搭牌所代表的牌，而且来自自己的牌架，才能取出它。然后马上和牌架上的牌组成新牌组打出。
learn-joker-split-title = 取出百搭牌：分拆
learn-joker-split-task = 在这个顺组两头都加牌，中间就用不着了。把百搭牌和另外两张牌一起打出。
learn-joker-push-title = 取出百搭牌：换一头
learn-joker-push-task = 这里的百搭牌是蓝色8。前面加上蓝色5，顺组就用不着它了。你的两张12正需要它。
learn-joker-move-title = 移动百搭牌
learn-joker-move-task = 百搭牌可以在顺组内移动。让它放在你的蓝色4和蓝色6之间。
learn-joker-melt-title = 取出百搭牌：拆散顺组
learn-joker-melt-task = 每张黑色牌都有群组可去，剩下百搭牌：和你的牌一起打出。
learn-joker-frozen-title = 不能动的牌组
learn-joker-frozen-task = 不能从含百搭牌的牌组拿牌，但可以加牌：你的两张牌都合适。
learn-told-title = 你的版本怎么说
learn-told-task = 这三条规则各版本不同。先看看你的版本怎么说，然后回答三个问题。
learn-bell-title = 计时
learn-bell-when = 时间到了，桌面上还有零散的牌
learn-bell-task = { $optional ->
    [true] 可以选择计时：每回合{ $count }秒。
   *[false] 每回合{ $count }秒。
}时间到了，8和9还散在桌面上。会怎样？
learn-bell-why = 还要因此摸{ $count }张牌。但时间到时桌面摆好了，回合就有效。
learn-pool-title = 牌库空了
learn-pool-when = 最后一张牌被摸走了
learn-pool-task = 最后一张牌被摸走了。这一局怎么继续？
learn-pool-why = { $answer ->
    [playOn] 所有人依次都跳过时结束，牌架点数最小的赢。
    [mustPlayIfAble] 谁都不能继续时结束，牌架点数最小的赢。
   *[other] 这时牌架点数最小的赢。
}
learn-match-title = 得分
learn-match-when = 几局的比赛，赢家是
learn-match-task = 别人剩下的牌有多少分，赢家就得多少分。几局的比赛谁赢？
learn-match-why = 小心百搭牌：留在牌架上要扣{ $count }分。
learn-out-title = 最后一张牌
learn-out-task = 打出最后一张牌的人赢。全部打出去吧！

## 答案

learn-answer-restore = 桌面还原
learn-answer-looseToRack = 完整的牌组留下，零散的牌归我的牌架
learn-answer-playOn = 都继续出牌，不再摸牌；不能或不想出的跳过
learn-answer-mustPlayIfAble = 都继续出牌，不再摸牌；能出的必须出
learn-answer-endWhenDrawImpossible = 到有人必须摸牌时结束
learn-answer-endAtOnce = 马上结束
learn-answer-mostGames = 赢局最多的人
learn-answer-highestTotal = 总分最高的人
