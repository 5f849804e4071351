### Las palabras del reglamento español de Goliath que no son las habituales.

term-group = serie
    .many = series
    .a = una serie
    .A = Una serie
    .Label = Serie
