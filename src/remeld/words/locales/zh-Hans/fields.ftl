### 规则及其取值的简短名称。

## 盒里的东西

field-players_min = 最少人数
field-players_max = 最多人数
field-numbers = 每色的数字
field-colours = 颜色数
field-copies = 每种牌的张数
field-jokers = 百搭牌数
field-big_set = 大套牌
field-big_set_min_players = 大套牌：起用人数
field-big_set_colours = 大套牌：颜色数
field-big_set_copies = 大套牌：每种牌的张数
field-big_set_jokers = 大套牌：百搭牌数
field-big_set_total = 大套牌：总张数
field-big_set_for_few = 人少时用大套牌
field-fourth_colour = 第四种颜色

## 牌组

field-min_set = 牌组最少张数
field-group_max = 群组最多张数
field-run_max = 顺组最多张数
field-run_wrap = 顺组可由最大数接到1

## 准备

field-hand = 起手张数
field-stacks = 七张一摞
field-start_draw_joker = 定先时摸到百搭牌
field-start_draw_tie = 定先时同点
field-seat_by_draw = 摸牌定座位
field-next_starter = 下一局谁先

## 破冰

field-meld_min = 破冰所需分数
field-meld_own_tiles_only = 破冰只用自己的牌
field-meld_joker = 破冰中的百搭牌
field-table_in_meld_turn = 破冰回合的桌面

## 回合

field-may_decline = 可以选择不出牌
field-draw_per_no_play = 不出牌时摸几张
field-drawn_tile_playable = 刚摸的牌可马上打
field-min_rack_tiles_per_turn = 每回合至少打几张
field-say_pass = 回合结束时说的话
field-pool_empty = 牌库摸空

## 百搭牌

field-joker_needs_meld = 破冰前不能取百搭牌
field-joker_freeing = 怎样取出百搭牌
field-joker_swap_from = 替换百搭牌的牌来自
field-joker_set_frozen = 含百搭牌的牌组只能加
field-joker_floats = 百搭牌可在组内移动
field-freed_joker_target = 取出的百搭牌去处
field-freed_joker_to_rack = 取出的百搭牌可保留

## 时间

field-time_limit_sec = 每回合秒数
field-time_limit_optional = 时限可选
field-timeout_idle_draw = 超时且没动：摸牌
field-timeout_table = 超时且桌面未完成
field-timeout_penalty = 罚摸张数
field-timeout_legal_table = 超时但回合合规
field-timeout_legal_but_not_playable = 超时且只有牌组合法
field-forgotten_tiles = 忘了原位的牌
field-strict_penalty = 加重惩罚
field-pool_short = 牌库不够摸

## 结束和计分

field-call = 出完牌时喊的话
field-rack_joker_value = 牌架上百搭牌的分值
field-blocked_scoring = 僵局计分
field-blocked_tie = 僵局同分
field-match_frame = 比赛局数
field-match_winner = 比赛赢家
field-match_tie = 比赛平分

## 取值

value-true = 是
value-false = 否
value-none = 无
value-no = 不可以
value-allowed = 可以
value-option = 由玩家决定
value-orange = 橙色
value-yellow = 黄色
value-recommended = 建议
value-beforeDraw = 定先之前
value-afterDraw = 定先之后
value-redraw = 重摸
value-lowest = 算最小
value-redrawTied = 同点者重摸
value-redrawAll = 全部重摸
value-drawAgain = 重新摸牌定先
value-keepSeatsAndDraw = 座位不变，重新定先
value-winner = 赢家
value-rotate = 左边下一位
value-representedValue = 按所代表的牌计
value-closed = 不能动
value-openAfterMeld = 破冰后可以动
value-exactSwap = 用所代表的那张牌
value-anyLegal = 任何合法的方式
value-rackOrTable = 牌架或桌面
value-rackOnly = 只限牌架
value-newSet = 新牌组
value-anySet = 任何牌组
value-newSetWithRackTiles = 与牌架上的牌组成新牌组
value-restore = 还原
value-looseToRack = 零散的牌归牌架
value-commit = 有效
value-drawOne = 摸一张
value-penalty = 受罚
value-notApplicable = 没有规定
value-toPool = 放入牌库
value-takeAll = 有多少摸多少
value-playOn = 继续，可跳过
value-mustPlayIfAble = 继续，能出必出
value-endWhenDrawImpossible = 该摸而无牌时结束
value-endAtOnce = 马上结束
value-difference = 与赢家的差
value-share = 平分
value-fewestTiles = 牌少者赢
value-noWinner = 没有赢家
value-roundsOfNGames = 多轮，每轮一人一局
value-NGames = 一人一局
value-agreedGames = 事先约定
value-mostGames = 赢局最多
value-highestTotal = 总分最高
value-shared = 并列
value-big-set = { $players }人起用{ $total }张牌
