### 教學：在真的牌桌上花幾分鐘，每一步都自己出一輪牌。

## 步驟清單

learn-title = 學怎麼玩
learn-about = 在真的牌桌上花幾分鐘，每一步都由你自己出牌。
learn-goal = 每人發 { $count } 張牌。把自己的牌組成牌組放到桌上：誰先出完，誰就贏。
learn-edition = 你的版本
learn-house = 這些課按 { $edition } 教。您的自訂規則改了什麼，請看規則。
learn-start = 開始
learn-continue = 繼續
learn-again = 從頭來過
learn-progress = 完成{ $count }/{ $total }步
learn-step = 第{ $count }步，共{ $total }步
learn-step-done = 完成
learn-loading = 請稍候……
learn-chapter-sets = 兩種牌組
learn-chapter-first = 最初幾輪
learn-chapter-table = 桌上的牌是大家的
learn-chapter-joker = 百搭牌
learn-chapter-edition = 計時、結束和贏家

## 每一步

learn-all-steps = 所有步驟
learn-skip = 略過
learn-next = 下一步
learn-once-more = 再來一次
learn-show = 做給我看
learn-keys = 怎麼移牌
learn-finish = 完成
learn-how = 拖動牌，或點牌再點位置。全擺好之後，用下面的按鈕結束這一輪。
learn-how-keys = 用鍵盤：方向鍵移動，Enter 拿起，再按 Enter 放下。
learn-more-to-lay = 這樣合規則，但還可以打出：{ $tiles }。
learn-try-first = 真的打牌時該抽牌了。不過這裡有牌可出：試試看。
learn-shown = 這是一種打法。結束這一輪，或全部還原自己來。
learn-shown-done = 就是這樣打。再來一次自己試試，或進入下一步。
learn-not-in-edition = 這個版本不是這樣。再試一次。
learn-praise-1 = 做得好！
learn-praise-2 = 沒錯！
learn-praise-3 = 很好！
learn-praise-4 = 就是這樣！
learn-praise-5 = 太棒了！
learn-praise-6 = 打得漂亮！

## 結束

learn-finished-title = 你會玩了
learn-finished = 全部學完了。忘了也沒關係，牌桌會告訴你：每個牌組都會說缺什麼，還能打開相關的規則。789和777幫你排牌，燈泡給你提示。
learn-play = 打一{ term-game }
learn-to-rules = 看規則
learn-advice = { $edition } 說明書的打法建議
learn-advice-others = 你的說明書沒有給建議。其他的有：

## 各步的標題和任務

learn-run-title = 順牌
learn-run-task = 同色連號的三張以上是順牌。打出藍色4、5、6。
learn-group-title = 組牌
learn-group-task = 數字相同、顏色都不同的三張或四張是組牌。打出幾張8。
learn-ends-title = 從1到13
learn-ends-task = 順牌到13為止，後面不能接1。不過你有一張牌用得上。
learn-draw-title = 沒有牌可出？
learn-draw-task = 這裡湊不出牌組。那就抽一張牌，這一輪結束。
learn-meld-title = 最初的{ $needed }分
learn-meld-task = 第一次打出的牌要有{ $needed }分：數字相加，全部出自自己的牌架。牌架上方會跟著算。
learn-meld-closed-title = 桌上的牌先不能動
learn-meld-closed-task = 打出最初的{ $needed }分時，不能動別人的牌組。藍色7要等下一輪。打出其他的牌。
learn-meld-open-title = 桌上的牌可以動了
learn-meld-open-task = 最初的{ $needed }分一放下，整桌的牌都可以動。打出幾張11，同一輪再打出藍色7。
learn-add-title = 加一張牌
learn-add-task = 從現在起，每個牌組都是大家的。你的兩張牌都有地方放：加上去。
learn-split-title = 順牌一分為二
learn-split-task = 長的順牌可以變成兩組。把紅色6放到中間。
learn-fourth-title = 第四張牌
learn-fourth-task = 四張的組牌可以讓出一張。拿走需要的那張，跟你的牌組成順牌。
learn-exchange-title = 加一張，拿一張
learn-exchange-task = 加上藍色11，順牌就能讓出藍色8。你另外兩張8正需要它。
learn-combined-title = 兩組各拿一張
learn-combined-task = 從順牌和組牌各拿一張，跟你的藍色1湊成第三組。
learn-multiple-title = 全部打散
learn-multiple-task = 把順牌打散。加上你的兩張牌，變成三組組牌和一組順牌。
learn-joker-title = 任何一張牌
learn-joker-task = 百搭牌代表任何一張牌。這裡用它補上缺口。
learn-joker-swap-title = 取下百搭牌：替換
learn-joker-swap-task = 把缺少的3放到百搭牌的位置，就能取下它。不能放上牌架：馬上跟你的黑色牌一起打出。
learn-joker-exact-title = 取下百搭牌：替換
learn-joker-exact-task = 只有百搭牌代表的牌，而且出自自己的牌架，才能取下它。然後馬上跟牌架上的牌組成新牌組打出。
learn-joker-split-title = 取下百搭牌：一分為二
learn-joker-split-task = 在這組順牌兩頭都加牌，中間就用不到了。把百搭牌跟另外兩張牌一起打出。
learn-joker-push-title = 取下百搭牌：換一頭
learn-joker-push-task = 這裡的百搭牌是藍色8。前面加上藍色5，順牌就用不到它了。你的12正需要它。
learn-joker-move-title = 移動百搭牌
learn-joker-move-task = 百搭牌可以在順牌裡移動。讓它放在你的藍色4和藍色6中間。
learn-joker-melt-title = 取下百搭牌：打散順牌
learn-joker-melt-task = 每張黑色牌都有組牌可去，剩下百搭牌：跟你的牌一起打出。
learn-joker-frozen-title = 不能拿的牌組
learn-joker-frozen-task = 有百搭牌的牌組不能拿牌，但可以加牌：你的兩張牌都適合。
learn-told-title = 你的版本怎麼說
learn-told-task = 這三條規則各版本不同。先看看你的版本怎麼說，然後回答三個問題。
learn-bell-title = 計時
learn-bell-when = 時間到了，桌上還有散牌
learn-bell-task = { $optional ->
    [true] 可以選擇計時：每輪{ $count }秒。
   *[false] 每輪{ $count }秒。
}時間到了，8和9還散在桌上。會怎麼樣？
learn-bell-why = 還要因此抽{ $count }張牌。但時間到時桌面排好了，這一輪就算數。
learn-pool-title = { term-pool }空了
learn-pool-when = 最後一張牌被抽走了
learn-pool-task = 最後一張牌被抽走了。這{ term-game }怎麼繼續？
learn-pool-why = { $answer ->
    [playOn] 所有人依次都{ term-pass }時結束，牌架點數最低的贏。
    [mustPlayIfAble] 誰都不能繼續時結束，牌架點數最低的贏。
   *[other] 這時牌架點數最低的贏。
}
learn-match-title = 得分
learn-match-when = 打了好幾{ term-game }，整場的贏家是
learn-match-task = 別人剩下的牌有多少分，贏家就得多少分。打了好幾{ term-game }，整場誰贏？
learn-match-why = 小心百搭牌：留在牌架上要扣{ $count }分。
learn-out-title = 最後一張牌
learn-out-task = 打出最後一張牌就贏了。全部打出去吧！

## 答案

learn-answer-restore = 桌面恢復原狀
learn-answer-looseToRack = 完整的牌組留下，散牌歸我的牌架
learn-answer-playOn = 大家繼續出牌，不再抽牌；不能或不想出的就{ term-pass }
learn-answer-mustPlayIfAble = 大家繼續出牌，不再抽牌；能出的一定要出
learn-answer-endWhenDrawImpossible = 到有人必須抽牌時結束
learn-answer-endAtOnce = 馬上結束
learn-answer-mostGames = 贏最多{ term-game }的人
learn-answer-highestTotal = 總分最高的人
