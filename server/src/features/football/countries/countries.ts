// ISO 3166-1 code, FIFA's three letters (older ones after a comma), IANA zone, names as openfootball spells them.
// The nations of the United Kingdom carry their ISO 3166-2 code; states that are gone, the one they had (3166-3).
const TABLE = `
AL|ALB|Europe/Tirane|Albania
AD|AND|Europe/Andorra|Andorra
AE|UAE|Asia/Dubai|United Arab Emirates
AG|ATG|America/Antigua|Antigua and Barbuda
AM|ARM|Asia/Yerevan|Armenia
AO|ANG|Africa/Luanda|Angola
AR|ARG|America/Argentina/Buenos_Aires|Argentina
AT|AUT|Europe/Vienna|Austria,Österreich
AU|AUS||Australia
AZ|AZE|Asia/Baku|Azerbaijan
BA|BIH|Europe/Sarajevo|Bosnia and Herzegovina,Bosnia-Herzegovina
BE|BEL|Europe/Brussels|Belgium
BG|BUL|Europe/Sofia|Bulgaria
BH|BHR|Asia/Bahrain|Bahrain
BI|BDI|Africa/Bujumbura|Burundi
BJ|BEN|Africa/Porto-Novo|Benin
BM|BER|Atlantic/Bermuda|Bermuda
BO|BOL|America/La_Paz|Bolivia
BR|BRA|America/Sao_Paulo|Brazil,Brasil
BS|BAH|America/Nassau|Bahamas
BY|BLR|Europe/Minsk|Belarus
CA|CAN||Canada
CH|SUI,SWI|Europe/Zurich|Switzerland
CI|CIV|Africa/Abidjan|Côte d'Ivoire
CL|CHI|America/Santiago|Chile
CM|CMR|Africa/Douala|Cameroon
CN|CHN|Asia/Shanghai|China
CO|COL|America/Bogota|Colombia
CR|CRC|America/Costa_Rica|Costa Rica
CSHH|TCH|Europe/Prague|Czechoslovakia
CSXX|SCG|Europe/Belgrade|Serbia and Montenegro
CW|CUW|America/Curacao|Curaçao
CY|CYP|Asia/Nicosia|Cyprus
CZ|CZE|Europe/Prague|Czech Republic
DE|GER,FRG|Europe/Berlin|Germany,Deutschland,West Germany
DK|DEN|Europe/Copenhagen|Denmark
DZ|ALG|Africa/Algiers|Algeria
EC|ECU|America/Guayaquil|Ecuador
EE|EST|Europe/Tallinn|Estonia
EG|EGY|Africa/Cairo|Egypt
ER|ERI|Africa/Asmara|Eritrea
ES|ESP,SPA|Europe/Madrid|Spain,España
ET|ETH|Africa/Addis_Ababa|Ethiopia
FI|FIN|Europe/Helsinki|Finland
FO|FRO|Atlantic/Faroe|Faroe Islands
FR|FRA|Europe/Paris|France
GB-ENG|ENG|Europe/London|England
GB-NIR|NIR|Europe/London|Northern Ireland
GB-SCT|SCO|Europe/London|Scotland
GB-WLS|WAL|Europe/London|Wales
GE|GEO|Asia/Tbilisi|Georgia
GH|GHA|Africa/Accra|Ghana
GI|GIB|Europe/Gibraltar|Gibraltar
GM|GAM|Africa/Banjul|Gambia
GR|GRE|Europe/Athens|Greece
GT|GUA|America/Guatemala|Guatemala
GY|GUY|America/Guyana|Guyana
HK|HKG|Asia/Hong_Kong|Hong Kong
HN|HON|America/Tegucigalpa|Honduras
HR|CRO|Europe/Zagreb|Croatia
HU|HUN|Europe/Budapest|Hungary
IE|IRL|Europe/Dublin|Ireland
IL|ISR|Asia/Jerusalem|Israel
IN|IND|Asia/Kolkata|India
IQ|IRQ|Asia/Baghdad|Iraq
IR|IRN|Asia/Tehran|Iran
IS|ISL|Atlantic/Reykjavik|Iceland
IT|ITA|Europe/Rome|Italy
JM|JAM|America/Jamaica|Jamaica
JO|JOR|Asia/Amman|Jordan
JP|JPN|Asia/Tokyo|Japan
KG|KGZ|Asia/Bishkek|Kyrgyzstan
KP|PRK|Asia/Pyongyang|North Korea
KR|KOR|Asia/Seoul|South Korea,Korea
KW|KUW|Asia/Kuwait|Kuwait
KZ|KAZ||Kazakhstan
LB|LBN|Asia/Beirut|Lebanon
LI|LIE|Europe/Vaduz|Liechtenstein
LK|SRI|Asia/Colombo|Sri Lanka
LT|LTU|Europe/Vilnius|Lithuania
LU|LUX|Europe/Luxembourg|Luxembourg
LV|LVA|Europe/Riga|Latvia,Latvija
LY|LBY|Africa/Tripoli|Libya
MA|MAR|Africa/Casablanca|Morocco
MC|MCO|Europe/Monaco|Monaco
MD|MDA|Europe/Chisinau|Moldova
ME|MNE|Europe/Podgorica|Montenegro
MK|MKD|Europe/Skopje|Macedonia,North Macedonia
ML|MLI|Africa/Bamako|Mali
MT|MLT|Europe/Malta|Malta
MU|MRI|Indian/Mauritius|Mauritius
MV|MDV|Indian/Maldives|Maldives
MX|MEX|America/Mexico_City|Mexico
MY|MAS|Asia/Kuala_Lumpur|Malaysia
NE|NIG|Africa/Niamey|Niger
NG|NGA|Africa/Lagos|Nigeria
NL|NED|Europe/Amsterdam|Netherlands
NO|NOR|Europe/Oslo|Norway
NZ|NZL|Pacific/Auckland|New Zealand
OM|OMA|Asia/Muscat|Oman
PE|PER|America/Lima|Peru
PL|POL|Europe/Warsaw|Poland
PT|POR|Europe/Lisbon|Portugal
PY|PAR|America/Asuncion|Paraguay
QA|QAT|Asia/Qatar|Qatar
RO|ROU,ROM|Europe/Bucharest|Romania
RS|SRB|Europe/Belgrade|Serbia
RU|RUS|Europe/Moscow|Russia
RW|RWA|Africa/Kigali|Rwanda
SA|KSA|Asia/Riyadh|Saudi Arabia
SC|SEY|Indian/Mahe|Seychelles
SE|SWE|Europe/Stockholm|Sweden
SG|SGP|Asia/Singapore|Singapore
SI|SVN|Europe/Ljubljana|Slovenia
SK|SVK|Europe/Bratislava|Slovakia
SM|SMR|Europe/San_Marino|San Marino
SN|SEN|Africa/Dakar|Senegal
SR|SUR|America/Paramaribo|Suriname
SUHH|URS|Europe/Moscow|Soviet Union
SV|SLV|America/El_Salvador|El Salvador
SY|SYR|Asia/Damascus|Syria
TH|THA|Asia/Bangkok|Thailand
TN|TUN|Africa/Tunis|Tunisia
TO|TGA|Pacific/Tongatapu|Tonga
TR|TUR|Europe/Istanbul|Turkey
TT|TRI|America/Port_of_Spain|Trinidad and Tobago
UA|UKR|Europe/Kyiv|Ukraine
UG|UGA|Africa/Kampala|Uganda
US|USA||United States,USA
UY|URU|America/Montevideo|Uruguay
UZ|UZB|Asia/Tashkent|Uzbekistan
VE|VEN|America/Caracas|Venezuela
VU|VAN|Pacific/Efate|Vanuatu
XK|KVX,KOS|Europe/Belgrade|Kosovo
YUCS|YUG,SFR|Europe/Belgrade|Yugoslavia,Yuguslavia
ZA|RSA,SAF|Africa/Johannesburg|South Africa
ZW|ZIM|Africa/Harare|Zimbabwe
`

const BY_FIFA = new Map<string, string>()
const BY_NAME = new Map<string, string>()
const NAMES = new Map<string, string>()
const ZONES = new Map<string, string>()

for (const row of TABLE.trim().split('\n')) {
  const [iso = '', fifa = '', zone = '', names = ''] = row.split('|')
  for (const code of fifa.split(',')) BY_FIFA.set(code, iso)
  for (const name of names.split(',')) BY_NAME.set(name.toLowerCase(), iso)
  NAMES.set(iso, names.split(',')[0] ?? '')
  if (zone !== '') ZONES.set(iso, zone)
}

/** `ESP` → `ES`. */
export function findCountryByFifaCode(code: string): string | null {
  return BY_FIFA.get(code) ?? null
}

export function findCountryByName(name: string): string | null {
  return BY_NAME.get(name.trim().toLowerCase()) ?? null
}

/** As openfootball calls it, in English. */
export function findNameOfCountry(country: string): string | null {
  return NAMES.get(country) ?? null
}

/** The zone of a country; null where there are several and no one in which football is mostly played. */
export function findZoneOfCountry(country: string | null): string | null {
  return country === null ? null : (ZONES.get(country) ?? null)
}
