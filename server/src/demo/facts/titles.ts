import type { TitleFact } from './fact.ts'
import { numberOf, requiredOf, rowsOf, textOf } from './rows.ts'

/**
 * edition | champion | runner-up | final | top scorer | goals | coach | note.
 * Scores of a final have the champion's goals first, leg by leg. Scorers who tied are all named.
 */
const titlesOf = (competition: string, table: string): readonly TitleFact[] =>
  rowsOf(table).map((row): TitleFact => {
    const [edition, champion, runnerUp, finalScore, scorer, goalsCell, coach, note] = row
    const name = textOf(scorer)
    const goals = numberOf(goalsCell)
    return {
      competition,
      edition: requiredOf(edition, row),
      champion: requiredOf(champion, row),
      runnerUp: textOf(runnerUp),
      finalScore: textOf(finalScore),
      topScorer: name === null || goals === null ? null : { name, goals },
      coach: textOf(coach),
      note: textOf(note),
    }
  })

// As the CBF counts them: with the Torneio dos Campeões of 1937, the Taça Brasil and the Torneio Roberto Gomes Pedrosa.
// 1967 and 1968 had two champions each; in 1967 both were Palmeiras, and only the note distinguishes the two titles.
// edition | champion | runner-up | final | top scorer | goals | coach | note
const brasileirao = `
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

// edition | champion | runner-up | final | top scorer | goals | coach | note
const copaDoBrasil = `
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

// edition | champion | runner-up | final | top scorer | goals | coach | note
const copaDoMundo = `
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

// edition | champion | runner-up | final | top scorer | goals | coach | note
const copaLibertadores = `
1960|penarol|olimpia|1–0 e 1–1|Alberto Spencer|7|Roberto Scarone|
1961|penarol|palmeiras|1–0 e 1–1|Osvaldo Panzutto|4|Roberto Scarone|
1962|santos|penarol|2–1, 2–3 e 3–0|Alberto Spencer, Coutinho e Enrique Raymondi|6|Lula|
1963|santos|boca|3–2 e 2–1|José Sanfilippo|7|Lula|
1964|independiente|nacional|0–0 e 1–0|Mario Rodríguez|6|Manuel Giúdice|
1965|independiente|penarol|1–0, 1–3 e 4–1|||Manuel Giúdice|
1966|penarol|river|2–0, 2–3 e 4–2 (prorrogação)|Daniel Onega|17|Roque Máspoli|
1967|racing|nacional|0–0, 0–0 e 2–1|Norberto Raffo|14|Juan José Pizzuti|
1968|estudiantes|palmeiras|2–1, 1–3 e 2–0|Tupãzinho|11|Osvaldo Zubeldía|
1969|estudiantes|nacional|1–0 e 2–0|Alberto Ferrero|8|Osvaldo Zubeldía|
1970|estudiantes|penarol|1–0 e 0–0|||Osvaldo Zubeldía|
1971|nacional|estudiantes|0–1, 1–0 e 2–0|Luis Artime e Raúl Castronovo|10|Washington Etchamendi|
1972|independiente|universitario|0–0 e 2–1|||Pedro Dellacha|
1973|independiente|colo_colo|1–1, 0–0 e 2–1 (prorrogação)|Carlos Caszely|9|Humberto Maschio|
1974|independiente|sao_paulo|1–2, 2–0 e 1–0|Fernando Morena, Pedro Rocha e Terto|7|Roberto Ferreiro|
1975|independiente|union_espanola|0–1, 3–1 e 2–0|Fernando Morena e Oswaldo Ramírez|8|Pedro Dellacha|
1976|cruzeiro|river|4–1, 1–2 e 3–2|Palhinha|13|Zezé Moreira|
1977|boca|cruzeiro|1–0, 0–1 e 0–0 (5–4 nos pênaltis)|Néstor Scotta|5|Juan Carlos Lorenzo|
1978|boca|deportivo_cali|0–0 e 4–0|Guillermo La Rosa e Néstor Scotta|8|Juan Carlos Lorenzo|
1979|olimpia|boca|2–0 e 0–0|Juan José Oré e Miltão|6|Luis Cubilla|
1980|nacional|internacional|0–0 e 1–0|Waldemar Victorino|6|Juan Martín Mujica|
1981|flamengo|cobreloa|2–1, 0–1 e 2–0|Zico|11|Paulo César Carpegiani|
1982|penarol|cobreloa|0–0 e 1–0|Fernando Morena|7|Hugo Bagnulo|
1983|gremio|penarol|1–1 e 2–1|Arsenio Luzardo|8|Valdir Espinosa|
1984|independiente|gremio|1–0 e 0–0|Tita|8|José Omar Pastoriza|
1985|argentinos_juniors|america_de_cali|1–0, 0–1 e 1–1 (5–4 nos pênaltis)|Juan Carlos Sánchez|11|José Yudica|
1986|river|america_de_cali|2–1 e 1–0|Juan Carlos de Lima|9|Héctor Veira|
1987|penarol|america_de_cali|0–2, 2–1 e 1–0 (prorrogação)|Ricardo Gareca|7|Óscar Tabárez|
1988|nacional|newell_s_old_boys|0–1 e 3–0|Arnoldo Iguarán|5|Roberto Fleitas|
1989|atletico_nacional|olimpia|0–2 e 2–0 (5–4 nos pênaltis)|Carlos Aguilera e Raúl Amarilla|10|Francisco Maturana|
1990|olimpia|barcelona_de_guayaquil|2–0 e 1–1|Adriano Samaniego|7|Luis Cubilla|
1991|colo_colo|olimpia|0–0 e 3–0|Gaúcho|8|Mirko Jozić|
1992|sao_paulo|newell_s_old_boys|0–1 e 1–0 (3–2 nos pênaltis)|Palhinha|7|Telê Santana|
1993|sao_paulo|universidad_catolica|5–1 e 0–2|Juan Carlos Almada|9|Telê Santana|
1994|velez_sarsfield|sao_paulo|1–0 e 0–1 (5–3 nos pênaltis)|Stalin Rivas|7|Carlos Bianchi|
1995|gremio|atletico_nacional|3–1 e 1–1|Jardel|12|Luiz Felipe Scolari|
1996|river|america_de_cali|0–1 e 2–0|Antony de Ávila|11|Ramón Díaz|
1997|cruzeiro|sporting_cristal|0–0 e 1–0|Alberto Acosta|11|Paulo Autuori|
1998|vasco|barcelona_de_guayaquil|2–0 e 2–1|Sérgio João|10|Antônio Lopes|
1999|palmeiras|deportivo_cali|0–1 e 2–1 (4–3 nos pênaltis)|||Luiz Felipe Scolari|
2000|boca|palmeiras|2–2 e 0–0 (4–2 nos pênaltis)|Luizão|15|Carlos Bianchi|
2001|boca|cruz_azul|1–0 e 0–1 (3–1 nos pênaltis)|Lopes|9|Carlos Bianchi|
2002|olimpia|sao_caetano|0–1 e 2–1 (4–2 nos pênaltis)|Rodrigo Mendes|10|Nery Pumpido|
2003|boca|santos|2–0 e 3–1|Marcelo Delgado e Ricardo Oliveira|9|Carlos Bianchi|
2004|once_caldas|boca|0–0 e 1–1 (2–0 nos pênaltis)|Luís Fabiano|8|Luis Fernando Montoya|
2005|sao_paulo|athletico_pr|1–1 e 4–0|Santiago Salcedo|9|Paulo Autuori|
2006|internacional|sao_paulo|2–1 e 2–2|||Abel Braga|
2007|boca|gremio|3–0 e 2–0|Salvador Cabañas|10|Miguel Ángel Russo|
2008|ldu|fluminense|4–2 e 1–3 (3–1 nos pênaltis)|Marcelo Moreno e Salvador Cabañas|8|Edgardo Bauza|
2009|estudiantes|cruzeiro|0–0 e 2–1|Mauro Boselli|8|Alejandro Sabella|
2010|internacional|guadalajara|2–1 e 3–2|Thiago Ribeiro|8|Celso Roth|
2011|santos|penarol|0–0 e 2–1|Roberto Nanni e Wallyson|7|Muricy Ramalho|
2012|corinthians|boca|1–1 e 2–0|Matías Alustiza e Neymar|8|Tite|Campeão invicto
2013|atletico_mg|olimpia|0–2 e 2–0 (4–3 nos pênaltis)|Jô|7|Cuca|
2014|san_lorenzo|nacional_par|1–1 e 1–0|Julio dos Santos e Nicolás Olivera|5|Edgardo Bauza|
2015|river|tigres|0–0 e 3–0|Gustavo Bou|8|Marcelo Gallardo|
2016|atletico_nacional|independiente_del_valle|1–1 e 1–0|Jonathan Calleri|9|Reinaldo Rueda|
2017|gremio|lanus|1–0 e 2–1|José Sand|9|Renato Gaúcho|
2018|river|boca|2–2 e 3–1 (prorrogação)|Miguel Borja e Wilson Morelo|9|Marcelo Gallardo|Segundo jogo em Madri
2019|flamengo|river|2–1|Gabriel Barbosa|9|Jorge Jesus|
2020|palmeiras|santos|1–0|Fidel Martínez|8|Abel Ferreira|
2021|palmeiras|flamengo|2–1 (prorrogação)|Gabriel Barbosa|11|Abel Ferreira|
2022|flamengo|athletico_pr|1–0|Pedro|12|Dorival Júnior|Campeão invicto
2023|fluminense|boca|2–1 (prorrogação)|Germán Cano|13|Fernando Diniz|
2024|botafogo|atletico_mg|3–1|Júnior Santos|10|Artur Jorge|
2025|flamengo|palmeiras|1–0|Adrián Martínez e José Manuel López|7|Filipe Luís|
`

// edition | champion | runner-up | final | top scorer | goals | coach | note
const copaSulAmericana = `
2002|san_lorenzo|atletico_nacional|4–0 e 0–0|Gonzalo Galindo, Pierre Webó e Rodrigo Astudillo|4|Rubén Darío Insúa|
2003|cienciano|river|3–3 e 1–0|Germán Carty|6|Freddy Ternero|
2004|boca|bolivar|0–1 e 2–0|Horacio Chiorazzo|5|Jorge Benítez|
2005|boca|pumas|1–1 e 1–1 (4–3 nos pênaltis)|Bruno Marioni|7|Alfio Basile|
2006|pachuca|colo_colo|1–1 e 2–1|Humberto Suazo|10|Enrique Meza|
2007|arsenal_de_sarandi|america_mex|3–2 e 1–2|Ricardo Ciciliano|6|Gustavo Alfaro|Campeão pelos gols fora de casa
2008|internacional|estudiantes|1–0 e 1–1 (prorrogação)|Alex e Nilmar|5|Tite|Campeão invicto
2009|ldu|fluminense|5–1 e 0–3|Claudio Bieler|8|Jorge Fossati|
2010|independiente|goias|0–2 e 3–1 (5–3 nos pênaltis)|Rafael Moura|8|Antonio Mohamed|
2011|universidad_de_chile|ldu|1–0 e 3–0|Eduardo Vargas|11|Jorge Sampaoli|Campeão invicto
2012|sao_paulo|tigre|0–0 e 2–0|||Ney Franco|O Tigre não voltou para o segundo tempo da decisão
2013|lanus|ponte_preta|1–1 e 2–0|Enner Valencia|5|Guillermo Barros Schelotto|
2014|river|atletico_nacional|1–1 e 2–0|||Marcelo Gallardo|
2015|santa_fe|huracan|0–0 e 0–0 (3–1 nos pênaltis)|||Gerardo Pelusso|
2016|chapecoense|atletico_nacional||Cecilio Domínguez e Miguel Borja|6|Caio Júnior|Título concedido a pedido do Atlético Nacional, após o acidente aéreo que vitimou a delegação
2017|independiente|flamengo|2–1 e 1–1|||Ariel Holan|
2018|athletico_pr|junior_barranquilla|1–1 e 1–1 (4–3 nos pênaltis)|Nicolás Benedetti e Pablo|5|Tiago Nunes|
2019|independiente_del_valle|colon|3–1|Silvio Romero|5|Miguel Ángel Ramírez|
2020|defensa_y_justicia|lanus|3–0|Braian Romero|10|Hernán Crespo|
2021|athletico_pr|bragantino|1–0|Agustín Álvarez Martínez|10|Alberto Valentim|
2022|independiente_del_valle|sao_paulo|2–0|Bernardo Cuesta|8|Martín Anselmi|
2023|ldu|fortaleza|1–1 (4–3 nos pênaltis)|||Luis Zubeldía|
2024|racing|cruzeiro|3–1|Adrián Martínez|10|Gustavo Costas|
2025|lanus|atletico_mg|0–0 (5–4 nos pênaltis)|||Mauricio Pellegrino|
`

export const titles: readonly TitleFact[] = [
  ...titlesOf('brasileirao_serie_a', brasileirao),
  ...titlesOf('copa_do_brasil', copaDoBrasil),
  ...titlesOf('copa_libertadores', copaLibertadores),
  ...titlesOf('copa_sul_americana', copaSulAmericana),
  ...titlesOf('copa_do_mundo', copaDoMundo),
]
