### 提问、文字或命令哪里不对：每种错误一条。

## 位置

error-where = { $where ->
    [draft] 草稿
    [game] 牌局
    [heap] 这堆牌
    [house-file] 自定规则文件
    [line] 这一行
    [move] 着法
    [new-table] 新桌面
    [position] 局面
    [rack] 牌架
    [racks] 各家牌架
    [rules] 规则
    [set] 牌组
    [table] 桌面
    [table-and-rack] 桌面和牌架
    [tile] 这张牌
   *[other] { $where }
}

## 原因

error-reason = { $reason ->
    [ENOENT] 没有这个文件或文件夹
    [EACCES] 没有权限
    [EPERM] 不允许这样做
    [EISDIR] 这是一个文件夹
    [ENOTDIR] 没有这个文件夹
    [EEXIST] 已经存在
    [ENAMETOOLONG] 名称太长
    [ENOSPC] 空间不足
    [EADDRINUSE] 地址已被占用
    [EADDRNOTAVAIL] 本机没有这个地址
   *[other] { $reason }
}

## 读不懂的文字

error-unknown-tile = “{ $part }”不是牌（{ error-where }第{ $place }个字符）。牌写作 k、r、b 或 o 加上1到13的数字，例如 b8；百搭牌写作 j，代表 b8 时写作 j=b8。
error-run-falls = “{ $part }”从大到小了（{ error-where }第{ $place }个字符）。请先写小的数字，例如 b4-9。
error-not-one-tile = “{ $part }”不是一张牌（{ error-where }第{ $place }个字符）。
error-unexpected-comma = 这里不该有逗号（{ error-where }第{ $place }个字符）。牌与牌之间用空格隔开。
error-empty-set = 空的牌组（{ error-where }第{ $place }个字符）。逗号只用在两个牌组之间。
error-text-too-long = { error-where }的文字太长，最多{ $place }个字符。
error-unknown-move = “{ $part }”不是着法（{ error-where }第{ $place }个字符）。着法是 draw、pass，或者 play 加上新桌面。
error-remeld-position-missing = “{ $part }”不是局面的开头（{ error-where }第{ $place }个字符）。局面以 remeld-position 和版本号开头。
error-rules-missing = 这里应该是规则，写的却是“{ $part }”（{ error-where }第{ $place }个字符）。
error-turn-missing = 这里应该是回合，写的却是“{ $part }”（{ error-where }第{ $place }个字符）。
error-pool-missing = 这里应该是牌库，写的却是“{ $part }”（{ error-where }第{ $place }个字符）。
error-table-missing = 这里应该是桌面，写的却是“{ $part }”（{ error-where }第{ $place }个字符）。
error-racks-missing = “{ $part }”后面缺少牌架（{ error-where }第{ $place }个字符）。
error-unknown-part = “{ $part }”不属于局面（{ error-where }第{ $place }个字符）。牌架以 melded 或 new 开头。
error-unknown-ruleset = 没有名为“{ $part }”的规则（{ error-where }第{ $place }个字符）。规则写作一个版本，改动放在括号里：goliath(jokers=4)。
error-unknown-rule = 没有“{ $part }”这条规则（{ error-where }第{ $place }个字符）。
error-unknown-value = “{ $part }”不能作为规则的值（{ error-where }第{ $place }个字符）。
error-bad-big-set = “{ $part }”不是大套牌（{ error-where }第{ $place }个字符）。请写最少人数、颜色数、每种张数和百搭牌数，例如 5/4/3/4。
error-unexpected-text = 这里不该有“{ $part }”（{ error-where }第{ $place }个字符）。
error-unreadable-house = 既不是 TOML 也不是 JSON（{ error-where }第{ $place }个字符）：“{ $part }”

## 局面和牌谱

error-unknown-version = 本程序读不了第“{ $part }”版，只能读第1版。

## 规则、玩家和牌

error-bad-rule = { $field }是{ $value }，但只能是{ $allowed }。
error-unknown-edition = 没有“{ $key }”这个版本。可选：{ $known }。
error-no-such-player = 没有“{ $key }”这个玩家。可选：{ $known }，或 module:attribute。
error-bad-player = “{ $key }”不是玩家：{ $why }
error-bad-limit = “{ $part }”不是限制。请写 400r（模拟局数）、250ms 或 1s（处理器时间）。
error-bad-players = 这套规则适合{ $least }到{ $most }人，不适合{ $players }人。
error-unknown-clause = 没有“{ $id }”这一条。条文编号为 R1 到 R87。
error-unknown-field = 没有“{ $field }”这条规则。
error-tile-not-in-box = 盒里没有{ $tile }，却出现在{ error-where }中。
error-tile-too-often = { error-where }中有{ $found }张{ $tile }，太多了。盒里只有{ $held }张。
error-table-not-legal = 回合开始前，桌面上第{ $set }组就不是合法牌组。{ $fault }

## 语言

error-unknown-language = 没有“{ $part }”这种语言。可选：{ $known }。

## 现在做不了的事

error-illegal-turn = 这一回合不合规则。
error-game-over = 这一局已经结束。
error-not-your-turn = 还没轮到座位{ $seat }。
error-time-is-up = 时间到了。
error-time-not-up = 时间还没到。
error-bad-extension = 时间只能增加。
error-bad-draft = 这个桌面上的牌，与原来桌面和牌架上的牌对不上。
error-pool-empty = 没有牌可摸了。请出牌或跳过。
error-pool-not-empty = 牌库还有牌。请出牌或摸牌。
error-already-drew = 这一回合已经摸过牌了。请出牌或跳过。
error-must-play = 有牌可出，就必须出。
error-seat-resigned = 这个座位已经认输。
error-unexpected-event = 这里不可能发生这件事。
error-bad-bell = 时间到后的桌面与规则不符。
error-option-not-offered = 这个版本没有这个选项：{ $option ->
    [big-set] 人少时用大套牌。
    [seats-by-draw] 摸牌定座位。
    [strict-penalty] 加重惩罚。
   *[other] { $option }。
}
error-draw-never-ends = { $players }人摸{ $numbers }种数字，总有人同点，摸牌定座位永远不会结束。请改为只由同点者重摸。
error-unknown-seat = 没有座位“{ $part }”。座位从0开始编号。
error-bad-name = “{ $name }”不能用作玩家名字。名字要有1到40个可显示的字符。
error-bad-word = “{ $word }”不能用来洗牌。最多100个可显示的字符。

## 牌谱

error-not-a-record = 这不是牌谱。第一行是“{ $part }”，而牌谱以 remeld-record 和版本号开头。
error-record-too-long = 这不是牌谱：一局不可能有{ $part }个字符。
error-more-than-the-box = 牌谱第{ $event }个事件：桌面和牌架上的牌比盒里的{ $held }张还多。
error-unknown-heading = 牌谱第{ $line }行：“{ $part }”不属于任何标头。
error-heading-twice = 牌谱第{ $line }行：标头“{ $part }”重复了。
error-heading-missing = 牌谱第{ $line }行：缺少标头“{ $part }”。
error-unknown-option = 牌谱第{ $line }行：没有“{ $part }”这个选项。
error-bad-commitment = 牌谱第{ $line }行：“{ $part }”不是封印。封印是64位，由 0 到 f 组成。
error-bad-rules = 牌谱第{ $line }行：读不懂这些规则：“{ $part }”。{ $reason }
error-bad-heading = 牌谱第{ $line }行：不可能有这样的一局。{ $reason }
error-not-a-number = 牌谱第{ $line }行：“{ $part }”不是数字。
error-not-a-text = 牌谱第{ $line }行：“{ $part }”不是双引号里的文字。
error-unreadable-line = 牌谱第{ $line }行：“{ $part }”不是带编号和时间的事件。
error-unknown-event = 牌谱第{ $line }行：没有“{ $part }”这种事件。
error-unreadable-event = 牌谱第{ $line }行：“{ $part }”不是这一局的事件。
error-unreadable-tiles = 牌谱第{ $line }行：读不懂这些牌。{ $reason }

## 能读但不对的牌谱

error-number-out-of-order = 这个事件的编号应该是{ $expected }。
error-time-goes-back = 这个事件的时间早于上一个事件的时间{ $expected }。
error-commitment-differs = 密钥与封印不符，封印是{ $expected }。
error-event-missing = 缺少这个事件：{ $expected }
error-event-differs = 按规则，这个事件应该是：{ $expected }
error-racks-differ = 结束时的牌架与之前看到的对不上。

## 终端里的牌局

error-unknown-command = “{ $part }”既不是命令也不是牌。输入 help 查看所有命令。
error-tiles-missing = 哪些牌？请写在命令后面，例如 r1 r2 r3。
error-tile-not-yours = 不在你的牌架上，也不在你手里：{ $tiles }。
error-tile-not-in-set = 第{ $set }组里没有{ $tile }。
error-unknown-set = 没有第{ $set }组。{ $most ->
    [0] 桌面是空的。
    [1] 只有第1组。
   *[other] 牌组编号为1到{ $most }。
}
error-which-set = 哪一组？请把编号写在{ $tiles }后面。
error-which-split = 从哪里分？请写牌组编号和后半组的第一张牌，例如 split 2 r6。
error-cannot-split = 第{ $set }组不能在{ $tile }前面分开。
error-which-join = 哪两组？请写编号，例如 join 1 3。
error-cannot-join = 第{ $set }组不能与自己合并。
error-nothing-to-undo = 没有可以撤销的步骤。
error-draft-not-empty = 你在这一回合动过牌。输入 end 结束回合，或输入 reset 全部还原。
error-file-missing = 哪个文件？请把文件名写在 save 后面。
error-file-not-written = 牌谱无法写入{ $file }：{ error-reason }。

## 命令行

error-no-such-command = 没有“{ $part }”这个命令。可用：{ $known }。
error-no-such-option = 这里没有选项{ $option }。
error-option-twice = 选项{ $option }写了两次。
error-option-without-value = 选项{ $option }需要一个值。
error-option-with-value = 选项{ $option }不带值。
error-missing-option = 缺少{ $option }。
error-stray-argument = 这里不该有“{ $part }”。带空格的文字要加引号。
error-misuse = 看不懂这行命令：{ $part }
error-edition-and-house = --edition 和 --house 只能给一个：自定规则文件里已经写明版本。
error-bad-number = { $option }是“{ $part }”，但必须是{ $least }到{ $most }的整数。
error-position-alone = --position 与 --table、--rack 只能选一种：局面本身就有牌桌和牌架。
error-puzzle-twice = { $option } 和 { $other } 只能用一个：它们都会选定题目。
error-picture-kind = “{ $part }”无法绘制。文件名必须以 svg 或 png 结尾。
error-unknown-shell = 没有适用于“{ $part }”的脚本。可用的有：{ $known }。
error-extra-missing = 缺少所需的软件包（{ $what }）。安装命令：pip install "remeld[{ $extra }]"
error-page-missing = 没有网页，所以没有可以玩的地方。在项目副本里，python3 run.py 会生成它；否则请安装带网页的正式版本：pip install --force-reinstall "remeld[play]"。在终端里，remeld tui 不需要网页。
error-bad-objective = 没有“{ $part }”这个目标。可选：{ $known }。
error-file-unreadable = 文件{ $file }无法读取：{ error-reason }。
error-file-too-long = 文件{ $file }太长，最多{ $most }字节。
error-file-not-text = 文件{ $file }不是文本：第{ $byte }字节是{ $part }，不是 UTF-8。
error-system = { $file ->
    [none] 系统拒绝：{ error-reason }。
   *[other] 系统拒绝 { $file }：{ error-reason }。
}
error-internal = 出了不该出的错，请报告：{ $part }
error-seat-not-seen = 这份牌谱没有座位{ $part }的视角，只有{ $known ->
    [spectator] 旁观者的视角。
   *[other] 座位{ $known }的视角。
}
error-review-not-over = 这一局还没结束，结束后才能复盘。
error-review-wrong = 这份牌谱有误，无法复盘。第{ $event }个事件有错：用 remeld verify 查看原因。
error-opening-size = 需要1到{ $most }张牌，而不是{ $count }张。
error-opening-rules = 这套规则没有可看的{ term-initial-meld }。

## 计分

error-not-json = 这不是 JSON 文档：第{ $line }行第{ $place }个字符，“{ $part }”处。
error-json-too-much = 这个 JSON 文档内容太多，读不了。开头是“{ $part }”。
error-key-twice = “{ $part }”在同一处出现了两次。
error-not-an-object = 这里应该是花括号里的对象，写的却是{ $part }。
error-unknown-key = 这里不该有“{ $part }”。可以有：{ $known }。
error-bad-score-rules = { $part }不是规则：edition 是名称，house 是花括号里的对象。
error-editions-differ = edition 写的是{ $part }，house 里写的却是{ $known }。请去掉一个。
error-big-set-not-said = big_set 是{ $part }，但必须是 true 或 false。
error-no-games = 没有可以计分的牌局。games 是{ $part }，但必须是牌局的列表。
error-in-game = 第{ $game }局：{ $reason }
error-bad-racks = racks 是{ $part }，但必须写出每位玩家的牌，例如 "Ann": "r5 j"。
error-in-rack = { $name }的牌架：{ $reason }
error-other-players = 玩家与第一局不同，第一局是{ $known }。
error-unknown-player = 没有玩家{ $part }。玩家是{ $known }。
error-winner-has-tiles = { $name }写成了赢家，却还有牌。
error-loser-has-none = { $name }已经没有牌，却没写成赢家。

## 开设牌室

error-bad-setting = { $option }是“{ $part }”，但{ $must ->
    [number] 必须是数字。
    [yes-or-no] 必须是 yes 或 no。
    [like] 要写成{ $allowed }这样。
   *[be] 必须是{ $allowed }。
}
error-database-failed = 无法使用数据库：{ $why ->
    [address] 地址不对，应该像 sqlite:///house.db 或 postgresql://host/house 这样。
    [busy] 另一个程序正占用它。
    [damaged] 它已损坏，或者根本不是数据库。请先把它复制到安全的地方，再用 remeld restore 恢复最近的备份。
    [full] 磁盘已满。
    [locked] 另一间牌室已打开它。
    [schema] 它与本程序不符，或来自更新的版本。
    [unavailable] 数据库服务器没有回应。
   *[other] 它报告了故障，详见日志。
}
error-no-network = 本机没有联网。
error-unknown-entry = 这张牌桌被更新版的程序改过，本程序读不了：不认识“{ $kind }”。

error-not-a-backup = { $file } 不是牌室的备份。
error-backup-damaged = 备份 { $file } 已损坏：{ $why ->
    [short] 内容不完整。
    [log] 牌桌 { $table } 日志的第{ $entry }条有误。
   *[changed] 内容与当初写入的不同。
}没有恢复任何内容。
error-backup-newer = 备份 { $file } 由更新版的程序制作。请先安装那个版本。
error-backup-exists = { $file } 已经存在。请换一个名字。
error-house-not-empty = 数据库里已经有牌室。备份只能恢复到空数据库。
error-no-house = 这个数据库里没有牌室。

error-no-admin-socket = 请用 --admin-socket 或 REMELD_ADMIN_SOCKET 指定牌室的套接字。
error-admin-unreachable = { $file } 处没有牌室应答。它开着吗？用的是这个 --admin-socket 吗？是您在运行吗？
error-no-such-action = remeld admin 没有“{ $part }”这项操作。可用的有 { $known }。
error-about-missing = { $action } 还缺少对象。
error-no-such-table = 没有牌桌“{ $part }”。
error-not-banned = { $part } 没有被封禁。
error-bad-address = “{ $part }”不是 192.0.2.7 或 2001:db8:1:2::/64 那样的地址。
error-bad-message = 消息最多{ $most }个可显示的字。

## 竞技场

error-bots-and-players = --bots 列出了{ $count }名玩家，但 --players 是{ $players }。
error-levels-and-players = --level 列出了{ $count }名电脑玩家，但桌边有{ $seats }名。请写一名给所有座位，或每个座位一名。
error-bad-test = --test 是“{ $part }”，但应为两个百分数，小的在前，如 50:55，或一个，如 50。
error-arena-needs-two = 竞技场至少要有两名不同的玩家，每名在 --bots 里只写一次。
error-results-unreadable = { $file } 不是结果文件，或者属于另一个版本。
error-results-damaged = 结果文件 { $file } 已损坏：第{ $line }行与写入时不同。
error-results-of-another-run = { $file } 属于另一次比赛：其中 { $part } 是 { $value }。请用同样的选项，或换一个文件。
error-results-busy = 另一次比赛正在写入 { $file }。
error-arena-breach = 出了不该出的错，请报告： { $what ->
    [tiles] 牌变多或变少了
    [scores] 得分不对
    [record] 牌谱核对不上
   *[endless] 牌局不会结束
} （第{ $deal }副牌，第{ $rotation }次换座，{ $players }）
error-faulty-player = { $key } 无法继续（第{ $deal }副牌，第{ $rotation }次换座）：{ $why }
error-workers-die = 接连有{ $count }个进程终止。可能是内存不足：请减少 --workers。
error-fast-not-exact = --fast 只用于 { $known }：在其他版本中，模拟程序打的不是完全相同的牌局。
error-fast-player = --fast 不认识 { $key }。
error-ray-unreachable = { $part } 没有 Ray 集群：{ $why }

error-unknown-puzzle = 没有“{ $part }”这类题目。可选的类型有 { $known }。
error-unknown-drill = 没有叫“{ $part }”的练习。可选的有 { $known }。
error-no-puzzle = 在 { $edition } 中没有找到 { $kind } 类的题目。请换一个 --seed。
error-bad-date = “{ $part }”不是日期。请写成 2026-11-18 这样。
error-not-a-puzzle = 这不是一道题：“{ $part }”。
error-no-such-puzzle = 没有第{ $number }题：题号从1到{ $most }。
