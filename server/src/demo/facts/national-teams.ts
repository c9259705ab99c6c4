import { knownNationalTeams } from '../../features/importing/resolving/names/known-national-teams.ts'
import { coloursOf } from './colours.ts'
import type { TeamFact } from './fact.ts'
import { listOf, requiredOf, rowsOf, textOf } from './rows.ts'

// Those of South America and every finalist of a World Cup, with a few more that people look for.
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
