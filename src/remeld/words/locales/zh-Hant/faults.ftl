### 一輪錯在哪裡：裁判的每種判定一則。

## 牌組

fault-loose-tile = 落單的牌：{ $tiles }。請併進一個牌組；若是從牌架來的，也可以收回。
fault-set-too-short = 張數不夠：{ $tiles }。一個牌組至少要三張牌。
fault-set-mixed = 不是組牌也不是順牌：{ $tiles }。組牌是數字相同、顏色不同的牌，順牌是同色連號的牌。
fault-set-only-jokers = 全是百搭牌：{ $tiles }。請加一張數字牌，才知道百搭牌代表什麼。
fault-group-too-long = 組牌太長：{ $tiles }。請拿掉幾張，或分成兩組。
fault-group-colour-twice = 組牌裡每種顏色只能有一張，這裡卻重複了：{ $tiles }。請把其中一張移到別的牌組。
fault-run-too-long = 順牌太長：{ $tiles }。請分成兩組。
fault-run-number-twice = 順牌裡每個數字只能有一張，這裡卻重複了：{ $tiles }。請把其中一張移到別的牌組。
fault-run-out-of-order = 沒有由小到大排好：{ $tiles }。請照順序排，因為百搭牌是什麼數字要看位置。
fault-run-gap = 數字沒有連號：{ $tiles }。順牌要一張接一張往上加，百搭牌就算所在位置的數字。
fault-run-past-end = 超出了數字的頭尾：{ $tiles }。最大的數字後面和1前面都不能再接，百搭牌也不行。

## 牌

fault-tile-from-nowhere = 來路不明的牌：{ $tiles }。只能用桌上的牌和自己牌架上的牌。
fault-tile-left-table = 離開桌面的牌：{ $tiles }。桌上的牌要留在桌上，請放回牌組。
fault-no-tile-played = 沒有打出牌架上的牌。請至少出一張，或把桌面恢復原狀，再抽牌或{ term-pass }。

## 破冰

fault-meld-too-low = { $points }分，{ term-initial-meld }需要{ $needed }分：還差{ $missing }分，只能靠自己的牌組成的牌組。
fault-meld-touches-table = 本來就在桌上的牌：{ $tiles }。{ $open ->
    [1] { term-initial-meld }的牌擺出之前，原有的牌組要保持原樣。
   *[other] { term-initial-meld }的那一輪，原有的牌組要保持原樣。
}
fault-joker-before-meld = 從桌上取走了百搭牌：{ $tiles }。自己{ term-initial-meld.do }之前，不能取走百搭牌。

## 百搭牌

fault-joker-left-table = 百搭牌離開了桌面：{ $tiles }。取下的百搭牌要在同一輪再打出去，不能放上牌架。
fault-joker-moved = 這張百搭牌代表的牌變了：{ $tiles }。依這套規則，留在原牌組的百搭牌要維持代表同一張牌。
fault-joker-needs-new-set = 這張百搭牌加進了桌上原有的牌組：{ $tiles }。依這套規則，取下的百搭牌要放進新的牌組。
fault-joker-needs-rack-tiles = 這張百搭牌沒有自己的新牌組：{ $tiles }。依這套規則，取下的百搭牌要跟牌架上的牌湊成一組，換掉它的那張不算。
fault-joker-set-frozen = 這張百搭牌的牌組被打散了：{ $tiles }。依這套規則，有百搭牌的牌組只能加牌，直到百搭牌被它代表的那張牌換下。
fault-joker-swap-from-table = 用桌上的牌換掉了這張百搭牌：{ $tiles }。依這套規則，換百搭牌的牌要出自牌架。
fault-joker-swap-missing = 取下了這張百搭牌，卻沒有補牌：{ $tiles }。依這套規則，每取下一張百搭牌，都要在原位補上它代表的數字和顏色的牌。

fault-follows = { $message }（這只是連帶的問題，請先改正其他的。）
