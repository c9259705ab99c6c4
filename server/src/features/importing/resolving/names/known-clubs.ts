import { EUROPE_AND_GUESTS } from './known-european-clubs.ts'
import type { KnownTeam } from './known-team.ts'

// id | popular name | official name | state | spellings of the datasets, besides these names.
// Bare names that several clubs share (Atlético, América) stand with each of them: alone they are unsure.
const BRAZIL = `
abc|ABC|ABC Futebol Clube|RN|ABC FC,ABC RN,ABC FC RN
america_mg|América-MG|América Futebol Clube|MG|América,América MG,América Mineiro,América Mineiro MG,América FC,América FC Saf,Am. Mineiro
america_rn|América-RN|América Futebol Clube|RN|América,América RN,América de Natal,América FC
athletico_pr|Athletico-PR|Club Athletico Paranaense|PR|Athletico,Athletico PR,Athletico Paranaense,Atlético,Atlético PR,Atlético Paranaense,CA Paranaense,C Atlético Paranaense,Clube Atlético Paranaense,Atl. Paranaense,Athl. Paranaense
atletico_go|Atlético-GO|Atlético Clube Goianiense|GO|Atlético,Atlético GO,Atlético Goianiense,AC Goianiense,Atl. Goianiense,Atl. Goianense GO
atletico_mg|Atlético-MG|Clube Atlético Mineiro|MG|Atlético,Atlético MG,Atlético Mineiro,CA Mineiro,C Atlético Mineiro,Club Atlético Mineiro,Atl. Mineiro
avai|Avaí|Avaí Futebol Clube|SC|Avaí FC,Avaí SC,Avaí FC SC
bahia|Bahia|Esporte Clube Bahia|BA|Bahia BA,EC Bahia,EC Bahia BA
botafogo|Botafogo|Botafogo de Futebol e Regatas|RJ|Botafogo RJ,Botafogo FR,Botafogo FR RJ,Botafogo Rio
botafogo_pb|Botafogo-PB|Botafogo Futebol Clube|PB|Botafogo PB,Botafogo FC PB
botafogo_sp|Botafogo-SP|Botafogo Futebol Clube|SP|Botafogo SP,Botafogo FC,Botafogo FC SP,Botafogo Ribeirão Preto
boa|Boa|Boa Esporte Clube|MG|Boa Esporte,Boa Esporte MG,Boa EC
boavista_rj|Boavista-RJ|Boavista Sport Club|RJ|Boavista,Boavista RJ,Boavista SC,Boa Vista RJ
bragantino|Bragantino|Red Bull Bragantino|SP|RB Bragantino,CA Bragantino,CA Bragantino SP,Clube Atlético Bragantino,Bragantino SP,RB Bragantino SP,RB Braga,RB Bragantino Futebol
brasil_de_pelotas|Brasil de Pelotas|Grêmio Esportivo Brasil|RS|Brasil,Brasil RS,GE Brasil,GE Brasil RS,Grêmio Esportivo Brasil de Pelotas
brasiliense|Brasiliense|Brasiliense Futebol Clube|DF|Brasiliense FC,Brasiliense DF
brusque|Brusque|Brusque Futebol Clube|SC|Brusque FC,Brusque SC,Brusque FC SC
ceara|Ceará|Ceará Sporting Club|CE|Ceará CE,Ceará SC,Ceára SC,Ceará SC CE
chapecoense|Chapecoense|Associação Chapecoense de Futebol|SC|Chapecoense AF,Chapecoense SC,AF Chapecoense
confianca|Confiança|Associação Desportiva Confiança|SE|Confiança SE,AD Confiança,AD Confiança SE
corinthians|Corinthians|Sport Club Corinthians Paulista|SP|Corinthians SP,SC Corinthians Paulista,Corinthians São Paulo,SC Corinthians
coritiba|Coritiba|Coritiba Foot Ball Club|PR|Coritiba PR,Coritiba FC,Coritiba FBC,Coritiba Football Club,Coritiba FC PR
crb|CRB|Clube de Regatas Brasil|AL|CRB AL,CR Brasil,CR Brasil AL
criciuma|Criciúma|Criciúma Esporte Clube|SC|Criciúma EC,Criciúma SC,Criciúma EC SC
cruzeiro|Cruzeiro|Cruzeiro Esporte Clube|MG|Cruzeiro EC,Cruzeiro MG,Cruzeiro EC MG,Cruzeiro Belo Horizonte
csa|CSA|Centro Sportivo Alagoano|AL|CSA AL,CS Alagoano,CS Alagoano AL
cuiaba|Cuiabá|Cuiabá Esporte Clube|MT|Cuiabá EC,Cuiabá MT,Cuiabá EC MT
ferroviaria|Ferroviária|Associação Ferroviária de Esportes|SP|Ferroviária SP,AFE Ferroviária
ferroviario|Ferroviário|Ferroviário Atlético Clube|CE|Ferroviário CE,Ferroviário AC
figueirense|Figueirense|Figueirense Futebol Clube|SC|Figueirense FC,Figueirense SC,Figueirense FC SC
flamengo|Flamengo|Clube de Regatas do Flamengo|RJ|Flamengo RJ,CR Flamengo,CR Flamengo RJ,Flamengo Rio,Flamengo Rio de Janeiro
fluminense|Fluminense|Fluminense Football Club|RJ|Fluminense RJ,Fluminense FC,Fluminense Rio,Fluminense Rio de Janeiro
fortaleza|Fortaleza|Fortaleza Esporte Clube|CE|Fortaleza CE,Fortaleza EC,Fortaleza EC CE,Fortaleza EC C
gama|Gama|Sociedade Esportiva do Gama|DF|SE Gama,Gama DF
goias|Goiás|Goiás Esporte Clube|GO|Goiás GO,Goiás EC,Goiás EC GO
gremio|Grêmio|Grêmio Foot-Ball Porto Alegrense|RS|Grêmio RS,Grêmio FBPA,Grêmio PA,Grêmio Porto Alegre
gremio_barueri|Grêmio Barueri|Grêmio Recreativo Barueri|SP|Barueri,Barueri SP,Grêmio Prudente,Gr. Prudente,G. Prudente,Prudente,Grêmio Barueri Futebol,Grêmio Prudente Futebol Ltda
guarani|Guarani|Guarani Futebol Clube|SP|Guarani FC,Guarani SP,Guarani FC SP
internacional|Internacional|Sport Club Internacional|RS|Inter,SC Internacional,Internacional RS,Internacional Porto Alegre,Internacional PA
ipatinga|Ipatinga|Ipatinga Futebol Clube|MG|Ipatinga MG,Ipatinga FC,Betim EC,Betim Esporte Clube
ituano|Ituano|Ituano Futebol Clube|SP|Ituano FC,Ituano SP,Ituano FC SP
joinville|Joinville|Joinville Esporte Clube|SC|JEC,Joinville EC,Joinville SC
juventude|Juventude|Esporte Clube Juventude|RS|EC Juventude,Juventude RS,EC Juventude RS
londrina|Londrina|Londrina Esporte Clube|PR|Londrina EC,Londrina PR,Londrina EC PR
luverdense|Luverdense|Luverdense Esporte Clube|MT|Luverdense EC,Luverdense MT
mirassol|Mirassol|Mirassol Futebol Clube|SP|Mirassol FC,Mirassol SP,Mirassol FC SP
nautico|Náutico|Clube Náutico Capibaribe|PE|Náutico PE,C Náutico Capibaribe,Clube Náutico
novorizontino|Novorizontino|Grêmio Novorizontino|SP|Novorizontino SP
oeste|Oeste|Oeste Futebol Clube|SP|Oeste FC,Oeste SP,Oeste FC SP
operario_pr|Operário-PR|Operário Ferroviário Esporte Clube|PR|Operário,Operário PR,Operário Ferroviário,Operário FEC PR,Operário Ferroviár
palmeiras|Palmeiras|Sociedade Esportiva Palmeiras|SP|Palmeiras SP,SE Palmeiras,SE Palmeiras SP,SE Palmeiras S,SE Palmeiras São Paulo
parana|Paraná|Paraná Clube|PR|Paraná PR,Paraná Clube PR
paysandu|Paysandu|Paysandu Sport Club|PA|Paysandu SC,Paysandu PA,Paysandu SC PA
ponte_preta|Ponte Preta|Associação Atlética Ponte Preta|SP|AA Ponte Preta,AA Ponte Preta SP,Ponte Preta SP
portuguesa|Portuguesa|Associação Portuguesa de Desportos|SP|Portuguesa SP,Associação Portuguesa Desportos
remo|Remo|Clube do Remo|PA|Remo PA
sampaio_correa|Sampaio Corrêa|Sampaio Corrêa Futebol Clube|MA|Sampaio Corrêa FC,Sampaio Corrêa MA
santa_cruz|Santa Cruz|Santa Cruz Futebol Clube|PE|Santa Cruz FC,Santa Cruz PE
santo_andre|Santo André|Esporte Clube Santo André|SP|Santo André EC,EC Santo André,Santo André SP
santos|Santos|Santos Futebol Clube|SP|Santos FC,Santos SP,FC Santos
sao_bento|São Bento|Esporte Clube São Bento|SP|São Bento SP,EC São Bento
sao_caetano|São Caetano|Associação Desportiva São Caetano|SP|AD São Caetano,São Caetano SP
sao_paulo|São Paulo|São Paulo Futebol Clube|SP|São Paulo FC,São Paulo SP,FC São Paulo
sport|Sport|Sport Club do Recife|PE|SC Recife,Sport Recife,Sport PE,Sport Recife PE,Sport Club Recife
tombense|Tombense|Tombense Futebol Clube|MG|Tombense FC,Tombense MG,Tombense FC MG
tupi|Tupi|Tupi Football Club|MG|Tupi FC,Tupi MG
vasco|Vasco|Club de Regatas Vasco da Gama|RJ|Vasco da Gama,Vasco RJ,Vasco da Gama RJ,CR Vasco da Gama,CR Vasco da Gama RJ,Vasco da Gama Rio de Janeiro,Clube de Regatas Vasco da Gama
vila_nova|Vila Nova|Vila Nova Futebol Clube|GO|Vila Nova GO,Vila Nova FC,Vila Nova de Goias
vitoria|Vitória|Esporte Clube Vitória|BA|EC Vitória,Vitória BA,EC Vitória BA
volta_redonda|Volta Redonda|Volta Redonda Futebol Clube|RJ|Volta Redonda FC,Volta Redonda RJ
ypiranga_rs|Ypiranga-RS|Ypiranga Futebol Clube|RS|Ypiranga,Ypiranga RS,Ypiranga FC,Ypiranga FC RS,Ypiranga de Erechim
`

// id | popular name | official name | country | spellings.
const ABROAD = `
boca|Boca Juniors|Club Atlético Boca Juniors|AR|Boca,CA Boca Juniors
river|River Plate|Club Atlético River Plate|AR|River,CA River Plate
independiente|Independiente|Club Atlético Independiente|AR|CA Independiente
racing|Racing|Racing Club|AR|Racing Club de Avellaneda
san_lorenzo|San Lorenzo|Club Atlético San Lorenzo de Almagro|AR|CA San Lorenzo,CA San Lorenzo de Almagro
estudiantes|Estudiantes|Club Estudiantes de La Plata|AR|Estudiantes LP,Estudiantes de La Plata
penarol|Peñarol|Club Atlético Peñarol|UY|CA Peñarol
nacional|Nacional|Club Nacional de Football|UY|Nacional Montevideo,Club Nacional
olimpia|Olimpia|Club Olimpia|PY|Olimpia Asunción
cerro_porteno|Cerro Porteño|Club Cerro Porteño|PY|
colo_colo|Colo-Colo|Club Social y Deportivo Colo-Colo|CL|CSD Colo-Colo
atletico_nacional|Atlético Nacional|Atlético Nacional|CO|Atl. Nacional
`

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|'))
const listOf = (text: string) => text.split(',').filter((each) => each !== '')

export const knownClubs: readonly KnownTeam[] = [
  ...rowsOf(BRAZIL).map(([id = '', name = '', official = '', state = '', aliases = '']): KnownTeam => ({
    id,
    kind: 'club',
    name,
    officialName: official,
    country: 'BR',
    state,
    aliases: listOf(aliases),
  })),
  ...[ABROAD, EUROPE_AND_GUESTS]
    .flatMap(rowsOf)
    .map(([id = '', name = '', official = '', country = '', aliases = '']): KnownTeam => ({
      id,
      kind: 'club',
      name,
      officialName: official,
      country,
      state: null,
      aliases: listOf(aliases),
    })),
]
