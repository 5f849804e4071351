### 規則的文字：標題、條文、裁定。

## 依據

source-booklet = 說明書寫明
source-implied = 由說明書推得
source-ruling = 我們的裁定
source-none = 這個版本沒有
source-at = { $source }：{ $places }
source-rulings = { $source }（{ $rulings }）
source-heading = 「{ $heading }」
source-beginning = 開頭部分
source-language = { $language ->
    [de] 德文：{ $source }
    [es] 西班牙文：{ $source }
    [fr] 法文：{ $source }
    [nl] 荷蘭文：{ $source }
    [pt] 葡萄牙文：{ $source }
    [zh-Hans] 中文：{ $source }
   *[en] 英文：{ $source }
}

## 標題

rule-title-R1 = 人數
rule-title-R2 = 牌的總數
rule-title-R3 = 數字、顏色、張數
rule-title-R4 = 顏色名稱
rule-title-R5 = 百搭牌張數
rule-title-R6 = 大套牌
rule-title-R7 = 牌架和年齡
rule-title-R8 = 遊戲目標
rule-title-R9 = 牌組的種類
rule-title-R10 = 組牌的張數
rule-title-R11 = 組牌的顏色
rule-title-R12 = 什麼是順牌
rule-title-R13 = 最長的順牌
rule-title-R14 = 順牌的頭尾
rule-title-R15 = 順牌的排法
rule-title-R16 = 桌面共用
rule-title-R17 = 抽牌定先後
rule-title-R18 = 定先後抽到百搭牌
rule-title-R19 = 定先後抽到同點
rule-title-R20 = 抽牌定座位
rule-title-R21 = 定先後的牌放回
rule-title-R22 = 七張一疊
rule-title-R23 = 起手張數
rule-title-R24 = { term-pool }
rule-title-R25 = 出牌方向
rule-title-R26 = 下一{ term-game }的開始
rule-title-R27 = 輪、{ term-game }、圈、場
rule-title-R28 = 打幾{ term-game }
rule-title-R29 = 一{ term-game }的結束
rule-title-R30 = { term-initial-meld }
rule-title-R31 = { term-initial-meld }的牌組
rule-title-R32 = { term-initial-meld }用的牌
rule-title-R33 = { term-initial-meld }用百搭牌
rule-title-R34 = { term-initial-meld }那一輪的桌面
rule-title-R35 = 沒辦法{ term-initial-meld.do }
rule-title-R36 = 先不{ term-initial-meld.do }
rule-title-R37 = 輪到時怎麼出牌
rule-title-R38 = 選擇不出牌
rule-title-R39 = 不出牌的代價
rule-title-R40 = 剛抽的牌
rule-title-R41 = 每輪要出的牌
rule-title-R42 = 一輪結束時說的話
rule-title-R43 = 一輪結束時的桌面
rule-title-R44 = 牌組數不限
rule-title-R45 = { term-pool }抽空
rule-title-R46 = { term-pass }與僵局
rule-title-R47 = 把牌加進牌組
rule-title-R48 = 拿走第四張
rule-title-R49 = 加一張，拿一張
rule-title-R50 = 順牌一分為二
rule-title-R51 = 合併兩組的牌
rule-title-R52 = 打散多個牌組
rule-title-R53 = 其他變化
rule-title-R54 = 什麼是百搭牌
rule-title-R55 = 百搭牌代表什麼
rule-title-R56 = { term-initial-meld }前的百搭牌
rule-title-R57 = 用什麼換百搭牌
rule-title-R58 = 換的牌從哪裡來
rule-title-R59 = 三張組牌裡的百搭牌
rule-title-R60 = 取下百搭牌的其他方法
rule-title-R61 = 有百搭牌的牌組
rule-title-R62 = 移動百搭牌
rule-title-R63 = 取下後何時打出
rule-title-R64 = 取下後放哪裡
rule-title-R65 = 跟它搭配的牌
rule-title-R66 = 百搭牌改當別的牌
rule-title-R67 = 誰的百搭牌
rule-title-R68 = 時間限制
rule-title-R69 = 何時有時間限制
rule-title-R70 = 時間到還沒動
rule-title-R71 = 時間到時的桌面
rule-title-R72 = 罰抽
rule-title-R73 = 忘了原位的牌
rule-title-R74 = 加嚴懲罰
rule-title-R75 = 贏得一{ term-game }
rule-title-R76 = 輸家的得分
rule-title-R77 = 牌架上的百搭牌
rule-title-R78 = 贏家的得分
rule-title-R79 = 核對得分
rule-title-R80 = 僵局的輸贏
rule-title-R81 = 僵局的計分
rule-title-R82 = 僵局同分
rule-title-R83 = 贏得整場
rule-title-R84 = 整場平手
rule-title-R85 = 計算贏的{ term-game }數
rule-title-R86 = 計分表
rule-title-R87 = 打法建議（不是規則）

## 配件

rule-R1 = 可供{ $players_min }到{ $players_max }人玩。
rule-R2 = 標準玩法共{ $tiles_total }張牌，含百搭牌。
rule-R3-1 = 共{ $colours }種顏色，每種顏色的數字從1到{ $numbers }。
rule-R3-2 = { $copies ->
    [1] 每種牌一張。
    [2] 每種牌兩張。
   *[other] 每種牌{ $copies }張。
}
rule-R4 = { $colours ->
    [4] 顏色是黑色、紅色、藍色和{ term-fourth-colour }。
    [6] 顏色是黑色、紅色、藍色、{ term-fourth-colour }、綠色和紫色。
   *[other] 顏色依序取黑色、紅色、藍色、{ term-fourth-colour }、綠色和紫色的前{ $colours }種。
}
rule-R5 = { $jokers ->
    [0] 標準玩法沒有百搭牌。
   *[other] 標準玩法有{ $jokers }張百搭牌。
}
rule-R6-1 = { $big_set ->
    [none] 沒有給更多人用的大套牌。
   *[other] { $big_set_min_players }人以上要用全部{ $big_set_total }張牌。
}
rule-R6-2 = { $big_set ->
    [none] { "" }
   *[other] 其中{ $big_set_colours }種顏色，每個數字{ $big_set_copies }張，再加{ $big_set_jokers }張百搭牌。
}
rule-R6-3 = { $big_set ->
    [none] { "" }
   *[other] { $big_set_for_few ->
        [allowed] 人少時建議用標準套牌，但也可以用全部的牌。
       *[no] 人少時用標準套牌。
    }
}
rule-R7-1 = 每位{ term-player }把牌放在自己的牌架上。
rule-R7-2 = 盒上的適用年齡不是規則，跟其他規則無關。
rule-R8 = 最先把牌架上的牌全部組成牌組打到桌上。

## 牌組

rule-R9 = 牌組分成組牌和順牌兩種，至少{ $min_set }張牌。
rule-R10 = 組牌有{ $min_set }到{ $group_max }張牌，數字都相同。
rule-R11 = 組牌裡顏色不能重複。
rule-R12 = 順牌是同一顏色、由小到大連號的牌，至少{ $min_set }張。
rule-R13 = 順牌最多{ $run_max }張牌。
rule-R14-1 = { $run_wrap ->
    [true] 順牌可以從{ $numbers }接回1。
   *[false] 1永遠最小，不能接在{ $numbers }後面。
}
rule-R14-2 = 1前面也不能放百搭牌。
rule-R14-3 = { $numbers }後面也不能放百搭牌。
rule-R15-1 = 順牌由小到大排。
rule-R15-2 = 所以從位置就看得出百搭牌是什麼數字。
rule-R16 = { term-table.on }的牌組是大家的，不管是誰打出的。

## 準備

rule-R17 = 把牌面朝下洗勻，每位{ term-player }抽一張，數字最大的先出牌。
rule-R18 = { $start_draw_joker ->
    [lowest] 定先後時抽到的百搭牌算最小。
   *[redraw] 定先後時抽到百搭牌的人重抽。
}
rule-R19 = { $start_draw_tie ->
    [redrawAll] 最大的數字不只一人抽到時，大家都重抽。
   *[redrawTied] 抽到同樣最大數字的人重抽，其他人不用。
}
rule-R20 = { $seat_by_draw ->
    [option] 可以講好按抽到的數字大小入座，每{ term-game }之前重新來過。
   *[none] 抽牌定先後不決定座位。
}
rule-R21-1 = 定先後抽出的牌放回去。
rule-R21-2 = 然後全部再洗勻。
rule-R22 = { $stacks ->
    [recommended] 定先後之後，最好把牌疊成七張一疊，但不是一定要。
    [beforeDraw] 定先後之前，把牌疊成七張一疊。
    [afterDraw] 定先後之後，把牌疊成七張一疊，再從那裡拿牌。
   *[none] 牌不用疊起來。
}
rule-R23 = 每位{ term-player }拿{ $hand }張牌。
rule-R24 = 剩下沒人拿的牌面朝下，當作{ term-pool }。
rule-R25 = 按順時針方向輪流：左邊的人接著出。
rule-R26 = { $next_starter ->
    [keepSeatsAndDraw] 下一{ term-game }之前座位不變，重新抽牌定先後。
    [winner] 上一{ term-game }的贏家先出牌。
    [rotate] 上一{ term-game }先出牌者左邊的人先出牌。
   *[drawAgain] 每{ term-game }都重新抽牌定先後。
}

## 整場

rule-R27 = { $match_frame ->
    [roundsOfNGames] 好幾輪是一{ term-game }，好幾{ term-game }是一圈，好幾圈是一場。
   *[agreedGames] 好幾輪是一{ term-game }，好幾{ term-game }是一場，沒有圈。
}
rule-R28 = { $match_frame ->
    [roundsOfNGames] 有幾個人，一圈就打幾{ term-game }。打幾圈事先講好。
    [NGames] 有幾個人，一場就打幾{ term-game }。
   *[agreedGames] 打幾{ term-game }事先講好。
}
rule-R29 = 有人打出牌架上最後一張牌，這{ term-game }就結束。

## 破冰

rule-R30-1 = { $meld_min ->
    [0] 第一次打出的牌組不限分數。
   *[other] 第一次打出的牌組合計至少要{ $meld_min }分。
}
rule-R30-2 = 每張牌的分數就是它的數字。
rule-R31 = { term-initial-meld }可以只用一個牌組，也可以好幾個牌組合計。
rule-R32 = { $meld_own_tiles_only ->
    [false] 可以借用桌上的牌來湊{ term-initial-meld }的分數。
   *[true] { term-initial-meld }只能用自己牌架上的牌。
}
rule-R33-1 = { $meld_joker ->
   *[representedValue] { term-initial-meld }可以用百搭牌，分數照它代表的牌算。
}
rule-R33-2 = 以這一輪結束時它代表的牌為準。
rule-R34-1 = { $table_in_meld_turn ->
    [openAfterMeld] { term-initial-meld }的牌一放到桌上，就可以在同一輪繼續出牌。
   *[closed] { term-initial-meld }時，其他牌組都不能動。
}
rule-R34-2 = { $table_in_meld_turn ->
    [openAfterMeld] 這時可以動用桌上所有的牌組。
   *[closed] 下一輪起才可以動。
}
rule-R35 = { $draw_per_no_play ->
    [0] 沒辦法{ term-initial-meld.do }的人不抽牌，這一輪結束。
   *[other] 沒辦法{ term-initial-meld.do }的人抽{ $draw_per_no_play }張牌，這一輪結束。
}
rule-R36 = { $may_decline ->
    [false] 能{ term-initial-meld.do }就一定要{ term-initial-meld.do }。
   *[true] 能{ term-initial-meld.do }的人也可以等一等，改成抽牌。
}

## 出牌

rule-R37 = { term-initial-meld }之後，可以打出新牌組、把牌加進桌上的牌組，也可以{ term-rearrange }桌上的牌。
rule-R38 = { $may_decline ->
    [false] 能出牌就一定要出。
   *[true] { $pool_empty ->
        [mustPlayIfAble] 只要{ term-pool }還有牌，能出牌的人也可以選擇不出。
       *[playOn] 能出牌的人也可以選擇不出。
    }
}
rule-R39 = { $draw_per_no_play ->
    [0] 不出牌的人不抽牌，這一輪結束。
   *[other] 不出牌的人從{ term-pool }抽{ $draw_per_no_play }張牌，這一輪結束。
}
rule-R40 = { $drawn_tile_playable ->
    [true] 剛抽的牌可以馬上打出。
   *[false] 剛抽的牌要等到自己的下一輪才能出。
}
rule-R41-1 = { $min_rack_tiles_per_turn ->
    [0] 出牌時不必從牌架打出牌。
   *[other] 出牌時至少要從牌架打出{ $min_rack_tiles_per_turn }張牌。
}
rule-R41-2 = { $min_rack_tiles_per_turn ->
    [0] 只{ term-rearrange }桌上的牌也算出牌。
   *[other] 只{ term-rearrange }桌上的牌不算出牌。
}
rule-R42 = { $say_pass ->
    [none] 一輪結束時不用說什麼。
   *[other] 一輪結束時要說「{ $say_pass }」。
}
rule-R43 = 一輪結束時，桌上每張牌都要在合法的牌組裡。
rule-R44 = 一輪裡可以打出和{ term-rearrange }任意多個牌組。

## 牌庫空了

rule-R45 = { $pool_empty ->
    [endAtOnce] { term-pool }最後一張牌被抽走，這{ term-game }就結束。
    [endWhenDrawImpossible] { term-pool }空了以後，只要沒有人必須抽牌就繼續。
   *[playOn] { term-pool }空了以後繼續出牌，不再抽牌。
}
rule-R46-1 = { $pool_empty ->
    [endAtOnce] 不會有人{ term-pass }：{ term-pool }一空就不再出牌。
    [endWhenDrawImpossible] 第一次有人不出牌時，因為沒有牌可抽，這{ term-game }就結束。
    [mustPlayIfAble] { term-pool }空了以後，能出牌的一定要出，不能出的才{ term-pass }。
   *[playOn] { term-pool }空了以後可以{ term-pass }。
}
rule-R46-2 = { $pool_empty ->
    [endAtOnce] { "" }
    [endWhenDrawImpossible] { "" }
   *[playOn] 所有人接連{ term-pass }，這{ term-game }就結束。
}
rule-R46-3 = { $pool_empty ->
    [mustPlayIfAble] 能出牌卻讓時間用完，不算{ term-pass }。
   *[playOn] { "" }
}

## 變化

rule-R47 = 可以把牌加到順牌的任何一頭，或加到缺這種顏色的組牌。
rule-R48 = 可以拿走組牌的第四張牌去組別的牌組，因為剩下的三張還是組牌。
rule-R49 = 可以在牌組加一張牌，換另一張出來組新牌組。
rule-R50 = 可以把順牌{ term-split }成兩組，需要時用新打出的牌補上缺口。
rule-R51 = 不同牌組的牌可以合併成新牌組，只要原來的牌組還是合法。
rule-R52 = 可以同時打散好幾個牌組，用這些牌組成新的牌組。
rule-R53 = 也可以用其他任何方式{ term-rearrange }，各種方式可以一起用。除了百搭牌的規則，只看一輪結束時的桌面。

## 百搭牌

rule-R54-1 = 百搭牌可以代表任何一張牌。
rule-R54-2 = 牌組裡除了百搭牌，至少要有一張數字牌。
rule-R55-1 = 在桌上，百搭牌就是它所代表的牌的數字和顏色。
rule-R55-2 = 在順牌裡看位置。
rule-R55-3 = 在組牌裡是缺少的一種顏色。
rule-R56 = { $joker_needs_meld ->
    [false] 自己{ term-initial-meld.do }之前也可以取下百搭牌。
   *[true] 自己{ term-initial-meld.do }之前不能取下百搭牌。
}
rule-R57 = { $joker_freeing ->
    [exactSwap] 只有百搭牌代表的那張牌，數字和顏色都一樣，才能換下它。
   *[anyLegal] 任何牌都可以換下百搭牌，只要一輪結束時所有牌組都合法。
}
rule-R58 = { $joker_swap_from ->
    [rackOnly] 換百搭牌的牌一定要出自自己的牌架。
   *[rackOrTable] 換百搭牌的牌可以出自自己的牌架，也可以是桌上的牌。
}
rule-R59-1 = 三張的組牌裡有百搭牌時，缺少的顏色中任何一種都可以換下它。
rule-R59-2 = 另一種缺少的顏色也可以一起放上。
rule-R60-1 = { $joker_freeing ->
    [exactSwap] 沒有別的方法可以取下百搭牌。
   *[anyLegal] 牌組{ term-split }成兩組、打散或補滿之後不再需要百搭牌，也可以把它取下。
}
rule-R60-2 = { $joker_freeing ->
    [exactSwap] { "" }
   *[anyLegal] 牌組用不到的百搭牌可以直接拿走。
}
rule-R61 = { $joker_set_frozen ->
    [true] 有百搭牌的牌組只能加牌，不能{ term-split }成兩組；除了換下的百搭牌，不能拿走任何牌。
   *[false] 有百搭牌的牌組跟其他牌組一樣，可以加牌、分開和{ term-rearrange }。
}
rule-R62 = { $joker_floats ->
    [true] 留在原牌組的百搭牌可以移到組內別的位置，代表別的牌。
   *[false] 留在原牌組的百搭牌一直代表同一張牌。
}
rule-R63-1 = { $freed_joker_to_rack ->
    [true] 取下的百搭牌可以在同一輪再打出去。
   *[false] 取下的百搭牌要在同一輪再打出去。
}
rule-R63-2 = { $freed_joker_to_rack ->
    [true] 也可以留在牌架上。
   *[false] 不能放上牌架。
}
rule-R64-1 = { $freed_joker_target ->
    [anySet] 取下的百搭牌可以放進新牌組。
    [newSetWithRackTiles] 取下的百搭牌要跟牌架上的牌一起組成新牌組。
   *[newSet] 取下的百搭牌要放進新牌組。
}
rule-R64-2 = { $freed_joker_target ->
    [anySet] 也可以加到桌上原有的牌組。
   *[newSet] 不能只是加到桌上原有的牌組。
}
rule-R64-3 = { $freed_joker_target ->
    [newSet] 能切成好幾組合法順牌的順牌，照切開來算。
   *[anySet] { "" }
}
rule-R65-1 = { $freed_joker_target ->
    [newSetWithRackTiles] 取下的百搭牌要跟牌架上的牌自成一組。
   *[newSet] 這一輪還要打出一張牌架上的牌。
}
rule-R65-2 = { $freed_joker_target ->
    [newSetWithRackTiles] 換進去的那張不算。之後可以再加牌。
   *[newSet] 打在哪裡都行，換百搭牌的那張也算。
}
rule-R66 = 取下的百搭牌可以代表跟之前不同的牌。
rule-R67 = 輪到自己時，誰都可以取下百搭牌，不管是誰打出的。

## 時間

rule-R68 = { $time_limit_sec ->
    [60] 每輪限時一分鐘。
    [120] 每輪限時兩分鐘。
   *[other] 每輪限時{ $time_limit_sec }秒。
}
rule-R69 = { $time_limit_optional ->
    [true] 大家想要時才有時間限制。
   *[false] 一定有時間限制。
}
rule-R70 = { $timeout_idle_draw ->
    [0] 時間到而什麼都沒做，這一輪結束，不抽牌。
   *[other] 時間到而什麼都沒做，要抽{ $timeout_idle_draw }張牌，這一輪結束。
}
rule-R71-1 = { $timeout_table ->
    [looseToRack] 時間到而桌面還沒排好，散牌歸到自己的牌架。
   *[restore] 時間到而桌面還沒排好，桌面恢復到這一輪之前，自己的牌收回。
}
rule-R71-2 = { $timeout_table ->
    [looseToRack] 桌上原有的散牌也一樣，合法的牌組留下。但如果桌上原有的百搭牌落單，或留下的牌違反其他規則，就全部恢復原狀。
   *[restore] { "" }
}
rule-R71-3 = { $timeout_legal_table ->
    [drawOne] 就算這一輪合規則，也要抽一張牌。
    [penalty] 就算這一輪合規則，也要受罰。
   *[commit] 合規則的一輪算數。
}
rule-R71-4 = { $timeout_legal_but_not_playable ->
    [penalty] 牌組都合法但這一輪不合規則，就全部恢復原狀並受罰。
   *[drawOne] 牌組都合法但這一輪不合規則，就全部恢復原狀並抽一張牌。
}
rule-R72-1 = { $timeout_penalty ->
    [0] 桌面沒排好不罰抽。
   *[other] 桌面沒排好，要從{ term-pool }罰抽{ $timeout_penalty }張牌。
}
rule-R72-2 = { $pool_short ->
   *[takeAll] { term-pool }不夠時，有多少抽多少，不用補。
}
rule-R73-1 = { $forgotten_tiles ->
    [toPool] 沒有人記得原位的牌，放進{ term-pool }。
   *[notApplicable] 對忘了原位的牌沒有規定。
}
rule-R73-2 = { $forgotten_tiles ->
    [toPool] 程式記得每個位置，所以不會發生。
   *[notApplicable] { "" }
}
rule-R74-1 = { $strict_penalty ->
    [option] 可以講好加嚴懲罰，照剩下的牌數算。
   *[none] 沒有加嚴懲罰。
}
rule-R74-2 = { $strict_penalty ->
    [option] 桌上原有的牌每落單一張，就在平常的罰抽之外多罰一張。
   *[none] { "" }
}

## 結束和計分

rule-R75-1 = 最先出完牌架上的牌就贏了這{ term-game }。
rule-R75-2 = { $call ->
    [none] 不用喊什麼。
   *[other] 贏家喊「{ $call }」。
}
rule-R76 = 每個輸家得負分：牌架上剩下數字的總和。
rule-R77-1 = 牌架上剩下的百搭牌算{ $rack_joker_value }分。
rule-R77-2 = 每一張都要算。
rule-R78 = 所有輸家的負分加起來，就是贏家得的正分。
rule-R79 = 每{ term-game }和總分裡，正分和負分都互相抵銷。
rule-R80 = 如果{ term-pool }空了、還沒有人出完牌，這{ term-game }就結束，牌架點數最低的人贏。
rule-R81 = { $blocked_scoring ->
   *[difference] 這樣的一{ term-game }，每個輸家照自己跟贏家的牌架點數差得負分，贏家得這些分數的總和。
}
rule-R82 = { $blocked_tie ->
    [fewestTiles] 最低點數相同時，牌少的人贏。
    [noWinner] 最低點數相同時，這{ term-game }沒有贏家。
   *[share] 最低點數相同的人都贏了這{ term-game }，平分正分。分不完的從先出牌的人起，照順序一人一分。
}
rule-R83 = { $match_winner ->
    [mostGames] 贏最多{ term-game }的人贏得整場。
   *[highestTotal] 總分最高的人贏得整場。
}
rule-R84-1 = { $match_tie ->
    [highestTotal] 整場平手時總分高的贏。
   *[shared] 整場平手的人並列獲勝。
}
rule-R84-2 = { $match_tie ->
    [highestTotal] 總分也一樣就並列獲勝。
   *[shared] { "" }
}
rule-R85 = { $match_winner ->
    [mostGames] 除了分數，還要記每個人贏了幾{ term-game }。
   *[highestTotal] 不用記贏了幾{ term-game }：整場只看分數。
}
rule-R86 = 計分表列出每個人每{ term-game }的得分和總分。
rule-R87-1 = { $edition ->
    [goliath] 說明書沒有給建議。
   *[other] 剛開始可能覺得慢：桌上的牌愈多，能打的也愈多。
}
rule-R87-2 = { $edition ->
    [goliath] { "" }
   *[other] 剛開始不妨先留一些牌。之後用得上的機會更多。
}
rule-R87-3 = { $edition ->
    [goliath] { "" }
   *[other] 四張成組的牌，先打三張，留下第四張：下一次就不用抽牌。
}
rule-R87-4 = { $edition ->
    [goliath] { "" }
   *[other] 百搭牌值得留著，但如果別人先出完，就要扣{ $rack_joker_value }分。
}
rule-R87-5 = { $edition ->
    [lanmi] 牌組打得早，也會讓別人看出你的牌怎麼搭配。
   *[other] { "" }
}

## 裁定

ruling-A1 = John Adams 的說明書印的是104張牌，其中2張百搭牌；我們取106張，因為4種顏色、13個數字、每種2張，不算百搭牌就已經104張。
ruling-A2 = 160張牌當作4種顏色、每種3張，加4張百搭牌，因為扣掉4張百搭牌剛好是12套1到13，而且沒有說明書提到第五種顏色。
ruling-A3 = 用大套牌時組牌也最多4張，因為說明書這樣寫，而且只有四種顏色。
ruling-A4 = 說明書裡的「round」有時是輪到一個人，有時是打完一次，有時是打完好幾次，所以看上下文解讀；這裡一律用輪、{ term-game }、圈、場四個詞。
ruling-A5 = Broadway 一圈的{ term-game }數等於人數，Babyboom 剛好打這樣一圈的數目，其他版本不限，因為它們的計分範例跟人數無關。
ruling-A6 = 定先後時只有同點的人重抽，抽到百搭牌一律重抽，因為替百搭牌定任何數字都是憑空捏造。
ruling-A7 = 每{ term-game }都重新抽牌定先後，因為 Broadway 要大家回到準備階段，Lanmi 也提供這個做法。
ruling-A8 = John Adams 要求第一手就{ term-initial-meld.do }，我們解讀成第一次打出的牌，因為同一段允許等一等。
ruling-A9 = Lanmi 和 Goliath 的{ term-initial-meld }也只能用自己的牌，因為兩者都要等它放上桌，才開放桌上的牌。
ruling-A10 = John Adams { term-initial-meld }的整輪都不能動桌上的牌，因為它說的一手就是一輪，同系列的說明書也寫明下一輪起。
ruling-A11 = 在 Goliath，{ term-initial-meld }之後可以把牌加到任何牌組，因為只有法文提到最初的牌組，其他語言沒有這樣限制。
ruling-A12 = 在 Lanmi，剛{ term-initial-meld.do }而沒動其他牌組的人不用抽牌，因為那等於處罰{ term-initial-meld.do }。
ruling-A13 = 在 John Adams，{ term-initial-meld }之後不能出牌就抽一張，因為說明書的建議以此為前提。
ruling-A14 = 不允許只{ term-rearrange }桌上牌的一輪，因為 Broadway 要求每輪打出牌架上的牌，其他版本不出牌就要抽牌。
ruling-A15 = 時間到時，沒動的人只付小代價，沒排好的才受罰，兩者不累加，因為 Babyboom 就是這樣區分的。
ruling-A16 = 時間到時已經合規則的一輪算數，不用抽牌，因為懲罰是針對沒排好的桌面。
ruling-A17 = 牌組都合法但這一輪不合規則時，Broadway 和 John Adams 要受罰，因為它們罰任何失敗的出牌；其他版本只抽一張，因為它們罰的是不成立的牌組。
ruling-A18 = 在 Lanmi 和 Goliath，所有散牌都歸到自己的牌架，桌上原有的也算，因為原文指的是不在牌組裡的牌；這一點還有疑問。
ruling-A19 = 時間到時如果桌上原有的百搭牌落單，就全部恢復原狀並受罰，因為不然可以靠拖時間換到百搭牌。
ruling-A20 = Lanmi 的{ term-pool }空了以後，到有人必須抽牌時結束，因為在那之前各條規則都能遵守；Goliath 沒有寫，所以跟 Broadway 一樣繼續。
ruling-A21 = { term-pool }空了以後，John Adams 只讓不能出牌的人{ term-pass }，其他版本誰都可以{ term-pass }，所有人接連{ term-pass }就結束，因為平常不出牌要抽牌，而這時已經沒有牌可抽；這跟 Broadway 和 Babyboom 的字面不同，那裡要玩到沒有人能出牌為止。
ruling-A22 = John Adams 讓數目最低的人贏得僵局，我們解讀成數字總和，因為下一句就在加點數。
ruling-A23 = 僵局裡輸家的得分是贏家的點數減自己的點數，所以不會大於零，因為照 Broadway 英文的字面，輸反而會加分。
ruling-A24 = 最低點數相同的人都贏了這{ term-game }並平分分數，因為沒有說明書規定，而這樣正負分還是能抵銷。
ruling-A25 = 僵局裡牌架上的百搭牌也照全額計分，因為百搭牌的規則沒有例外。
ruling-A26 = 整場還是平手就並列獲勝，因為沒有說明書再往下規定。
ruling-A27 = { term-pool }的牌比該抽的少時，有多少抽多少，不用補，因為沒有說明書提到欠牌。
ruling-A28 = 不會因為忘了原位而把牌放進{ term-pool }，因為程式記得每個位置，能把桌面完全恢復。
ruling-A29 = Babyboom 的加嚴懲罰加在平常的罰抽之上，照桌上原有而落單的牌計算，因為單獨算可能比平常的還輕。
ruling-A30 = 在 Broadway 和 John Adams，只要留下的牌組合法，用任何方式都可以取下百搭牌，因為文字雖然要求那張牌，圖例卻是這樣做的。
ruling-A31 = 凡是可以用任何合法方式取下百搭牌的，牌組用不到的百搭牌可以直接拿走，因為留下的還是合法；Lanmi 不行。
ruling-A32 = 順牌裡百搭牌的位置決定它代表什麼，因為順牌照順序排；只有 Lanmi 不准把它移到別的位置。
ruling-A33 = 三張組牌裡的百搭牌代表任何一種缺少的顏色，四張組牌裡代表缺少的那一種，因為四本說明書對三張的情形都這樣寫。
ruling-A34 = 三張組牌裡用一種缺少的顏色就能換下百搭牌，兩種一起放也行，因為三本說明書這樣寫，其他的也沒有禁止。
ruling-A35 = 牌組裡可以有好幾張百搭牌，但至少要有一張數字牌，因為不然無法確定它們代表什麼。
ruling-A36 = 百搭牌不能放在1前面或最大數字後面，因為沒有那樣的牌。
ruling-A37 = 取下的百搭牌可以只跟桌上的牌組成牌組，只要這一輪打過牌架上的牌，因為說明書只有這個要求；只有 Lanmi 要求新牌組裡有牌架上的牌。
ruling-A38 = 在 Broadway 和 John Adams，取下的百搭牌不能只是加到原有的牌組，因為它們要求新牌組，Babyboom 和 Goliath 則沒有；這一點不是很確定。
ruling-A39 = 在 Lanmi，取下的百搭牌要搭配足以成組的牌架上的牌，因為它的牌組應該由百搭牌和牌架上的牌組成；之後可以再加。
ruling-A40 = Lanmi 說的有百搭牌的組牌的另外兩張牌，是指缺少的兩種顏色，因為已經在組裡的牌換不了什麼。
ruling-A41 = 在 Lanmi，牌架或桌上的牌都可以加到有百搭牌的牌組，但百搭牌代表的牌不變，因為只允許加牌。
ruling-A42 = 只用桌上的牌取下百搭牌的圖例，只說明怎麼取下；還是要打出一張牌架上的牌，因為每一輪都需要。
ruling-A43 = 用藍色5取下百搭牌的那張圖已經遺失，我們當作6、7和百搭牌，因為 Goliath 類似的圖例這樣開始；其他可能的桌面也都測試過。
ruling-A44 = Goliath 沒有寫{ term-initial-meld }前能不能取下百搭牌；這裡不能，因為桌上的牌要到{ term-initial-meld.do }才開放。
ruling-A45 = 忘了喊沒有代價，因為沒有說明書規定；這裡由程式來喊。
ruling-A46 = 橙色和黃色是同一種第四色，因為各盒只有名稱和漆色不同。
ruling-A47 = Goliath 說明書裡只有一種語言寫得少或寫得不同的地方，以其他語言為準，因為另外四種語言一致。
ruling-A48 = 在 Goliath，時間到還沒動的人抽一張牌而不受罰，因為沒動過的桌面都是合法的牌組，而五種語言裡有四種當下只要求這一點。
ruling-A49 = 在 Lanmi，牌架上每張百搭牌都照全額計分，因為 Babyboom 是一張一張算的。
ruling-A50 = 在 Lanmi 和 Goliath，{ term-initial-meld }時從牌架打出的百搭牌，照這一輪結束時代表的牌算分，因為分數要看那時桌上的牌。
ruling-A51 = 在 Broadway 和 John Adams，有取下的百搭牌的順牌，只要能切成好幾組合法順牌，就照切開來算，因為切不切開，牌都在同一個位置。
ruling-A52 = 在 John Adams，{ term-pool }空了以後能出牌卻讓時間用完，不算{ term-pass }，因為不然領先的人可以一直等下去，靠僵局獲勝；連續三次這樣做而沒有人代打，這{ term-game }作廢。
