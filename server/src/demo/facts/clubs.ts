import { knownClubs } from '../../features/importing/resolving/names/known-clubs.ts'
import { coloursOf } from './colours.ts'
import { confederationOf } from './confederations.ts'
import { europeanClubs, guestClubs } from './european-clubs.ts'
import type { TeamFact } from './fact.ts'
import { listOf, numberOf, requiredOf, rowsOf, textOf } from './rows.ts'

// The Brazilian clubs that the importers know: their names come from there.
// id | acronym | nickname | founded | city | state | colours | stadium | rivals | site
const brazilKnown = `
abc|ABC|O Mais Querido|1915|Natal|RN|black white|frasqueirao|america_rn|
america_mg|AME|Coelho|1912|Belo Horizonte|MG|green black white|independencia|atletico_mg,cruzeiro|https://www.americafc.com.br
america_rn|AMN|Mecão|1915|Natal|RN|red white|arena_das_dunas|abc|
athletico_pr|CAP|Furacão|1924|Curitiba|PR|red black|arena_da_baixada|coritiba,parana|https://www.athletico.com.br
atletico_go|ACG|Dragão|1937|Goiânia|GO|red black|antonio_accioly|goias,vila_nova|
atletico_mg|CAM|Galo|1908|Belo Horizonte|MG|black white|arena_mrv|cruzeiro,america_mg|https://www.atletico.com.br
avai|AVA|Leão da Ilha|1923|Florianópolis|SC|blue white|ressacada|figueirense|https://www.avai.com.br
bahia|BAH|Esquadrão de Aço|1931|Salvador|BA|blue red white|fonte_nova|vitoria|https://www.esporteclubebahia.com.br
boa|BOA|Boa|1947|Varginha|MG|red black white|melao||
boavista_rj|BVT|Verdão de Saquarema|1961|Saquarema|RJ|green white|||
botafogo|BOT|Glorioso|1894|Rio de Janeiro|RJ|black white|nilton_santos|flamengo,fluminense,vasco|https://www.botafogo.com.br
botafogo_pb|BPB|Belo|1931|João Pessoa|PB|black white red|almeidao|treze,campinense|
botafogo_sp|BSP|Pantera|1918|Ribeirão Preto|SP|red black white|santa_cruz_ribeirao_preto||
bragantino|RBB|Massa Bruta|1928|Bragança Paulista|SP|white red black|cicero_de_souza_marques||https://www.redbullbragantino.com.br
brasil_de_pelotas|BDP|Xavante|1911|Pelotas|RS|red black|bento_freitas||
brasiliense|BRA|Jacaré|2000|Brasília|DF|yellow white|boca_do_jacare|gama|
brusque|BRU|Quadricolor|1987|Brusque|SC|yellow red green|augusto_bauer||
ceara|CEA|Vozão|1914|Fortaleza|CE|black white|castelao|fortaleza,ferroviario|https://www.cearasc.com
chapecoense|CHA|Verdão do Oeste|1973|Chapecó|SC|green white|arena_conda|criciuma,avai|https://www.chapecoense.com
confianca|CON|Dragão do Bairro Industrial|1936|Aracaju|SE|blue white|batistao|sergipe|
corinthians|COR|Timão|1910|São Paulo|SP|white black|neo_quimica_arena|palmeiras,sao_paulo,santos|https://www.corinthians.com.br
coritiba|CFC|Coxa|1909|Curitiba|PR|green white|couto_pereira|athletico_pr,parana|https://www.coritiba.com.br
crb|CRB|Galo da Praia|1912|Maceió|AL|red white|rei_pele|csa|
criciuma|CRI|Tigre|1947|Criciúma|SC|yellow black white|heriberto_hulse|avai,chapecoense,joinville|
cruzeiro|CRU|Raposa|1921|Belo Horizonte|MG|blue white|mineirao|atletico_mg,america_mg|https://www.cruzeiro.com.br
csa|CSA|Azulão|1913|Maceió|AL|blue white|rei_pele|crb|
cuiaba|CUI|Dourado|2001|Cuiabá|MT|green yellow|arena_pantanal|mixto|
ferroviaria|AFE|Locomotiva|1950|Araraquara|SP|maroon white|fonte_luminosa||
ferroviario|FAC|Tubarão da Barra|1933|Fortaleza|CE|red black white|presidente_vargas|ceara,fortaleza|
figueirense|FIG|Furacão do Estreito|1921|Florianópolis|SC|black white|orlando_scarpelli|avai|
flamengo|FLA|Mengão|1895|Rio de Janeiro|RJ|#c3281e black|maracana|vasco,fluminense,botafogo|https://www.flamengo.com.br
fluminense|FLU|Tricolor das Laranjeiras|1902|Rio de Janeiro|RJ|maroon #0f6b45 white|maracana|flamengo,vasco,botafogo|https://www.fluminense.com.br
fortaleza|FOR|Leão do Pici|1918|Fortaleza|CE|blue red white|castelao|ceara,ferroviario|https://www.fortalezaec.net
gama|GAM|Periquito|1975|Brasília|DF|green white|bezerrao|brasiliense|
goias|GOI|Esmeraldino|1943|Goiânia|GO|green white|serrinha|vila_nova,atletico_go|
gremio|GRE|Imortal Tricolor|1903|Porto Alegre|RS|#1794d6 black white|arena_do_gremio|internacional|https://www.gremio.net
gremio_barueri|GRB|Abelha|1989|Barueri|SP|yellow blue|arena_barueri||
guarani|GUA|Bugre|1911|Campinas|SP|green white|brinco_de_ouro|ponte_preta|
internacional|INT|Colorado|1909|Porto Alegre|RS|red white|beira_rio|gremio|https://www.internacional.com.br
ipatinga|IPA|Tigre|1998|Ipatinga|MG|green white|ipatingao||
ituano|ITU|Galo de Itu|1947|Itu|SP|red black|novelli_junior||
joinville|JEC|Coelho|1976|Joinville|SC|red black white|arena_joinville|criciuma|
juventude|JUV|Papo|1913|Caxias do Sul|RS|green white|alfredo_jaconi|caxias|
londrina|LEC|Tubarão|1956|Londrina|PR|sky white|estadio_do_cafe|maringa|
luverdense|LUV|Verdão do Norte|2004|Lucas do Rio Verde|MT|green white|passo_das_emas||
mirassol|MIR|Leão|1925|Mirassol|SP|yellow green|campos_maia||https://www.mirassolfc.com.br
nautico|NAU|Timbu|1901|Recife|PE|red white|aflitos|sport,santa_cruz|
novorizontino|NOV|Tigre do Vale|2010|Novo Horizonte|SP|yellow black|jorge_de_biasi||
oeste|OES|Rubrão|1921|Barueri|SP|red black|arena_barueri||
operario_pr|OPE|Fantasma|1912|Ponta Grossa|PR|black white|germano_kruger||
palmeiras|PAL|Verdão|1914|São Paulo|SP|#0a6b3c white|allianz_parque|corinthians,sao_paulo,santos|https://www.palmeiras.com.br
parana|PAR|Tricolor da Vila|1989|Curitiba|PR|blue red white|vila_capanema|athletico_pr,coritiba|
paysandu|PAY|Papão da Curuzu|1914|Belém|PA|sky white|curuzu|remo|
ponte_preta|PON|Macaca|1900|Campinas|SP|black white|moises_lucarelli|guarani|
portuguesa|POR|Lusa|1920|São Paulo|SP|red green|caninde||
remo|REM|Leão Azul|1905|Belém|PA|navy white|mangueirao|paysandu,tuna_luso|
sampaio_correa|SAM|Bolívia Querida|1923|São Luís|MA|yellow green red|castelao_ma|moto_club|
santa_cruz|STA|Cobra Coral|1914|Recife|PE|red black white|arruda|sport,nautico|
santo_andre|SAD|Ramalhão|1967|Santo André|SP|blue yellow white||sao_caetano,sao_bernardo|
santos|SAN|Peixe|1912|Santos|SP|white black|vila_belmiro|corinthians,palmeiras,sao_paulo|https://www.santosfc.com.br
sao_bento|SBT|Bentão|1913|Sorocaba|SP|blue white|walter_ribeiro||
sao_caetano|SCA|Azulão|1989|São Caetano do Sul|SP|blue white red|anacleto_campanella|santo_andre|
sao_paulo|SAO|Tricolor Paulista|1930|São Paulo|SP|white #d2232a black|morumbis|corinthians,palmeiras,santos|https://www.saopaulofc.net
sport|SPT|Leão da Ilha|1905|Recife|PE|red black|ilha_do_retiro|nautico,santa_cruz|https://www.sportrecife.com.br
tombense|TOM|Gavião Carcará|1914|Tombos|MG|red white|antonio_guimaraes_de_almeida||
tupi|TUP|Galo Carijó|1912|Juiz de Fora|MG|black white|mario_helenio||
vasco|VAS|Gigante da Colina|1898|Rio de Janeiro|RJ|black white|sao_januario|flamengo,fluminense,botafogo|https://www.vasco.com.br
vila_nova|VIL|Tigrão|1943|Goiânia|GO|red white|oba|goias,atletico_go|
vitoria|VIT|Leão da Barra|1899|Salvador|BA|red black|barradao|bahia|https://www.ecvitoria.com.br
volta_redonda|VOL|Voltaço|1976|Volta Redonda|RJ|yellow black white|raulino_de_oliveira||
ypiranga_rs|YPI|Canarinho|1924|Erechim|RS|yellow green|colosso_da_lagoa||
`

// Other Brazilian clubs: finalists, and at least one for every federation but that of Rondônia.
// id | acronym | nickname | founded | city | state | colours | stadium | rivals | site | name | official name
const brazilMore = `
america_rj|AMR|Mecão|1904|Rio de Janeiro|RJ|red white|giulite_coutinho|bangu||América-RJ|America Football Club
bangu|BAN|Alvirrubro|1904|Rio de Janeiro|RJ|red white|moca_bonita|america_rj||Bangu|Bangu Atlético Clube
nova_iguacu|NIG|Laranja da Baixada|1990|Nova Iguaçu|RJ|orange black white||||Nova Iguaçu|Nova Iguaçu Futebol Clube
paulista|PLT|Galo da Japi|1909|Jundiaí|SP|black white red|jayme_cintra|||Paulista|Paulista Futebol Clube
sao_bernardo|SBE|Tigre do ABC|2004|São Bernardo do Campo|SP|yellow black white|primeiro_de_maio|santo_andre||São Bernardo|São Bernardo Futebol Clube
xv_de_piracicaba|XVP|Nhô Quim|1913|Piracicaba|SP|black white|barao_de_serra_negra|||XV de Piracicaba|Esporte Clube XV de Novembro
athletic_mg|ATH|Esquadrão de Aço|1909|São João del-Rei|MG|black white|joaquim_portugal|||Athletic-MG|Athletic Club
caxias|CAX|Grená|1935|Caxias do Sul|RS|maroon blue white|centenario_caxias_do_sul|juventude||Caxias|Sociedade Esportiva e Recreativa Caxias do Sul
maringa|MGA|Dogão|2010|Maringá|PR|black white red||londrina||Maringá|Maringá Futebol Clube
rio_branco_es|RBE|Capa-Preta|1913|Vitória|ES|black white|kleber_andrade|||Rio Branco-ES|Rio Branco Atlético Clube
anapolis|ANP|Galo da Comarca|1946|Anápolis|GO|red white blue|jonas_duarte|||Anápolis|Anápolis Futebol Clube
mixto|MIX|Alvinegro da Vargas|1934|Cuiabá|MT|black white|arena_pantanal|cuiaba||Mixto|Mixto Esporte Clube
operario_ms|OMS|Galo|1938|Campo Grande|MS|black white||||Operário-MS|Operário Futebol Clube
asa|ASA|Gigante|1952|Arapiraca|AL|black white||csa,crb||ASA|Agremiação Sportiva Arapiraquense
sergipe|SER|Gipão|1909|Aracaju|SE|red white|batistao|confianca||Sergipe|Club Sportivo Sergipe
itabaiana|ITB|Tremendão da Serra|1938|Itabaiana|SE|blue red white||confianca,sergipe||Itabaiana|Associação Olímpica de Itabaiana
campinense|CPN|Raposa|1915|Campina Grande|PB|red black|amigao|treze,botafogo_pb||Campinense|Campinense Clube
treze|TRE|Galo da Borborema|1925|Campina Grande|PB|black white|amigao|campinense,botafogo_pb||Treze|Treze Futebol Clube
retro|RET|Fênix de Camaragibe|2016|Camaragibe|PE|blue yellow||||Retrô|Retrô Futebol Clube Brasil
altos|ALT|Jacaré|2013|Altos|PI|green white||river_pi||Altos|Associação Atlética de Altos
river_pi|RVP|Galo Carijó|1946|Teresina|PI|red white black|albertao|altos||River-PI|River Atlético Clube
moto_club|MOT|Papão do Norte|1937|São Luís|MA|red black|castelao_ma|sampaio_correa||Moto Club|Moto Club de São Luís
aguia_de_maraba|AGU|Azulão|1982|Marabá|PA|blue white||||Águia de Marabá|Águia de Marabá Futebol Clube
tuna_luso|TUN|Águia Guerreira|1903|Belém|PA|green white||remo,paysandu||Tuna Luso|Tuna Luso Brasileira
amazonas|AMA|Onça-Pintada|2019|Manaus|AM|yellow black|arena_da_amazonia|manaus,nacional_am||Amazonas|Amazonas Futebol Clube
manaus|MAN|Gavião do Norte|2013|Manaus|AM|green white|arena_da_amazonia|amazonas,nacional_am||Manaus|Manaus Futebol Clube
nacional_am|NAM|Leão da Vila Municipal|1913|Manaus|AM|blue white||amazonas,manaus||Nacional-AM|Nacional Futebol Clube
rio_branco_ac|RBA|Estrelão|1919|Rio Branco|AC|red white||||Rio Branco-AC|Rio Branco Football Club
trem|TRM|Locomotiva|1947|Macapá|AP|red black|zerao|||Trem|Trem Desportivo Clube
sao_raimundo_rr|SRR|Mundão|1963|Boa Vista|RR|blue white|canarinho|||São Raimundo-RR|São Raimundo Esporte Clube
tocantinopolis|TOC|Verdão do Norte|1989|Tocantinópolis|TO|green white||||Tocantinópolis|Tocantinópolis Esporte Clube
`

// id | acronym | nickname | founded | city | country | colours | stadium | rivals | site | name and official name, where the importers have none
const argentina = `
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

// Colombia, Ecuador, Peru, Bolivia and Venezuela.
// id | acronym | nickname | founded | city | country | colours | stadium | rivals | site | name and official name, where the importers have none
const andes = `
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

// Uruguay, Paraguay and Chile.
// id | acronym | nickname | founded | city | country | colours | stadium | rivals | site | name and official name, where the importers have none
const south = `
penarol|PEN|Carbonero|1891|Montevidéu|UY|yellow black|campeon_del_siglo|nacional|
nacional|NAC|Bolso|1899|Montevidéu|UY|white blue red|gran_parque_central|penarol|https://www.nacional.uy
defensor_sporting|DEF|La Viola|1913|Montevidéu|UY|purple white|luis_franzini|danubio||Defensor Sporting|Defensor Sporting Club
danubio|DAN|La Franja|1932|Montevidéu|UY|white black|jardines_del_hipodromo|defensor_sporting||Danubio|Danubio Fútbol Club
liverpool_uru|LIV|Negriazul|1915|Montevidéu|UY|black blue|belvedere|||Liverpool-URU|Liverpool Fútbol Club
cerro|CER|Villero|1922|Montevidéu|UY|sky white|luis_troccoli|||Cerro|Club Atlético Cerro
olimpia|OLI|Rei de Copas|1902|Assunção|PY|white black|osvaldo_dominguez_dibb|cerro_porteno|https://www.clubolimpia.com.py
cerro_porteno|CCP|Ciclón de Barrio Obrero|1912|Assunção|PY|red blue|la_nueva_olla|olimpia|https://www.clubcerro.com
libertad|LIB|Gumarelo|1905|Assunção|PY|black white|la_huerta|||Libertad|Club Libertad
guarani_par|GPY|Aborigen|1903|Assunção|PY|yellow black|rogelio_livieres|olimpia||Guaraní-PAR|Club Guaraní
nacional_par|NPY|La Academia|1904|Assunção|PY|white red blue|arsenio_erico|||Nacional-PAR|Club Nacional
sportivo_luqueno|LUQ|Auriazul|1921|Luque|PY|blue yellow|feliciano_caceres|||Sportivo Luqueño|Club Sportivo Luqueño
colo_colo|CLC|El Cacique|1925|Santiago|CL|white black|monumental_david_arellano|universidad_de_chile,universidad_catolica|https://www.colocolo.cl
universidad_de_chile|UCH|La U|1927|Santiago|CL|blue red white|nacional_de_chile|colo_colo,universidad_catolica||Universidad de Chile|Club Universidad de Chile
universidad_catolica|UCA|Los Cruzados|1937|Santiago|CL|white blue red|claro_arena|universidad_de_chile,colo_colo||Universidad Católica|Club Deportivo Universidad Católica
union_espanola|UES|Hispanos|1897|Santiago|CL|red yellow|santa_laura|palestino||Unión Española|Unión Española
cobreloa|COB|Zorros do Deserto|1977|Calama|CL|orange white|zorros_del_desierto|||Cobreloa|Club de Deportes Cobreloa
coquimbo_unido|COQ|Piratas|1958|Coquimbo|CL|yellow black|francisco_sanchez_rumoroso|||Coquimbo Unido|Coquimbo Unido
o_higgins|OHI|La Celeste|1955|Rancagua|CL|sky white|el_teniente|||O'Higgins|O'Higgins Fútbol Club
palestino|PLS|Árabes|1920|Santiago|CL|white green red|la_cisterna|union_espanola||Palestino|Club Deportivo Palestino
everton_chi|EVE|Ruleteros|1909|Viña del Mar|CL|blue yellow|sausalito|santiago_wanderers||Everton-CHI|Everton de Viña del Mar
huachipato|HCP|Acereros|1947|Talcahuano|CL|blue black|huachipato_cap|||Huachipato|Club Deportivo Huachipato
santiago_wanderers|SWA|Caturros|1892|Valparaíso|CL|green white|elias_figueroa|everton_chi||Santiago Wanderers|Club de Deportes Santiago Wanderers
`

// The Mexican guests that reached a final of the Libertadores or of the Sul-Americana.
// id | acronym | nickname | founded | city | country | colours | stadium | rivals | site | name | official name
const mexico = `
america_mex|AMX|Águilas|1916|Cidade do México|MX|yellow navy|azteca|guadalajara,cruz_azul,pumas||América-MEX|Club de Fútbol América
cruz_azul|CAZ|La Máquina|1927|Cidade do México|MX|blue white red||america_mex,pumas||Cruz Azul|Cruz Azul Fútbol Club
guadalajara|GDL|Chivas|1906|Guadalajara|MX|red white navy|akron|america_mex||Guadalajara|Club Deportivo Guadalajara
pachuca|PAC|Tuzos|1901|Pachuca|MX|blue white|hidalgo|||Pachuca|Club de Fútbol Pachuca
pumas|PUM|Auriazules|1954|Cidade do México|MX|navy gold|olimpico_universitario|america_mex,cruz_azul||Pumas|Club Universidad Nacional
tigres|UAN|Felinos|1960|San Nicolás de los Garza|MX|yellow blue|universitario_de_nuevo_leon|||Tigres|Tigres de la Universidad Autónoma de Nuevo León
`

const known = new Map(knownClubs.map((club) => [club.id, club]))

function clubOf(row: readonly string[], inBrazil: boolean): TeamFact {
  const [idCell, acronym, nickname, founded, city, placeCell, colours, stadium, rivals, site, name, officialName] = row
  const id = requiredOf(idCell, row)
  const place = requiredOf(placeCell, row)
  const country = inBrazil ? 'BR' : place
  const state = inBrazil ? place : null
  return {
    id,
    kind: 'club',
    gender: 'men',
    // A club that the importers know has one name in this house: theirs.
    name: known.get(id)?.name ?? requiredOf(name, row),
    officialName: known.get(id)?.officialName ?? textOf(officialName),
    acronym: requiredOf(acronym, row),
    nickname: textOf(nickname),
    founded: numberOf(founded),
    city: textOf(city),
    state,
    country,
    colours: coloursOf(requiredOf(colours, row)),
    stadium: textOf(stadium),
    confederation: confederationOf(country, state),
    rivals: listOf(rivals),
    site: textOf(site),
  }
}

export const clubs: readonly TeamFact[] = [
  ...[brazilKnown, brazilMore].flatMap((table) => rowsOf(table).map((row) => clubOf(row, true))),
  ...[argentina, south, andes, mexico, europeanClubs, guestClubs].flatMap((table) =>
    rowsOf(table).map((row) => clubOf(row, false)),
  ),
]
