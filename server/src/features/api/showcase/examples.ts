import type { ShowcaseExample } from '@meio-campo/contract'
import { defaultTeams } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/** A real call that visitors may make, with the values they may give it. */
export interface Example extends ShowcaseExample {
  /** The operation that answers, and how the chosen values become its address and parameters. */
  readonly operation: string
  readonly call: (chosen: Readonly<Record<string, string>>) => {
    readonly address: string
    readonly params: Readonly<Record<string, string>>
  }
}

const MOST_COMPETITIONS = 8
const BEST_KNOWN = [
  'brasileirao_serie_a',
  'copa_do_mundo',
  'copa_libertadores',
  'copa_do_brasil',
  'premier_league',
  'champions_league',
  'brasileirao_serie_b',
]
const DAYS = [
  { value: 'hoje', label: 'Hoje' },
  { value: 'ontem', label: 'Ontem' },
  { value: 'amanha', label: 'Amanhã' },
]

/** Only examples for which there is data. */
export async function listExamples(database: Database): Promise<Example[]> {
  const competitions = await listTables(database)
  const teams = await listTeams(database)
  const championship = { name: 'campeonato', label: 'Campeonato', values: competitions }
  const examples: Example[] = [
    {
      id: 'tabela',
      title: 'A tabela de um campeonato',
      path: '/api/v1/campeonatos/{campeonato}/tabela',
      parameters: [championship],
      operation: 'getStandings',
      call: ({ campeonato = '' }) => ({
        address: `/api/v1/campeonatos/${campeonato}/tabela`,
        params: { id: campeonato },
      }),
    },
    {
      id: 'jogos',
      title: 'Os jogos de um dia',
      path: '/api/v1/jogos/{data}',
      parameters: [{ name: 'data', label: 'Dia', values: DAYS }],
      operation: 'listMatchesOn',
      call: ({ data = '' }) => ({ address: `/api/v1/jogos/${data}`, params: { date: data } }),
    },
    {
      id: 'artilheiros',
      title: 'Quem fez mais gols',
      path: '/api/v1/campeonatos/{campeonato}/artilheiros',
      parameters: [championship],
      operation: 'listScorers',
      call: ({ campeonato = '' }) => ({
        address: `/api/v1/campeonatos/${campeonato}/artilheiros`,
        params: { id: campeonato },
      }),
    },
    {
      id: 'time',
      title: 'Tudo de um time',
      path: '/api/v1/times/{time}',
      parameters: [{ name: 'time', label: 'Time', values: teams }],
      operation: 'getTeam',
      call: ({ time = '' }) => ({ address: `/api/v1/times/${time}`, params: { id: time } }),
    },
  ]
  return examples.filter(({ parameters }) => parameters.every(({ values }) => values.length > 0))
}

/** Championships with matches, the best known first. */
async function listTables(database: Database) {
  const rows = await database
    .selectFrom('competitions')
    .select(['competitions.id', 'competitions.name'])
    .where((where) =>
      where.exists(
        where
          .selectFrom('editions')
          .innerJoin('matches', 'matches.edition_id', 'editions.id')
          .select('matches.id')
          .whereRef('editions.competition_id', '=', 'competitions.id'),
      ),
    )
    .orderBy(sql`array_position(${BEST_KNOWN}::text[], competitions.id)`, (order) => order.asc().nullsLast())
    .orderBy('competitions.name')
    .limit(MOST_COMPETITIONS)
    .execute()
  return rows.map(({ id, name }) => ({ value: id, label: name }))
}

async function listTeams(database: Database) {
  const ids = defaultTeams.map(({ id }) => id)
  const rows = await database.selectFrom('teams').select(['id', 'name']).where('id', 'in', ids).execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return ids.flatMap((id) => (names.has(id) ? [{ value: id, label: names.get(id)! }] : []))
}
