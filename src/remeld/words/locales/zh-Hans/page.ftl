### 浏览器页面：画面、按钮和消息。

## 各处

page-title = Remeld——顺组与群组的数字牌
page-nav = 语言和设置
page-language = 语言
page-settings = 设置
page-close = 关闭
page-messages = 消息
page-cancel = 取消
page-apply = 应用
page-change = 更改
page-remove = 移除
page-moment = 请稍候……
page-to-start = 首页
page-try-again = 重试
page-try-now = 马上重试
page-load-again = 刷新
page-not-affiliated = Remeld 与 Rummikub® 的制造商没有关系。
page-version = 程序版本 { $version }
page-docs = 使用文档(英文)

## 首页

page-start-heading = 顺组、群组，灵光一闪
page-start-lead = 经典的数字牌。出牌、拆组、重组，看谁先出完。
page-play-now = 马上开局
page-play-now-terms = { $edition }，{ $count }个电脑玩家，不计时。
page-house-rules = { $edition }（自定规则）
page-house-named = { $name }（{ $edition }）
page-way-computers = 与电脑玩家对局
page-way-friends = 和朋友玩
page-way-friends-about = 发链接或出示二维码，不用注册。
page-way-pass = 轮流用一台设备
page-way-pass-about = 几个人共用一台设备，换人时牌架不外露。
page-way-public = 公开牌桌
page-way-public-about = 和别人同桌，或者旁观。
page-join = 用代码或链接加入
page-join-go = 加入
page-name = 你的名字
page-colour = 你的颜色
page-guest = 客人
page-go-on = 接着玩
page-go-on-here = 继续
page-more = 更多功能
page-more-learn = 学打牌
page-more-rules = 规则
page-more-puzzles = 解题
page-more-practice = 我的牌技
page-more-replay = 重看牌局
page-more-aside = 实体牌助手
page-session-expired = 这间牌室不再认识这个浏览器。
page-session-expired-way = 你有找回代码吗？

## 牌桌列表

page-seats-free = { $count ->
    [0] 座位已满
   *[other] 还有{ $count }个空位
}
page-game-of = 第{ $game }局，共{ $games }局
page-nobody-yet = 还没有人
page-open-own = 开一张牌桌
page-sit-down = 入座
page-look-on = 旁观
page-no-public = 现在没有公开牌桌。开一张，别人就能来。

## 新牌桌

page-who-plays = 这台设备上谁来玩？
page-player = 玩家{ $seat }
page-add-person = 再加一人
page-computers = 电脑玩家
page-level = 水平
page-level-adjust = 配合我的水平
page-level-adjust-about = 水平和你差不多，会随你的成绩变化。成绩只存在这台设备上。
page-level-of = 玩家 { $number }
page-level-quote = “{ $text }”
page-edition = 版本
page-edition-facts = 这个版本的规定
page-plays-joker-newSet = 取出的百搭牌须组成新牌组
page-plays-joker-anySet = 取出的百搭牌可放进任何牌组
page-plays-joker-newSetWithRackTiles = 取出的百搭牌须与牌架上的牌组成新牌组
page-plays-clock-fixed = 限时 { $count } 秒
page-plays-clock-optional = 限时 { $count } 秒，也可不限
page-plays-clock-none = 不计时
page-plays-winner-mostGames = 赢局最多者胜
page-plays-winner-highestTotal = 总分最高者胜
page-make-house = 自定规则
page-seats = 座位
page-seats-about = 没人坐的座位可以交给电脑玩家。
page-clock = 每回合时间
page-clock-edition = { $count }秒
page-clock-edition-about = 按这个版本的说明书。时间到时桌面合法，回合就有效。
page-clock-seconds = 自定
page-clock-seconds-about = 自定规则。时间到时桌面合法，回合就有效。
page-clock-seconds-length = 每回合秒数
page-clock-days = 按天
page-clock-days-about = 平时忙也能玩：有空再来出牌。
page-clock-days-length = 每回合天数
page-clock-none = 不计时
page-clock-none-about = 想多久都行。
page-hints = 提示
page-hints-about = 轮到你时可以问：能不能出，出哪些，怎么出。
page-public = 公开牌桌
page-public-about = 牌室里所有人都能在列表里看到。不公开时，有链接的人才找得到。
page-more-options = 更多选项
page-length-games = 比赛局数
page-length-rounds = 比赛轮数
page-length-each = 一人一局
page-length-about = 留空就按说明书。
page-option-strict_penalty = 加重惩罚
page-option-strict_penalty-about = 时间到而桌面没摆好时，用说明书里较重的那种惩罚。
page-option-seats_by_draw = 摸牌定座位
page-option-seats_by_draw-about = 摸牌定先时也决定谁坐哪里。
page-option-big_set = 大套牌
page-option-big_set-about = 人少也用大盒的牌。
page-thinking = 电脑玩家慢慢想
page-thinking-about = 像人一样思考一会儿。关掉就马上出牌。
page-delay = 旁观延迟秒数
page-delay-about = 防止旁观的人给玩家支招。
page-open-table = 开桌
page-begin = 开始

## 等候

page-waiting-title = 牌桌准备好了
page-waiting-guest = { $player }的牌桌
page-waiting-for-host = 人到齐后由{ $player }开局。
page-waiting-for-more = 还有{ $count }个空位。邀请别人，或者让电脑玩家来坐。
page-waiting-ready = 座位都满了，随时可以开局。
page-waiting-nobody = 请先入座，或等别人入座。
page-seat-empty = 空位
page-sit-here = 坐这里
page-sit-other = 同一台设备
page-add-computer = 电脑玩家
page-computer-level = 电脑玩家：{ $level }
page-host = 桌主
page-not-here = 不在
page-stand = 起身
page-remove-name = 移除{ $player }
page-watching = 旁观：{ $names }
page-fill-and-start = 加{ $count }个电脑玩家开局
page-start = 开局
page-leave = 离开牌桌
page-invite = 邀请
page-invite-about = 有这个链接的人都可以入座或旁观。
page-invite-machine = 这个链接只能在这台电脑上打开。
page-invite-network = 这个链接可以在 { $address } 所在的网络里打开，例如同一个 Wi-Fi。
page-network-open = 让我的网络里的人进来
page-network-change = 换个地址
page-network-title = 向您的网络开放？
page-network-about = 您的网络里拿到链接的人都可以进入这个牌室。牌桌上的人不受影响，直到牌室关闭为止。
page-network-address = 这台电脑的地址
page-network-yes = 开放
page-invite-link = 这张牌桌的链接
page-copy = 复制
page-copied = 链接已复制。
page-not-copied = 链接无法复制，请看地址栏。
page-share = 分享
page-share-text = 来我的牌桌一起玩：
page-qr = 链接的二维码
page-code = 可输入的代码
page-lock = 锁定牌桌
page-lock-about = 外人不能再进来，也不能旁观。
page-rules-of = 规则：{ $edition }
page-read-rules = 查看规则
page-differences = 改了{ $count }条规则：
page-difference = { $rule }：{ $value }（{ $edition }：{ $old }）
page-clause = 规则{ $clause }
page-change-options = 更改选项
page-clock-edition-short = 按说明书
page-clock-seconds-short = { $count }秒
page-clock-days-short = { $count }天
page-clock-none-short = 不计时

## 设置

page-you = 你
page-look = 外观
page-theme = 主题
page-theme-system = 跟随系统
page-theme-light = 浅色
page-theme-dark = 深色
page-contrast = 对比度
page-contrast-system = 跟随系统
page-contrast-normal = 普通
page-contrast-high = 高
page-size = 字号
page-size-normal = 普通
page-size-large = 大
page-motion = 动画
page-motion-system = 跟随系统
page-motion-less = 减少
page-words-and-sounds = 话语和声音
page-sound = 声音
page-sound-about = 出牌、轮到你和最后十秒。
page-vibration = 振动
page-vibration-about = 手机上轮到你时振动。
page-letter-keys = 牌桌上随处可用字母键
page-letter-keys-about = 关闭后只在牌上有效。
page-notify = 轮到我时通知我
page-notify-about = 标签页不在眼前时，由浏览器发出通知。
page-notify-refused = 浏览器不允许此页面发出通知。
page-notify-body = 同桌：{ $players }。
page-talk = 常用语和表情
page-talk-about = 显示别人在桌边说的话。
page-devices = 其他设备
page-devices-about = 没有账号，也没有密码。用代码就能把你和你的牌桌带到别的设备，或找回到这里。
page-transfer = 给另一台设备的代码
page-transfer-until = 在另一台设备的设置里输入。只能用一次，{ $time }前有效。
page-recovery = 找回代码
page-recovery-keep = 写下来收好。浏览器忘了你时，可以用它找回。
page-enter-code = 我有代码
page-enter-code-go = 使用
page-taken = 欢迎回来，你的牌桌都在。
page-delete = 删除我
page-delete-about = 你的名字会从这间牌室的所有牌桌消失，无法恢复。正在进行的牌局算放弃，解题成绩会被删除。
page-delete-me = 从这间牌室删除我
page-delete-sure = 删除与你有关的一切？

## 来到牌桌，或来不了

page-coming = 正在前往牌桌……
page-table-title = 牌桌
page-game-title = 牌局
page-lost = 连接断了，会自动恢复，你的牌都在。
page-silent = 牌室已有两秒没有回应，你的牌都在。
page-no-answer = 牌室没有回应。请检查网络后重试。
page-not-loaded-title = 没有成功
page-unknown-title = 这里什么也没有
page-unknown-text = 这个地址走不通。从首页哪里都能去。
page-closed-title = 牌桌关了
page-closed-title-table-not-found = 没有这张牌桌
page-closed-title-banned = 你不能进入
page-closed-title-removed = 牌桌已删除
page-closed-title-kicked = 你被请出了
page-closed-title-locked = 牌桌锁了
page-closed-title-forgotten = 你已被删除
page-closed-title-signed-out = 你已退出
page-closed-title-reload = 有新版本
page-closed-title-server-too-old = 牌室比页面旧
page-closed-title-unreadable = 出了点乱子
page-closed-title-second-tab = 你在另一个标签页里玩
page-closed-second-tab = 这张牌桌已在这个浏览器的另一个标签页或窗口打开。一个就够了，这个先歇着。
page-play-here = 在这里玩
page-archived-title = 这张牌桌已经收起来了
page-archived = 很久没人用过了。一切照旧，随时可以继续。

## 没有网络、新版本、安装

page-offline-title = 连不上牌室
page-offline-needs = 打牌、学习和提示都需要牌室，裁判在那里。连上后会自动继续。
page-offline-works = 现在可以：
page-offline-last-table = 查看你的上一张牌桌（{ $time }）
page-offline-rules = 阅读规则
page-offline-clock = 使用实体牌的计时器
page-offline-as-of = 没有连接。这是当时的牌桌（{ $time }），连上后自动继续。
page-update-ready = 有新版本了。你的牌会原样保留。
page-update-load = 立即更新
page-update-later = 以后再说
page-notice = 牌室通知：
page-install = 安装 Remeld
page-install-title = 在这台设备上
page-install-about = 之后 Remeld 会像其他应用一样，在自己的窗口里打开。
page-install-by-hand = 在 Safari 中点“共享”，再点“添加到主屏幕”。

## 桌上发生的事

page-your-turn = 轮到你了
page-pass-to = 请把设备交给{ $player }。
page-game-begins = 第{ $game }局开始。
page-event-came = { $player }来到牌桌。
page-event-left = { $player }离开了牌桌。
page-event-hosted = { $player }现在是桌主。
page-event-sat = { $player }坐到座位{ $seat }。
page-event-away = 电脑玩家替{ $player }打。
page-event-back = { $player }回来了。
page-event-pause-offered = { $player }提议暂停。
page-event-pause-declined = { $player }现在不想暂停。
page-event-paused = 牌局暂停。
page-event-resumed = 牌局继续。
page-bell-own-idle = 时间到，你什么也没做。
page-bell-own-stands = 时间到。你打出了：{ $tiles }，这一回合有效。
page-bell-own-not-playable = 时间到。牌组都合法，但你这一回合不合规则，桌面还原。
page-bell-own-restored = 时间到，你还没完成。桌面还原，打出的牌回到你的牌架。
page-bell-own-loose-to-rack = 时间到，你还没完成。合法的牌组保留，零散的牌归入你的牌架。
page-bell-own-could-play = 你本来可以出牌，所以这不算跳过。
page-bell-reason = 问题在于：{ $reason }
page-bell-drawn = 因此摸{ $count }张牌。
page-played = { $player }{ $moves }。
page-move-lays = 打出{ $tiles }
page-move-adds = 把{ $tiles }加到第{ $set }组
page-move-plays = 打出{ $tiles }
page-move-rearranges = { $count ->
   *[other] 改动第{ $sets }组
}
page-move-and = { $moves }，{ $next }
page-brief-group = { $count }张{ $number }
page-brief-adds = 添上{ $tiles }
page-brief-moves = 移动{ $tiles }
page-brief-moves-many = 移动{ $count }张牌
page-turns-missed = 更早发生的事列在“有什么变化”里。
page-scores = { $scores }。
page-connected = 连接恢复了。

## 牌的叫法

page-tile = { $colour }{ $number }
page-joker-as = 代表{ $tile }的百搭牌
page-tile-unseen = 盖着的牌
page-run-words = { $colour }{ $first }到{ $last }
page-run-jokers = { $run }，{ $jokers }
page-group-words = { $number }（{ $colours }）

## 桌面

page-desk = 桌面和牌架
page-the-table = 桌面上的牌组
page-table-empty = 还没有牌组。
page-table-empty-yours = 把牌拖到这里，或者点牌再点桌面。
page-your-rack = { $count ->
    [0] 你的牌架
   *[other] 你的牌架，{ $count }张牌
}
page-rack-empty = 牌出完了
page-tile-in-set = { $tile }，第{ $set }组
page-tile-on-rack = { $tile }
page-tile-new = { $tile }，新
page-joker-number = 代表{ $number }的百搭牌
page-joker-stands = 百搭牌代表
page-joker-could = 百搭牌可以代表：{ $tiles }。
page-joker-open = 先不定
page-set = 第{ $number }组，共{ $count }组：{ $tiles }
page-set-whole = 第{ $number }组，共{ $count }组：{ $kind ->
    [run] 顺组
   *[group] 群组
}，{ $tiles }，成组，共{ $value }分
page-set-broken = 第{ $number }组，共{ $count }组：{ $tiles }，还不成组。{ $reason }
page-set-why = 第{ $number }组哪里不对？
page-pool = 牌库剩余：

## 玩家

page-players = 玩家
page-seat = { $player }，{ $count }张牌{ $melded ->
    [true] ，已破冰
   *[false] ，还没破冰
}{ $state ->
    [none] 。
   *[other] ，{ $state }。
}
page-seat-turn = 正在出牌。
page-seat-your-turn = 轮到你出牌。
page-seat-resigned = 已认输
page-seat-away = { $level }代打
page-seat-gone = 不在
page-time-left = 剩余时间：{ $time }
page-time-last = 还剩{ $count }秒。
page-days-left = { $count }天

## 裁判的话

page-turn-begin = 轮到你了。请出牌或摸牌。
page-turn-meld = 轮到你了。用牌架上的牌打出共{ $needed }分的牌组，或者摸牌。
page-turn-begin-pass = 轮到你了。请出牌或跳过。
page-turn-meld-pass = 轮到你了。用牌架上的牌打出共{ $needed }分的牌组，或者跳过。
page-turn-of = 轮到{ $player }。你可以先盘算，别人看不到。
page-turn-watched = 轮到{ $player }。
page-turn-legal = { $count }张牌，共{ $points }分。这样可以。
page-turn-not-yet = 回合还不能这样结束。
page-turn-laying = { $count ->
    [0] 正在重新组合。
   *[other] 已打出{ $count }张。
}
page-plan = 盘算
page-plan-legal = { $count }张牌，共{ $points }分。桌面不变的话，这样可以。
page-judging = 请稍候……
page-more-reasons = 另有{ $count }个原因。
page-meld = 破冰
page-meld-so-far = { $points }/{ $needed }
page-meld-ready = 牌架上：{ $points }/{ $needed }
page-unfit-set-changed = 盘算行不通了：用到的一组牌变了。回到牌架：{ $tiles }。
page-unfit-set-gone = 盘算行不通了：用到的一组牌没了。回到牌架：{ $tiles }。
page-unfit-set-grown = 盘算行不通了：用到的一组牌加长了。回到牌架：{ $tiles }。
page-unfit-tile-gone = 盘算行不通了：用到的一张牌没了。回到牌架：{ $tiles }。

## 可以做的事

page-actions = 你的回合
page-undo = 撤销
page-redo = 重做
page-put-back = 全部还原
page-sort-runs = 按顺组排（789）
page-sort-groups = 按群组排（777）
page-tidy = 整理桌面
page-end-play = 打出{ $count }张牌
page-end-draw = 摸一张牌
page-end-pass = 跳过
page-end-not = 还不行
page-end-wait = 请等待
page-see-result = 回到结果
page-looking-on = 你在旁观。
page-moved-set = { $tiles }：已放到第{ $set }组。
page-moved-rack = { $tiles }：已回到牌架。
page-not-moved = 没有移动。
page-fits-more = { $count ->
   *[other] 这张牌还能放进另外{ $count }组：再点一次或按回车换到下一组。
}
page-did-undo = 已撤销。
page-did-redo = 已重做。
page-did-put-back = 已全部还原。
page-did-sort-runs = 已按顺组排好。
page-did-sort-groups = 已按群组排好。
page-did-tidy-sorted = 牌组已按顺序成行排好。
page-did-tidy-compact = 牌组已紧凑成行排好。
page-did-tidy-none = 桌面已经很整齐了。
page-place-none = 无处可放。
page-place-new = 新的牌组。
page-place-rack = 牌架。
page-place-before = 第{ $set }组，{ $tile }之前。
page-place-between = 第{ $set }组，{ $tile }和{ $other }之间。
page-place-after = 第{ $set }组，{ $tile }之后。

## 提示

page-hint = 提示
page-hint-thinking = 正在找打法……
page-hint-some = 你有牌可出。
page-hint-tiles = 用这些牌：{ $tiles }。
page-hint-none = 没有牌可出。
page-hint-none-found = 没找到打法，但也许还有。
page-hint-which = 哪些牌？
page-hint-how = 怎么出？
page-hint-step = 做这一步
page-hint-all = 全部做完
page-step-lay = 打出{ $tiles }。
page-step-add = 加上{ $tiles }，得到{ $result }。
page-step-take = 移动{ $tiles }，得到{ $result }。
page-step-split = 分出{ $tiles }。
page-step-join = 把{ $tiles }并到另一组，得到{ $result }。
page-step-swap = 把{ $tiles }放到百搭牌的位置。
page-step-shift = 移动百搭牌，得到{ $result }。

## 桌边

page-menu = 菜单
page-type = 打字出牌
page-type-how = 例如 b4-6 或 b7 > 3，输入“帮助”了解更多。
page-type-answers = 回答
page-changes = 有什么变化
page-changes-none = 你上一回合之后没有变化。
page-changes-empty = 还没有人出牌。
page-changes-show = 再看一次
page-changes-before = 更早
page-talk-mute = 隐藏别人的话
page-talk-hear = 显示别人的话
page-write = 给全桌留言
page-write-send = 发送
page-written = 留言
page-messages-allow = 允许留言
page-messages-stop = 只用常用语
page-event-messages-allowed = 又可以留言了。
page-event-messages-stopped = 现在只能说常用语。
page-block = 隐藏{ $player }
page-unblock = 显示{ $player }
page-report = 举报{ $player }
page-reported = 已报告给牌室的管理者。
page-i-am = 我是{ $player }
page-pass-clock-waits = 等你开始才计时。
page-pass-clock-runs = 正在计时。
page-sound-on = 打开声音
page-sound-off = 关闭声音
page-large-print = 大字
page-offer-pause = 提议暂停
page-accept-pause = 同意暂停
page-decline-pause = 不暂停
page-withdraw-pause = 还是不暂停
page-pause-asked = { $player }提议暂停。
page-pause-waiting = 你提议暂停，别人还没同意。
page-paused-consent = 牌局暂停，计时停了。
page-paused-nobody = 没有人在，计时停了。
page-resume = 继续
page-away = 电脑玩家在替你打。
page-take-back = 自己来打
page-stand-in = 让电脑玩家替{ $player }打
page-unlock = 解锁牌桌
page-lengthen = 加{ $count }秒
page-mute = 禁言
page-unmute = 解除禁言
page-kick = 请出
page-sure-kick = 把{ $player }请出，不再让回来？
page-resign = 认输
page-sure-resign = 确定认输？这一局算输。
page-sure-resign-player = { $player }这一局要认输吗？会算输。
page-resign-now = 认输
page-sure-leave = 离开牌桌？这一局算你输。
page-leave-now = 离开
page-stay = 留下

## 一局结束

page-score-sheet = 计分表
page-score-game = 第{ $game }局
page-score-round = 第{ $round }轮
page-score-total = 总分
page-score-won = 赢局
page-score-place = 名次
page-score-rule-mostGames = 赢局多的领先，相同时看分数。
page-score-rule-highestTotal = 分数高的领先。
page-record = 牌谱
page-points = { $count }分
page-match-won = { $count ->
    [1] { $player }赢得比赛。
   *[other] { $player }并列获胜。
}
page-won-you = 你赢了，{ $points }
page-won-other = { $player }赢了，{ $points }
page-next-game = 下一局
page-next-game-wait = 由桌主开始下一局；半分钟后你也可以开始。
page-rematch = 再赛一场
page-over = 这一局结束了。
page-result = 结果
page-see-table = 看桌面
page-look-back = 回顾

## 怎样移牌，以及按键

page-help = 移牌和按键
page-help-pointer = 用鼠标、手指或笔
page-help-drag = 把牌拖到牌组、空处或拖回牌架。选中的牌一起移动。
page-help-tap = 也可以点选牌，再点牌组或空处。
page-help-twice = 双击牌架上的牌，或把它向上一甩：牌会放到合适的地方，牌架上有现成的一组就整组打出。双击自己刚出的牌就收回。
page-help-long = 长按牌组可选中整组，或划过想要的牌。用鼠标时按住 Shift 点击也行。
page-help-ledge = 拖牌组下面的边条可移动整组。
page-help-keys = 用键盘
page-key-walk = 在牌之间移动；为手中的牌选位置
page-key-choose = 选牌或取消
page-key-range = 连选几张
page-key-whole = 选整组
page-key-take = 拿起选中的牌，对准合适的地方；用方向键可另选位置，按回车放下
page-key-new = 把选中的牌打成新牌组
page-key-back = 把自己的牌收回牌架
page-key-stop = 保持原样
page-key-undo = 撤销
page-key-redo = 重做
page-key-put-back = 全部还原
page-key-sort = 整理牌架
page-key-gap = 在牌架上这张牌前留出空位，或收回空位
page-key-tidy = 整理桌面：所有牌组成行；再按一次更紧凑
page-key-hint = 提示
page-key-end = 结束回合，同按钮
page-key-help = 本帮助
page-key-type = 用打字出牌和提问
page-key-ask-table = 听桌面上有什么
page-key-ask-rack = 听自己的牌架
page-key-ask-players = 听各玩家的情况
page-key-ask-clock = 听剩余时间
page-key-ask-missing = 听还缺什么
page-key-ask-changes = 听有什么变化
page-key-ask-set = 听这一组
page-help-typing = 打字和听读
page-help-reader = 桌上的一切都能用文字问到，每一步都能打字完成。docs/screen-reader.md 里记下了这样打完的一整局。
