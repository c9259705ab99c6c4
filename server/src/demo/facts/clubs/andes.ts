// Colombia, Ecuador, Peru, Bolivia and Venezuela.
// id | acronym | nickname | founded | city | country | colours | stadium | rivals | site | name and official name, where the importers have none
export const andes = `
atletico_nacional|ATN|Verdolaga|1947|Medellín|CO|green white|atanasio_girardot|independiente_medellin,millonarios,america_de_cali|https://www.atlnacional.com.co
independiente_medellin|DIM|Poderoso da Montanha|1913|Medellín|CO|red blue|atanasio_girardot|atletico_nacional||Independiente Medellín|Deportivo Independiente Medellín
millonarios|MIL|Embajador|1946|Bogotá|CO|blue white|el_campin|santa_fe,atletico_nacional||Millonarios|Millonarios Fútbol Club
santa_fe|SFE|Cardenal|1941|Bogotá|CO|red white|el_campin|millonarios||Santa Fe|Independiente Santa Fe
america_de_cali|ADC|Diabos Vermelhos|1927|Cali|CO|red white|pascual_guerrero|deportivo_cali||América de Cali|América de Cali
deportivo_cali|DCA|Azucarero|1912|Cali|CO|green white|palmaseca|america_de_cali||Deportivo Cali|Asociación Deportivo Cali
junior_barranquilla|JUN|Tiburón|1924|Barranquilla|CO|red white blue|metropolitano_roberto_melendez|||Junior Barranquilla|Corporación Popular Deportiva Junior
once_caldas|ONC|Blanco Blanco|1961|Manizales|CO|white black|palogrande|deportivo_pereira||Once Caldas|Once Caldas
tolima|TOL|Pijao|1954|Ibagué|CO|maroon yellow|manuel_murillo_toro|||Tolima|Club Deportes Tolima
atletico_bucaramanga|BUC|Leopardo|1949|Bucaramanga|CO|yellow green|americo_montanini|||Atlético Bucaramanga|Club Atlético Bucaramanga
deportivo_pereira|PER|Matecaña|1944|Pereira|CO|red yellow|hernan_ramirez_villegas|once_caldas||Deportivo Pereira|Corporación Social Deportiva y Cultural de Pereira
ldu|LDU|Rei de Copas|1930|Quito|EC|white blue red|rodrigo_paz_delgado|barcelona_de_guayaquil,el_nacional,aucas||LDU|Liga Deportiva Universitaria de Quito
barcelona_de_guayaquil|BSC|Ídolo del Astillero|1925|Guayaquil|EC|yellow black|monumental_isidro_romero|emelec,ldu||Barcelona de Guayaquil|Barcelona Sporting Club
emelec|EME|Bombillo|1929|Guayaquil|EC|blue white grey|george_capwell|barcelona_de_guayaquil||Emelec|Club Sport Emelec
independiente_del_valle|IDV|Negriazul|1958|Sangolquí|EC|black blue|banco_guayaquil|||Independiente del Valle|Club Especializado de Alto Rendimiento Independiente del Valle
el_nacional|ELN|Bi-Tri|1964|Quito|EC|red blue white|olimpico_atahualpa|ldu||El Nacional|Club Deportivo El Nacional
aucas|AUC|Papá Aucas|1945|Quito|EC|yellow red|gonzalo_pozo_ripalda|ldu||Aucas|Sociedad Deportiva Aucas
deportivo_cuenca|CUE|Expreso Austral|1971|Cuenca|EC|red white black|alejandro_serrano_aguilar|||Deportivo Cuenca|Club Deportivo Cuenca
universitario|UNI|La U|1924|Lima|PE|white crimson|monumental_u|alianza_lima,sporting_cristal||Universitario|Club Universitario de Deportes
alianza_lima|ALI|Blanquiazul|1901|Lima|PE|navy white|alejandro_villanueva|universitario,sporting_cristal||Alianza Lima|Club Alianza Lima
sporting_cristal|CRS|Celeste|1955|Lima|PE|sky white|alberto_gallardo|universitario,alianza_lima||Sporting Cristal|Club Sporting Cristal
cienciano|CIE|Papá|1901|Cusco|PE|red white|inca_garcilaso|cusco||Cienciano|Club Cienciano
cusco|CUS|Dourados|2009|Cusco|PE|gold black|inca_garcilaso|cienciano||Cusco|Cusco Fútbol Club
melgar|MEL|Dominó|1915|Arequipa|PE|red black|virgen_de_chapi|||Melgar|Foot Ball Club Melgar
sport_boys|SPB|Rosados|1927|Callao|PE|#f08bb4 black|miguel_grau|||Sport Boys|Sport Boys Association
bolivar|BOL|Academia|1925|La Paz|BO|sky white|hernando_siles|the_strongest||Bolívar|Club Bolívar
the_strongest|STR|Tigre|1908|La Paz|BO|yellow black|hernando_siles|bolivar||The Strongest|Club The Strongest
always_ready|ALW|Banda Roja|1933|El Alto|BO|red white|municipal_de_el_alto|||Always Ready|Club Always Ready
jorge_wilstermann|WIL|Aviador|1949|Cochabamba|BO|red white blue|felix_capriles|||Jorge Wilstermann|Club Jorge Wilstermann
oriente_petrolero|ORI|Albiverde|1955|Santa Cruz de la Sierra|BO|green white|ramon_aguilera|blooming||Oriente Petrolero|Club Deportivo Oriente Petrolero
blooming|BLO|La Academia Cruceña|1946|Santa Cruz de la Sierra|BO|sky white|ramon_aguilera|oriente_petrolero||Blooming|Club Social, Cultural y Deportivo Blooming
caracas|CAR|Rojos del Ávila|1967|Caracas|VE|red black|olimpico_da_ucv|deportivo_tachira||Caracas|Caracas Fútbol Club
deportivo_tachira|TAC|Aurinegro|1974|San Cristóbal|VE|yellow black|pueblo_nuevo|caracas,estudiantes_de_merida||Deportivo Táchira|Deportivo Táchira Fútbol Club
universidad_central|UCV|Tricolor|1950|Caracas|VE|navy yellow red|olimpico_da_ucv|||Universidad Central|Universidad Central de Venezuela Fútbol Club
deportivo_la_guaira|DLG|Naranja|2008|Caracas|VE|orange black|olimpico_da_ucv|||Deportivo La Guaira|Deportivo La Guaira Fútbol Club
carabobo|CBB|Granate|1997|Valencia|VE|maroon white|misael_delgado|||Carabobo|Carabobo Fútbol Club
estudiantes_de_merida|EDM|Académicos|1971|Mérida|VE|red white|metropolitano_de_merida|deportivo_tachira||Estudiantes de Mérida|Estudiantes de Mérida Fútbol Club
zamora|ZAM|Furia Llanera|1977|Barinas|VE|black white|agustin_tovar|||Zamora|Zamora Fútbol Club
`
