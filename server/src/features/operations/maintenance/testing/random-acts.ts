import type { Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { deskCommand } from '../../../../testing/desk-commands.ts'
import type { TestAnswer, TestApp } from '../../../../testing/test-app.ts'
import { runImport } from '../../../importing/runs/service.ts'
import { club, importerOf, listed, match, NO_SOURCE, person } from '../../../importing/runs/testing/records.ts'
import { NO_FIGURES } from '../../../../testing/no-figures.ts'

/** One action of a user, with the random choices that decide on the record and the values. */
export interface Act {
  readonly act: keyof typeof ACTS
  readonly picks: readonly number[]
}

/** What undoes an act: an edit of the history, or the copy that a clean-up left. */
export type Undoable = { readonly edit: string } | { readonly copy: string }

interface Hands {
  readonly test: TestApp
  readonly admin: Session
  /** The next choice, from a list or below a number. */
  readonly of: <T>(list: readonly T[]) => T
  readonly below: (count: number) => number
}

type Perform = (hands: Hands) => Promise<TestAnswer | { readonly status: number } | null>

let network = 0
/** A separate network for each call: the limits are tested separately. */
function call({ test, admin }: Hands, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) {
  network += 1
  const ip = `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`
  return test.call(method, `/api/v1/${path}`, { as: admin, ip, ...(body && { body }) })
}

async function idsOf({ test }: Hands, table: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} order by id`.execute(test.database)
  return rows.map(({ id }) => id)
}

/** The address of any match, whatever its origin. */
async function someMatch(hands: Hands): Promise<string | null> {
  const { rows } = await sql<{ address: string }>`
    select 'campeonatos/' || e.competition_id || '/jogos/' || m.id as address
    from matches as m join editions as e on e.id = m.edition_id order by m.id`.execute(hands.test.database)
  return rows.length === 0 ? null : hands.of(rows).address
}

const NAMES = ['Bahia', 'Vitória', 'Esquadrão', 'Ypiranga', 'Galícia']
const CLUBS = [club('Flamengo', 'RJ'), club('Santos FC'), club('Bahia'), club('Palmeiras')]

const RECORDS = [
  ['times', 'teams', (hands: Hands) => ({ city: hands.of([...NAMES, null]), founded: 1900 + hands.below(50) })],
  ['times', 'teams', (hands: Hands) => ({ name: `${hands.of(NAMES)} ${hands.below(3)}` })],
  ['jogadores', 'people', (hands: Hands) => ({ heightCm: 160 + hands.below(40) })],
  ['jogadores', 'people', (hands: Hands) => ({ name: `${hands.of(NAMES)} ${hands.below(3)}` })],
  ['estadios', 'stadiums', (hands: Hands) => ({ capacity: 1000 * (1 + hands.below(60)) })],
] as const

const MADE = [
  ['times', (name: string) => ({ name, kind: 'club', gender: 'men', ageLevel: 'senior', country: 'BR' })],
  ['jogadores', (name: string) => ({ name, nationalities: ['BR'] })],
  ['estadios', (name: string) => ({ name, country: 'BR' })],
] as const

const inRecords = async (hands: Hands, table: string, work: (id: string) => ReturnType<Perform>) => {
  const ids = await idsOf(hands, table)
  return ids.length === 0 ? null : work(hands.of(ids))
}

const inMatch = async (hands: Hands, work: (address: string) => ReturnType<Perform>) => {
  const address = await someMatch(hands)
  return address === null ? null : work(address)
}

async function sheet(hands: Hands) {
  const people = (await idsOf(hands, 'people')).slice(hands.below(3)).slice(0, 3)
  return {
    formation: hands.of(['4-3-3', '4-4-2', null]),
    coach: null,
    starters: people.map((id, index) => ({
      person: id,
      number: index + 1,
      position: null,
      captain: index === 0,
      x: null,
      y: null,
    })),
    bench: [],
  }
}

async function deskOrder(hands: Hands, address: string) {
  const matchId = address.split('/').at(-1)!
  const { rows } = await sql<{ id: string }>`
    select id from events where match_id = ${matchId}
    union all select id from desk_marks where match_id = ${matchId}
    order by id`.execute(hands.test.database)
  const told = rows.map(({ id }) => id)
  const side = hands.of(['home', 'away'])
  const minute = 1 + hands.below(45)
  const choices = [
    { do: 'start', period: hands.of(['firstHalf', 'secondHalf', 'extraTimeFirstHalf', 'shootout']) },
    { do: 'end', final: hands.below(2) === 1 },
    { do: 'announce', minutes: hands.below(6) },
    { do: 'tell', type: hands.of(['goal', 'ownGoal', 'yellow', 'red', 'var']), side, minute, another: true },
    { do: 'mark', mark: hands.of(['shot', 'corner', 'foul']), side, minute, another: true },
    ...(told.length > 0
      ? [
          { do: 'retract', event: hands.of(told) },
          { do: 'restore', event: hands.of(told) },
          { do: 'correct', event: hands.of(told), minute },
        ]
      : []),
  ]
  const { do: action, ...rest } = hands.of(choices)
  return deskCommand(action, rest)
}

function importSome(hands: Hands): Promise<{ readonly status: number }> {
  const records = Array.from({ length: 1 + hands.below(2) }, () => {
    const [home, away] = [hands.of(CLUBS), hands.of(CLUBS)]
    if (home === away) return []
    const players = [1, 2].map((number) => listed(person(`${hands.of(NAMES)} Silva ${hands.below(3)}`), number))
    return [
      match(home, away, {
        day: `2019-05-${10 + hands.below(3)}`,
        score: { home: hands.below(3), away: hands.below(3) },
        lineups: hands.below(2) === 1 ? [{ side: 'home', coach: person(`Técnico ${hands.below(2)}`), players }] : [],
      }),
    ]
  })
  const dataset = hands.of(['brasileirao', 'openfootball-json'])
  const { database } = hands.test
  return runImport({ database }, importerOf(dataset, records.flat()), { source: NO_SOURCE }).then(() => ({
    status: 200,
  }))
}

const ACTS = {
  edit(hands: Hands) {
    const [path, table, values] = hands.of(RECORDS)
    return inRecords(hands, table, (id) => call(hands, 'PATCH', `${path}/${id}`, values(hands)))
  },
  make(hands: Hands) {
    const [path, values] = hands.of(MADE)
    return call(hands, 'POST', path, values(`${hands.of(NAMES)} ${hands.below(4)}`))
  },
  remove(hands: Hands) {
    const [path, table] = hands.of(RECORDS)
    return inRecords(hands, table, (id) => call(hands, 'DELETE', `${path}/${id}`))
  },
  bulk: async (hands: Hands) =>
    call(hands, 'POST', 'lotes', {
      kind: 'team',
      ids: (await idsOf(hands, 'teams')).slice(hands.below(2)).slice(0, 3),
      values: { city: hands.of(NAMES) },
    }),
  spell: async (hands: Hands) => {
    const [people, teams] = [await idsOf(hands, 'people'), await idsOf(hands, 'teams')]
    if (people.length === 0 || teams.length === 0) return null
    const years = { starts: `20${10 + hands.below(9)}-01-01`, ends: null, number: 1 + hands.below(30) }
    return call(hands, 'POST', 'passagens', {
      person: hands.of(people),
      team: hands.of(teams),
      role: 'player',
      ...years,
    })
  },
  names: (hands: Hands) =>
    inRecords(hands, 'teams', (id) =>
      call(hands, 'PATCH', `nomes/team/${id}`, { add: { aliases: [`${hands.of(NAMES)} do ${hands.below(3)}`] } }),
    ),
  match: (hands: Hands) =>
    inMatch(hands, (address) =>
      call(
        hands,
        'PATCH',
        address,
        hands.of([
          { attendance: hands.below(9000) },
          { kickoff: `2026-05-1${hands.below(9)}T19:00:00Z`, timeConfirmed: hands.below(2) === 1 },
          { status: 'postponed', statusReason: hands.of(NAMES) },
        ]),
      ),
    ),
  removeMatch: (hands: Hands) => inMatch(hands, (address) => call(hands, 'DELETE', address)),
  lineups: (hands: Hands) =>
    inMatch(hands, async (address) =>
      call(hands, 'PUT', `${address}/escalacao`, { home: await sheet(hands), away: null }),
    ),
  officials: (hands: Hands) =>
    inMatch(hands, (address) =>
      call(hands, 'PUT', `${address}/arbitros`, {
        officials: [{ role: 'referee', person: null, name: hands.of(NAMES), country: 'BR' }],
      }),
    ),
  statistics: (hands: Hands) =>
    inMatch(hands, (address) => {
      const corners = (count: number) => ({ ...NO_FIGURES, corners: count })
      const match = { period: 'match', home: corners(hands.below(9)), away: corners(hands.below(9)) }
      return call(hands, 'PUT', `${address}/estatisticas`, { statistics: hands.of([[match], []]) })
    }),
  rules: (hands: Hands) =>
    inRecords(hands, 'editions', (id) => {
      const rules = { yellows: 1 + hands.below(5), secondYellow: 1, red: 1, wipedAfter: [], sharedWith: [] }
      return call(hands, 'PUT', `edicoes/${id}/regras-de-suspensao`, { rules: hands.of([rules, null]) })
    }),
  title: async (hands: Hands) => {
    const [editions, teams] = [await idsOf(hands, 'editions'), await idsOf(hands, 'teams')]
    if (editions.length === 0 || teams.length === 0) return null
    return call(hands, 'POST', 'titulos', { edition: hands.of(editions), champion: hands.of(teams) })
  },
  fixtures: async (hands: Hands) => {
    const { rows } = await sql<{ id: string; edition: string }>`
      select id, edition_id as edition from phases where kind = 'league' order by id`.execute(hands.test.database)
    if (rows.length === 0) return null
    const { id, edition } = hands.of(rows)
    return call(hands, 'POST', `edicoes/${edition}/tabela-de-jogos`, {
      phase: id,
      startDay: `2026-09-0${1 + hands.below(9)}`,
      everyDays: 7,
      weekdays: [],
      times: [],
      double: hands.below(2) === 1,
      onlyMissing: true,
      draw: 1,
      dryRun: false,
    })
  },
  desk: (hands: Hands) =>
    inMatch(hands, async (address) =>
      call(hands, 'POST', `${address}/eventos`, { commands: [await deskOrder(hands, address)] }),
    ),
  import: importSome,
  merge: async (hands: Hands) => {
    const [kind, table] = hands.of([
      ['team', 'teams'],
      ['person', 'people'],
      ['stadium', 'stadiums'],
    ] as const)
    const ids = await idsOf(hands, table)
    if (ids.length < 2) return null
    return call(hands, 'POST', 'fusoes', { kind, from: hands.of(ids), into: hands.of(ids) })
  },
  settings: (hands: Hands) => {
    const words = `Rua ${hands.below(9)}`
    const contact = { email: '', phone: '', address: words, social: [] }
    const blog = { title: words, description: '', address: '' }
    return call(hands, 'PATCH', 'website', hands.of<object>([{ contact }, { blog }, { contact, blog }]))
  },
  sharing: (hands: Hands) => call(hands, 'PATCH', 'compartilhamentos/liberacao', { allowed: hands.below(2) === 1 }),
  clean: (hands: Hands) => call(hands, 'POST', 'webmaster/jogos/clean'),
} satisfies Record<string, Perform>

export const ACT_NAMES = Object.keys(ACTS) as readonly Act['act'][]

/** Performs the act and returns what undoes it; null if the service refused it or nothing changed. */
export async function doAct(test: TestApp, admin: Session, { act, picks }: Act): Promise<readonly Undoable[]> {
  let place = 0
  const below = (count: number) => picks[place++ % picks.length]! % count
  const hands: Hands = { test, admin, below, of: (list) => list[below(list.length)]! }
  const last = await test.database
    .selectFrom('edits')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  const answer = await ACTS[act](hands)
  if (answer && answer.status >= 500)
    throw new Error(`${act}: ${JSON.stringify('body' in answer ? answer.body : answer)}`)
  if (act === 'clean' && answer?.status === 200) return [{ copy: (answer as TestAnswer).body.data.copy.id }]
  const made = await test.database
    .selectFrom('edits')
    .select('id')
    .where('id', '>', last.id ?? '0')
    .where('kind', 'not in', ['undo', 'fill'])
    .orderBy('id')
    .execute()
  return made.map(({ id }) => ({ edit: id }))
}

export async function takeBack(test: TestApp, admin: Session, what: Undoable): Promise<TestAnswer> {
  const hands = { test, admin } as Hands
  if ('edit' in what) return call(hands, 'POST', `historico/${what.edit}/desfazer`)
  return call(hands, 'POST', `webmaster/copias/${what.copy}/restaurar`)
}
