### 遊戲用語，也就是手邊沒有中文說明書時一般的說法。中文沒有複數，`.many` 與原詞相同；
### 其他附項是句子需要的現成說法。

## 牌和它們的位置

term-tile = 牌
    .many = 牌
term-joker = 百搭牌
    .many = 百搭牌
term-set = 牌組
    .many = 牌組
term-group = 組牌
    .many = 組牌
term-run = 順牌
    .many = 順牌
term-rack = 牌架
    .many = 牌架
term-pool = 牌庫
term-table = 桌面
    .on = 桌上
term-stack = 牌疊
    .many = 牌疊
term-number = 數字
    .many = 數字

## 顏色

term-colour = 顏色
    .many = 顏色
term-black = 黑色
term-red = 紅色
term-blue = 藍色
term-orange = 橙色
term-yellow = 黃色
term-green = 綠色
term-purple = 紫色
term-fourth-colour = { $fourth_colour ->
    [yellow] { term-yellow }
   *[orange] { term-orange }
}

## 進行

term-player = 玩家
    .many = 玩家
term-initial-meld = 破冰
    .do = 破冰
    .many = 破冰
term-turn = 輪
    .many = 輪
term-game = 局
    .many = 局
term-round = 圈
    .many = 圈
term-match = 場
    .many = 場
term-add = 加
term-combine = 合併
term-split = 拆
term-rearrange = 重組
term-draw = 抽牌
term-pass = 跳過
term-clockwise = 順時針
term-time-limit = 時間限制

## 結果

term-winner = 贏家
    .many = 贏家
term-loser = 輸家
    .many = 輸家
term-point = 分
    .many = 分
term-score = 得分
    .many = 得分
term-total = 總分
    .many = 總分
term-penalty = 懲罰
    .many = 懲罰
