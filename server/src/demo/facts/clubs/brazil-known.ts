// The Brazilian clubs that the importers know: their names come from there.
// id | acronym | nickname | founded | city | state | colours | stadium | rivals | site
export const brazilKnown = `
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
