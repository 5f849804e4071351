### Names of editions and colours.

## Editions, by their keys: the name, and in -about the box and the languages of its booklet

edition-broadway = Broadway
edition-broadway-about = a classic box of 2016, with a booklet in English and Simplified Chinese
edition-babyboom = Babyboom
edition-babyboom-about = boxes for up to four or six players, with a booklet of 2017 in Traditional Chinese
edition-lanmi = Lanmi
edition-lanmi-about = an older box with older rules, and a booklet in Traditional Chinese
edition-john-adams = John Adams
edition-john-adams-about = boxes for up to four or six players, with a British booklet of 2014 in English
edition-goliath = Goliath
edition-goliath-about = a box of 2021 with extra large tiles, and a booklet in French, Dutch, German, Spanish and Portuguese
edition-house = House rules
edition-house-about = rules that belong to no printed booklet

## Colours, by their letters
## $fourth_colour: "orange" or "yellow", as the rules say.

colour-k = { term-black }
colour-r = { term-red }
colour-b = { term-blue }
colour-o = { term-fourth-colour }
colour-g = { term-green }
colour-p = { term-purple }
colour-j = { term-joker }
