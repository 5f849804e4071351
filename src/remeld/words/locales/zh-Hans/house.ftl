### 线上牌室：为什么拒绝，为什么断开，桌边能说的话，以及水平和座位颜色的名称。

## 谁在请求

refused-not-at-table = 你不在这张牌桌。请先入座，或者报个名字进来。
refused-not-host = 只有桌主能这样做。
refused-not-seated = 有座位的人才能这样做。请先入座。
refused-not-your-seat = 这不是你的座位。
refused-kicked = 桌主把你请出了这张牌桌，或者在一小时内请出了与你同一网络的人。
refused-muted = 桌主已将你禁言。
refused-messages-off = 这张桌只能说常用语。
refused-bad-message = 这条消息里没有可读的内容。
refused-too-fast = 你刚说过话，请等一秒。
refused-no-session = 牌室不认识这个浏览器。请刷新页面。
refused-no-such-code = 这个代码无效：打错了、用过了或过期了。
refused-not-allowed = 这不对所有人公开。

## 牌桌

refused-table-not-found = 没有这张牌桌。请核对代码或链接。
refused-table-removed = 这张牌桌很久没有人使用，已被删除。各局的牌谱仍然保留。
refused-table-locked = 桌主锁了这张牌桌，外人不能再进来。
refused-table-crowded = 这张牌桌已有{ $most }人，坐不下了。你可以不报名字旁观。
refused-quota = 你或同一网络的其他人在这里的内容已达牌室保存的上限。正在进行的牌局会继续。旧牌桌删除之后才能开始新的。
refused-table-full = 座位都满了。你可以旁观。
refused-name-taken = 这张牌桌已经有人叫{ $name }。请换个名字。
refused-name-needed = 还没有名字。请输入一个。
refused-unclear-name = “{ $name }”容易与别的名字混淆。请只用一种文字，不要用看不见或叠加的符号。
refused-colour-taken = 这个颜色有人用了。请换一个。
refused-unknown-person = 这个人已经不在牌桌。
refused-not-yourself = 不能请出自己。要走请离开牌桌。
refused-unknown-seat = 没有这个座位。
refused-seat-taken = 这个座位有人了。请换一个。
refused-seats-not-filled = 还有{ $empty }个空位。请等人来、加电脑玩家，或者减少座位。
refused-nobody-seated = 座位上只有电脑玩家。请先入座。
refused-too-many-seated = 已有{ $seated }人入座，座位却只剩{ $seats }个。请先空出几个。
refused-nothing-changes = 本来就是这样。

## 选项

refused-bad-clock = { $most ->
    [0] 这种计时不用填数字。
   *[other] 每回合的时间必须是{ $least }到{ $most }的数字。
}
refused-clock-needed = 按这套规则，两人以上必须计时。请选一种。
refused-bad-options = 读不懂这些选项（{ $where }处）。

## 牌局

refused-game-running = 现在不行。请等这一局或比赛结束。
refused-no-game = 现在没有牌局。
refused-match-over = 比赛结束了。请先要求再赛。
refused-match-not-over = 比赛还没结束。
refused-too-early = 还太早。请稍后再试。
refused-stale = 牌桌已经变了。请再看一眼。
refused-seen-ahead = 页面看到的牌桌比牌室保存的还新。请刷新。
refused-no-such-game = 没有这一局的牌谱。打完的牌局才有。

## 回合

refused-not-your-turn = 还没轮到这个座位。
refused-seat-away = 这个座位现在由电脑玩家代打。如果是你的座位，请先拿回来。
refused-seat-resigned = 这个座位已认输，下一局再来。
refused-seat-not-away = 这个座位没有电脑玩家代打。
refused-not-a-computer = 这个座位上不是电脑玩家。
refused-hints-off = 这张牌桌不提供提示。

## 计时

refused-no-clock = 这一局不计时。
refused-clock-runs = 这一局有计时，时间到回合就结束。请等一等。
refused-paused = 牌局暂停中。请先继续。
refused-not-paused = 牌局没有暂停。
refused-pause-offered = 已经有人提议暂停。
refused-no-pause-offered = 没有人提议暂停。
refused-already-accepted = 你已同意暂停，还要等别人同意。
refused-enough-time = 这一回合不能加这么多时间。请少加一点。

## 牌谱、得分和自定规则

refused-record-too-long = 这份牌谱太长，一局不可能有这么长。
refused-record-of-another-seat = 这份牌谱只有{ $seen ->
    [none] 旁观者的视角。
   *[other] 座位{ $seen }的视角。
}
refused-racks-differ = 一场比赛每局的牌架数要相同，这里不同。
refused-winner-has-tiles = 有人写成了一局的赢家，却还有牌。
refused-loser-has-none = 有人已经没有牌，却没写成赢家。
refused-no-such-house = 这个链接下没有自定规则。
refused-key-taken = 这套自定规则无法保存，因为别的规则用了同一个链接。

## 牌室本身

refused-unreadable = 牌室读不懂这条消息（{ $where }处）。请刷新页面。
refused-unknown-kind = 牌室不明白这条消息要做什么。请刷新页面。
refused-unreadable-body = 牌室读不懂这个请求。请刷新页面。
refused-bad-request = 牌室无法接受这个请求。请刷新页面。
refused-not-found = 这个地址什么也没有。
refused-method-not-allowed = 这个地址不能这样用。
refused-too-long = 太长了，牌室收不下。
refused-reload = 页面比牌室旧。请刷新。
refused-server-too-old = 页面比牌室新。请稍后再试。
refused-wrong-host = 牌室没有在这个地址开放。请用它开放的地址。
refused-wrong-origin = 这个请求不是来自牌室自己的页面。请用牌室的地址打开。
refused-not-the-machine = 只有牌室所在电脑上的浏览器才能向网络开放它。
refused-no-such-network = { $address } 不是这台电脑的地址。
refused-network-taken = { $address } 的端口被其他程序占用。请换一个地址，或用别的 --port 启动牌室。
refused-busy = 牌室正忙。请稍等再试。
refused-too-hard = 这个问题要算太久。请换一个简单些的。
refused-draining = 牌室正在更新，暂时不能开始新牌局。进行中的牌局照常继续。请稍后再试。
refused-banned = 这个牌室不接受你的地址。
refused-house-full = 牌室满了。请稍后再试。
refused-too-many = 你所在网络的连接太多。请关掉几个页面，或稍后再试。
refused-too-often = 你所在网络的请求太多。请稍等再试。
refused-storage-failed = 牌室现在取不到牌桌。请稍等再试。
refused-unexpected-error = 牌室出了点问题。请再试一次，若又发生请报告。

## 为什么断开

closed-banned = { refused-banned }
closed-flood = 消息发得太多。请稍等再连接。
closed-forgotten = 你已从这间牌室删除自己。
closed-house-full = { refused-house-full }
closed-kicked = { refused-kicked }
closed-locked = { refused-table-locked }
closed-reload = { refused-reload }
closed-removed = { refused-table-removed }
closed-restart = 牌室正在重启。你的牌局会保留，请稍等再连接。
closed-server-too-old = { refused-server-too-old }
closed-signed-out = 你已在这个浏览器中退出。
closed-slow = 你的网速跟不上牌局。请重新连接。
closed-table-not-found = { refused-table-not-found }
closed-unreadable = 牌室读不懂这个页面发来的内容。请刷新页面。

## 电脑玩家的水平

level-easy = 简单
level-best = 最强
level-chick = 小鸡
level-rabbit = 兔子
level-hedgehog = 刺猬
level-cat = 猫
level-badger = 獾
level-fox = 狐狸
level-owl = 猫头鹰
level-dragon = 龙
level-says-chick = 我只出自己牌架上的牌组。桌面一满，我就几乎不看了。
level-says-rabbit = 有时我从桌上借一张牌来凑牌组。
level-says-hedgehog = 我最多动桌上三张牌，只要没看漏。
level-says-cat = 我每次都尽量多出牌，很少漏掉。
level-says-badger = 我喜欢等到能一次出完再出牌，但经常沉不住气。
level-says-fox = 我把大部分牌留着，等能一次出完。有时会沉不住气。
level-says-owl = 我等着，然后一次全部出完。快结束时，我会留意手里的牌值多少分。
level-says-dragon = 我沉住气，数着还没露面的牌；到了最后，每一步我都先在心里走到底。

## 座位的颜色

seat-colour-coral = 珊瑚红
seat-colour-gold = 金色
seat-colour-leaf = 叶绿
seat-colour-sky = 天蓝
seat-colour-plum = 梅紫
seat-colour-slate = 石板灰

## 常用语

phrase-hello = 大家好！
phrase-good-luck = 祝好运！
phrase-well-played = 打得好！
phrase-thank-you = 谢谢！
phrase-sorry = 抱歉！
phrase-oops = 哎呀！
phrase-let-me-think = 让我想想。
phrase-take-your-time = 慢慢来。
phrase-your-turn = 轮到你了。
phrase-back-soon = 马上回来。
phrase-i-am-back = 我回来了。
phrase-one-more-game = 再来一局？
phrase-good-game = 这局真精彩！
phrase-goodbye = 再见！

## 表情

phrase-smile = 微笑
phrase-laugh = 大笑
phrase-clap = 鼓掌
phrase-heart = 爱心
phrase-thumbs-up = 点赞
phrase-surprise = 惊讶
phrase-sad = 难过
phrase-think = 思考
