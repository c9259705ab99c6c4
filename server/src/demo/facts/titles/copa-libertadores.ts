// edition | champion | runner-up | final | top scorer | goals | coach | note
export const copaLibertadores = `
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
