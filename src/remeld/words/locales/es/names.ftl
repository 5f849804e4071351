### Nombres de las ediciones y de los colores.

## Ediciones

edition-broadway = Broadway
edition-broadway-about = una caja clásica de 2016, con un reglamento en inglés y en chino simplificado
edition-babyboom = Babyboom
edition-babyboom-about = cajas para hasta cuatro o seis jugadores, con un reglamento de 2017 en chino tradicional
edition-lanmi = Lanmi
edition-lanmi-about = una caja más antigua con reglas más antiguas y un reglamento en chino tradicional
edition-john-adams = John Adams
edition-john-adams-about = cajas para hasta cuatro o seis jugadores, con un reglamento británico de 2014 en inglés
edition-goliath = Goliath
edition-goliath-about = una caja de 2021 con fichas muy grandes y un reglamento en francés, neerlandés, alemán, español y portugués
edition-house = Reglas de la casa
edition-house-about = reglas que no están en ningún reglamento impreso

## Colores

colour-k = { term-black }
colour-r = { term-red }
colour-b = { term-blue }
colour-o = { term-fourth-colour }
colour-g = { term-green }
colour-p = { term-purple }
colour-j = { term-joker }
