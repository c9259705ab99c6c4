// As the CBF counts them: with the Torneio dos Campeões of 1937, the Taça Brasil and the Torneio Roberto Gomes Pedrosa.
// 1967 and 1968 had two champions each; in 1967 both were Palmeiras, and only the note tells the two titles apart.
// edition | champion | runner-up | final | top scorer | goals | coach | note
export const brasileirao = `
1937|atletico_mg|fluminense||||Floriano Peixoto Corrêa|Torneio dos Campeões, reconhecido pela CBF em 2023
1959|bahia|santos|3–2, 0–2 e 3–1|Léo Briglia|8|Carlos Volante|Taça Brasil
1960|palmeiras|fortaleza|3–1 e 8–2|Bececê|7|Osvaldo Brandão|Taça Brasil
1961|santos|bahia|1–1 e 5–1|||Lula|Taça Brasil
1962|santos|botafogo|4–3, 1–3 e 5–0|Coutinho|7|Lula|Taça Brasil
1963|santos|bahia|6–0 e 2–0|||Lula|Taça Brasil
1964|santos|flamengo|4–1 e 0–0|Pelé|7|Lula|Taça Brasil
1965|santos|vasco|5–1 e 1–0|Bita|9|Lula|Taça Brasil
1966|cruzeiro|santos|6–2 e 3–2|Bita e Toninho Guerreiro|10|Ayrton Moreira|Taça Brasil
1967|palmeiras|internacional||Ademar Pantera e César Maluco|15|Aymoré Moreira|Torneio Roberto Gomes Pedrosa
1967|palmeiras|nautico|3–1, 1–2 e 2–0|||Mário Travaglini|Taça Brasil
1968|santos|internacional||Toninho Guerreiro|18|Antoninho|Torneio Roberto Gomes Pedrosa
1968|botafogo|fortaleza|2–2 e 4–0|Ferretti|7|Zagallo|Taça Brasil
1969|palmeiras|cruzeiro||Edu|14|Rubens Minelli|Torneio Roberto Gomes Pedrosa
1970|fluminense|palmeiras||Tostão|12|Paulo Amaral|Torneio Roberto Gomes Pedrosa
1971|atletico_mg|sao_paulo||Dario|15|Telê Santana|
1972|palmeiras|botafogo|0–0|Dario e Pedro Rocha|17|Osvaldo Brandão|Campeão pela melhor campanha
1973|palmeiras|sao_paulo||Ramón|21|Osvaldo Brandão|
1974|vasco|cruzeiro|2–1|Roberto Dinamite|16|Mário Travaglini|
1975|internacional|cruzeiro|1–0|Flávio|16|Rubens Minelli|
1976|internacional|corinthians|2–0|Dario|16|Rubens Minelli|
1977|sao_paulo|atletico_mg|0–0 (3–2 nos pênaltis)|Reinaldo|28|Rubens Minelli|
1978|guarani|palmeiras|1–0 e 1–0|Paulinho|19|Carlos Alberto Silva|
1979|internacional|vasco|2–0 e 2–1|||Ênio Andrade|Campeão invicto
1980|flamengo|atletico_mg|0–1 e 3–2|Zico|21|Cláudio Coutinho|Campeão pela melhor campanha
1981|gremio|sao_paulo|2–1 e 1–0|Nunes|16|Ênio Andrade|
1982|flamengo|gremio|1–1, 0–0 e 1–0|Zico|21|Paulo César Carpegiani|
1983|flamengo|santos|1–2 e 3–0|Serginho Chulapa|22|Carlos Alberto Torres|
1984|fluminense|vasco|1–0 e 0–0|Roberto Dinamite|16|Carlos Alberto Parreira|
1985|coritiba|bangu|1–1 (6–5 nos pênaltis)|Edmar|20|Ênio Andrade|
1986|sao_paulo|guarani|1–1 e 3–3 (4–3 nos pênaltis)|Careca|25|Pepe|
1987|sport|guarani|1–1 e 1–0|||Jair Picerni|Campeão reconhecido pela CBF e pelo STF; a Copa União (Módulo Verde) foi do Flamengo
1988|bahia|internacional|2–1 e 0–0|Nilson|15|Evaristo de Macedo|
1989|vasco|sao_paulo|1–0|Túlio|11|Nelsinho Rosa|
1990|corinthians|sao_paulo|1–0 e 1–0|Charles|11|Nelsinho Baptista|
1991|sao_paulo|bragantino|1–0 e 0–0|Paulinho McLaren|15|Telê Santana|
1992|flamengo|botafogo|3–0 e 2–2|Bebeto|18|Carlinhos|
1993|palmeiras|vitoria|1–0 e 2–0|||Vanderlei Luxemburgo|
1994|palmeiras|corinthians|3–1 e 1–1|Amoroso e Túlio|19|Vanderlei Luxemburgo|
1995|botafogo|santos|2–1 e 1–1|Túlio|23|Paulo Autuori|
1996|gremio|portuguesa|0–2 e 2–0|Paulo Nunes e Renaldo|16|Luiz Felipe Scolari|Campeão pela melhor campanha
1997|vasco|palmeiras|0–0 e 0–0|Edmundo|29|Antônio Lopes|Campeão pela melhor campanha
1998|corinthians|cruzeiro|2–2, 1–1 e 2–0|Viola|21|Vanderlei Luxemburgo|
1999|corinthians|atletico_mg|2–3, 2–0 e 0–0|Guilherme|28|Oswaldo de Oliveira|
2000|vasco|sao_caetano|1–1 e 3–1|Dill, Magno Alves e Romário|20|Joel Santana|Copa João Havelange
2001|athletico_pr|sao_caetano|4–2 e 1–0|Romário|21|Geninho|
2002|santos|corinthians|2–0 e 3–2|Luís Fabiano e Rodrigo Fabri|19|Emerson Leão|
2003|cruzeiro|santos||Dimba|31|Vanderlei Luxemburgo|
2004|santos|athletico_pr||Washington|34|Vanderlei Luxemburgo|
2005|corinthians|internacional||Romário|22|Antônio Lopes|
2006|sao_paulo|internacional||Souza|17|Muricy Ramalho|
2007|sao_paulo|santos||Josiel|20|Muricy Ramalho|
2008|sao_paulo|gremio||Keirrison, Kléber Pereira e Washington|21|Muricy Ramalho|
2009|flamengo|internacional||Adriano e Diego Tardelli|19|Andrade|
2010|fluminense|cruzeiro||Jonas|23|Muricy Ramalho|
2011|corinthians|vasco||Borges|23|Tite|
2012|fluminense|atletico_mg||Fred|20|Abel Braga|
2013|cruzeiro|gremio||Éderson|21|Marcelo Oliveira|
2014|cruzeiro|sao_paulo||Fred|18|Marcelo Oliveira|
2015|corinthians|atletico_mg||Ricardo Oliveira|20|Tite|
2016|palmeiras|santos||Diego Souza, Fred e William Pottker|14|Cuca|
2017|corinthians|palmeiras||Henrique Dourado e Jô|18|Fábio Carille|
2018|palmeiras|flamengo||Gabriel Barbosa|18|Luiz Felipe Scolari|
2019|flamengo|santos||Gabriel Barbosa|25|Jorge Jesus|
2020|flamengo|internacional||Claudinho e Luciano|18|Rogério Ceni|
2021|atletico_mg|flamengo||Hulk|19|Cuca|
2022|palmeiras|internacional||Germán Cano|26|Abel Ferreira|
2023|palmeiras|gremio||Paulinho|20|Abel Ferreira|
2024|botafogo|palmeiras||Alerrandro e Yuri Alberto|15|Artur Jorge|
2025|flamengo|palmeiras||Kaio Jorge|21|Filipe Luís|
`
