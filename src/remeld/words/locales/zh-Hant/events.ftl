### 牌局中發生的事，每種一則。

## 第一輪之前

event-start-drawn = { $player }抽牌定先後：{ $tiles }。
event-seated = 座位順序：{ $player }。
event-began = { $player }先出牌。
event-then = { $first }{ $next }
event-dealt = { $player }拿{ $count }張牌。
event-dealt-seen = { $player }拿到：{ $tiles }。
event-committed = 牌的順序已經定好，封印是{ $word }。

## 出牌

event-played = { $player }打出：{ $tiles }。
event-drew = { $player }{ $count ->
    [0] 沒抽到牌：{ term-pool }空了。
   *[other] 抽了{ $count }張牌。
}
event-drew-seen = { $player }抽到：{ $tiles }。
event-passed = { $player }{ term-pass }。
event-said = { $player }說：「{ $word }」。
event-called = { $player }大喊：「{ $word }」
event-resigned = { $player }認輸。
event-extended = { $player }多了{ $count }秒。

## 時間到

event-bell-idle = 時間到，{ $player }什麼都沒做。
event-bell-stands = 時間到。{ $player }打出了：{ $tiles }，這一輪算數。
event-bell-not-playable = 時間到。牌組都合法，但{ $player }這一輪不合規則，桌面恢復原狀。
event-bell-restored = 時間到，{ $player }還沒完成。桌面恢復原狀，打出的牌收回牌架。
event-bell-loose-to-rack = 時間到，{ $player }還沒完成。合法的牌組留下，散牌歸到{ $player }的牌架。
event-bell-could-play = { $player }其實可以出牌，所以這不算{ term-pass }。

## 結束

event-ended-out = { $player }打出最後一張牌，贏了這{ term-game }。
event-ended-blocked = { term-pool }空了，也沒有人再出牌。{ $count ->
    [0] 這{ term-game }沒有贏家。
    [1] { $player }的牌架點數最低，贏了這{ term-game }。
   *[other] { $player }的牌架點數同為最低，一起贏了這{ term-game }。
}
event-ended-resigned = 有人認輸，這{ term-game }結束。{ $count ->
    [0] 沒有贏家。
    [1] { $player }贏了這{ term-game }。
   *[other] { $player }一起贏了這{ term-game }。
}
event-ended-abandoned = { $count ->
    [0] 這{ term-game }作廢
   *[other] { $player }連續三次能出牌而沒出，這{ term-game }作廢
}，不計分，也沒有贏家。
event-ended-points = { $player }：{ $count }分
event-revealed = 這次發牌的密鑰是{ $word }。
