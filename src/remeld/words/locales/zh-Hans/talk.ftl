### 终端里的牌局：程序对玩家说的话。

## 名字和列举

talk-house-rules = { $edition }（自定规则）
talk-list-more = { $names }、{ $next }
talk-list = { $names }和{ $last }
talk-default-name = 玩家
# 程序按“, ”分开名字。
talk-computer-names = 小北{ ", " }阿杰{ ", " }小雨{ ", " }大伟{ ", " }晓梅{ ", " }阿宁

## 第一屏

talk-title = Remeld：数字牌（{ $edition }）
talk-label-goal = 目标
talk-goal = 抢在{ $players }之前出完所有的牌（{ $count }个电脑玩家）。
talk-label-tiles = 牌
talk-tiles = { $colours }，j 百搭牌（代表任何牌）。r5 是红色5。
talk-label-group = 群组
talk-group = 数字相同、三种以上颜色，例如 k8 r8 o8。
talk-label-run = 顺组
talk-run = 颜色相同、三个以上连号，例如 b4 b5 b6。
talk-label-meld = 破冰
talk-meld = 先用自己牌架上的牌打出群组和顺组，合计{ $needed }分。
talk-label-later = 之后
talk-later = 可以往桌面上任何牌组加牌，也可以拆开重组。
talk-label-clock = 计时
talk-clock = 每回合{ $count }秒。
talk-no-clock = 不计时。这是自定规则：说明书规定每回合{ $count }秒。
talk-game = 第{ $game }局。
talk-game-of = 第{ $game }局，共{ $count }局。
talk-start-draw = 摸牌定先：{ $draws }。
talk-you-start = 你先手。

## 回合

talk-label-table = 桌面
talk-label-hand = 手中
talk-label-rack = 牌架
talk-nothing = 无
talk-status = 张数：{ $racks }，牌库{ $count }。
talk-you-draw = 你摸到：{ $tiles }。
talk-hand-not-empty = 先把手中的牌打出去，再结束回合。
talk-meld-so-far = 破冰：{ $points }/{ $needed }分。
talk-legal = 合规：{ $count }张牌，共{ $points }分。输入 end 结束回合。
talk-not-legal = 回合还不能这样结束。
talk-fault = { $message }（{ $clause }）
talk-fault-in-set = 第{ $set }组。{ $message }（{ $clause }）
talk-could-play = 你可以打出{ $tiles }：{ $changes }
talk-how-to = 输入牌就能打出一组，例如 r1 r2 r3。输入 draw 改为摸牌，输入 help 查看所有命令。
talk-prompt = 轮到你：
talk-prompt-clock = 轮到你（{ $count }秒）：
talk-too-late = 这是时间刚到以后才输入的。如果是给现在用的，请再输入一次。

## 可以输入的命令

talk-help-lay = 从牌架打出新牌组；只写牌也一样。
talk-help-add = 把牌加到第2组；只有一组合适时可以不写编号。
talk-help-take = 从第1组取出一张牌：自己的回到牌架，别的拿在手中，之后要打出去。
talk-help-split = 在 r6 前面把第2组分开。
talk-help-join = 把第1组和第3组合并。
talk-help-undo = 撤销上一步。
talk-help-reset = 全部还原到回合开始时。
talk-help-end = 以现在的桌面结束回合。
talk-help-draw = 不出牌，从牌库摸牌。
talk-help-pass = 牌库空了，不出牌。
talk-help-sort = 按颜色或数字整理牌架。
talk-help-score = 显示比赛得分。
talk-help-why = 问电脑玩家为什么这样打。
talk-help-save = 保存这一局的牌谱。
talk-help-help = 显示这份列表。
talk-help-quit = 离开。

## 一局之后

talk-game-row = 第{ $game }局
talk-total = 总分
talk-games-won = 赢局
talk-place = 名次
talk-leads = { $count ->
    [1] { $players }暂时领先。
   *[other] { $players }并列领先。
}
talk-match-won = { $count ->
    [1] { $players }赢得比赛。
   *[other] { $players }并列获胜。
}
talk-after-game = 按回车开始下一局。输入 save 和文件名可保存这一局的牌谱，输入 quit 离开。
talk-prompt-next = 接下来：
talk-saved = 牌谱已保存到{ $file }。
talk-bye = 再见。

## 电脑玩家自己说为什么这样打

talk-why = { $player }：{ $reason }
talk-why-not-yet = 还没有电脑玩家出过手。
talk-why-unknown = { $player }没有说明理由。
