### 游戏用语，与简体中文说明书（Broadway）一致。中文没有复数，`.many` 与原词相同。

## 牌和它们的位置

term-tile = 牌
    .many = 牌
term-joker = 百搭牌
    .many = 百搭牌
term-set = 牌组
    .many = 牌组
term-group = 群组
    .many = 群组
term-run = 顺组
    .many = 顺组
term-rack = 牌架
    .many = 牌架
term-pool = 牌库
term-table = 桌面
term-stack = 牌摞
    .many = 牌摞
term-number = 数字
    .many = 数字

## 颜色

term-colour = 颜色
    .many = 颜色
term-black = 黑色
term-red = 红色
term-blue = 蓝色
term-orange = 橙色
term-yellow = 黄色
term-green = 绿色
term-purple = 紫色
term-fourth-colour = { $fourth_colour ->
    [yellow] { term-yellow }
   *[orange] { term-orange }
}

## 进行

term-player = 玩家
    .many = 玩家
term-initial-meld = 破冰
    .many = 破冰
term-turn = 回合
    .many = 回合
term-game = 局
    .many = 局
term-round = 轮
    .many = 轮
term-match = 比赛
    .many = 比赛
term-add = 加
term-combine = 合并
term-split = 分拆
term-rearrange = 重组
term-draw = 摸牌
term-pass = 跳过
term-clockwise = 顺时针
term-time-limit = 时限

## 结果

term-winner = 赢家
    .many = 赢家
term-loser = 输家
    .many = 输家
term-point = 分
    .many = 分
term-score = 得分
    .many = 得分
term-total = 总分
    .many = 总分
term-penalty = 惩罚
    .many = 惩罚
