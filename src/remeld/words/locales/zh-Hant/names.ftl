### 版本和顏色的名稱。

## 版本

edition-broadway = Broadway
edition-broadway-about = 2016年的經典盒裝，附英文和簡體中文說明書
edition-babyboom = Babyboom
edition-babyboom-about = 四人和六人盒裝，附2017年的繁體中文說明書
edition-lanmi = Lanmi
edition-lanmi-about = 較早的盒裝，規則也比較舊，附繁體中文說明書
edition-john-adams = John Adams
edition-john-adams-about = 四人和六人盒裝，附2014年英國的英文說明書
edition-goliath = Goliath
edition-goliath-about = 2021年的特大牌盒裝，附法、荷、德、西、葡五種語言的說明書
edition-house = 自訂規則
edition-house-about = 不屬於任何一本說明書的規則

## 顏色

colour-k = { term-black }
colour-r = { term-red }
colour-b = { term-blue }
colour-o = { term-fourth-colour }
colour-g = { term-green }
colour-p = { term-purple }
colour-j = { term-joker }
