### 一个回合错在哪里：裁判的每种判定一条。

## 牌组

fault-loose-tile = 没有归组的牌：{ $tiles }。请放进一个牌组；如果来自牌架，也可以收回。
fault-set-too-short = 张数不够：{ $tiles }。一个牌组至少要有三张牌。
fault-set-mixed = 既不是群组也不是顺组：{ $tiles }。群组是数字相同、颜色不同的牌，顺组是同色连号的牌。
fault-set-only-jokers = 只有百搭牌：{ $tiles }。请加一张数字牌，才知道百搭牌代表什么。
fault-group-too-long = 群组太长：{ $tiles }。请拿走几张，或者分成两个群组。
fault-group-colour-twice = 群组里每种颜色只能有一张，这里却重复了：{ $tiles }。请把其中一张移到别的牌组。
fault-run-too-long = 顺组太长：{ $tiles }。请把它分成两组。
fault-run-number-twice = 顺组里每个数字只能有一张，这里却重复了：{ $tiles }。请把其中一张移到别的牌组。
fault-run-out-of-order = 没有从小到大排列：{ $tiles }。请排好顺序，因为百搭牌的位置决定它代表哪个数字。
fault-run-gap = 数字不相连：{ $tiles }。顺组要一张接一张递增，百搭牌按所在位置的数字计算。
fault-run-past-end = 超出了数字的两头：{ $tiles }。最大的数字之后和1之前都不能再放牌，百搭牌也不行。

## 牌

fault-tile-from-nowhere = 来历不明的牌：{ $tiles }。只能用桌面上的牌和自己牌架上的牌。
fault-tile-left-table = 离开了桌面的牌：{ $tiles }。桌面上的牌要留在桌面上，请放回牌组。
fault-no-tile-played = 没有打出牌架上的牌。请至少打出一张，或者把桌面还原，然后摸牌或跳过。

## 破冰

fault-meld-too-low = { $points }分，破冰需要{ $needed }分：还差{ $missing }分，只能用自己的牌组成的牌组来凑。
fault-meld-touches-table = 本来就在桌面上的牌：{ $tiles }。{ $open ->
    [1] 破冰的牌摆出之前，原有的牌组要保持原样。
   *[other] 破冰的回合里，原有的牌组要保持原样。
}
fault-joker-before-meld = 从桌面上取出了百搭牌：{ $tiles }。自己破冰之前不能取出百搭牌。

## 百搭牌

fault-joker-left-table = 百搭牌离开了桌面：{ $tiles }。取出的百搭牌要在同一回合重新打出，不能放到牌架上。
fault-joker-moved = 这张百搭牌代表的牌变了：{ $tiles }。按这套规则，留在原牌组里的百搭牌不能改变代表的牌。
fault-joker-needs-new-set = 这张百搭牌加进了桌面上原有的牌组：{ $tiles }。按这套规则，取出的百搭牌要放进新牌组。
fault-joker-needs-rack-tiles = 这张百搭牌没有自己的新牌组：{ $tiles }。按这套规则，取出的百搭牌要和牌架上的牌组成牌组，替换它的那张不算。
fault-joker-set-frozen = 这张百搭牌所在的牌组被拆开了：{ $tiles }。按这套规则，含百搭牌的牌组只能加牌，直到百搭牌被它所代表的那张牌换出。
fault-joker-swap-from-table = 用桌面上的牌替换了这张百搭牌：{ $tiles }。按这套规则，替换百搭牌的牌要来自牌架。
fault-joker-swap-missing = 取出了这张百搭牌，却没有替换：{ $tiles }。按这套规则，每取出一张百搭牌，都要在原位放上它所代表的数字和颜色的牌。

fault-follows = { $message }（这只是连带的问题，请先改正其他的。）
