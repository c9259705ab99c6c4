import { expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { withDatabase } from '../../../testing/with-database.ts'
import type { EventRecord, MatchRecord } from '../records/records.ts'
import { runImport } from '../runs/service.ts'
import { club, importerOf, listed, match, NO_SOURCE, person } from '../runs/testing/records.ts'

let database: Database
withDatabase((opened) => (database = opened))

const run = (dataset: string, records: readonly MatchRecord[]) =>
  runImport({ database }, importerOf(dataset, records), { source: NO_SOURCE })

const [botafogo, flamengo] = [club('Botafogo', 'RJ'), club('Flamengo', 'RJ')]
const goal: EventRecord = {
  type: 'goal',
  side: 'away',
  period: 'second-half',
  minute: 70,
  added: null,
  converted: null,
  player: person('Obina'),
  related: null,
}

/** The less trusted source has the sheet of the match, and the clubs the wrong way round. */
const said: Readonly<Record<string, readonly MatchRecord[]>> = {
  'openfootball-txt': [
    match(botafogo, flamengo, { score: { home: 2, away: 1 }, halfTime: { home: 1, away: 0 } }),
    match(flamengo, botafogo, {
      day: '2019-09-01',
      score: { home: 0, away: 0 },
      round: { number: 20, name: 'Rodada 20' },
    }),
  ],
  brasileirao: [
    match(flamengo, botafogo, {
      score: { home: 1, away: 2 },
      events: [{ ...goal, side: 'home' }],
      lineups: [
        { side: 'home', coach: null, players: [listed(person('Obina'), 9)] },
        { side: 'away', coach: null, players: [listed(person('Juninho'), 10)] },
      ],
    }),
  ],
}

const orders = [
  ['openfootball-txt', 'brasileirao'],
  ['brasileirao', 'openfootball-txt'],
]

it.each(orders)('the sides of a match are those of the most trusted source: %s, then %s', async (...order) => {
  for (const dataset of order) await run(dataset, said[dataset]!)
  const shown = {
    matches: [
      { day: '2019-05-12', home_id: 'botafogo', away_id: 'flamengo', home_score: 2, away_score: 1, half_time_home: 1 },
      {
        day: '2019-09-01',
        home_id: 'flamengo',
        away_id: 'botafogo',
        home_score: 0,
        away_score: 0,
        half_time_home: null,
      },
    ],
    events: [{ side: 'away', type: 'goal', player: 'Obina' }],
    players: [
      { side: 'away', name: 'Obina' },
      { side: 'home', name: 'Juninho' },
    ],
    conflicts: 0,
  }
  expect(await readShown()).toEqual(shown)
  const changes = await countChanges()
  for (const dataset of [...order, ...order.toReversed()]) await run(dataset, said[dataset]!)
  expect(await readShown(), 'again').toEqual(shown)
  expect(await countChanges(), 'again, nothing changes').toBe(changes)
})

/** The most trusted source has the same club at home twice; in a league the two receive each other once. */
const twiceAtHome: Readonly<Record<string, readonly MatchRecord[]>> = {
  'openfootball-txt': [
    match(botafogo, flamengo, { score: { home: 2, away: 2 } }),
    match(botafogo, flamengo, {
      day: '2019-09-01',
      score: { home: 0, away: 1 },
      round: { number: 20, name: 'Rodada 20' },
    }),
  ],
  brasileirao: [
    match(flamengo, botafogo, { score: { home: 2, away: 2 } }),
    match(botafogo, flamengo, {
      day: '2019-09-01',
      score: { home: 0, away: 1 },
      round: { number: 20, name: 'Rodada 20' },
    }),
  ],
}

it.each(orders)(
  'a club that would receive twice does not, where a source knows better: %s, then %s',
  async (...order) => {
    for (const dataset of order) await run(dataset, twiceAtHome[dataset]!)
    const homes = async () => (await readShown()).matches.map(({ home_id, home_score }) => [home_id, home_score])
    const right = [
      ['flamengo', 2],
      ['botafogo', 0],
    ]
    expect(await homes()).toEqual(right)
    const changes = await countChanges()
    for (const dataset of [...order, ...order.toReversed()]) await run(dataset, twiceAtHome[dataset]!)
    expect(await homes(), 'again').toEqual(right)
    expect(await countChanges(), 'again, nothing changes').toBe(changes)
  },
)

async function readShown() {
  const matches = await database
    .selectFrom('matches')
    .select(['day', 'home_id', 'away_id', 'home_score', 'away_score', 'half_time_home'])
    .orderBy('day')
    .execute()
  const events = await database
    .selectFrom('events as e')
    .innerJoin('people as p', 'p.id', 'e.player_id')
    .select(['e.side', 'e.type', 'p.name as player'])
    .execute()
  const players = await database
    .selectFrom('lineup_players as l')
    .innerJoin('people as p', 'p.id', 'l.person_id')
    .select(['l.side', 'p.name'])
    .orderBy('l.side')
    .execute()
  const conflicts = await database.selectFrom('conflicts').select('id').execute()
  return { matches, events, players, conflicts: conflicts.length }
}

async function countChanges(): Promise<number> {
  const { count } = await database
    .selectFrom('changes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
