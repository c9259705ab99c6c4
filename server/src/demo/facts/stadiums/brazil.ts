// id | name | official name | city | state | capacity | opened | surface | latitude | longitude | record attendance | earlier names
export const brazil = `
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
