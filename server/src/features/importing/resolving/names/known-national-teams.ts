import { slug } from '@meio-campo/contract/rules'
import type { KnownTeam } from './known-team.ts'

// ISO code (those of states that are gone: ISO 3166-3) | popular name in Portuguese | spellings of the datasets.
const TABLE = `
AD|Andorra|
AE|Emirados Árabes Unidos|United Arab Emirates
AF|Afeganistão|Afghanistan
AG|Antígua e Barbuda|Antigua and Barbuda
AI|Anguila|Anguilla
AL|Albânia|Albania
AM|Armênia|Armenia
AO|Angola|
AR|Argentina|
AS|Samoa Americana|American Samoa
AT|Áustria|Austria,Österreich
AU|Austrália|Australia
AW|Aruba|
AX|Åland|Åland Islands
AZ|Azerbaijão|Azerbaijan
BA|Bósnia e Herzegovina|Bosnia and Herzegovina,Bosnia-Herzegovina,Bosnia & Herzegovina
BB|Barbados|
BD|Bangladesh|
BE|Bélgica|Belgium
BF|Burkina Faso|Upper Volta
BG|Bulgária|Bulgaria
BH|Bahrein|Bahrain
BI|Burundi|
BJ|Benin|
BM|Bermudas|Bermuda
BN|Brunei|
BO|Bolívia|Bolivia
BQ|Bonaire|
BR|Brasil|Brazil
BS|Bahamas|
BT|Butão|Bhutan
BW|Botsuana|Botswana
BY|Belarus|Bielorrússia
BZ|Belize|
CA|Canadá|Canada
CD|República Democrática do Congo|DR Congo,Congo DR,Zaire,Democratic Republic of the Congo
CF|República Centro-Africana|Central African Republic
CG|Congo|Republic of the Congo
CH|Suíça|Switzerland
CI|Costa do Marfim|Côte d'Ivoire,Ivory Coast,Cote d'Ivoire
CK|Ilhas Cook|Cook Islands
CL|Chile|
CM|Camarões|Cameroon
CN|China|China PR
CO|Colômbia|Colombia
CR|Costa Rica|
CSHH|Tchecoslováquia|Czechoslovakia
CSXX|Sérvia e Montenegro|Serbia and Montenegro
CU|Cuba|
CV|Cabo Verde|Cape Verde,Cape Verde Islands
CW|Curaçao|
CY|Chipre|Cyprus
CZ|República Tcheca|Czech Republic,Tchéquia,Czechia
DDDE|Alemanha Oriental|German DR,East Germany
DE|Alemanha|Germany,Deutschland,West Germany
DJ|Djibuti|Djibouti
DK|Dinamarca|Denmark
DM|Dominica|
DO|República Dominicana|Dominican Republic
DZ|Argélia|Algeria
EC|Equador|Ecuador
EE|Estônia|Estonia
EG|Egito|Egypt
ER|Eritreia|Eritrea
ES|Espanha|Spain,España
ET|Etiópia|Ethiopia
FI|Finlândia|Finland
FJ|Fiji|
FK|Ilhas Malvinas|Falkland Islands
FM|Micronésia|Micronesia
FO|Ilhas Faroé|Faroe Islands
FR|França|France
GA|Gabão|Gabon
GB-ENG|Inglaterra|England
GB-NIR|Irlanda do Norte|Northern Ireland
GB-SCT|Escócia|Scotland
GB-WLS|País de Gales|Wales
GD|Granada|Grenada
GE|Geórgia|Georgia
GF|Guiana Francesa|French Guiana
GG|Guernsey|
GH|Gana|Ghana
GI|Gibraltar|
GL|Groenlândia|Greenland
GM|Gâmbia|Gambia
GN|Guiné|Guinea
GP|Guadalupe|Guadeloupe
GQ|Guiné Equatorial|Equatorial Guinea
GR|Grécia|Greece
GT|Guatemala|
GU|Guam|
GW|Guiné-Bissau|Guinea-Bissau
GY|Guiana|Guyana
HK|Hong Kong|
HN|Honduras|
HR|Croácia|Croatia
HT|Haiti|
HU|Hungria|Hungary
ID|Indonésia|Indonesia,Dutch East Indies
IE|Irlanda|Ireland,Republic of Ireland,Eire
IL|Israel|
IM|Ilha de Man|Isle of Man
IN|Índia|India
IQ|Iraque|Iraq
IR|Irã|Iran,IR Iran
IS|Islândia|Iceland
IT|Itália|Italy
JE|Jersey|
JM|Jamaica|
JO|Jordânia|Jordan
JP|Japão|Japan
KE|Quênia|Kenya
KG|Quirguistão|Kyrgyzstan
KH|Camboja|Cambodia
KI|Kiribati|
KM|Comores|Comoros
KN|São Cristóvão e Névis|Saint Kitts and Nevis
KP|Coreia do Norte|North Korea,Korea DPR
KR|Coreia do Sul|South Korea,Korea,Korea Republic
KW|Kuwait|
KY|Ilhas Cayman|Cayman Islands
KZ|Cazaquistão|Kazakhstan
LA|Laos|
LB|Líbano|Lebanon
LC|Santa Lúcia|Saint Lucia
LI|Liechtenstein|
LK|Sri Lanka|
LR|Libéria|Liberia
LS|Lesoto|Lesotho
LT|Lituânia|Lithuania
LU|Luxemburgo|Luxembourg
LV|Letônia|Latvia,Latvija
LY|Líbia|Libya
MA|Marrocos|Morocco
MC|Mônaco|Monaco
MD|Moldávia|Moldova
ME|Montenegro|
MF|São Martinho|Saint Martin
MG|Madagascar|
MK|Macedônia do Norte|Macedonia,North Macedonia,FYR Macedonia
ML|Mali|
MM|Mianmar|Myanmar,Burma
MN|Mongólia|Mongolia
MO|Macau|
MP|Ilhas Marianas do Norte|Northern Mariana Islands
MQ|Martinica|Martinique
MR|Mauritânia|Mauritania
MS|Montserrat|
MT|Malta|
MU|Maurício|Mauritius
MV|Maldivas|Maldives
MW|Malaui|Malawi
MX|México|Mexico
MY|Malásia|Malaysia
MZ|Moçambique|Mozambique
NA|Namíbia|Namibia
NC|Nova Caledônia|New Caledonia
NE|Níger|Niger
NG|Nigéria|Nigeria
NI|Nicarágua|Nicaragua
NL|Holanda|Netherlands,Países Baixos,Holland
NO|Noruega|Norway
NP|Nepal|
NU|Niue|
NZ|Nova Zelândia|New Zealand
OM|Omã|Oman
PA|Panamá|Panama
PE|Peru|
PF|Taiti|Tahiti
PG|Papua-Nova Guiné|Papua New Guinea
PH|Filipinas|Philippines
PK|Paquistão|Pakistan
PL|Polônia|Poland
PR|Porto Rico|Puerto Rico
PS|Palestina|Palestine
PT|Portugal|
PW|Palau|
PY|Paraguai|Paraguay
QA|Catar|Qatar
RE|Reunião|Réunion
RO|Romênia|Romania
RS|Sérvia|Serbia
RU|Rússia|Russia
RW|Ruanda|Rwanda
SA|Arábia Saudita|Saudi Arabia
SB|Ilhas Salomão|Solomon Islands
SC|Seicheles|Seychelles
SD|Sudão|Sudan
SE|Suécia|Sweden
SG|Singapura|Singapore
SI|Eslovênia|Slovenia
SK|Eslováquia|Slovakia
SL|Serra Leoa|Sierra Leone
SM|San Marino|
SN|Senegal|
SO|Somália|Somalia
SR|Suriname|
SS|Sudão do Sul|South Sudan
ST|São Tomé e Príncipe|São Tomé and Príncipe
SUHH|União Soviética|Soviet Union
SV|El Salvador|
SX|Sint Maarten|
SY|Síria|Syria
SZ|Essuatíni|Eswatini,Swaziland
TC|Ilhas Turks e Caicos|Turks and Caicos Islands
TD|Chade|Chad
TG|Togo|
TH|Tailândia|Thailand
TJ|Tadjiquistão|Tajikistan
TL|Timor-Leste|East Timor
TM|Turcomenistão|Turkmenistan
TN|Tunísia|Tunisia
TO|Tonga|
TR|Turquia|Turkey,Türkiye
TT|Trinidad e Tobago|Trinidad and Tobago
TV|Tuvalu|
TW|Taiwan|Chinese Taipei
TZ|Tanzânia|Tanzania
UA|Ucrânia|Ukraine
UG|Uganda|
US|Estados Unidos|United States,USA,United States of America
UY|Uruguai|Uruguay
UZ|Uzbequistão|Uzbekistan
VA|Vaticano|Vatican City
VC|São Vicente e Granadinas|Saint Vincent and the Grenadines
VDVN|Vietnã do Norte|North Vietnam
VE|Venezuela|
VG|Ilhas Virgens Britânicas|British Virgin Islands
VI|Ilhas Virgens Americanas|United States Virgin Islands
VN|Vietnã|Vietnam
VU|Vanuatu|
WS|Samoa|
XK|Kosovo|
YDYE|Iêmen do Sul|South Yemen,Yemen DPR
YE|Iêmen|Yemen
YT|Mayotte|
YUCS|Iugoslávia|Yugoslavia,Yuguslavia
ZA|África do Sul|South Africa
ZM|Zâmbia|Zambia
ZW|Zimbábue|Zimbabwe
`

export const knownNationalTeams: readonly KnownTeam[] = TABLE.trim()
  .split('\n')
  .map((row): KnownTeam => {
    const [country = '', name = '', aliases = ''] = row.split('|')
    return {
      id: slug(name),
      kind: 'national',
      name,
      officialName: null,
      country,
      state: null,
      aliases: aliases.split(',').filter((alias) => alias !== ''),
    }
  })
