// edition | champion | runner-up | final | top scorer | goals | coach | note
export const copaSulAmericana = `
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
