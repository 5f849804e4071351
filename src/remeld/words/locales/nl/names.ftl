### Namen van de edities en de kleuren.

edition-broadway = Broadway
edition-broadway-about = een klassieke doos uit 2016, met een boekje in het Engels en vereenvoudigd Chinees
edition-babyboom = Babyboom
edition-babyboom-about = dozen tot vier of zes spelers, met een boekje uit 2017 in traditioneel Chinees
edition-lanmi = Lanmi
edition-lanmi-about = een oudere doos met oudere regels en een boekje in traditioneel Chinees
edition-john-adams = John Adams
edition-john-adams-about = dozen tot vier of zes spelers, met een Brits boekje uit 2014 in het Engels
edition-goliath = Goliath
edition-goliath-about = een doos uit 2021 met extra grote stenen en een boekje in het Frans, Nederlands, Duits, Spaans en Portugees
edition-house = Huisregels
edition-house-about = regels die in geen gedrukt boekje staan

## Kleuren, naar hun letters

colour-k = { term-black }
colour-r = { term-red }
colour-b = { term-blue }
colour-o = { term-fourth-colour }
colour-g = { term-green }
colour-p = { term-purple }
colour-j = { term-joker }
