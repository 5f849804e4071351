### Noms des éditions et des couleurs.

edition-broadway = Broadway
edition-broadway-about = une boîte classique de 2016, avec un livret en anglais et en chinois simplifié
edition-babyboom = Babyboom
edition-babyboom-about = des boîtes jusqu’à quatre ou six joueurs, avec un livret de 2017 en chinois traditionnel
edition-lanmi = Lanmi
edition-lanmi-about = une boîte plus ancienne aux règles plus anciennes, avec un livret en chinois traditionnel
edition-john-adams = John Adams
edition-john-adams-about = des boîtes jusqu’à quatre ou six joueurs, avec un livret britannique de 2014 en anglais
edition-goliath = Goliath
edition-goliath-about = une boîte de 2021 aux très grandes pièces, avec un livret en français, néerlandais, allemand, espagnol et portugais
edition-house = Règles maison
edition-house-about = des règles qui ne sont dans aucun livret

## Couleurs, par leurs lettres

colour-k = { term-black }
colour-r = { term-red }
colour-b = { term-blue }
colour-o = { term-fourth-colour }
colour-g = { term-green }
colour-p = { term-purple }
colour-j = { term-joker }
