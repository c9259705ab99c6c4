import { knownNationalTeams } from '../../features/importing/resolving/names/known-national-teams.ts'
import { coloursOf } from './colours.ts'
import type { TeamFact } from './fact.ts'
import { listOf, requiredOf, rowsOf, textOf } from './rows.ts'

// Those of South America, most that played a World Cup, and a few more that people look for.
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
