### 规则的文字：标题、条文、裁定。

## 依据

source-booklet = 说明书写明
source-implied = 由说明书推出
source-ruling = 我们的裁定
source-none = 本版本没有
source-at = { $source }：{ $places }
source-rulings = { $source }（{ $rulings }）
source-heading = “{ $heading }”
source-beginning = 开头部分
source-language = { $language ->
    [de] 德文：{ $source }
    [es] 西班牙文：{ $source }
    [fr] 法文：{ $source }
    [nl] 荷兰文：{ $source }
    [pt] 葡萄牙文：{ $source }
    [zh-Hans] 中文：{ $source }
   *[en] 英文：{ $source }
}

## 标题

rule-title-R1 = 玩家人数
rule-title-R2 = 牌的总数
rule-title-R3 = 数字、颜色、张数
rule-title-R4 = 颜色名称
rule-title-R5 = 百搭牌的数量
rule-title-R6 = 大套牌
rule-title-R7 = 牌架和年龄
rule-title-R8 = 游戏目标
rule-title-R9 = 牌组的种类
rule-title-R10 = 群组的张数
rule-title-R11 = 群组的颜色
rule-title-R12 = 什么是顺组
rule-title-R13 = 最长的顺组
rule-title-R14 = 顺组的两头
rule-title-R15 = 顺组的排列
rule-title-R16 = 桌面归大家
rule-title-R17 = 摸牌定先
rule-title-R18 = 定先时的百搭牌
rule-title-R19 = 定先时同点
rule-title-R20 = 摸牌定座位
rule-title-R21 = 定先的牌放回
rule-title-R22 = 七张一摞
rule-title-R23 = 起手张数
rule-title-R24 = 牌库
rule-title-R25 = 出牌方向
rule-title-R26 = 下一局的开始
rule-title-R27 = 回合、局、轮、比赛
rule-title-R28 = 局数
rule-title-R29 = 一局的结束
rule-title-R30 = 破冰
rule-title-R31 = 破冰的牌组
rule-title-R32 = 破冰用的牌
rule-title-R33 = 破冰中的百搭牌
rule-title-R34 = 破冰回合的桌面
rule-title-R35 = 不能破冰
rule-title-R36 = 暂不破冰
rule-title-R37 = 回合中的出牌
rule-title-R38 = 选择不出牌
rule-title-R39 = 不出牌的代价
rule-title-R40 = 刚摸的牌
rule-title-R41 = 每回合要打的牌
rule-title-R42 = 回合结束时说的话
rule-title-R43 = 回合结束时的桌面
rule-title-R44 = 牌组数不限
rule-title-R45 = 牌库摸空
rule-title-R46 = 跳过与僵局
rule-title-R47 = 给牌组加牌
rule-title-R48 = 拿走第四张
rule-title-R49 = 加一张，取一张
rule-title-R50 = 分拆顺组
rule-title-R51 = 合并两组的牌
rule-title-R52 = 分拆多个牌组
rule-title-R53 = 其他重组方式
rule-title-R54 = 什么是百搭牌
rule-title-R55 = 百搭牌代表什么
rule-title-R56 = 破冰前的百搭牌
rule-title-R57 = 用什么替换百搭牌
rule-title-R58 = 替换的牌来自哪里
rule-title-R59 = 三张群组里的百搭牌
rule-title-R60 = 取出百搭牌的其他方式
rule-title-R61 = 含百搭牌的牌组
rule-title-R62 = 移动百搭牌
rule-title-R63 = 取出后何时打出
rule-title-R64 = 取出后放在哪里
rule-title-R65 = 与它相配的牌
rule-title-R66 = 百搭牌改作他用
rule-title-R67 = 谁的百搭牌
rule-title-R68 = 时限
rule-title-R69 = 何时有时限
rule-title-R70 = 超时没动
rule-title-R71 = 时间到时的桌面
rule-title-R72 = 罚摸
rule-title-R73 = 忘了原位的牌
rule-title-R74 = 加重惩罚
rule-title-R75 = 赢得一局
rule-title-R76 = 输家的得分
rule-title-R77 = 牌架上的百搭牌
rule-title-R78 = 赢家的得分
rule-title-R79 = 核对得分
rule-title-R80 = 僵局的胜负
rule-title-R81 = 僵局的计分
rule-title-R82 = 僵局同分
rule-title-R83 = 赢得比赛
rule-title-R84 = 比赛平分
rule-title-R85 = 计算赢局
rule-title-R86 = 计分表
rule-title-R87 = 打法建议（不是规则）

## 配件

rule-R1 = 可供{ $players_min }到{ $players_max }人玩。
rule-R2 = 标准玩法共{ $tiles_total }张牌，含百搭牌。
rule-R3-1 = 共有{ $colours }种颜色，每种颜色的数字从1到{ $numbers }。
rule-R3-2 = { $copies ->
    [1] 每种牌一张。
    [2] 每种牌两张。
   *[other] 每种牌{ $copies }张。
}
rule-R4 = { $colours ->
    [4] 颜色是黑色、红色、蓝色和{ term-fourth-colour }。
    [6] 颜色是黑色、红色、蓝色、{ term-fourth-colour }、绿色和紫色。
   *[other] 颜色依次取黑色、红色、蓝色、{ term-fourth-colour }、绿色和紫色中的前{ $colours }种。
}
rule-R5 = { $jokers ->
    [0] 标准玩法没有百搭牌。
   *[other] 标准玩法有{ $jokers }张百搭牌。
}
rule-R6-1 = { $big_set ->
    [none] 没有供更多玩家使用的大套牌。
   *[other] { $big_set_min_players }人或以上使用全部{ $big_set_total }张牌。
}
rule-R6-2 = { $big_set ->
    [none] { "" }
   *[other] 其中{ $big_set_colours }种颜色，每个数字{ $big_set_copies }张，另加{ $big_set_jokers }张百搭牌。
}
rule-R6-3 = { $big_set ->
    [none] { "" }
   *[other] { $big_set_for_few ->
        [allowed] 人少时建议用标准套牌，但也可以用全部的牌。
       *[no] 人少时用标准套牌。
    }
}
rule-R7-1 = 每位玩家把牌放在牌架上。
rule-R7-2 = 盒上的适用年龄不是规则，与其他规则无关。
rule-R8 = 最先把自己牌架上的牌全部组成牌组打到桌面上。

## 牌组

rule-R9 = 牌组分为群组和顺组，至少{ $min_set }张牌。
rule-R10 = 群组有{ $min_set }到{ $group_max }张牌，数字全部相同。
rule-R11 = 群组里颜色不能重复。
rule-R12 = 顺组是同一颜色、依次递增、中间不断的牌，至少{ $min_set }张。
rule-R13 = 顺组最多{ $run_max }张牌。
rule-R14-1 = { $run_wrap ->
    [true] 顺组可以从{ $numbers }接到1。
   *[false] 1总是最小，不能接在{ $numbers }后面。
}
rule-R14-2 = 1前面也不能放百搭牌。
rule-R14-3 = { $numbers }后面也不能放百搭牌。
rule-R15-1 = 顺组从小到大排列。
rule-R15-2 = 这样百搭牌的位置就表明它的数字。
rule-R16 = 桌面上的牌组归大家所有，不论是谁打出的。

## 准备

rule-R17 = 把牌面朝下洗匀，每位玩家摸一张，数字最大的先手。
rule-R18 = { $start_draw_joker ->
    [lowest] 定先时摸到的百搭牌算最小。
   *[redraw] 定先时摸到百搭牌的玩家重摸。
}
rule-R19 = { $start_draw_tie ->
    [redrawAll] 最大的数字不止一人摸到时，所有玩家重摸。
   *[redrawTied] 同时摸到最大数字的玩家重摸，其他人不用。
}
rule-R20 = { $seat_by_draw ->
    [option] 玩家可以约定按摸到的数字大小入座，每局之前重新来过。
   *[none] 摸牌定先不决定座位。
}
rule-R21-1 = 定先摸出的牌放回。
rule-R21-2 = 然后全部重新洗匀。
rule-R22 = { $stacks ->
    [recommended] 定先之后最好把牌叠成七张一摞，但不是必须。
    [beforeDraw] 定先之前把牌叠成七张一摞。
    [afterDraw] 定先之后把牌叠成七张一摞，再从中拿牌。
   *[none] 牌不用叠成摞。
}
rule-R23 = 每位玩家拿{ $hand }张牌。
rule-R24 = 没有人拿的牌面朝下留作牌库。
rule-R25 = 按顺时针方向轮流：下一个是左边的玩家。
rule-R26 = { $next_starter ->
    [keepSeatsAndDraw] 下一局之前座位不变，重新摸牌定先。
    [winner] 上一局的赢家先手。
    [rotate] 上一局先手的左边那位先手。
   *[drawAgain] 每一局都重新摸牌定先。
}

## 比赛

rule-R27 = { $match_frame ->
    [roundsOfNGames] 一局由若干回合组成，一轮由若干局组成，比赛由若干轮组成。
   *[agreedGames] 一局由若干回合组成，比赛由若干局组成，没有轮。
}
rule-R28 = { $match_frame ->
    [roundsOfNGames] 有几位玩家，一轮就打几局。打几轮事先约定。
    [NGames] 有几位玩家，比赛就打几局。
   *[agreedGames] 打几局事先约定。
}
rule-R29 = 有玩家打出牌架上最后一张牌，这一局就结束。

## 破冰

rule-R30-1 = { $meld_min ->
    [0] 玩家第一次打出的牌组不限分数。
   *[other] 玩家第一次打出的牌组合计至少{ $meld_min }分。
}
rule-R30-2 = 每张牌的分数就是它的数字。
rule-R31 = 破冰可以只用一个牌组，也可以几个牌组合计。
rule-R32 = { $meld_own_tiles_only ->
    [false] 可以借助桌面上的牌来凑破冰的分数。
   *[true] 破冰只能用自己牌架上的牌。
}
rule-R33-1 = { $meld_joker ->
   *[representedValue] 破冰可以使用百搭牌，按它所代表的牌计分。
}
rule-R33-2 = 以回合结束时它所代表的牌为准。
rule-R34-1 = { $table_in_meld_turn ->
    [openAfterMeld] 破冰的牌组一放上桌面，玩家就可以在同一回合继续出牌。
   *[closed] 破冰时，其他牌组都不能动。
}
rule-R34-2 = { $table_in_meld_turn ->
    [openAfterMeld] 这时可以动用桌面上的所有牌组。
   *[closed] 从下一回合起才可以动用。
}
rule-R35 = { $draw_per_no_play ->
    [0] 不能破冰的玩家不摸牌，回合结束。
   *[other] 不能破冰的玩家摸{ $draw_per_no_play }张牌，回合结束。
}
rule-R36 = { $may_decline ->
    [false] 能破冰就必须破冰。
   *[true] 能破冰的玩家也可以等一等，改为摸牌。
}

## 回合

rule-R37 = 破冰之后，玩家可以打出新牌组、给桌面上的牌组加牌，以及重组牌组。
rule-R38 = { $may_decline ->
    [false] 能出牌就必须出牌。
   *[true] { $pool_empty ->
        [mustPlayIfAble] 只要牌库还有牌，能出牌的玩家也可以选择不出。
       *[playOn] 能出牌的玩家也可以选择不出。
    }
}
rule-R39 = { $draw_per_no_play ->
    [0] 不出牌的玩家不摸牌，回合结束。
   *[other] 不出牌的玩家从牌库摸{ $draw_per_no_play }张牌，回合结束。
}
rule-R40 = { $drawn_tile_playable ->
    [true] 刚摸的牌可以马上打出。
   *[false] 刚摸的牌要等到自己的下一回合才能打。
}
rule-R41-1 = { $min_rack_tiles_per_turn ->
    [0] 出牌时不必从牌架打出牌。
   *[other] 出牌时至少要从牌架打出{ $min_rack_tiles_per_turn }张牌。
}
rule-R41-2 = { $min_rack_tiles_per_turn ->
    [0] 只重组桌面也算出牌。
   *[other] 只重组桌面不算出牌。
}
rule-R42 = { $say_pass ->
    [none] 回合结束时不用说什么。
   *[other] 回合结束时，玩家说“{ $say_pass }”。
}
rule-R43 = 回合结束时，桌面上每张牌都要属于一个合法牌组。
rule-R44 = 一个回合里可以打出和重组任意多个牌组。

## 牌库空了

rule-R45 = { $pool_empty ->
    [endAtOnce] 牌库最后一张牌被摸走，这一局就结束。
    [endWhenDrawImpossible] 牌库空了以后，只要没有人必须摸牌就继续。
   *[playOn] 牌库空了以后继续进行，不再摸牌。
}
rule-R46-1 = { $pool_empty ->
    [endAtOnce] 没有跳过：牌库一空就不再有回合。
    [endWhenDrawImpossible] 第一次有人不出牌时，因为没有牌可摸，这一局就结束。
    [mustPlayIfAble] 牌库空了以后，能出牌的必须出，不能出的才跳过。
   *[playOn] 牌库空了以后，玩家可以跳过。
}
rule-R46-2 = { $pool_empty ->
    [endAtOnce] { "" }
    [endWhenDrawImpossible] { "" }
   *[playOn] 所有玩家接连跳过，这一局就结束。
}
rule-R46-3 = { $pool_empty ->
    [mustPlayIfAble] 能出牌却让时间耗尽，不算跳过。
   *[playOn] { "" }
}

## 重组

rule-R47 = 可以把牌加到顺组的任意一头，或加到缺这种颜色的群组。
rule-R48 = 可以拿走群组的第四张牌用于别的牌组，因为留下的三张仍是群组。
rule-R49 = 可以给牌组加一张牌，换出另一张去组成新牌组。
rule-R50 = 可以把顺组分拆成两组，需要时用新打出的牌补上缺口。
rule-R51 = 不同牌组的牌可以合并成新牌组，只要原来的牌组仍然合法。
rule-R52 = 可以同时拆开几个牌组，把牌组成新的牌组。
rule-R53 = 也可以用其他任何方式重组，各种方式可以合用。除了百搭牌的规则，只看回合结束时的桌面。

## 百搭牌

rule-R54-1 = 百搭牌可以代表任何一张牌。
rule-R54-2 = 牌组里除百搭牌外至少要有一张数字牌。
rule-R55-1 = 在桌面上，百搭牌就是它所代表的牌的数字和颜色。
rule-R55-2 = 在顺组里由位置决定。
rule-R55-3 = 在群组里是所缺的一种颜色。
rule-R56 = { $joker_needs_meld ->
    [false] 玩家自己破冰之前也可以取出百搭牌。
   *[true] 玩家自己破冰之前不能取出百搭牌。
}
rule-R57 = { $joker_freeing ->
    [exactSwap] 只有百搭牌所代表的那张牌，数字和颜色都相同，才能替换它。
   *[anyLegal] 任何牌都可以替换百搭牌，只要回合结束时所有牌组都合法。
}
rule-R58 = { $joker_swap_from ->
    [rackOnly] 替换百搭牌的牌必须来自玩家的牌架。
   *[rackOrTable] 替换百搭牌的牌可以来自玩家的牌架，也可以来自桌面。
}
rule-R59-1 = 三张的群组里有百搭牌时，所缺颜色中任何一种的牌都可以替换它。
rule-R59-2 = 另一种所缺颜色的牌也可以一起放上。
rule-R60-1 = { $joker_freeing ->
    [exactSwap] 没有别的办法取出百搭牌。
   *[anyLegal] 牌组被分拆、拆散或补牌后不再需要百搭牌时，也可以取出它。
}
rule-R60-2 = { $joker_freeing ->
    [exactSwap] { "" }
   *[anyLegal] 牌组用不着的百搭牌可以直接拿走。
}
rule-R61 = { $joker_set_frozen ->
    [true] 含百搭牌的牌组只能加牌，不能分拆；除了被换出的百搭牌，不能拿走任何牌。
   *[false] 含百搭牌的牌组与其他牌组一样，可以加牌、分拆和重组。
}
rule-R62 = { $joker_floats ->
    [true] 留在原牌组里的百搭牌可以移到组内别的位置，代表别的牌。
   *[false] 留在原牌组里的百搭牌始终代表同一张牌。
}
rule-R63-1 = { $freed_joker_to_rack ->
    [true] 取出的百搭牌可以在同一回合重新打出。
   *[false] 取出的百搭牌要在同一回合重新打出。
}
rule-R63-2 = { $freed_joker_to_rack ->
    [true] 也可以留在牌架上。
   *[false] 不能放到牌架上。
}
rule-R64-1 = { $freed_joker_target ->
    [anySet] 取出的百搭牌可以放进新牌组。
    [newSetWithRackTiles] 取出的百搭牌要和牌架上的牌一起组成新牌组。
   *[newSet] 取出的百搭牌要放进新牌组。
}
rule-R64-2 = { $freed_joker_target ->
    [anySet] 也可以加到桌面上原有的牌组。
   *[newSet] 不能只是加到桌面上原有的牌组。
}
rule-R64-3 = { $freed_joker_target ->
    [newSet] 能切成几个合法顺组的顺组，按切开来算。
   *[anySet] { "" }
}
rule-R65-1 = { $freed_joker_target ->
    [newSetWithRackTiles] 取出的百搭牌要和牌架上的牌自成一组。
   *[newSet] 这一回合还要打出一张牌架上的牌。
}
rule-R65-2 = { $freed_joker_target ->
    [newSetWithRackTiles] 换进去的那张不算。之后可以再加牌。
   *[newSet] 打在哪里都行，替换百搭牌的那张也算。
}
rule-R66 = 取出的百搭牌可以代表与之前不同的牌。
rule-R67 = 任何玩家都可以在自己的回合取出百搭牌，不论是谁打出的。

## 时间

rule-R68 = { $time_limit_sec ->
    [60] 每回合限时一分钟。
    [120] 每回合限时两分钟。
   *[other] 每回合限时{ $time_limit_sec }秒。
}
rule-R69 = { $time_limit_optional ->
    [true] 玩家愿意时才有时限。
   *[false] 时限始终有效。
}
rule-R70 = { $timeout_idle_draw ->
    [0] 时间到而什么也没做，回合结束，不摸牌。
   *[other] 时间到而什么也没做，玩家摸{ $timeout_idle_draw }张牌，回合结束。
}
rule-R71-1 = { $timeout_table ->
    [looseToRack] 时间到而桌面未完成，零散的牌归入玩家的牌架。
   *[restore] 时间到而桌面未完成，桌面还原到回合之前，玩家收回自己的牌。
}
rule-R71-2 = { $timeout_table ->
    [looseToRack] 桌面上原有的零散牌也一样，合法的牌组保留。但如果桌面上原有的百搭牌散落，或留下的牌违反其他规则，就全部还原。
   *[restore] { "" }
}
rule-R71-3 = { $timeout_legal_table ->
    [drawOne] 即使回合合规也要摸一张牌。
    [penalty] 即使回合合规也要受罚。
   *[commit] 合规的回合有效。
}
rule-R71-4 = { $timeout_legal_but_not_playable ->
    [penalty] 牌组都合法但回合不合规，就全部还原并受罚。
   *[drawOne] 牌组都合法但回合不合规，就全部还原并摸一张牌。
}
rule-R72-1 = { $timeout_penalty ->
    [0] 桌面未完成不罚摸。
   *[other] 桌面未完成要从牌库罚摸{ $timeout_penalty }张牌。
}
rule-R72-2 = { $pool_short ->
   *[takeAll] 牌库不够时，有多少摸多少，不用补。
}
rule-R73-1 = { $forgotten_tiles ->
    [toPool] 没有人记得原位的牌放入牌库。
   *[notApplicable] 对忘了原位的牌没有规定。
}
rule-R73-2 = { $forgotten_tiles ->
    [toPool] 程序记得每个位置，所以不会发生。
   *[notApplicable] { "" }
}
rule-R74-1 = { $strict_penalty ->
    [option] 玩家可以约定加重惩罚，按剩下的牌数计。
   *[none] 没有加重惩罚。
}
rule-R74-2 = { $strict_penalty ->
    [option] 桌面上原有的牌每散落一张，就在通常的罚摸之外多罚一张。
   *[none] { "" }
}

## 结束和计分

rule-R75-1 = 最先出完牌架上的牌的人赢得这一局。
rule-R75-2 = { $call ->
    [none] 不用喊什么。
   *[other] 赢家喊“{ $call }”。
}
rule-R76 = 每位输家得负分：牌架上剩余数字的总和。
rule-R77-1 = 牌架上剩下的百搭牌计{ $rack_joker_value }分。
rule-R77-2 = 每一张都要计。
rule-R78 = 所有输家的负分加起来，就是赢家得的正分。
rule-R79 = 每一局和总分里，正分和负分都相互抵消。
rule-R80 = 如果牌库空了、还没有人出完牌，这一局就结束，牌架点数最小的赢。
rule-R81 = { $blocked_scoring ->
   *[difference] 这样的一局，每位输家按自己与赢家的牌架点数之差得负分，赢家得这些分数之和。
}
rule-R82 = { $blocked_tie ->
    [fewestTiles] 最小点数相同时，牌少的玩家赢。
    [noWinner] 最小点数相同时，这一局没有赢家。
   *[share] 最小点数相同的玩家都赢得这一局，平分正分。分不尽的从先手起按顺序每人一分。
}
rule-R83 = { $match_winner ->
    [mostGames] 赢局最多的人赢得比赛。
   *[highestTotal] 总分最高的人赢得比赛。
}
rule-R84-1 = { $match_tie ->
    [highestTotal] 比赛打平时总分高的赢。
   *[shared] 比赛打平的玩家并列获胜。
}
rule-R84-2 = { $match_tie ->
    [highestTotal] 总分也相同就并列获胜。
   *[shared] { "" }
}
rule-R85 = { $match_winner ->
    [mostGames] 除了分数，还要记每位玩家赢了几局。
   *[highestTotal] 不用记赢局：比赛只看分数。
}
rule-R86 = 计分表逐局列出每位玩家的得分和总分。
rule-R87-1 = { $edition ->
    [goliath] 说明书没有给建议。
   *[other] 开局可能显得慢：桌面上的牌越多，能打的也越多。
}
rule-R87-2 = { $edition ->
    [goliath] { "" }
   *[other] 开局时不妨先留一些牌。以后用它们的机会更多。
}
rule-R87-3 = { $edition ->
    [goliath] { "" }
   *[other] 四张成组的牌，先打三张，留下第四张：下一次就不用摸牌。
}
rule-R87-4 = { $edition ->
    [goliath] { "" }
   *[other] 百搭牌值得留着，但如果别人先出完，就要扣{ $rack_joker_value }分。
}
rule-R87-5 = { $edition ->
    [lanmi] 牌组打得早，也会让别人看出你的牌怎样搭配。
   *[other] { "" }
}

## 裁定

ruling-A1 = John Adams 的说明书印的是104张牌，其中2张百搭牌；我们取106张，因为4种颜色、13个数字、每种2张，不算百搭牌就已经是104张。
ruling-A2 = 160张牌当作4种颜色、每种3张，加4张百搭牌，因为去掉4张百搭牌后正好是12套1到13，而且没有说明书提到第五种颜色。
ruling-A3 = 用大套牌时群组也最多4张，因为说明书这样写，而且只有四种颜色。
ruling-A4 = 说明书里的“round”有时指回合，有时指一局或几局，因此按上下文理解；这里统一用回合、局、轮、比赛四个词。
ruling-A5 = Broadway 每轮的局数等于人数，Babyboom 正好打这样一轮的局数，其余版本局数不限，因为它们的计分示例与人数无关。
ruling-A6 = 定先时只有同点的玩家重摸，摸到百搭牌总是重摸，因为给百搭牌定任何数字都是凭空添加。
ruling-A7 = 每一局都重新摸牌定先，因为 Broadway 让玩家回到准备阶段，Lanmi 也提供这个办法。
ruling-A8 = John Adams 要求玩家第一步破冰，我们理解为第一次打出的牌，因为同一段允许玩家等一等。
ruling-A9 = Lanmi 和 Goliath 的破冰也只能用自己的牌，因为两者都要在破冰之后才开放桌面。
ruling-A10 = John Adams 破冰的整个回合都不能动桌面，因为它说的一步就是一个回合，同系列的说明书也写明从下一回合起。
ruling-A11 = 在 Goliath 中，破冰后的玩家可以给任何牌组加牌，因为只有法文提到最初的牌组，其他语言没有这个限制。
ruling-A12 = 在 Lanmi 中，刚破冰而没动其他牌组的玩家不用摸牌，因为那等于惩罚破冰。
ruling-A13 = 在 John Adams 中，破冰之后不能出牌就摸一张，因为说明书的建议以此为前提。
ruling-A14 = 不允许只重组桌面的回合，因为 Broadway 要求每回合打出牌架上的牌，其他版本不出牌就要摸牌。
ruling-A15 = 超时的时候，没动的玩家只付小代价，未完成的才受罚，两者不叠加，因为 Babyboom 就是这样区分的。
ruling-A16 = 时间到时已经合规的回合有效，不用摸牌，因为惩罚针对的是没摆好的桌面。
ruling-A17 = 牌组都合法但回合不合规时，Broadway 和 John Adams 要受罚，因为它们惩罚任何失败的回合；其他版本只摸一张，因为它们惩罚的是不成立的牌组。
ruling-A18 = 在 Lanmi 和 Goliath 中，所有零散的牌都归入玩家的牌架，包括桌面上原有的，因为原文指的是不属于牌组的牌；这一点尚有疑问。
ruling-A19 = 时间到时如果桌面上原有的百搭牌散落，就全部还原并受罚，因为否则可以靠拖时间换来百搭牌。
ruling-A20 = Lanmi 牌库空了以后，到有人必须摸牌时结束，因为在那之前各条规则都能遵守；Goliath 没有写，所以和 Broadway 一样继续。
ruling-A21 = 牌库空了以后，John Adams 只让不能出牌的人跳过，其他版本人人可以跳过，一圈都跳过就结束，因为平时不出牌要摸牌，而这时已无牌可摸；这与 Broadway 和 Babyboom 的字面不同，那里要玩到没有人能出牌为止。
ruling-A22 = John Adams 让数目最小的赢得僵局，我们理解为数字之和，因为下一句就在加点数。
ruling-A23 = 僵局里输家的得分是赢家的点数减去自己的点数，所以不会大于零，因为照 Broadway 英文字面，输反而会得分。
ruling-A24 = 最小点数相同的玩家都赢得这一局并平分分数，因为没有说明书作出规定，而这样正负分仍能抵消。
ruling-A25 = 僵局里牌架上的百搭牌也全额计分，因为百搭牌的规则没有例外。
ruling-A26 = 比赛仍然打平就并列获胜，因为没有说明书再往下规定。
ruling-A27 = 牌库的牌少于应摸张数时，有多少摸多少，不用补，因为没有说明书提到欠牌。
ruling-A28 = 不会因为忘了原位而把牌放入牌库，因为程序记得每个位置，能准确还原桌面。
ruling-A29 = Babyboom 的加重惩罚加在通常的罚摸之上，按桌面上原有而散落的牌计数，因为单独计算可能比通常的还轻。
ruling-A30 = 在 Broadway 和 John Adams 中，只要留下的牌组合法，用任何方式都可以取出百搭牌，因为文字虽然要求那张牌，图例却是这样做的。
ruling-A31 = 凡是可以用任何合法方式取出百搭牌的，牌组用不着的百搭牌可以直接拿走，因为留下的仍然合法；Lanmi 不行。
ruling-A32 = 顺组里百搭牌的位置决定它代表什么，因为顺组按顺序排列；只有 Lanmi 不许把它移到别的位置。
ruling-A33 = 三张群组里的百搭牌代表任何一种所缺颜色，四张群组里代表所缺的那一种，因为四本说明书对三张的情况都这样写。
ruling-A34 = 三张群组里用一种所缺颜色就可以替换百搭牌，两种一起放也行，因为三本说明书这样写，其余的也没有禁止。
ruling-A35 = 牌组里可以有几张百搭牌，但至少要有一张数字牌，因为否则无法确定它们代表什么。
ruling-A36 = 百搭牌不能放在1之前或最大数字之后，因为没有那样的牌。
ruling-A37 = 取出的百搭牌可以只和桌面上的牌组成牌组，只要这一回合打过牌架上的牌，因为说明书只有这个要求；只有 Lanmi 要求新牌组里有牌架上的牌。
ruling-A38 = 在 Broadway 和 John Adams 中，取出的百搭牌不能只是加到原有的牌组，因为它们要求新牌组，而 Babyboom 和 Goliath 没有；这一点并不确定。
ruling-A39 = 在 Lanmi 中，取出的百搭牌要配上足以成组的牌架上的牌，因为它的牌组应由百搭牌和牌架上的牌组成；之后可以再加。
ruling-A40 = Lanmi 所说含百搭牌的群组的另外两张牌，是指所缺的两种颜色，因为已在组里的牌替换不了什么。
ruling-A41 = 在 Lanmi 中，牌架或桌面上的牌都可以加到含百搭牌的牌组，但百搭牌代表的牌不变，因为只允许加牌。
ruling-A42 = 只用桌面上的牌取出百搭牌的图例，只说明怎样取出；仍要打出一张牌架上的牌，因为每个回合都需要。
ruling-A43 = 用蓝色5取出百搭牌的那幅图已经缺失，我们当作6、7和百搭牌，因为 Goliath 类似的图例这样开始；其他可能的桌面也都测试了。
ruling-A44 = Goliath 没有写破冰前能否取出百搭牌；这里不能，因为桌面要到破冰才开放。
ruling-A45 = 忘了喊没有代价，因为没有说明书定过；这里由程序来喊。
ruling-A46 = 橙色和黄色是同一种第四颜色，因为各盒只是名称和漆色不同。
ruling-A47 = Goliath 说明书里只有一种语言写得少或写得不同的地方，以其他语言为准，因为另外四种语言一致。
ruling-A48 = 在 Goliath 中，超时没动的玩家摸一张牌而不受罚，因为没动过的桌面都是合法牌组，而五种语言中有四种当时只要求这一点。
ruling-A49 = 在 Lanmi 中，牌架上每张百搭牌都全额计分，因为 Babyboom 是逐张计算的。
ruling-A50 = 在 Lanmi 和 Goliath 中，破冰时牌架上打出的百搭牌按回合结束时所代表的牌计分，因为分数要看那时桌面上的牌。
ruling-A51 = 在 Broadway 和 John Adams 中，含有取出的百搭牌的顺组，只要能切成几个合法顺组，就按切开来算，因为切不切开，牌都在同一个位置。
ruling-A52 = 在 John Adams 中，牌库空了以后能出牌却让时间耗尽，不算跳过，因为否则领先的人可以一直等下去，靠僵局获胜；连续三次这样做而没有人代打，这一局作废。
