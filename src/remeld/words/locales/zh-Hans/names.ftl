### 版本和颜色的名称。

## 版本

edition-broadway = Broadway
edition-broadway-about = 2016年的经典版，附英文和简体中文说明书
edition-babyboom = Babyboom
edition-babyboom-about = 四人盒装和六人盒装，附2017年的繁体中文说明书
edition-lanmi = Lanmi
edition-lanmi-about = 较早的盒装，规则也较早，附繁体中文说明书
edition-john-adams = John Adams
edition-john-adams-about = 四人盒装和六人盒装，附2014年的英国版英文说明书
edition-goliath = Goliath
edition-goliath-about = 2021年的特大牌盒装，附法、荷、德、西、葡五种语言的说明书
edition-house = 自定规则
edition-house-about = 不属于任何一本说明书的规则

## 颜色

colour-k = { term-black }
colour-r = { term-red }
colour-b = { term-blue }
colour-o = { term-fourth-colour }
colour-g = { term-green }
colour-p = { term-purple }
colour-j = { term-joker }
