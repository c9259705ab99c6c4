// id | acronym | nickname | founded | city | country | colours | stadium | rivals | site | name and official name, where the importers have none
export const argentina = `
boca|BOC|Xeneize|1905|Buenos Aires|AR|#10357f yellow|la_bombonera|river,racing,independiente|https://www.bocajuniors.com.ar
river|RIV|Millonario|1901|Buenos Aires|AR|white #d8202c|monumental_de_nunez|boca|https://www.cariverplate.com.ar
independiente|IND|Rei de Copas|1905|Avellaneda|AR|red white|libertadores_de_america|racing|
racing|RAC|La Academia|1903|Avellaneda|AR|sky white|el_cilindro|independiente|https://www.racingclub.com.ar
san_lorenzo|SLO|Ciclón|1908|Buenos Aires|AR|blue red|nuevo_gasometro|huracan|
estudiantes|EST|Pincharrata|1905|La Plata|AR|red white|jorge_luis_hirschi|gimnasia_la_plata|
velez_sarsfield|VEL|El Fortín|1910|Buenos Aires|AR|white blue|jose_amalfitani|||Vélez Sarsfield|Club Atlético Vélez Sarsfield
argentinos_juniors|ARJ|Bicho|1904|Buenos Aires|AR|red white|diego_armando_maradona|platense||Argentinos Juniors|Asociación Atlética Argentinos Juniors
newell_s_old_boys|NOB|Leproso|1903|Rosario|AR|red black|marcelo_bielsa|rosario_central||Newell's Old Boys|Club Atlético Newell's Old Boys
rosario_central|ROS|Canalla|1889|Rosario|AR|blue yellow|gigante_de_arroyito|newell_s_old_boys||Rosario Central|Club Atlético Rosario Central
lanus|LAN|Granate|1915|Lanús|AR|maroon white|la_fortaleza|banfield||Lanús|Club Atlético Lanús
huracan|HUR|El Globo|1908|Buenos Aires|AR|white red|tomas_adolfo_duco|san_lorenzo||Huracán|Club Atlético Huracán
arsenal_de_sarandi|ARS|El Arse|1957|Sarandí|AR|sky red|julio_humberto_grondona|||Arsenal de Sarandí|Arsenal Fútbol Club
defensa_y_justicia|DYJ|Halcón|1935|Florencio Varela|AR|yellow green|norberto_tomaghello|||Defensa y Justicia|Club Social y Deportivo Defensa y Justicia
colon|COL|Sabalero|1905|Santa Fe|AR|red black|estanislao_lopez|||Colón|Club Atlético Colón
tigre|TIG|Matador|1902|Victoria|AR|blue red|jose_dellagiovanna|platense||Tigre|Club Atlético Tigre
talleres|TAL|La T|1913|Córdoba|AR|navy white|mario_kempes|belgrano||Talleres|Club Atlético Talleres
belgrano|BEL|Pirata|1905|Córdoba|AR|sky white||talleres||Belgrano|Club Atlético Belgrano
gimnasia_la_plata|GLP|Lobo|1887|La Plata|AR|white navy||estudiantes||Gimnasia La Plata|Club de Gimnasia y Esgrima La Plata
banfield|BFD|Taladro|1896|Banfield|AR|green white|florencio_sola|lanus||Banfield|Club Atlético Banfield
platense|PLA|Calamar|1905|Florida|AR|brown white|ciudad_de_vicente_lopez|tigre,argentinos_juniors||Platense|Club Atlético Platense
independiente_rivadavia|IRI|La Lepra|1913|Mendoza|AR|blue white|bautista_gargantini|godoy_cruz||Independiente Rivadavia|Club Sportivo Independiente Rivadavia
godoy_cruz|GOD|Tomba|1921|Godoy Cruz|AR|blue white|malvinas_argentinas|independiente_rivadavia||Godoy Cruz|Club Deportivo Godoy Cruz Antonio Tomba
atletico_tucuman|ATU|Decano|1902|San Miguel de Tucumán|AR|sky white|jose_fierro|||Atlético Tucumán|Club Atlético Tucumán
`
