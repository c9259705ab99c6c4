import type { StadiumFact } from './fact.ts'
import { listOf, numberOf, requiredOf, rowsOf, textOf } from './rows.ts'

// id | name | official name | city | state | capacity | opened | surface | latitude | longitude | record attendance | earlier names
const brazil = `
maracana|Maracanã|Estádio Jornalista Mário Filho|Rio de Janeiro|RJ|78838|1950|hybrid|-22.9121|-43.2302|199854|
nilton_santos|Nilton Santos|Estádio Olímpico Nilton Santos|Rio de Janeiro|RJ|44661|2007|artificial|-22.8932|-43.2923||Estádio Olímpico João Havelange
sao_januario|São Januário|Estádio Vasco da Gama|Rio de Janeiro|RJ|21880|1927|grass|-22.8908|-43.2283|40209|
moca_bonita|Moça Bonita|Estádio Proletário Guilherme da Silveira Filho|Rio de Janeiro|RJ|9024|1947|grass||||
giulite_coutinho|Giulite Coutinho|Estádio Giulite Coutinho|Mesquita|RJ|13544|2000|grass||||
raulino_de_oliveira|Raulino de Oliveira|Estádio General Sylvio Raulino de Oliveira|Volta Redonda|RJ|20255|1951|grass||||
morumbis|MorumBIS|Estádio Cícero Pompeu de Toledo|São Paulo|SP|66795|1960|grass|-23.6001|-46.7202|146082|Morumbi
allianz_parque|Allianz Parque||São Paulo|SP|43713|2014|artificial|-23.5275|-46.6784||
neo_quimica_arena|Neo Química Arena|Arena Corinthians|São Paulo|SP|48905|2014|hybrid|-23.5453|-46.4742|63267|Arena Corinthians
caninde|Canindé|Estádio Doutor Oswaldo Teixeira Duarte|São Paulo|SP|21004||grass|-23.5202|-46.6180||
vila_belmiro|Vila Belmiro|Estádio Urbano Caldeira|Santos|SP|16068|1916|grass|-23.9511|-46.3389|32989|
cicero_de_souza_marques|Cícero de Souza Marques|Estádio Municipal Cícero de Souza Marques|Bragança Paulista|SP|12000|1949|grass||||
campos_maia|Campos Maia|Estádio Municipal José Maria de Campos Maia|Mirassol|SP|15000||grass||||
brinco_de_ouro|Brinco de Ouro|Estádio Brinco de Ouro da Princesa|Campinas|SP|29130|1953|grass|||52002|
moises_lucarelli|Moisés Lucarelli|Estádio Moisés Lucarelli|Campinas|SP|17728|1948|grass|-22.9133|-47.0517||
jorge_de_biasi|Jorge de Biasi|Estádio Doutor Jorge Ismael de Biasi|Novo Horizonte|SP|16000|1987|grass||||
santa_cruz_ribeirao_preto|Santa Cruz|Estádio Santa Cruz|Ribeirão Preto|SP|29292|1968|grass||||
fonte_luminosa|Fonte Luminosa|Estádio Doutor Adhemar de Barros|Araraquara|SP|20000|1951|grass||||
novelli_junior|Novelli Júnior|Estádio Municipal Doutor Novelli Júnior|Itu|SP|18560|1947|grass||||
arena_barueri|Arena Barueri||Barueri|SP|31452|2007|artificial||||
anacleto_campanella|Anacleto Campanella|Estádio Municipal Anacleto Campanella|São Caetano do Sul|SP|16744|1955|grass||||
walter_ribeiro|Walter Ribeiro|Estádio Municipal Walter Ribeiro|Sorocaba|SP|13772|1978|grass||||
jayme_cintra|Jayme Cintra|Estádio Doutor Jayme Cintra|Jundiaí|SP|10210|1957|grass||||
primeiro_de_maio|Primeiro de Maio|Estádio Municipal Primeiro de Maio|São Bernardo do Campo|SP|15159|1968|grass||||
barao_de_serra_negra|Barão de Serra Negra|Estádio Municipal Barão de Serra Negra|Piracicaba|SP|18799|1965|grass||||
mineirao|Mineirão|Estádio Governador Magalhães Pinto|Belo Horizonte|MG|61890|1965|grass|-19.8659|-43.9711|132834|
arena_mrv|Arena MRV||Belo Horizonte|MG|44892|2023|artificial||||
independencia|Independência|Estádio Raimundo Sampaio|Belo Horizonte|MG|23018|1950|grass|-19.9083|-43.9178||
joaquim_portugal|Arena Sicredi|Estádio Joaquim Portugal|São João del-Rei|MG|6400||grass|-21.1275|-44.2434||Arena Unimed
melao|Melão|Estádio Municipal Dilzon Melo|Varginha|MG|15471|1988|grass||||
ipatingao|Ipatingão|Estádio Municipal João Lamego Netto|Ipatinga|MG|22500|1982|grass||||
mario_helenio|Mário Helênio|Estádio Municipal Radialista Mário Helênio|Juiz de Fora|MG|31863|1988|grass||||
antonio_guimaraes_de_almeida|Antônio Guimarães de Almeida|Estádio Antônio Guimarães de Almeida|Tombos|MG|3050||grass||||
arena_do_gremio|Arena do Grêmio||Porto Alegre|RS|55662|2012|grass|-29.9740|-51.1947||
beira_rio|Beira-Rio|Estádio José Pinheiro Borda|Porto Alegre|RS|50128|1969|grass|-30.0654|-51.2359|106554|
alfredo_jaconi|Alfredo Jaconi|Estádio Alfredo Jaconi|Caxias do Sul|RS|19924|1975|grass||||
centenario_caxias_do_sul|Centenário|Estádio Francisco Stédile|Caxias do Sul|RS|22132|1976|grass||||
bento_freitas|Bento Freitas|Estádio Bento Mendes de Freitas|Pelotas|RS|10200|1943|grass||||
colosso_da_lagoa|Colosso da Lagoa|Estádio Olímpico Colosso da Lagoa|Erechim|RS|22000|1970|grass||||
arena_da_baixada|Arena da Baixada|Estádio Mário Celso Petraglia|Curitiba|PR|42372|1999|artificial|-25.4483|-49.2770||Estádio Joaquim Américo Guimarães,Kyocera Arena,Ligga Arena
couto_pereira|Couto Pereira|Estádio Major Antônio Couto Pereira|Curitiba|PR|38807|1932|grass|-25.4211|-49.2597||Estádio Belfort Duarte
vila_capanema|Vila Capanema|Estádio Durival Britto e Silva|Curitiba|PR|17140|1947|grass||||
estadio_do_cafe|Estádio do Café|Estádio Municipal Jacy Scaff|Londrina|PR|30000|1976|grass||||
germano_kruger|Germano Krüger|Estádio Germano Krüger|Ponta Grossa|PR|10632|1941|grass||||
ressacada|Ressacada|Estádio Aderbal Ramos da Silva|Florianópolis|SC|17800|1983|grass||||
orlando_scarpelli|Orlando Scarpelli|Estádio Orlando Scarpelli|Florianópolis|SC|19584|1960|grass||||
heriberto_hulse|Heriberto Hülse|Estádio Heriberto Hülse|Criciúma|SC|19300|1955|grass||||
arena_conda|Arena Condá|Estádio Regional Índio Condá|Chapecó|SC|20089|1976|artificial||||
arena_joinville|Arena Joinville||Joinville|SC|22400|2004|grass||||
augusto_bauer|Augusto Bauer|Estádio Augusto Bauer|Brusque|SC|5000|1931|grass||||
fonte_nova|Arena Fonte Nova|Complexo Esportivo Cultural Professor Octávio Mangabeira|Salvador|BA|47364|2013|grass|-12.9788|-38.5044||Estádio Octávio Mangabeira
barradao|Barradão|Estádio Manoel Barradas|Salvador|BA|30618|1986|grass||||
ilha_do_retiro|Ilha do Retiro|Estádio Adelmar da Costa Carvalho|Recife|PE|26418|1937|grass|-8.0630|-34.9033|56875|
arruda|Arruda|Estádio José do Rego Maciel|Recife|PE|55582|1972|grass|-8.0269|-34.8911||
aflitos|Aflitos|Estádio Eládio de Barros Carvalho|Recife|PE|22856|1939|grass||||
castelao|Castelão|Estádio Governador Plácido Castelo|Fortaleza|CE|63903|1973|grass|-3.8074|-38.5225|118496|
presidente_vargas|Presidente Vargas|Estádio Presidente Vargas|Fortaleza|CE|20166|1941|grass||||
frasqueirao|Frasqueirão|Estádio Maria Lamas Farache|Natal|RN|16000|2006|grass||||
arena_das_dunas|Arena das Dunas||Natal|RN|31375|2014|grass|-5.8269|-35.2126||
rei_pele|Rei Pelé|Estádio Rei Pelé|Maceió|AL|17126|1970|grass||||
batistao|Batistão|Estádio Estadual Lourival Baptista|Aracaju|SE|15575|1969|grass||||
castelao_ma|Castelão|Estádio Governador João Castelo|São Luís|MA|40149|1982|grass||||
almeidao|Almeidão|Estádio José Américo de Almeida Filho|João Pessoa|PB|25770|1975|grass||||
amigao|Amigão|Estádio Governador Ernani Sátyro|Campina Grande|PB|25770|1975|grass||||
albertao|Albertão|Estádio Governador Alberto Tavares Silva|Teresina|PI|44200|1973|grass||||
mangueirao|Mangueirão|Estádio Estadual Jornalista Edgar Augusto Proença|Belém|PA|53635|1978|grass|-1.3811|-48.4444||
curuzu|Curuzu|Estádio Leônidas Sodré de Castro|Belém|PA|16200|1914|grass||||
arena_da_amazonia|Arena da Amazônia|Arena da Amazônia Vivaldo Lima|Manaus|AM|44300|2014|grass|-3.0831|-60.0281||
zerao|Zerão|Estádio Milton de Souza Corrêa|Macapá|AP|13680|1990|grass||||
canarinho|Canarinho|Estádio Flamarion Vasconcelos|Boa Vista|RR|4556|1975|grass||||
serrinha|Serrinha|Estádio Hailé Pinheiro|Goiânia|GO|14450|1995|grass||||
antonio_accioly|Antônio Accioly|Estádio Antônio Accioly|Goiânia|GO|12500||grass||||
oba|OBA|Estádio Onésio Brasileiro Alvarenga|Goiânia|GO|11788|1980|grass||||
jonas_duarte|Jonas Duarte|Estádio Jonas Ferreira Alves Duarte|Anápolis|GO|17800|1965|grass||||
arena_pantanal|Arena Pantanal|Arena Pantanal Governador José Fragelli|Cuiabá|MT|44097|2014|grass|-15.6032|-56.1206||
passo_das_emas|Passo das Emas|Estádio Municipal Passo das Emas|Lucas do Rio Verde|MT|10000|2004|grass||||
mane_garrincha|Mané Garrincha|Estádio Nacional de Brasília Mané Garrincha|Brasília|DF|72788|2013|grass|-15.7835|-47.8992||
boca_do_jacare|Boca do Jacaré|Estádio Elmo Serejo Farias|Brasília|DF|27000|1978|grass||||
bezerrao|Bezerrão|Estádio Walmir Campelo Bezerra|Brasília|DF|20310|1977|grass||||
kleber_andrade|Kléber Andrade|Estádio Estadual Kléber José de Andrade|Cariacica|ES|21152|1983|grass||||
`

// id | name | official name | city | country | capacity | opened | surface | latitude | longitude | record attendance | earlier names
const abroad = `
monumental_de_nunez|Monumental de Núñez|Estadio Antonio Vespucio Liberti|Buenos Aires|AR|85018|1938|hybrid|-34.5453|-58.4498||
la_bombonera|La Bombonera|Estadio Alberto José Armando|Buenos Aires|AR|57200|1940|grass|-34.6356|-58.3648||
libertadores_de_america|Libertadores de América|Estadio Libertadores de América – Ricardo Enrique Bochini|Avellaneda|AR|42069|1928|grass|-34.6702|-58.3711||La Doble Visera
el_cilindro|El Cilindro|Estadio Presidente Perón|Avellaneda|AR|51389|1950|grass|-34.6675|-58.3686||
nuevo_gasometro|Nuevo Gasómetro|Estadio Pedro Bidegain|Buenos Aires|AR|47964|1993|grass|-34.6521|-58.4400||
jorge_luis_hirschi|Jorge Luis Hirschi|Estadio Jorge Luis Hirschi|La Plata|AR|30018|1907|grass||||
jose_amalfitani|José Amalfitani|Estadio José Amalfitani|Buenos Aires|AR|49540|1951|grass|-34.6353|-58.5207||
diego_armando_maradona|Diego Armando Maradona|Estadio Diego Armando Maradona|Buenos Aires|AR|26000|2003|grass||||
marcelo_bielsa|Marcelo Bielsa|Estadio Marcelo Bielsa|Rosario|AR|42000|1911|grass||||
gigante_de_arroyito|Gigante de Arroyito|Estadio Doctor Lisandro de la Torre|Rosario|AR|46955|1926|grass||||
la_fortaleza|La Fortaleza|Estadio Ciudad de Lanús – Néstor Díaz Pérez|Lanús|AR|47027|1929|grass||||
tomas_adolfo_duco|Tomás Adolfo Ducó|Estadio Tomás Adolfo Ducó|Buenos Aires|AR|48314|1949|grass||||
julio_humberto_grondona|Julio Humberto Grondona|Estadio Julio Humberto Grondona|Sarandí|AR|18500|1964|grass||||
norberto_tomaghello|Norberto Tomaghello|Estadio Norberto Tomaghello|Florencio Varela|AR|18000|1978|grass||||
estanislao_lopez|Estanislao López|Estadio Brigadier General Estanislao López|Santa Fe|AR|40000|1946|grass||||
jose_dellagiovanna|José Dellagiovanna|Estadio José Dellagiovanna|Victoria|AR|26282|1936|grass||||
mario_kempes|Mario Kempes|Estadio Mario Alberto Kempes|Córdoba|AR|57000|1978|grass|-31.3689|-64.2461||Estadio Chateau Carreras
florencio_sola|Florencio Sola|Estadio Florencio Sola|Banfield|AR|34901|1940|grass||||
ciudad_de_vicente_lopez|Ciudad de Vicente López|Estadio Ciudad de Vicente López|Florida|AR|28530|1979|grass||||
bautista_gargantini|Bautista Gargantini|Estadio Bautista Gargantini|Mendoza|AR|24000|1925|grass||||
malvinas_argentinas|Malvinas Argentinas|Estadio Malvinas Argentinas|Mendoza|AR|42500|1978|grass|-32.8897|-68.8799||
jose_fierro|José Fierro|Estadio Monumental José Fierro|San Miguel de Tucumán|AR|35200|1922|grass||||
campeon_del_siglo|Campeón del Siglo|Estadio Campeón del Siglo|Montevidéu|UY|40005|2016|grass|-34.7964|-56.0669||
gran_parque_central|Gran Parque Central|Estadio Gran Parque Central|Montevidéu|UY|37000|1900|grass|-34.8844|-56.1589||
centenario|Centenário|Estadio Centenario|Montevidéu|UY|60235|1930|grass|-34.8945|-56.1528||
luis_franzini|Luis Franzini|Estadio Luis Franzini|Montevidéu|UY|16000|1963|grass||||
jardines_del_hipodromo|Jardines del Hipódromo|Estadio Jardines del Hipódromo María Mincheff de Lazaroff|Montevidéu|UY|18000|1957|grass||||
luis_troccoli|Luis Tróccoli|Estadio Luis Tróccoli|Montevidéu|UY|25000|1964|grass||||
belvedere|Belvedere|Estadio Belvedere|Montevidéu|UY|10000|1909|grass||||
defensores_del_chaco|Defensores del Chaco|Estadio Defensores del Chaco|Assunção|PY|42354|1917|grass|-25.2919|-57.6575||
osvaldo_dominguez_dibb|Osvaldo Domínguez Dibb|Estadio Osvaldo Domínguez Dibb|Assunção|PY|22000|1964|grass||||Estadio Manuel Ferreira
la_nueva_olla|La Nueva Olla|Estadio General Pablo Rojas|Assunção|PY|45000|1970|grass|-25.2998|-57.6372||
la_huerta|La Huerta|Estadio La Huerta|Assunção|PY|12000|2005|grass||||
rogelio_livieres|Rogelio Livieres|Estadio Rogelio Silvino Livieres|Assunção|PY|8000||grass||||
arsenio_erico|Arsenio Erico|Estadio Arsenio Erico|Assunção|PY|7000||grass||||
feliciano_caceres|Feliciano Cáceres|Estadio Feliciano Cáceres|Luque|PY|26974|1999|grass||||
monumental_david_arellano|Monumental David Arellano|Estadio Monumental David Arellano|Santiago|CL|47347|1975|grass|-33.5065|-70.6060||
nacional_de_chile|Nacional de Chile|Estadio Nacional Julio Martínez Prádanos|Santiago|CL|48665|1938|grass|-33.4644|-70.6106||
claro_arena|Claro Arena|Estadio San Carlos de Apoquindo|Santiago|CL|20249|1988|hybrid|-33.3961|-70.5008||San Carlos de Apoquindo
santa_laura|Santa Laura|Estadio Santa Laura|Santiago|CL|19887|1922|grass|-33.4042|-70.6586||
zorros_del_desierto|Zorros del Desierto|Estadio Zorros del Desierto|Calama|CL|12102|1952|grass||||Estadio Municipal de Calama
francisco_sanchez_rumoroso|Francisco Sánchez Rumoroso|Estadio Municipal Francisco Sánchez Rumoroso|Coquimbo|CL|18750|1970|grass||||
el_teniente|El Teniente|Estadio El Teniente|Rancagua|CL|13849|1945|grass||||
la_cisterna|La Cisterna|Estadio Municipal de La Cisterna|Santiago|CL|8000|1988|grass||||
sausalito|Sausalito|Estadio Sausalito|Viña del Mar|CL|22360|1929|grass|-33.0147|-71.5353||
huachipato_cap|Huachipato-CAP Acero|Estadio Huachipato-CAP Acero|Talcahuano|CL|10500|2009|artificial||||
elias_figueroa|Elías Figueroa|Estadio Elías Figueroa Brander|Valparaíso|CL|20575|1931|grass|-33.0222|-71.6403||Estadio Playa Ancha
atanasio_girardot|Atanasio Girardot|Estadio Atanasio Girardot|Medellín|CO|44826|1953|grass|6.2569|-75.5903||
el_campin|El Campín|Estadio Nemesio Camacho El Campín|Bogotá|CO|39512|1938|hybrid|4.6459|-74.0775||
pascual_guerrero|Pascual Guerrero|Estadio Olímpico Pascual Guerrero|Cali|CO|37899|1937|grass|3.4297|-76.5411||
palmaseca|Palmaseca|Estadio Deportivo Cali|Palmira|CO|44000|2010|grass||||
metropolitano_roberto_melendez|Metropolitano Roberto Meléndez|Estadio Metropolitano Roberto Meléndez|Barranquilla|CO|46692|1986|grass|10.9269|-74.8006||
palogrande|Palogrande|Estadio Palogrande|Manizales|CO|31611|1994|grass||||
manuel_murillo_toro|Manuel Murillo Toro|Estadio Manuel Murillo Toro|Ibagué|CO|28100|1955|grass||||
americo_montanini|Américo Montanini|Estadio Américo Montanini|Bucaramanga|CO|28000|1941|artificial||||Estadio Alfonso López
hernan_ramirez_villegas|Hernán Ramírez Villegas|Estadio Hernán Ramírez Villegas|Pereira|CO|30297|1971|grass||||
rodrigo_paz_delgado|Rodrigo Paz Delgado|Estadio Rodrigo Paz Delgado|Quito|EC|41575|1997|grass|-0.1075|-78.4889||La Casa Blanca
monumental_isidro_romero|Monumental Isidro Romero|Estadio Monumental Isidro Romero Carbo|Guayaquil|EC|59283|1987|grass|-2.1861|-79.9253||
george_capwell|George Capwell|Estadio George Capwell|Guayaquil|EC|40020|1945|grass|-2.2064|-79.8936||
banco_guayaquil|Banco Guayaquil|Estadio Banco Guayaquil|Quito|EC|12000|2021|grass||||
olimpico_atahualpa|Olímpico Atahualpa|Estadio Olímpico Atahualpa|Quito|EC|35258|1951|grass|-0.1776|-78.4766||
gonzalo_pozo_ripalda|Gonzalo Pozo Ripalda|Estadio Gonzalo Pozo Ripalda|Quito|EC|18799|1994|grass||||
alejandro_serrano_aguilar|Alejandro Serrano Aguilar|Estadio Alejandro Serrano Aguilar|Cuenca|EC|16540|1945|grass||||
monumental_u|Monumental U|Estadio Monumental|Lima|PE|80093|2000|grass|-12.0556|-76.9358||
alejandro_villanueva|Alejandro Villanueva|Estadio Alejandro Villanueva|Lima|PE|33938|1974|grass|-12.0685|-77.0228||
alberto_gallardo|Alberto Gallardo|Estadio Alberto Gallardo|Lima|PE|11600||grass||||
inca_garcilaso|Inca Garcilaso de la Vega|Estadio Inca Garcilaso de la Vega|Cusco|PE|42056|1958|grass||||
virgen_de_chapi|Monumental Virgen de Chapi|Estadio Monumental Virgen de Chapi|Arequipa|PE|40370|1990|grass||||Estadio Monumental de la UNSA
miguel_grau|Miguel Grau|Estadio Miguel Grau|Callao|PE|17000|1996|grass||||
hernando_siles|Hernando Siles|Estadio Hernando Siles|La Paz|BO|41143|1930|grass|-16.4994|-68.1225||
municipal_de_el_alto|Municipal de El Alto|Estadio Municipal de El Alto|El Alto|BO|22000|2017|artificial||||
felix_capriles|Félix Capriles|Estadio Félix Capriles|Cochabamba|BO|32000|1938|grass||||
ramon_aguilera|Ramón Aguilera|Estadio Ramón Tahuichi Aguilera|Santa Cruz de la Sierra|BO|38500|1940|grass||||
olimpico_da_ucv|Olímpico da UCV|Estadio Olímpico de la Universidad Central de Venezuela|Caracas|VE|23940|1951|grass|10.4914|-66.8886||
pueblo_nuevo|Pueblo Nuevo|Polideportivo de Pueblo Nuevo|San Cristóbal|VE|38755|1976|grass||||
metropolitano_de_merida|Metropolitano de Mérida|Estadio Metropolitano de Mérida|Mérida|VE|42200|2005|grass||||
misael_delgado|Misael Delgado|Estadio Misael Delgado|Valencia|VE|10400|1970|grass||||
agustin_tovar|Agustín Tovar|Estadio Agustín Tovar|Barinas|VE|29800|2007|grass||||
azteca|Azteca|Estadio Azteca|Cidade do México|MX|83264|1966|hybrid|19.3029|-99.1505||
olimpico_universitario|Olímpico Universitário|Estadio Olímpico Universitario|Cidade do México|MX|72000|1952|grass|19.3321|-99.1922||
akron|Akron|Estadio Akron|Zapopan|MX|48071|2010|grass|20.6819|-103.4626||Estadio Omnilife,Estadio Chivas
universitario_de_nuevo_leon|Universitario de Nuevo León|Estadio Universitario|San Nicolás de los Garza|MX|41886|1967|grass|25.7222|-100.3117||
hidalgo|Hidalgo|Estadio Hidalgo|Pachuca|MX|27512|1993|grass||||
`

function surfaceOf(cell: string | undefined): StadiumFact['surface'] {
  const text = textOf(cell)
  if (text === null || text === 'grass' || text === 'artificial' || text === 'hybrid') return text
  throw new Error(`no such surface: ${text}`)
}

function stadiumOf(row: readonly string[], inBrazil: boolean): StadiumFact {
  const [id, name, officialName, city, place, capacity, opened, surface, latitude, longitude, record, former] = row
  return {
    id: requiredOf(id, row),
    name: requiredOf(name, row),
    officialName: textOf(officialName),
    city: requiredOf(city, row),
    state: inBrazil ? requiredOf(place, row) : null,
    country: inBrazil ? 'BR' : requiredOf(place, row),
    capacity: numberOf(requiredOf(capacity, row)) ?? 0,
    opened: numberOf(opened),
    surface: surfaceOf(surface),
    latitude: numberOf(latitude),
    longitude: numberOf(longitude),
    recordAttendance: numberOf(record),
    formerNames: listOf(former),
  }
}

export const stadiums: readonly StadiumFact[] = [
  ...rowsOf(brazil).map((row) => stadiumOf(row, true)),
  ...rowsOf(abroad).map((row) => stadiumOf(row, false)),
]
