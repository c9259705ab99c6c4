import { endpoints, type Endpoint } from '@meio-campo/contract'
import { fill, type Asked } from './tools.ts'

/** The scheme of the addresses by which records are resources; what follows is the address of the page. */
const SCHEME = 'meio-campo://'
const MIME = 'application/json'

interface Described {
  readonly name: string
  readonly title: string
  readonly endpoint: Endpoint
}

const records: readonly Described[] = [
  { name: 'time', title: 'Um time', endpoint: endpoints.getTeam },
  { name: 'elenco', title: 'O elenco de um time', endpoint: endpoints.getTeamSquad },
  { name: 'jogador', title: 'Um jogador', endpoint: endpoints.getPlayer },
  { name: 'tecnico', title: 'Um técnico', endpoint: endpoints.getCoach },
  { name: 'campeonato', title: 'Um campeonato', endpoint: endpoints.getCompetition },
  { name: 'tabela', title: 'A tabela de um campeonato', endpoint: endpoints.getStandings },
  { name: 'jogo', title: 'Um jogo', endpoint: endpoints.getMatch },
  { name: 'escalacoes', title: 'As escalações de um jogo', endpoint: endpoints.getMatchLineups },
  { name: 'estadio', title: 'Um estádio', endpoint: endpoints.getStadium },
  { name: 'confederacao', title: 'Uma confederação', endpoint: endpoints.getConfederation },
  { name: 'streaming', title: 'Um streaming ou canal', endpoint: endpoints.getStreaming },
]

const addressIn = ({ path }: Endpoint) => `${SCHEME}${path.replace('/api/v1/', '')}`

/** Records by address, with what varies in braces. */
export const resourceTemplates = records.map(({ name, title, endpoint }) => ({
  name,
  title,
  description: endpoint.summary,
  uriTemplate: addressIn(endpoint),
  mimeType: MIME,
}))

interface Fixed {
  readonly uri: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly asked: Asked
}

/** What can be read without knowing an id. */
const fixed: readonly Fixed[] = [
  {
    uri: `${SCHEME}campeonatos`,
    name: 'campeonatos',
    title: 'Os campeonatos mais conhecidos',
    description: 'Cem campeonatos, do mais conhecido ao menos, com o id de cada um.',
    asked: { path: endpoints.listCompetitions.path, query: { sort: '-fame', limit: 100 } },
  },
  {
    uri: `${SCHEME}jogos/hoje`,
    name: 'jogos_de_hoje',
    title: 'Os jogos de hoje',
    description: 'Os jogos do dia em São Paulo, com horário, placar e onde passam.',
    asked: { path: fill(endpoints.listMatchesOn.path, { date: 'hoje' }), query: { limit: 100 } },
  },
]

export const resources = fixed.map(({ uri, name, title, description }) => ({
  uri,
  name,
  title,
  description,
  mimeType: MIME,
}))

/** The call that reads a resource; null where no resource has such an address. */
export function callFor(uri: string): Asked | null {
  const known = fixed.find((each) => each.uri === uri)
  if (known) return known.asked
  const parts = uri.startsWith(SCHEME) ? uri.slice(SCHEME.length).split('/') : []
  for (const { endpoint } of records) {
    const pattern = endpoint.path.replace('/api/v1/', '').split('/')
    if (pattern.length !== parts.length) continue
    const fits = pattern.every((part, index) => (part.startsWith('{') ? parts[index] !== '' : part === parts[index]))
    if (!fits) continue
    const params = pattern.flatMap((part, index) =>
      part.startsWith('{') ? [[part.slice(1, -1), safeDecode(parts[index]!)] as const] : [],
    )
    return { path: fill(endpoint.path, Object.fromEntries(params)), query: {} }
  }
  return null
}

export const RESOURCE_TYPE = MIME

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
