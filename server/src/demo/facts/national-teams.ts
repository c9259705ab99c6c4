import { knownNationalTeams } from '../../features/importing/resolving/names/known-national-teams.ts'
import { coloursOf } from './colours.ts'
import type { TeamFact } from './fact.ts'
import { listOf, requiredOf, rowsOf, textOf } from './rows.ts'

// The members of FIFA, those that once were, and a few more that their confederation has as members.
// id | acronym | nickname | colours | confederation | rivals
const TABLE = `
argentina|ARG|Albiceleste|sky white|afa|brasil,uruguai,inglaterra
bolivia|BOL|La Verde|green white|fbf_bolivia|
brasil|BRA|Seleção Canarinho|yellow green blue|cbf|argentina,uruguai
chile|CHI|La Roja|red blue white|ffch|peru
colombia|COL|Los Cafeteros|yellow blue red|fcf|
equador|EQU|La Tri|yellow blue red|fef|
paraguai|PAR|Albirroja|red white blue|apf|
peru|PER|Blanquirroja|white red|fpf_peru|chile
uruguai|URU|Celeste Olímpica|sky black|auf|argentina,brasil
venezuela|VEN|Vinotinto|maroon white|fvf|
alemanha|ALE|Die Mannschaft|white black|dfb|holanda,italia,inglaterra
belgica|BEL|Diabos Vermelhos|red black yellow|rbfa|holanda
croacia|CRO|Vatreni|red white blue|hns|
espanha|ESP|La Roja|red yellow|rfef|portugal
franca|FRA|Les Bleus|navy white red|fff|italia
holanda|HOL|Laranja Mecânica|orange white|knvb|alemanha,belgica
hungria|HUN|Magiares|red white green|mlsz|
inglaterra|ING|Three Lions|white navy|fa|alemanha,argentina
italia|ITA|Azzurra|blue white|figc|franca,alemanha
portugal|POR|Seleção das Quinas|crimson green|fpf_portugal|espanha
suecia|SUE|Blågult|yellow blue|svff|
tchecoslovaquia|TCH||red white blue|uefa|
mexico|MEX|El Tri|green white red|fmf|estados_unidos
estados_unidos|EUA|Stars and Stripes|white navy red|us_soccer|mexico
canada|CAN|Les Rouges|red white|canada_soccer|estados_unidos
marrocos|MAR|Leões do Atlas|red green|frmf|
japao|JAP|Samurais Azuis|blue white|jfa|coreia_do_sul
coreia_do_sul|COR|Guerreiros Taegeuk|red white|kfa|japao
suica|SUI|La Nati|red white|asf|austria
polonia|POL|Biało-czerwoni|white red|uefa|
noruega|NOR|Løvene|#ba0c2f white #00205b|uefa|suecia,dinamarca
dinamarca|DIN|Dinamáquina|#c60c30 white|dbu|suecia,noruega
austria|AUT|Das Team|#ed2939 white black|oefb|suica
escocia|ESC|Tartan Army|#1a2b57 white|sfa|inglaterra
pais_de_gales|GAL|Dragões|#d30731 white #00823b|faw|inglaterra
irlanda_do_norte|NIR|Green and White Army|#00843d white|uefa|
irlanda|IRL|Boys in Green|#169b62 white #ff883e|uefa|
finlandia|FIN|Huuhkajat|white #003580|uefa|
romenia|ROM|Tricolorii|#fcd116 #002b7f #ce1126|uefa|
bulgaria|BUL|Leões|white #00966e #d62612|uefa|
turquia|TUR|Ay-Yıldızlılar|#e30a17 white|tff|
grecia|GRE|Galanolefki|white #0d5eaf|epo|turquia
iugoslavia|IUG|Plavi|blue white red|uefa|
servia|SER|Águias|#c6363c #0c4076 white|fss|croacia
eslovenia|SVN|Dragões|white #005da4|uefa|
eslovaquia|SVK|Repre|#0b4ea2 white #ee1c25|uefa|
republica_tcheca|CZE|Nároďák|#d7141a white #11457e|uefa|eslovaquia
russia|RUS|Sbornaya|#d52b1e white #0039a6|rfs|
uniao_sovietica|URS|Sbornaya|#cc0000 white|uefa|
ucrania|UCR|Zhovto-Blakytni|#ffd500 #005bbb|uaf|
islandia|ISL|Strákarnir okkar|#02529c white #dc1e35|uefa|
albania|ALB|Kuq e Zi|#e41e20 black|uefa|
bosnia_e_herzegovina|BIH|Zmajevi|#002395 #fecb00 white|uefa|
alemanha_oriental|RDA||white blue|uefa|
israel|ISR||white #0038b8|uefa|
luxemburgo|LUX|Leões Vermelhos|#ed2939 white #00a1de|uefa|
georgia|GEO|Cruzados|white #ff0000|uefa|
macedonia_do_norte|MKD|Linces|#d20000 #ffe600|uefa|
egito|EGI|Faraós|#ce1126 white black|efa|
nigeria|NIG|Super Águias|#008751 white|nff|camaroes,gana
senegal|SEN|Leões de Teranga|white #00853f #fdef42|caf|
gana|GAN|Estrelas Negras|white black #fcd116|caf|nigeria
costa_do_marfim|CIV|Elefantes|orange white #009e60|caf|
camaroes|CMR|Leões Indomáveis|#007a5e #ce1126 #fcd116|caf|nigeria
argelia|ALG|Raposas do Deserto|white #006233|caf|marrocos
tunisia|TUN|Águias de Cartago|#e70013 white|caf|
africa_do_sul|AFS|Bafana Bafana|#ffb81c #007749|caf|
angola|ANG|Palancas Negras|#cc092f black|caf|
zambia|ZAM|Chipolopolo|#198a00 orange black|caf|
mali|MLI|Águias|#14b53a #fcd116 #ce1126|caf|
guine|GUI|Sily National|#ce1126 #fcd116 #009460|caf|
togo|TOG|Gaviões|#ffce00 #006a4e|caf|
cabo_verde|CPV|Tubarões Azuis|#003893 white #cf2027|caf|
republica_democratica_do_congo|COD|Leopardos|#007fff #ce1021 #f7d618|caf|
mocambique|MOC|Mambas|#d21034 black #fce100|caf|
arabia_saudita|ARS|Falcões Verdes|#006c35 white|saff|
ira|IRA|Team Melli|white #da0000 #239f40|afc|
iraque|IRQ|Leões da Mesopotâmia|#007a3d white|afc|
catar|CAT|Al-Annabi|#8a1538 white|afc|
emirados_arabes_unidos|EAU|Al-Abyad|white #00732f red|afc|
kuwait|KUW|Al-Azraq|#1257a5 white|afc|
jordania|JOR|Al-Nashama|#ce1126 white black|afc|
uzbequistao|UZB|Lobos Brancos|white #0099b5|afc|
china|CHN|Dragões|#de2910 #ffde00|afc|
coreia_do_norte|PRK|Chollima|#ed1c27 white|afc|coreia_do_sul
indonesia|IDN|Garuda|#ce1126 white|afc|
tailandia|TAI|Elefantes de Guerra|#0a2a5e #c8102e|afc|
india|IND|Tigres Azuis|#1e5aa8 orange|afc|
australia|AUS|Socceroos|#ffcd00 #00843d|afc|nova_zelandia
nova_zelandia|NZL|All Whites|white black|nzf|australia
costa_rica|CRI|Los Ticos|#ce1126 #002b7f white|concacaf|
honduras|HON|Los Catrachos|#0073cf white|concacaf|el_salvador
el_salvador|SAL|La Selecta|#0f47af white|concacaf|honduras
panama|PAN|Los Canaleros|#d21034 white #005293|concacaf|
jamaica|JAM|Reggae Boyz|#fed100 #009b3a black|concacaf|
trinidad_e_tobago|TRI|Soca Warriors|#ce1126 black white|concacaf|
haiti|HAI|Les Grenadiers|#00209f #d21034|concacaf|
cuba|CUB|Leones del Caribe|#cf142b #002a8f white|concacaf|
curacao|CUR|Família Azul|#002b7f #f9e814|concacaf|
guatemala|GUA|La Azul y Blanco|#4997d0 white|concacaf|
andorra|AND|Tricolores|#d0103a #10069f #fedf00|uefa|
armenia|ARM||#d90012 #0033a0 #f2a800|uefa|
azerbaijao|AZE||#0092bc #e4002b #00ae65|uefa|
belarus|BLR|Asas Brancas|white #c8313e #4aa657|uefa|
cazaquistao|CAZ||#00abc2 #ffec2d|uefa|
chipre|CHP||#0072c6 white|uefa|
estonia|EST|Camisas Azuis|#0072ce black white|uefa|
gibraltar|GIB||#da000c white|uefa|
ilhas_faroe|FRO||white #0065bd #ed2939|uefa|
kosovo|KOS|Dardanos|#244aa5 #d0a650|uefa|
letonia|LET||#9e3039 white|uefa|
liechtenstein|LIE||#002b7f #ce1126|uefa|
lituania|LTU||#fdb913 #006a44 #c1272d|uefa|
malta|MLT||#cf142b white|uefa|
moldavia|MDA||#0046ae #ffd200 #cc092f|uefa|
montenegro|MNE|Falcões Corajosos|#c40308 #d3ae3b|uefa|
san_marino|SMR||#5eb6e4 white|uefa|
servia_e_montenegro|SCG||blue white red|uefa|
benin|BEN|Guepardos|#fcd116 #008751 #e8112d|caf|
botsuana|BOT|Zebras|#75aadb black white|caf|
burkina_faso|BFA|Garanhões|#009e49 #ef2b2d #fcd116|caf|
burundi|BDI|Andorinhas|#ce1126 white #1eb53a|caf|
chade|CHA||#002664 #fecb00 #c60c30|caf|
comores|COM|Celacantos|#3a9947 white|caf|
congo|CGO|Diabos Vermelhos|#dc241f #009543 #fbde4a|caf|
djibuti|DJI||#6ab2e7 #12ad2b white|caf|
eritreia|ERI||#4189dd #12ad2b #ea0437|caf|
essuatini|SWZ||#3e5eb9 #b10c0c #ffd900|caf|
etiopia|ETI|Walias|#078930 #fcdd09 #da121a|caf|
gabao|GAB|Panteras|#fcd116 #009e60 #3a75c4|caf|
gambia|GAM|Escorpiões|#ce1126 #0c1c8c #3a7728|caf|
guine_bissau|GNB|Djurtus|#ce1126 #009e49 #fcd116|caf|
guine_equatorial|EQG|Nzalang Nacional|#e32118 white #3e9a00|caf|
lesoto|LES|Crocodilos|#00209f white #009543|caf|
liberia|LBR|Estrela Solitária|#bf0a30 white #002868|caf|
libia|LBA|Cavaleiros do Mediterrâneo|#e70013 #239e46 black|caf|
madagascar|MAD|Barea|#007e3a white #fc3d32|caf|
malaui|MWI|Chamas|#ce1126 #339e35 black|caf|
mauricio|MRI||#ea2839 #1a206d #ffd500|caf|
mauritania|MTN|Leões de Chinguetti|#00a95c #ffd700|caf|
namibia|NAM|Bravos Guerreiros|#d21034 #003580 #009543|caf|
niger|NER|Menas|#e05206 white #0db02b|caf|
quenia|QUE|Estrelas do Harambee|#bb0000 black #006600|caf|
republica_centro_africana|RCA||#003082 white #289728|caf|
ruanda|RUA|Amavubi|#fad201 #20603d #00a1de|caf|
sao_tome_e_principe|STP||#12ad2b #ffce00 #d21034|caf|
seicheles|SEY||#d62828 #003f87 white|caf|
serra_leoa|SLE|Estrelas de Leone|#0072c6 white #1eb53a|caf|
somalia|SOM||#4189dd white|caf|
sudao|SDN|Falcões de Jediane|#d21034 white black|caf|
sudao_do_sul|SSD||white #da121a black|caf|
tanzania|TAN|Taifa Stars|#00a3dd #fcd116 black|caf|
uganda|UGA|Grous|#d90000 #fcdc04 black|caf|
zimbabue|ZIM|Guerreiros|#ffd200 #006400 black|caf|
afeganistao|AFG||#d32011 black #007a36|afc|
bahrein|BRN||#ce1126 white|afc|
bangladesh|BAN||#f42a41 #006a4e|afc|
brunei|BRU||#f7e017 black white|afc|
butao|BHU||#ff4e12 #ffd520|afc|
camboja|CAM||#032ea1 #e00025|afc|
filipinas|FIL||white #0038a8 #ce1126|afc|
guam|GUM||#00297b #c62139|afc|
hong_kong|HKG||#de2910 white|afc|
iemen|IEM||#ce1126 white black|afc|
iemen_do_sul|IDS||#ce1126 white black|afc|
laos|LAO||#ce1126 #002868 white|afc|
libano|LBN|Cedros|#ed1c24 white #00a651|afc|
macau|MAC||#00785e white|afc|
malasia|MAS|Harimau Malaya|#ffcc00 black|afc|
maldivas|MDV||#d21034 #007e3a white|afc|
mianmar|MYA||#ea2839 white #34b233|afc|
mongolia|MNG||#c4272f white #015197|afc|
nepal|NEP||#dc143c #003893|afc|
oma|OMA||#db161b white #008000|afc|
palestina|PLE||#ce1126 white black|afc|
paquistao|PAQ||#01411c white|afc|
quirguistao|QUI||#e8112d #ffef00|afc|
singapura|SIN|Leões|#ed2939 white|afc|
siria|SIR||#ce1126 white #007a3d|afc|
sri_lanka|SRI||#1f4fa3 #ffb700|afc|
tadjiquistao|TJK||white #cc0000 #006600|afc|
taiwan|TPE||#003f9e white|afc|
timor_leste|TLS||#dc241f black #ffc726|afc|
turcomenistao|TKM||#28ae66 white|afc|
vietna|VIE|Dragões Dourados|#da251d #ffff00|afc|
vietna_do_norte|VNN||#da251d #ffff00|afc|
anguila|AIA||#f58220 #00b2a9 white|concacaf|
antigua_e_barbuda|ATG||#fcd116 #0072c6 black|concacaf|
aruba|ARU||#f9d616 #418fde|concacaf|
bahamas|BAH||#ffc72c #00778b black|concacaf|
barbados|BRB||#ffc726 #00267f|concacaf|
belize|BLZ||#003f87 #ce1126 white|concacaf|
bermudas|BER||#c8102e #012169 white|concacaf|
bonaire|BOE||#003893 white #f9d616|concacaf|
dominica|DMA||#006b3f #fcd116 black|concacaf|
granada|GRN||#ce1126 #fcd116 #007a5e|concacaf|
guadalupe|GLP||#ce1126 #009e49|concacaf|
guiana|GUY|Golden Jaguars|#ffd100 #009e49 black|concacaf|
guiana_francesa|GUF||#ffd700 #078930|concacaf|
ilhas_cayman|CAY||#c8102e #012169 white|concacaf|
ilhas_turks_e_caicos|TCA||white #00247d|concacaf|
ilhas_virgens_americanas|VIR||#0038a8 #f9d616 white|concacaf|
ilhas_virgens_britanicas|VGB||#006129 #ffd500|concacaf|
martinica|MTQ||#0055a4 white|concacaf|
montserrat|MSR||#00843d black|concacaf|
nicaragua|NIC||#0067c6 white|concacaf|
porto_rico|PUR||#ed0000 #0050f0 white|concacaf|
republica_dominicana|DOM||#002d62 #ce1126 white|concacaf|
santa_lucia|LCA||#65cfff #fcd116 black|concacaf|
sao_cristovao_e_nevis|SKN||#009e49 #ce1126 #fcd116|concacaf|
sao_martinho|MAF||#0055a4 white|concacaf|
sao_vicente_e_granadinas|VIN||#0072c6 #fcd116 #009e60|concacaf|
sint_maarten|SMA||#dc171d #012a87 white|concacaf|
suriname|SUR||white #377e3f #b40a2d|concacaf|
fiji|FIJ||white #68bfe5 black|ofc|
ilhas_cook|COK||#00843d white|ofc|
ilhas_salomao|SOL||#fcd116 #0051ba #215b33|ofc|
nova_caledonia|NCL||#fae600 #0035ad #ed4135|ofc|
papua_nova_guine|PNG||#ce1126 #fcd116 black|ofc|
samoa|SAM||#002b7f #ce1126 white|ofc|
samoa_americana|ASA||#00205b white #bd1021|ofc|
taiti|TAH||#ce1126 white|ofc|
tonga|TGA||#c10000 white|ofc|
vanuatu|VAN||#ffce00 #009543 black|ofc|
`

const known = new Map(knownNationalTeams.map((team) => [team.id, team]))

export const nationalTeams: readonly TeamFact[] = rowsOf(TABLE).map((row): TeamFact => {
  const [idCell, acronym, nickname, colours, confederation, rivals] = row
  const id = requiredOf(idCell, row)
  const team = known.get(id)
  if (team === undefined) throw new Error(`the importers do not know ${id}`)
  return {
    id,
    kind: 'national',
    gender: 'men',
    name: team.name,
    officialName: null,
    acronym: requiredOf(acronym, row),
    nickname: textOf(nickname),
    founded: null,
    city: null,
    state: null,
    country: team.country,
    colours: coloursOf(requiredOf(colours, row)),
    stadium: null,
    confederation: requiredOf(confederation, row),
    rivals: listOf(rivals),
    site: null,
  }
})
