### 命令行：命令和选项的用途，以及显示的内容。

## 程序

cli-about = 按五本说明书的规则，玩数字牌、当裁判、解牌和研究。
cli-not-affiliated = Remeld 与 Rummikub® 的制造商没有关系。
cli-more-help = 只输入 remeld 等于 remeld play。查看某个命令：remeld judge --help。
cli-exit-codes = 退出码：0 是或完成，1 否，2 用法或输入有误。
cli-usage = 用法：{ $usage }
cli-interrupted = 已停止。

## 命令

cli-play-help = 在本机开一间牌室，用浏览器玩。
cli-tui-help = 在终端里与电脑玩家对局。
cli-rules-help = 并排显示各版本，或显示一个版本的条文，或只显示一条。
cli-judge-help = 判断一个回合是否合规，不合规就列出所有问题。
cli-score-help = 累计比赛各局并说出赢家。比赛写成 JSON 文档。
cli-score-more = racks 是各人剩下的牌。没人能继续时 winner 为 null，starter 可写谁先出。house 可写自定规则，big_set 为 true 时人少也用全部牌。
cli-replay-help = 逐个事件重看牌谱。
cli-verify-help = 核对牌谱的每个回合、发牌和得分。
cli-review-help = 复盘一局牌：每一手本来能怎么打，代价多大。
cli-openings-help = 说明一手牌多快能{ term-initial-meld }，以及怎样最好。
cli-conformance-help = 检查一个电脑玩家：它在每个版本里都合规吗？守住限制吗？同一个种子下出牌一样吗？
cli-version-help = 显示程序版本。
cli-kernel = 求解器：{ $compiled ->
    [true] 编译内核
    [outdated] 编译内核，但源代码此后已有改动：运行 python3 run.py 可重新编译
   *[false] 纯 Python 内核
}
cli-not-installed = 未安装：{ $what }。全部安装：pip install "remeld[play]"

## 选项

cli-option-edition = 版本：broadway（默认）、babyboom、lanmi、john-adams 或 goliath
cli-option-house = 自定规则文件，代替版本
cli-option-players = 人数（4；remeld tui 和 remeld arena 为2；remeld simulate 由 --bots 的个数决定）；决定用小套牌还是大套牌
cli-option-big-set = 人少也用全部牌（版本允许时）
cli-option-lang = 文字的语言，例如 en
cli-option-json = 只输出一个 JSON 文档
cli-option-help = 显示这些说明
cli-option-not-melded = 玩家还没破冰
cli-option-rack = 玩家的牌，例如 "b3 b8 j"
cli-option-before = 回合前的桌面，例如 "b4 b5 b6, k8 r8 o8"
cli-option-after = 回合后的桌面
cli-option-clause = 只看这一条及其裁定，例如 R43
cli-option-file = 要读的文件；- 为标准输入
cli-option-seat = 只看这个座位看到的，从0数起
cli-option-to = 到这个事件为止
cli-option-seed = 决定一切随机结果的数
cli-option-name = 你的名字
cli-option-clock = 每回合的时间，或 none
cli-option-level = 电脑玩家：chick、rabbit、hedgehog、cat、badger、fox、owl 或 dragon，由弱到强，或 remeld arena 认识的任何一个；一个用于所有座位，或每个座位一个，用逗号分隔（chick）

## 选项的值

cli-value-address = 地址
cli-value-date = 日期
cli-value-event = 事件
cli-value-file = 文件
cli-value-name = 名字
cli-value-seconds = 秒
cli-value-table = 桌面
cli-value-tiles = 牌

## 标签

cli-label-rule = 规则
cli-label-before = 之前
cli-label-after = 之后
cli-label-rack = 牌架
cli-label-table = 桌面
cli-label-pool = 牌库
cli-nothing = 无

## 规则

cli-mark-differ = ≠
cli-rules-legend = ≠ 各版本不同。* 说明书没写或不清楚，由我们裁定。看一个版本的全文：remeld rules --edition lanmi。看一条：remeld rules --clause R34。
cli-rules-ruling = { $value }*
cli-rules-source = [{ $source }]
cli-rules-source-then = { $source }；{ $next }
cli-rules-titled = { $title }。{ $text }
cli-rules-house = 自定规则改了这一条
cli-rules-clause = 条文 { $clause }
cli-rules-more = 看一条及其裁定：remeld rules --clause R34。

## 裁判

cli-judge-legal = 合规（{ $edition }）。
cli-judge-illegal = 不合规（{ $edition }）：{ $count }处错误。
cli-judge-played = { $count ->
    [0] 没有打出牌。
   *[other] 打出{ $count }张牌，共{ $points }分。
}
cli-judge-fault = { $message }（{ $clause }）
cli-judge-fault-in-set = 第{ $set }组。{ $message }（{ $clause }）

## 核对

cli-verify-good = 牌谱无误：核对了{ $count }个事件。
cli-verify-wrong = 第{ $event }个事件有误。{ $message }
cli-verify-finished = 这一局已结束，得分无误。
cli-verify-not-finished = 这一局还没结束。
cli-verify-deal-checked = 发牌与密钥相符。
cli-verify-deal-not-checked = 牌谱里没有密钥，所以没有核对发牌。

## 解牌和理牌

cli-solve-help = 找出一个回合的最佳打法；同样好的，取最少动桌面的一种。
cli-arrange-help = 把一堆牌排成牌组，尽量少剩。
cli-option-table = 桌面，例如 "b4 b5 b6, k8 r8 o8"
cli-option-tiles = 牌，例如 "b4 b5 b6 j"
cli-option-objective = 目标：张数最多、分值最高或出完
cli-option-steps = 一步步显示打法
cli-label-sets = 牌组
cli-label-left = 剩余
cli-solve-best = 可以打出{ $count }张牌：{ $tiles }，共{ $value }分。
cli-solve-changed = 有变动
cli-solve-new = 新
cli-solve-not-proved = 搜索中断了，也许还有更好的打法。
cli-solve-nothing = 没有牌可出。
cli-solve-none-found = 没找到打法，但没能全部试过。
cli-solve-not-out = 没有办法出完所有的牌。
cli-arrange-done = 所有的牌都排进了牌组。
cli-arrange-not-proved = 搜索中断了，也许还有更好的。
cli-arrange-left = 剩下{ $count }张牌。

## 模拟与竞技场

cli-puzzle-help = 出一道题：一个回合，只有一个最佳答案，并且经过证明；--day 是每日一题（今天的，或某个日期的，如 2026-11-18）。
cli-completion-help = 输出一段脚本，让 shell 自动补全命令和选项；放在哪里见 docs/installing.md
cli-option-shell = bash、zsh 或 fish
cli-picture-help = 把牌桌、牌架、局面或一次出牌画成图：SVG 或 PNG，由文件名决定。
cli-option-position = 用记谱法写的局面：规则、牌桌，以及轮到的一方的牌架
cli-option-output = 要写入的 SVG 或 PNG 文件；不给文件时，SVG 写到标准输出
cli-option-width = PNG 的宽度，以像素计（1200）
cli-option-kind = 题目类型：go-out（默认）、all-but-one、first-30、free-the-joker、fourth-tile、rebuild、find-the-play 或 endgame
cli-option-day = 每日一题，玩这个版本的人看到的都一样
cli-option-number = 按题号显示程序自带的一道题
cli-option-picture = 把题目画进这个文件（.svg、.png），不含答案
cli-option-date = 某一天，如 2026-11-18，不写就是今天
cli-option-solution = 逐步显示答案
cli-puzzle-again = { $edition }，难度{ $difficulty }。再看同一题：--seed { $seed }；看答案：--solution。
cli-practice-help = 出一组练习：同一类的六道题，每题只有一个正确答案，并且经过证明。
cli-option-drill = 练什么：spot（默认）、first-30、splits、jokers、hold-back 或 count
cli-practice-again = { $drill }，{ $edition }。再来同一组：--seed { $seed }；看答案：--solution。
cli-puzzles-help = 一次出很多题，没有两道相同；不指定版本和类型就全部都出：remeld puzzles make。
cli-option-count = 出多少道题
cli-option-o = 要写入的文件
cli-puzzles-made = { $count } 道题已写入 { $file }。

cli-simulate-help = 让电脑玩家在一张牌桌上打许多局，每副牌在每个座位上各打一遍，统计胜局、得分和回合。
cli-arena-help = 让所有电脑玩家用同样的牌两两对阵：谁赢多少，附区间。中断后再输入同样的命令即可继续；只给 --results 则显示文件里的结果。
cli-option-bots = 电脑玩家，用逗号分隔，如 greedy,easy
cli-option-games = 多少局（1000）；在 arena 中为每一对的局数
cli-option-workers = 用多少个进程（默认与处理器数相同）；结果不变
cli-option-verify = 每多少副牌核对其中一副的牌谱（20；0 不核对，1 全部核对）
cli-option-results = 每副牌打完就写入的文件
cli-option-report = 把可以发给别人的网页写入这个文件
cli-option-test = 一旦能确定第一名玩家的胜率高于 LOW% 或低于 HIGH% 就停，如 50:55
cli-option-fast = 用编译的模拟程序打，限 babyboom 和 goliath 以及它认识的打法
cli-option-ray = 在这个地址的 Ray 集群上打；local 在本机启动一个

## 牌室和接口

cli-option-no-browser = 不打开浏览器
cli-play-more = 牌桌存放在 { $file }。可用 REMELD_DATABASE 指定别处，如 sqlite:///tables.db。
cli-play-stop = { $file ->
    [none] 牌桌会保留。
   *[other] 牌桌会保留在 { $file }。
}按 Ctrl+C 关闭牌室。
cli-play-runs-already = 牌室已经开了，地址是 { $address }

cli-serve-help = 在网络上开一间牌室，大家一起玩。
cli-schema-help = 输出程序与牌室通信所需的说明。
cli-option-database = 牌桌存放处：sqlite:///remeld.db（默认）或 postgresql://…
cli-option-host = 监听的地址
cli-option-port = 监听的端口；0 表示任选空闲端口
cli-option-origin = 玩家在浏览器里输入的地址，例如 https://play.example
cli-option-proxy = 可信的反向代理，由它说明客户端是谁
cli-option-lan = 把牌室开放给本机所在的网络
cli-option-http = HTTP 部分，OpenAPI 文档
cli-serve-address = 牌室已开，地址是 { $address }
cli-serve-lan = 同一网络内的地址是 { $address }

## 打法的步骤

cli-step-lay = 打出新牌组（{ $target }）：{ $tiles }
cli-step-add = 把{ $tiles }加到第{ $target }组：{ $result }
cli-step-take = 把{ $tiles }从第{ $source }组移到第{ $target }组：{ $result }
cli-step-split = 把{ $tiles }从第{ $source }组拆出来，成为第{ $target }组。
cli-step-join = 把第{ $source }组并入第{ $target }组：{ $result }
cli-step-swap = 用{ $tiles }换出第{ $target }组的百搭牌；百搭牌放到第{ $joker }组。
cli-step-shift = 移动第{ $target }组里的百搭牌：{ $result }

cli-backup-help = 把整个牌室复制到一个文件里，牌局照常进行。
cli-restore-help = 核对备份中的每份日志和牌谱，再用它填入空数据库。
cli-option-copy = 备份文件
cli-option-check = 只核对备份
cli-backup-done = 已写入 { $file }。其中的牌桌：{ $count }张。
cli-restore-logs = 核对无误：{ $tables }张牌桌，日志共{ $entries }条。
cli-restore-games = 核对无误的牌局：已结束{ $games }局，进行中{ $running }局。
cli-restore-checked = 备份完好。没有恢复任何内容。
cli-restore-done = 牌室已恢复。

cli-admin-help = 照看运行中的牌室：status、people（谁在）、tables；close 或 remove 牌桌；sign-out、ban 或 unban 地址；message 文字（不写文字则撤回）；drain（不开新局）和 undrain。
cli-option-action = 要做什么
cli-option-about = 牌桌代码、地址或消息文字
cli-option-admin-socket = remeld admin 用的套接字，放在单独的文件夹里；也可用 REMELD_ADMIN_SOCKET 指定
cli-value-about = 对象
cli-value-action = 操作
cli-admin-house = Remeld { $version }，已运行{ $minutes }分钟。牌室的进程：{ $count }个。
cli-admin-draining = 不再开始：没有新牌桌和新牌局。
cli-admin-message = 给所有人的消息：{ $text }
cli-admin-banned = 已封禁：{ $addresses }
cli-admin-counts = 在线{ $people }人。牌桌：开放{ $open }，进行中{ $playing }，已结束{ $finished }，已收起{ $archived }。
cli-admin-load = 本进程：{ $count }个连接，处理器{ $percent }%，内存{ $megabytes } MB。
cli-admin-slow = 最近五分钟最慢的，依次为次数、一半在此之内、99%在此之内、最慢一次：
cli-admin-people = 这里的地址：{ $count }个。经其他进程在线：{ $elsewhere }人。
cli-admin-status = { $status ->
    [open] 开放
    [playing] 进行中
    [finished] 已结束
   *[archived] 已收起
}
cli-admin-idle = { $minutes }分钟前
cli-admin-present = { $count }人在
cli-admin-tables = 牌桌：{ $count }张。未列出：{ $more }张。
cli-admin-done = { $action ->
    [close] 牌桌已关闭。它在本进程的连接：{ $count }个。
    [remove] 牌桌已删除。它在本进程的连接：{ $count }个。
    [sign-out] 会话已结束。本进程断开的连接：{ $count }个。
    [ban] 地址已封禁。本进程断开的连接：{ $count }个。
    [unban] 地址已解封。
    [message] 所有人都会看到这条消息。
    [no-message] 消息已撤回。
    [drain] 不再开始新牌局。进行中的继续。
   *[undrain] 又可以开始新牌局了。
}

## Conformance

cli-option-key = 玩家：像 greedy 这样的名称，或 module:attribute
cli-conformance-result = { $count ->
    [0] { $player } 遵守规则。
   *[other] { $player } 有 { $count } 处要改。
}
breach-bad-key = 它的键是 { $found }。请用一段前后没有空格的短文字。
breach-not-picklable = 它不能用 pickle 保存（{ $error }）。里面只放简单的值，并在模块顶层定义它的类。
breach-raised = 它抛出了 { $error }。任何局面都要作出决定，无牌可出、牌库已空、还没破冰时也一样。
breach-no-decision = 它返回了 { $found }。请返回 Decision(move, reason)，其中是 Play、Draw 或 Pass。
breach-no-reason = 它的理由是 { $found }。每个决定都要带一个有代码的 Reason。
breach-illegal = 裁判拒绝 { $move }（{ $fault }）。出牌前先问 remeld.rules.judge，摸牌或跳过前先问 remeld.bots.must_play。
breach-not-repeatable = 用同一个种子再问一次，它没有走 { $move }。随机只取自 rng，不要依赖时钟或集合的顺序。
breach-keeps-memory = 它的一个新副本没有走 { $move }。两次决定之间什么都不要记：之前发生的事在 view.past 里。
breach-sees-hidden = 只有看不见的牌不同，它却作出了别的决定。请只按视图决定。
breach-too-slow = 它用了 { $spent } 毫秒，只允许 { $allowed } 毫秒。思考时留意 limit.milliseconds，用 time.process_time 计时。
breach-endless = 过了 { $seconds } 秒它还没有决定，已被终止。请查找没有尽头的循环或等待，limit 用完时停止搜索。
