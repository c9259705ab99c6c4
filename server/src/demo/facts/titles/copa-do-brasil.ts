// edition | champion | runner-up | final | top scorer | goals | coach | note
export const copaDoBrasil = `
1989|gremio|sport|0–0 e 2–1|Gérson|7|Cláudio Duarte|
1990|flamengo|goias|1–0 e 0–0|Bizu|7|Jair Pereira|
1991|criciuma|gremio|1–1 e 0–0|Gérson|6|Luiz Felipe Scolari|Campeão pelo gol fora de casa
1992|internacional|fluminense|1–2 e 1–0|Gérson|9|Antônio Lopes|Campeão pelo gol fora de casa
1993|cruzeiro|gremio|0–0 e 2–1|Gílson|8|Pinheiro|
1994|gremio|ceara|0–0 e 1–0|Paulinho McLaren|6|Luiz Felipe Scolari|
1995|corinthians|gremio|2–1 e 1–0|Sávio|7|Eduardo Amorim|
1996|cruzeiro|palmeiras|1–1 e 2–1|Luizão|8|Levir Culpi|
1997|gremio|flamengo|0–0 e 2–2|Paulo Nunes|9|Evaristo de Macedo|Campeão pelos gols fora de casa
1998|palmeiras|cruzeiro|0–1 e 2–0|Romário|7|Luiz Felipe Scolari|
1999|juventude|botafogo|2–1 e 0–0|Petković e Romário|8|Valmir Louruz|
2000|cruzeiro|sao_paulo|0–0 e 2–1|Oséas|10|Marco Aurélio|
2001|gremio|corinthians|2–2 e 3–1|Washington|12|Tite|
2002|corinthians|brasiliense|2–1 e 1–1|Deivid|13|Carlos Alberto Parreira|
2003|cruzeiro|flamengo|1–1 e 3–1|Nonato|9|Vanderlei Luxemburgo|
2004|santo_andre|flamengo|2–2 e 2–0|Alex Alves e Dauri|8|Péricles Chamusca|
2005|paulista|fluminense|2–0 e 0–0|Fred|14|Vágner Mancini|
2006|flamengo|vasco|2–0 e 1–0|Valdiram|7|Ney Franco|
2007|fluminense|figueirense|1–1 e 1–0|André Lima, Dênis Marques e Victor Simões|5|Renato Gaúcho|
2008|sport|corinthians|1–3 e 2–0|||Nelsinho Baptista|Campeão pelo gol fora de casa
2009|corinthians|internacional|2–0 e 2–2|Taison|7|Mano Menezes|
2010|santos|vitoria|2–0 e 1–2|Neymar|11|Dorival Júnior|
2011|vasco|coritiba|1–0 e 2–3|Adriano, Alecsandro, Kléber, Rafael Coelho e William|5|Ricardo Gomes|Campeão pelos gols fora de casa
2012|palmeiras|coritiba|2–0 e 1–1|Luís Fabiano|8|Luiz Felipe Scolari|
2013|flamengo|athletico_pr|1–1 e 2–0|Hernane|8|Jayme de Almeida|
2014|atletico_mg|cruzeiro|2–0 e 1–0|||Levir Culpi|
2015|palmeiras|santos|0–1 e 2–1 (4–3 nos pênaltis)|Gabriel Barbosa|8|Marcelo Oliveira|
2016|gremio|atletico_mg|3–1 e 1–1|Marinho|6|Renato Gaúcho|
2017|cruzeiro|flamengo|1–1 e 0–0 (5–3 nos pênaltis)|Léo Gamalho, Lucas Barrios e Rafael Sobis|5|Mano Menezes|
2018|cruzeiro|corinthians|1–0 e 2–1|Gabriel Barbosa, Neilton e Rômulo|4|Mano Menezes|
2019|athletico_pr|internacional|1–0 e 2–1|Guerrero, Luciano e Pipico|5|Tiago Nunes|
2020|palmeiras|gremio|1–0 e 2–0|||Abel Ferreira|
2021|atletico_mg|athletico_pr|4–0 e 2–1|Hulk|8|Cuca|
2022|flamengo|corinthians|0–0 e 1–1 (6–5 nos pênaltis)|Germán Cano e Giuliano|5|Dorival Júnior|
2023|sao_paulo|flamengo|1–0 e 1–1|Alef Manga, Lorran, Pedro e Tiquinho Soares|5|Dorival Júnior|
2024|flamengo|atletico_mg|3–1 e 1–0|Pablo Vegetti|7|Filipe Luís|
2025|corinthians|vasco|0–0 e 2–1|||Dorival Júnior|
`
