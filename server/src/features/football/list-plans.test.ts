import { endpoints, type Endpoint, type Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LARGEST_TOTAL } from '../../platform/paging.ts'
import { costOf, insertManyMatches } from '../../testing/query-plans.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

// Every list of football that the contract has, in every order it offers, its first page and the one after: what a page
// costs the database must not grow with the data.

let test: TestApp
let person: Session
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await insertManyMatches(test.database, 20_000)
  await insertManyPeople()
}, 180_000)
afterAll(() => test.close())

const LARGE = ['matches', 'events', 'lineups', 'lineup_players', 'airings', 'people', 'spells']
/** A page and the row after it, from a few parts: home and away, or the editions of a championship. */
const MOST_SORTED = 500
/** Totals are counted up to ten thousand; what is counted may be read in any order, and no further. */
const MOST_SCANNED = LARGEST_TOTAL + 1
const MOST_PAGES = 1_500
/** For each of the four hundred matches of an edition: itself, its events, its line-ups, and the way to each in an index. */
const MOST_PAGES_FOLDED = 12 * 400

/** A record of each kind, by the part of the address before it. */
const IDS: Readonly<Record<string, string>> = {
  times: 't7',
  jogadores: 'p700',
  tecnicos: 'p50',
  campeonatos: 'liga_4',
  confederacoes: 'cbf',
  streamings: 'canal_3',
}
const REST: Readonly<Record<string, string>> = { filter: 'casa', date: '1999-05', color: 'amarelo' }

/** Of twenty editions among the fifty there are, all matches: nearly the whole table, until they are in memory. */
const OF_WHOLE_EDITIONS = 'listTeamEditions'

/** Made of all matches of an edition or of all editions of a championship: their rows are sorted, not a page of them. */
const FOLDED = new Set([
  'listScorers',
  'listScorersBy',
  'listCards',
  'listCardsOn',
  'listCardsOnByColor',
  'listChampions',
  'listPlayerLeaders',
  'listTeamLeaders',
  'listSeasons',
])

const lists = Object.values(endpoints as Readonly<Record<string, Endpoint>>).flatMap((endpoint) =>
  ordersOf(endpoint).map((sort) => [endpoint.id, `${addressOf(endpoint)}?sort=${sort}`] as const),
)

function ordersOf({ method, query }: Endpoint): string[] {
  const { properties } = (query ?? {}) as { properties?: Record<string, { pattern?: string }> }
  const orders = /^\^\(\?:(.*)\)\$$/.exec(properties?.['sort']?.pattern ?? '')?.[1]
  return method === 'GET' && properties?.['cursor'] && orders !== undefined ? orders.split('|') : []
}

function addressOf({ path }: Endpoint): string {
  const kind = path.split('/')[3]!
  return path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'id' ? IDS[kind]! : REST[name]!))
}

it('knows every list', () => {
  expect(new Set(lists.map(([id]) => id)).size).toBeGreaterThan(25)
})

it.each(lists)('%s reads a page at %s', async (id, address) => {
  let next: string | null = address
  for (const page of ['first', 'second']) {
    if (next === null) break
    const path: string = next
    const cost = await costOf(test.database, async () => {
      const answer = await test.call('GET', path, { as: person })
      expect(answer.status, path).toBe(200)
      next = answer.body.links.next as string | null
    })
    if (id === OF_WHOLE_EDITIONS) continue
    const scanned = LARGE.filter((table) => (cost.scanned.get(table) ?? 0) > MOST_SCANNED)
    expect(scanned, `${page} page: tables read as a whole`).toEqual([])
    const folded = FOLDED.has(id)
    if (!folded) expect(cost.sorted, `${page} page: rows sorted`).toBeLessThanOrEqual(MOST_SORTED)
    expect(cost.pages, `${page} page: pages read`).toBeLessThanOrEqual(folded ? MOST_PAGES_FOLDED : MOST_PAGES)
  }
})

it('reads a list of matches of an edition with one query, once its names are known', async () => {
  const list = (limit: number) => () =>
    test.call('GET', `/api/v1/campeonatos/liga_4/jogos?temporada=2019&limit=${limit}`, { as: person })
  await list(20)()
  const { queries } = await costOf(test.database, list(19))
  expect(queries.filter((text) => /\b(matches|teams|editions|phases|stadiums)\b/.test(text))).toHaveLength(1)
})

async function insertManyPeople(): Promise<void> {
  await test.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`insert into people (id, name, birth_date, roles)
      select 'p' || n, 'Pessoa ' || n, date '1950-01-01' + n, array['player', 'coach']
      from generate_series(1, 20000) as n`.execute(transaction)
    await sql`insert into spells (person_id, team_id, role, starts)
      select 'p' || n, 't' || 1 + n % 200, case when n < 200 then 'coach' else 'player' end, date '1990-01-01'
      from generate_series(1, 20000) as n`.execute(transaction)
    // Last changed in an order that has nothing to do with their days.
    await sql`update matches set updated_at = timestamptz '2020-01-01' + (substr(id, 2)::integer * 7919 % 20000) * interval '1 second'`.execute(
      transaction,
    )
    await sql`update lineup_players set person_id = 'p' || 1 + (substr(match_id, 2)::integer * 2 + place) % 20000,
      person_name = null`.execute(transaction)
    await sql`update events set player_id = 'p' || 1 + (substr(match_id, 2)::integer * 2 + position) % 20000`.execute(
      transaction,
    )
  })
  // Totals are counted from indexes alone only after a vacuum.
  await sql`vacuum analyze`.execute(test.database)
}
