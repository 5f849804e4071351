### Nomes das edições e das cores.

## Edições

edition-broadway = Broadway
edition-broadway-about = uma caixa clássica de 2016, com um folheto em inglês e em chinês simplificado
edition-babyboom = Babyboom
edition-babyboom-about = caixas para até quatro ou seis jogadores, com um folheto de 2017 em chinês tradicional
edition-lanmi = Lanmi
edition-lanmi-about = uma caixa mais antiga com regras mais antigas e um folheto em chinês tradicional
edition-john-adams = John Adams
edition-john-adams-about = caixas para até quatro ou seis jogadores, com um folheto britânico de 2014 em inglês
edition-goliath = Goliath
edition-goliath-about = uma caixa de 2021 com pedras muito grandes e um folheto em francês, neerlandês, alemão, espanhol e português
edition-house = Regras da casa
edition-house-about = regras que não estão em nenhum folheto impresso

## Cores

colour-k = { term-black }
colour-r = { term-red }
colour-b = { term-blue }
colour-o = { term-fourth-colour }
colour-g = { term-green }
colour-p = { term-purple }
colour-j = { term-joker }
