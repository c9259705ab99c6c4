// The members of FIFA and states that are gone: ISO 3166-1 code, FIFA's three letters (older ones after a comma), IANA
// zone, and names in English (the first as datasets mostly have it), Portuguese, Spanish, German and French, older ones
// too. Names that are better known as a town's (Granada, Salvador) are left out: places are looked up here as well.
// The nations of the United Kingdom carry their ISO 3166-2 code; states that are gone, the one they had (3166-3).
const TABLE = `
AD|AND|Europe/Andorra|Andorra,Andorre
AE|UAE|Asia/Dubai|United Arab Emirates,UAE,Emirados Árabes Unidos,Emiratos Árabes Unidos,Vereinigte Arabische Emirate,Émirats arabes unis
AF|AFG|Asia/Kabul|Afghanistan,Afeganistão,Afganistán
AG|ATG|America/Antigua|Antigua and Barbuda,Antígua e Barbuda,Antigua y Barbuda,Antigua und Barbuda,Antigua-et-Barbuda
AI|AIA|America/Anguilla|Anguilla,Anguila
AL|ALB|Europe/Tirane|Albania,Albânia,Albanien,Albanie
AM|ARM|Asia/Yerevan|Armenia,Armênia,Armenien,Arménie
AO|ANG|Africa/Luanda|Angola
AR|ARG|America/Argentina/Buenos_Aires|Argentina,Argentinien,Argentine
AS|ASA|Pacific/Pago_Pago|American Samoa,Samoa Americana,Amerikanisch-Samoa,Samoa américaines
AT|AUT|Europe/Vienna|Austria,Österreich,Áustria,Autriche
AU|AUS||Australia,Austrália,Australien,Australie
AW|ARU|America/Aruba|Aruba
AZ|AZE|Asia/Baku|Azerbaijan,Azerbaijão,Azerbaiyán,Aserbaidschan,Azerbaïdjan
BA|BIH|Europe/Sarajevo|Bosnia and Herzegovina,Bosnia-Herzegovina,Bosnia,Bósnia e Herzegovina,Bósnia,Bosnia y Herzegovina,Bosnien und Herzegowina,Bosnien-Herzegowina,Bosnie-Herzégovine
BB|BRB|America/Barbados|Barbados,Barbade
BD|BAN|Asia/Dhaka|Bangladesh,Bangladés,Bangladesch
BE|BEL|Europe/Brussels|Belgium,Bélgica,Belgien,Belgique
BF|BFA,UPV|Africa/Ouagadougou|Burkina Faso,Upper Volta,Alto Volta,Obervolta,Haute-Volta
BG|BUL|Europe/Sofia|Bulgaria,Bulgária,Bulgarien,Bulgarie
BH|BHR|Asia/Bahrain|Bahrain,Bahrein,Baréin,Bahreïn
BI|BDI|Africa/Bujumbura|Burundi
BJ|BEN,DAH|Africa/Porto-Novo|Benin,Benín,Bénin,Dahomey,Daomé
BM|BER|Atlantic/Bermuda|Bermuda,Bermudas,Bermudes
BN|BRU|Asia/Brunei|Brunei,Brunei Darussalam,Brunéi
BO|BOL|America/La_Paz|Bolivia,Bolívia,Bolivien,Bolivie
BR|BRA|America/Sao_Paulo|Brazil,Brasil,Brasilien,Brésil
BS|BAH|America/Nassau|Bahamas,The Bahamas
BT|BHU|Asia/Thimphu|Bhutan,Butão,Bután,Bhoutan
BW|BOT|Africa/Gaborone|Botswana,Botsuana,Bechuanaland
BY|BLR|Europe/Minsk|Belarus,Bielorrússia,Bielorrusia,Weißrussland,Biélorussie,Bélarus,Byelorussia
BZ|BLZ,BIZ|America/Belize|Belize,Belice,British Honduras,Honduras Britânica
CA|CAN||Canada,Canadá,Kanada
CD|COD,ZAI||DR Congo,Congo DR,Congo-Kinshasa,Democratic Republic of the Congo,Democratic Republic of Congo,Zaire,Zaïre,República Democrática do Congo,RD Congo,Congo RD,RD do Congo,República Democrática del Congo,Demokratische Republik Kongo,DR Kongo,République démocratique du Congo,Belgian Congo
CF|CTA|Africa/Bangui|Central African Republic,República Centro-Africana,República Centroafricana,Zentralafrikanische Republik,République centrafricaine,Centrafrique
CG|CGO|Africa/Brazzaville|Congo,Republic of the Congo,Congo-Brazzaville,República do Congo,República del Congo,Kongo,Republik Kongo,République du Congo
CH|SUI,SWI|Europe/Zurich|Switzerland,Suíça,Suiza,Schweiz,Suisse
CI|CIV|Africa/Abidjan|Côte d'Ivoire,Ivory Coast,Costa do Marfim,Costa de Marfil,Elfenbeinküste
CK|COK|Pacific/Rarotonga|Cook Islands,Ilhas Cook,Islas Cook,Cookinseln,Îles Cook
CL|CHI|America/Santiago|Chile,Chili
CM|CMR|Africa/Douala|Cameroon,Camarões,Camerún,Kamerun,Cameroun
CN|CHN|Asia/Shanghai|China,China PR,PR China,RP China,República Popular da China,RP da China,VR China,Chine,People's Republic of China
CO|COL|America/Bogota|Colombia,Colômbia,Kolumbien,Colombie
CR|CRC|America/Costa_Rica|Costa Rica
CSHH|TCH|Europe/Prague|Czechoslovakia,Tchecoslováquia,Checoslovaquia,Checoslováquia,Tschechoslowakei,Tchécoslovaquie
CSXX|SCG|Europe/Belgrade|Serbia and Montenegro,Sérvia e Montenegro,Serbia y Montenegro,Serbien und Montenegro,Serbie-et-Monténégro
CU|CUB|America/Havana|Cuba,Kuba
CV|CPV|Atlantic/Cape_Verde|Cape Verde,Cabo Verde,Cape Verde Islands,Kap Verde,Cap-Vert
CW|CUW|America/Curacao|Curaçao,Curazao
CY|CYP|Asia/Nicosia|Cyprus,Chipre,Zypern,Chypre
CZ|CZE|Europe/Prague|Czech Republic,Czechia,República Tcheca,Tchéquia,República Checa,Chequia,Tschechien,République tchèque,Tchéquie
DDDE|GDR|Europe/Berlin|East Germany,German DR,GDR,Alemanha Oriental,Alemania Oriental,República Democrática Alemana,DDR,Allemagne de l'Est,RDA
DE|GER,FRG|Europe/Berlin|Germany,Deutschland,West Germany,Germany FR,FR Germany,Federal Republic of Germany,Alemanha,Alemanha Ocidental,Alemania,Alemania Federal,Alemania Occidental,BR Deutschland,Allemagne,Allemagne de l'Ouest,RFA
DJ|DJI|Africa/Djibouti|Djibouti,Djibuti,Yibuti,Dschibuti
DK|DEN|Europe/Copenhagen|Denmark,Dinamarca,Dänemark,Danemark
DM|DMA|America/Dominica|Dominica,Dominique
DO|DOM|America/Santo_Domingo|Dominican Republic,República Dominicana,Dominikanische Republik,République dominicaine
DZ|ALG|Africa/Algiers|Algeria,Argélia,Argelia,Algerien,Algérie
EC|ECU|America/Guayaquil|Ecuador,Equador,Équateur
EE|EST|Europe/Tallinn|Estonia,Estônia,Estland,Estonie
EG|EGY,UAR|Africa/Cairo|Egypt,Egito,Egipto,Ägypten,Égypte,United Arab Republic,República Árabe Unida
ER|ERI|Africa/Asmara|Eritrea,Eritreia,Érythrée
ES|ESP,SPA|Europe/Madrid|Spain,España,Espanha,Spanien,Espagne
ET|ETH|Africa/Addis_Ababa|Ethiopia,Etiópia,Etiopía,Äthiopien,Éthiopie,Abyssinia
FI|FIN|Europe/Helsinki|Finland,Finlândia,Finlandia,Finnland,Finlande
FJ|FIJ|Pacific/Fiji|Fiji,Fiyi,Fidschi,Fidji
FO|FRO|Atlantic/Faroe|Faroe Islands,Faeroe Islands,Faroes,Ilhas Faroé,Ilhas Faroe,Islas Feroe,Färöer,Färöer-Inseln,Îles Féroé
FR|FRA|Europe/Paris|France,França,Francia,Frankreich
GA|GAB|Africa/Libreville|Gabon,Gabão,Gabón,Gabun
GB-ENG|ENG|Europe/London|England,Inglaterra,Angleterre
GB-NIR|NIR|Europe/London|Northern Ireland,Irlanda do Norte,Irlanda del Norte,Nordirland,Irlande du Nord,N. Ireland
GB-SCT|SCO|Europe/London|Scotland,Escócia,Escocia,Schottland,Écosse
GB-WLS|WAL|Europe/London|Wales,País de Gales,Gales,Pays de Galles
GD|GRN|America/Grenada|Grenada,Grenade
GE|GEO|Asia/Tbilisi|Georgia,Geórgia,Georgien,Géorgie
GH|GHA|Africa/Accra|Ghana,Gana,Gold Coast,Costa do Ouro
GI|GIB|Europe/Gibraltar|Gibraltar
GM|GAM|Africa/Banjul|Gambia,The Gambia,Gâmbia,Gambie
GN|GUI|Africa/Conakry|Guinea,Guiné,Guinée,Guinea-Conakry
GQ|EQG|Africa/Malabo|Equatorial Guinea,Guiné Equatorial,Guinea Ecuatorial,Äquatorialguinea,Guinée équatoriale
GR|GRE|Europe/Athens|Greece,Grécia,Grecia,Griechenland,Grèce
GT|GUA|America/Guatemala|Guatemala
GU|GUM|Pacific/Guam|Guam
GW|GNB|Africa/Bissau|Guinea-Bissau,Guiné-Bissau,Guinea-Bisáu,Guinée-Bissau
GY|GUY|America/Guyana|Guyana,Guiana,British Guiana
HK|HKG|Asia/Hong_Kong|Hong Kong,Hong Kong China,Hongkong
HN|HON|America/Tegucigalpa|Honduras
HR|CRO|Europe/Zagreb|Croatia,Croácia,Croacia,Kroatien,Croatie
HT|HAI|America/Port-au-Prince|Haiti,Haití,Haïti
HU|HUN|Europe/Budapest|Hungary,Hungria,Hungría,Ungarn,Hongrie
ID|IDN||Indonesia,Indonésia,Indonesien,Indonésie,Dutch East Indies,Índias Orientais Holandesas,Indias Orientales Neerlandesas,Niederländisch-Indien,Indes néerlandaises,Netherlands East Indies
IE|IRL|Europe/Dublin|Ireland,Republic of Ireland,Rep. of Ireland,Ireland Republic,Eire,Irish Free State,Irlanda,República da Irlanda,República de Irlanda,Irland,Republik Irland,Irlande,République d'Irlande
IL|ISR|Asia/Jerusalem|Israel,Israël
IN|IND|Asia/Kolkata|India,Índia,Indien,Inde
IQ|IRQ|Asia/Baghdad|Iraq,Iraque,Irak
IR|IRN|Asia/Tehran|Iran,IR Iran,Islamic Republic of Iran,Irã,Irão,Irán,Persia
IS|ISL|Atlantic/Reykjavik|Iceland,Islândia,Islandia,Island,Islande
IT|ITA|Europe/Rome|Italy,Itália,Italia,Italien,Italie
JM|JAM|America/Jamaica|Jamaica,Jamaika,Jamaïque
JO|JOR|Asia/Amman|Jordan,Jordânia,Jordania,Jordanien,Jordanie,Transjordan
JP|JPN|Asia/Tokyo|Japan,Japão,Japón,Japon
KE|KEN|Africa/Nairobi|Kenya,Quênia,Quénia,Kenia
KG|KGZ|Asia/Bishkek|Kyrgyzstan,Kyrgyz Republic,Quirguistão,Quirguízia,Kirguistán,Kirgisistan,Kirghizistan
KH|CAM|Asia/Phnom_Penh|Cambodia,Camboja,Camboya,Kambodscha,Cambodge,Khmer Republic,Kampuchea
KM|COM|Indian/Comoro|Comoros,Comores,Comoras,Komoren
KN|SKN|America/St_Kitts|Saint Kitts and Nevis,St. Kitts and Nevis,São Cristóvão e Névis,San Cristóbal y Nieves,St. Kitts und Nevis,Saint-Christophe-et-Niévès,Saint-Kitts-et-Nevis
KP|PRK|Asia/Pyongyang|North Korea,Korea DPR,DPR Korea,Coreia do Norte,Corea del Norte,Nordkorea,Corée du Nord,Korea North
KR|KOR|Asia/Seoul|South Korea,Korea,Korea Republic,Republic of Korea,Coreia do Sul,República da Coreia,Corea del Sur,Corea,Südkorea,Corée du Sud,Korea South
KW|KUW|Asia/Kuwait|Kuwait,Koweït
KY|CAY|America/Cayman|Cayman Islands,Ilhas Cayman,Islas Caimán,Kaimaninseln,Îles Caïmans
KZ|KAZ||Kazakhstan,Cazaquistão,Kazajistán,Kasachstan
LA|LAO|Asia/Vientiane|Laos
LB|LBN,LIB|Asia/Beirut|Lebanon,Líbano,Libanon,Liban
LC|LCA|America/St_Lucia|Saint Lucia,St. Lucia,Sainte-Lucie
LI|LIE|Europe/Vaduz|Liechtenstein
LK|SRI|Asia/Colombo|Sri Lanka,Ceylon,Ceilão
LR|LBR|Africa/Monrovia|Liberia,Libéria
LS|LES|Africa/Maseru|Lesotho,Lesoto,Basutoland
LT|LTU|Europe/Vilnius|Lithuania,Lituânia,Lituania,Litauen,Lituanie
LU|LUX|Europe/Luxembourg|Luxembourg,Luxemburgo,Luxemburg
LV|LVA|Europe/Riga|Latvia,Latvija,Letônia,Letónia,Lettland,Lettonie
LY|LBY|Africa/Tripoli|Libya,Líbia,Libia,Libyen,Libye
MA|MAR|Africa/Casablanca|Morocco,Marrocos,Marruecos,Marokko,Maroc
MC|MCO|Europe/Monaco|Monaco,Mônaco
MD|MDA|Europe/Chisinau|Moldova,Moldávia,Moldavia,Moldau,Moldawien,Moldavie
ME|MNE|Europe/Podgorica|Montenegro,Monténégro
MG|MAD|Indian/Antananarivo|Madagascar,Madagáscar,Madagaskar
MK|MKD|Europe/Skopje|Macedonia,North Macedonia,FYR Macedonia,Macedonia FYR,Macedônia do Norte,Macedônia,Macedonia del Norte,Nordmazedonien,Mazedonien,Macédoine du Nord,Macédoine
ML|MLI|Africa/Bamako|Mali,Malí
MM|MYA,BUR|Asia/Yangon|Myanmar,Burma,Mianmar,Birmânia,Birmania,Birma,Birmanie
MN|MNG|Asia/Ulaanbaatar|Mongolia,Mongólia,Mongolei,Mongolie
MO|MAC|Asia/Macau|Macau,Macao,Macau China
MR|MTN|Africa/Nouakchott|Mauritania,Mauritânia,Mauretanien,Mauritanie
MS|MSR|America/Montserrat|Montserrat
MT|MLT|Europe/Malta|Malta,Malte
MU|MRI|Indian/Mauritius|Mauritius,Maurício,Maurícia,Mauricio,Maurice,Île Maurice
MV|MDV|Indian/Maldives|Maldives,Maldivas,Malediven
MW|MWI|Africa/Blantyre|Malawi,Malaui,Malauí,Nyasaland
MX|MEX|America/Mexico_City|Mexico,México,Mexiko,Mexique
MY|MAS|Asia/Kuala_Lumpur|Malaysia,Malásia,Malasia,Malaisie,Malaya
MZ|MOZ|Africa/Maputo|Mozambique,Moçambique,Mosambik
NA|NAM|Africa/Windhoek|Namibia,Namíbia,Namibie
NC|NCL|Pacific/Noumea|New Caledonia,Nova Caledônia,Nueva Caledonia,Neukaledonien,Nouvelle-Calédonie
NE|NIG|Africa/Niamey|Niger,Níger
NG|NGA|Africa/Lagos|Nigeria,Nigéria
NI|NCA|America/Managua|Nicaragua,Nicarágua
NL|NED,HOL|Europe/Amsterdam|Netherlands,The Netherlands,Holland,Holanda,Países Baixos,Países Bajos,Niederlande,Pays-Bas
NO|NOR|Europe/Oslo|Norway,Noruega,Norwegen,Norvège
NP|NEP|Asia/Kathmandu|Nepal,Népal
NZ|NZL|Pacific/Auckland|New Zealand,Nova Zelândia,Nueva Zelanda,Neuseeland,Nouvelle-Zélande,Aotearoa New Zealand
OM|OMA|Asia/Muscat|Oman,Omã,Omán
PA|PAN|America/Panama|Panama,Panamá
PE|PER|America/Lima|Peru,Perú,Pérou
PF|TAH|Pacific/Tahiti|Tahiti,Taiti,Tahití,French Polynesia,Polinésia Francesa
PG|PNG|Pacific/Port_Moresby|Papua New Guinea,Papua-Nova Guiné,Papúa Nueva Guinea,Papua-Neuguinea,Papouasie-Nouvelle-Guinée
PH|PHI|Asia/Manila|Philippines,Filipinas,Philippinen
PK|PAK|Asia/Karachi|Pakistan,Paquistão,Pakistán
PL|POL|Europe/Warsaw|Poland,Polônia,Polónia,Polonia,Polen,Pologne
PR|PUR|America/Puerto_Rico|Puerto Rico,Porto Rico
PS|PLE,PAL|Asia/Hebron|Palestine,Palestina,Palästina
PT|POR|Europe/Lisbon|Portugal
PY|PAR|America/Asuncion|Paraguay,Paraguai
QA|QAT|Asia/Qatar|Qatar,Catar,Katar
RO|ROU,ROM|Europe/Bucharest|Romania,Romênia,Roménia,Rumania,Rumanía,Rumänien,Roumanie
RS|SRB|Europe/Belgrade|Serbia,Sérvia,Serbien,Serbie
RU|RUS|Europe/Moscow|Russia,Rússia,Rusia,Russland,Russie
RW|RWA|Africa/Kigali|Rwanda,Ruanda
SA|KSA|Asia/Riyadh|Saudi Arabia,Arábia Saudita,Arabia Saudí,Saudi-Arabien,Saudiarabien,Arabie saoudite
SB|SOL|Pacific/Guadalcanal|Solomon Islands,Ilhas Salomão,Islas Salomón,Salomonen,Salomoninseln,Îles Salomon
SC|SEY|Indian/Mahe|Seychelles,Seicheles,Seychellen
SD|SDN,SUD|Africa/Khartoum|Sudan,Sudão,Sudán,Soudan
SE|SWE|Europe/Stockholm|Sweden,Suécia,Suecia,Schweden,Suède
SG|SGP,SIN|Asia/Singapore|Singapore,Singapura,Singapur,Singapour
SI|SVN|Europe/Ljubljana|Slovenia,Eslovênia,Eslovénia,Eslovenia,Slowenien,Slovénie
SK|SVK|Europe/Bratislava|Slovakia,Slovak Republic,Eslováquia,Eslovaquia,Slowakei,Slovaquie
SL|SLE|Africa/Freetown|Sierra Leone,Serra Leoa,Sierra Leona
SM|SMR|Europe/San_Marino|San Marino,Saint-Marin
SN|SEN|Africa/Dakar|Senegal,Sénégal
SO|SOM|Africa/Mogadishu|Somalia,Somália,Somalie
SR|SUR|America/Paramaribo|Suriname,Surinam,Dutch Guiana,Netherlands Guiana
SS|SSD|Africa/Juba|South Sudan,Sudão do Sul,Sudán del Sur,Südsudan,Soudan du Sud
ST|STP|Africa/Sao_Tome|São Tomé and Príncipe,São Tomé e Príncipe,Santo Tomé y Príncipe,São Tomé und Príncipe,Sao Tomé-et-Principe
SUHH|URS|Europe/Moscow|Soviet Union,USSR,União Soviética,Unión Soviética,URSS,Sowjetunion,UdSSR,Union soviétique
SV|SLV|America/El_Salvador|El Salvador
SY|SYR|Asia/Damascus|Syria,Síria,Siria,Syrien,Syrie,Syrian Arab Republic
SZ|SWZ|Africa/Mbabane|Eswatini,Swaziland,Essuatíni,Suazilândia,Esuatini,Suazilandia,Swasiland
TC|TCA|America/Grand_Turk|Turks and Caicos Islands,Turks and Caicos,Ilhas Turks e Caicos,Islas Turcas y Caicos,Turks- und Caicosinseln,Îles Turques-et-Caïques
TD|CHA|Africa/Ndjamena|Chad,Chade,Tschad,Tchad
TG|TOG|Africa/Lome|Togo
TH|THA|Asia/Bangkok|Thailand,Tailândia,Tailandia,Thaïlande,Siam
TJ|TJK|Asia/Dushanbe|Tajikistan,Tadjiquistão,Tayikistán,Tadschikistan,Tadjikistan
TL|TLS|Asia/Dili|Timor-Leste,East Timor,Timor Oriental,Osttimor
TM|TKM|Asia/Ashgabat|Turkmenistan,Turcomenistão,Turquemenistão,Turkmenistán,Turkménistan
TN|TUN|Africa/Tunis|Tunisia,Tunísia,Túnez,Tunesien,Tunisie
TO|TGA|Pacific/Tongatapu|Tonga
TR|TUR|Europe/Istanbul|Turkey,Türkiye,Turquia,Turquía,Türkei,Turquie
TT|TRI|America/Port_of_Spain|Trinidad and Tobago,Trinidad e Tobago,Trinidad y Tobago,Trinidad und Tobago,Trinité-et-Tobago
TW|TPE|Asia/Taipei|Chinese Taipei,Taiwan,China Taipé,Taipé Chinesa,China Taipéi,Taiwán,Taïwan,Formosa
TZ|TAN|Africa/Dar_es_Salaam|Tanzania,Tanzânia,Tansania,Tanzanie,Tanganyika
UA|UKR|Europe/Kyiv|Ukraine,Ucrânia,Ucrania
UG|UGA|Africa/Kampala|Uganda,Ouganda
US|USA||United States,USA,United States of America,US,Estados Unidos,EUA,Estados Unidos da América,EE. UU.,Estados Unidos de América,Vereinigte Staaten,États-Unis
UY|URU|America/Montevideo|Uruguay,Uruguai
UZ|UZB|Asia/Tashkent|Uzbekistan,Uzbequistão,Usbequistão,Uzbekistán,Usbekistan,Ouzbékistan
VC|VIN|America/St_Vincent|Saint Vincent and the Grenadines,St. Vincent and the Grenadines,St. Vincent / Grenadines,St. Vincent and Grenadines,St. Vincent,São Vicente e Granadinas,San Vicente y las Granadinas,St. Vincent und die Grenadinen,Saint-Vincent-et-les-Grenadines
VE|VEN|America/Caracas|Venezuela,Vénézuela
VG|VGB|America/Tortola|British Virgin Islands,Ilhas Virgens Britânicas,Islas Vírgenes Británicas,Britische Jungferninseln,Îles Vierges britanniques
VI|VIR|America/St_Thomas|United States Virgin Islands,US Virgin Islands,U.S. Virgin Islands,Ilhas Virgens Americanas,Islas Vírgenes Estadounidenses,Islas Vírgenes de los Estados Unidos,Amerikanische Jungferninseln,Îles Vierges américaines,Îles Vierges des États-Unis
VN|VIE|Asia/Ho_Chi_Minh|Vietnam,Viet Nam,Vietnã,Vietname,Viêt Nam
VU|VAN|Pacific/Efate|Vanuatu,New Hebrides,Novas Hébridas
WS|SAM|Pacific/Apia|Samoa,Western Samoa,Samoa Ocidental
XK|KVX,KOS|Europe/Belgrade|Kosovo
YDYE|YMD|Asia/Aden|South Yemen,Yemen DPR,Iêmen do Sul,Yemen del Sur,Südjemen,Yémen du Sud
YE|YEM|Asia/Aden|Yemen,North Yemen,Yemen AR,Iêmen,Iémen,Jemen,Yémen
YUCS|YUG,SFR|Europe/Belgrade|Yugoslavia,Yuguslavia,Iugoslávia,Jugoslávia,Jugoslawien,Yougoslavie,FR Yugoslavia
ZA|RSA,SAF|Africa/Johannesburg|South Africa,África do Sul,Sudáfrica,Südafrika,Afrique du Sud
ZM|ZAM|Africa/Lusaka|Zambia,Zâmbia,Sambia,Zambie,Northern Rhodesia
ZW|ZIM|Africa/Harare|Zimbabwe,Zimbábue,Zimbabue,Simbabwe,Rhodesia,Southern Rhodesia,Rodésia
`

const SHORT_WORDS = / (?:and|e|y|und|et|n)(?= )|^the /g

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(SHORT_WORDS, '')
}

interface Country {
  readonly country: string
  /** Today's first. */
  readonly fifa: readonly string[]
  readonly zone: string | null
  readonly names: readonly string[]
}

const COUNTRIES: readonly Country[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [country = '', fifa = '', zone = '', names = ''] = row.split('|')
    return { country, fifa: fifa.split(','), zone: zone || null, names: names.split(',') }
  })

const BY_FIFA = new Map(COUNTRIES.flatMap(({ country, fifa }) => fifa.map((code) => [code, country] as const)))
const BY_NAME = new Map(COUNTRIES.flatMap(({ country, names }) => names.map((name) => [plain(name), country] as const)))
const BY_CODE = new Map(COUNTRIES.map((each) => [each.country, each]))

export const listCountries = (): readonly Country[] => COUNTRIES

/** `ESP` → `ES`. */
export function findCountryByFifaCode(code: string): string | null {
  return BY_FIFA.get(code) ?? null
}

/** Whatever the accents, punctuation and short words: Trinidad & Tobago, Trinidad e Tobago. */
export function findCountryByName(name: string): string | null {
  return BY_NAME.get(plain(name)) ?? null
}

/** As datasets mostly call it, in English. */
export function findNameOfCountry(country: string): string | null {
  return BY_CODE.get(country)?.names[0] ?? null
}

/** The zone of a country; null where there are several and no one in which football is mostly played. */
export function findZoneOfCountry(country: string | null): string | null {
  return country === null ? null : (BY_CODE.get(country)?.zone ?? null)
}
