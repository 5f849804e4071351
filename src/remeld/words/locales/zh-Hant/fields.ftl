### 規則和規則值的簡短名稱。

## 盒裡的東西

field-players_min = 最少人數
field-players_max = 最多人數
field-numbers = 每色的數字
field-colours = 顏色數
field-copies = 每種牌的張數
field-jokers = 百搭牌張數
field-big_set = 大套牌
field-big_set_min_players = 大套牌：幾人起用
field-big_set_colours = 大套牌：顏色數
field-big_set_copies = 大套牌：每種牌的張數
field-big_set_jokers = 大套牌：百搭牌張數
field-big_set_total = 大套牌：總張數
field-big_set_for_few = 人少也用大套牌
field-fourth_colour = 第四種顏色

## 牌組

field-min_set = 牌組最少張數
field-group_max = 組牌最多張數
field-run_max = 順牌最多張數
field-run_wrap = 順牌可由最大數接回1

## 準備

field-hand = 起手張數
field-stacks = 七張一疊
field-start_draw_joker = 定先後時抽到百搭牌
field-start_draw_tie = 定先後時同點
field-seat_by_draw = 抽牌定座位
field-next_starter = 下一{ term-game }誰先

## 破冰

field-meld_min = { term-initial-meld }所需分數
field-meld_own_tiles_only = { term-initial-meld }只用自己的牌
field-meld_joker = { term-initial-meld }用百搭牌
field-table_in_meld_turn = { term-initial-meld }那一輪的桌面

## 出牌

field-may_decline = 可以選擇不出牌
field-draw_per_no_play = 不出牌要抽幾張
field-drawn_tile_playable = 剛抽的牌可馬上出
field-min_rack_tiles_per_turn = 每輪至少出幾張
field-say_pass = 出完一輪說的話
field-pool_empty = { term-pool }抽空

## 百搭牌

field-joker_needs_meld = { term-initial-meld }前不能取百搭牌
field-joker_freeing = 怎麼取下百搭牌
field-joker_swap_from = 換百搭牌的牌從哪來
field-joker_set_frozen = 有百搭牌的牌組只能加
field-joker_floats = 百搭牌可在組內移動
field-freed_joker_target = 取下的百搭牌放哪裡
field-freed_joker_to_rack = 取下的百搭牌可留著

## 時間

field-time_limit_sec = 每輪秒數
field-time_limit_optional = 想要才有時間限制
field-timeout_idle_draw = 時間到、沒動：抽牌
field-timeout_table = 時間到、桌面沒排好
field-timeout_penalty = 罰抽張數
field-timeout_legal_table = 時間到、這輪合規
field-timeout_legal_but_not_playable = 時間到、只有牌組合法
field-forgotten_tiles = 忘了原位的牌
field-strict_penalty = 加嚴懲罰
field-pool_short = { term-pool }不夠抽

## 結束和計分

field-call = 出完牌喊的話
field-rack_joker_value = 牌架上百搭牌的分數
field-blocked_scoring = 僵局計分
field-blocked_tie = 僵局同分
field-match_frame = 整場的{ term-game }數
field-match_winner = 整場的贏家
field-match_tie = 整場平手

## 值

value-true = 是
value-false = 否
value-none = 無
value-no = 不可以
value-allowed = 可以
value-option = 由大家決定
value-orange = 橙色
value-yellow = 黃色
value-recommended = 建議
value-beforeDraw = 定先後之前
value-afterDraw = 定先後之後
value-redraw = 重抽
value-lowest = 算最小
value-redrawTied = 同點的人重抽
value-redrawAll = 全部重抽
value-drawAgain = 重新抽牌
value-keepSeatsAndDraw = 座位不變，重新抽牌
value-winner = 贏家
value-rotate = 左邊下一位
value-representedValue = 照代表的牌算
value-closed = 不能動
value-openAfterMeld = { term-initial-meld.do }後可以動
value-exactSwap = 用它代表的那張牌
value-anyLegal = 任何合法的方式
value-rackOrTable = 牌架或桌面
value-rackOnly = 只限牌架
value-newSet = 新牌組
value-anySet = 任何牌組
value-newSetWithRackTiles = 跟牌架的牌組成新牌組
value-restore = 恢復原狀
value-looseToRack = 散牌歸牌架
value-commit = 算數
value-drawOne = 抽一張
value-penalty = 受罰
value-notApplicable = 沒有規定
value-toPool = 放進{ term-pool }
value-takeAll = 有多少抽多少
value-playOn = 繼續，可{ term-pass }
value-mustPlayIfAble = 繼續，能出就要出
value-endWhenDrawImpossible = 該抽卻沒牌時結束
value-endAtOnce = 馬上結束
value-difference = 跟贏家的差
value-share = 平分
value-fewestTiles = 牌少的贏
value-noWinner = 沒有贏家
value-roundsOfNGames = 打幾圈，每圈一人一{ term-game }
value-NGames = 一人一{ term-game }
value-agreedGames = 事先講好
value-mostGames = 贏的{ term-game }數最多
value-highestTotal = 總分最高
value-shared = 並列
value-big-set = { $players }人起用{ $total }張牌
