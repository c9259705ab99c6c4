// edition | champion | runner-up | final | top scorer | goals | coach | note
export const copaDoMundo = `
1930|uruguai|argentina|4–2|Guillermo Stábile|8|Alberto Suppici|
1934|italia|tchecoslovaquia|2–1 (prorrogação)|Oldřich Nejedlý|5|Vittorio Pozzo|
1938|italia|hungria|4–2|Leônidas da Silva|7|Vittorio Pozzo|
1950|uruguai|brasil|2–1|Ademir de Menezes|8|Juan López|Jogo decisivo do quadrangular final
1954|alemanha|hungria|3–2|Sándor Kocsis|11|Sepp Herberger|Como Alemanha Ocidental
1958|brasil|suecia|5–2|Just Fontaine|13|Vicente Feola|
1962|brasil|tchecoslovaquia|3–1|Dražan Jerković, Flórián Albert, Garrincha, Leonel Sánchez, Valentin Ivanov e Vavá|4|Aymoré Moreira|
1966|inglaterra|alemanha|4–2 (prorrogação)|Eusébio|9|Alf Ramsey|
1970|brasil|italia|4–1|Gerd Müller|10|Zagallo|
1974|alemanha|holanda|2–1|Grzegorz Lato|7|Helmut Schön|Como Alemanha Ocidental
1978|argentina|holanda|3–1 (prorrogação)|Mario Kempes|6|César Luis Menotti|
1982|italia|alemanha|3–1|Paolo Rossi|6|Enzo Bearzot|
1986|argentina|alemanha|3–2|Gary Lineker|6|Carlos Bilardo|
1990|alemanha|argentina|1–0|Salvatore Schillaci|6|Franz Beckenbauer|Como Alemanha Ocidental
1994|brasil|italia|0–0 (3–2 nos pênaltis)|Hristo Stoichkov e Oleg Salenko|6|Carlos Alberto Parreira|
1998|franca|brasil|3–0|Davor Šuker|6|Aimé Jacquet|
2002|brasil|alemanha|2–0|Ronaldo|8|Luiz Felipe Scolari|
2006|italia|franca|1–1 (5–3 nos pênaltis)|Miroslav Klose|5|Marcello Lippi|
2010|espanha|holanda|1–0 (prorrogação)|David Villa, Diego Forlán, Thomas Müller e Wesley Sneijder|5|Vicente del Bosque|
2014|alemanha|argentina|1–0 (prorrogação)|James Rodríguez|6|Joachim Löw|
2018|franca|croacia|4–2|Harry Kane|6|Didier Deschamps|
2022|argentina|franca|3–3 (4–2 nos pênaltis)|Kylian Mbappé|8|Lionel Scaloni|
`
