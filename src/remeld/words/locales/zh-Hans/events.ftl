### 牌局中发生的事，每种一条。

## 第一个回合之前

event-start-drawn = { $player }摸牌定先：{ $tiles }。
event-seated = 座位顺序：{ $player }。
event-began = { $player }先手。
event-then = { $first }{ $next }
event-dealt = { $player }拿{ $count }张牌。
event-dealt-seen = { $player }拿到：{ $tiles }。
event-committed = 牌的顺序已经确定，封印为{ $word }。

## 回合

event-played = { $player }打出：{ $tiles }。
event-drew = { $player }{ $count ->
    [0] 没摸到牌：牌库空了。
   *[other] 摸了{ $count }张牌。
}
event-drew-seen = { $player }摸到：{ $tiles }。
event-passed = { $player }跳过。
event-said = { $player }说：“{ $word }”。
event-called = { $player }喊道：“{ $word }”
event-resigned = { $player }认输。
event-extended = { $player }多得{ $count }秒。

## 时间到

event-bell-idle = 时间到，{ $player }什么也没做。
event-bell-stands = 时间到。{ $player }打出了：{ $tiles }，这一回合有效。
event-bell-not-playable = 时间到。牌组都合法，但{ $player }这一回合不合规则，桌面还原。
event-bell-restored = 时间到，{ $player }还没完成。桌面还原，打出的牌回到牌架。
event-bell-loose-to-rack = 时间到，{ $player }还没完成。合法的牌组保留，零散的牌归入{ $player }的牌架。
event-bell-could-play = { $player }本来可以出牌，所以这不算跳过。

## 结束

event-ended-out = { $player }打出最后一张牌，赢得这一局。
event-ended-blocked = 牌库空了，也没有人再出牌。{ $count ->
    [0] 这一局没有赢家。
    [1] { $player }的牌架点数最小，赢得这一局。
   *[other] { $player }的牌架点数同为最小，一起赢得这一局。
}
event-ended-resigned = 有人认输，这一局结束。{ $count ->
    [0] 没有赢家。
    [1] { $player }赢得这一局。
   *[other] { $player }一起赢得这一局。
}
event-ended-abandoned = { $count ->
    [0] 这一局作废
   *[other] { $player }连续三次能出牌而没有出，这一局作废
}，不计分，也没有赢家。
event-ended-points = { $player }：{ $count }分
event-revealed = 这次发牌的密钥是{ $word }。
