import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { joinKnownPeople } from '../../../demo/join-known-people.ts'
import { withDatabase } from '../../../testing/with-database.ts'
import type { ImportRecord, PersonRef, SquadRecord, TeamRef } from '../records/records.ts'
import { runImport } from '../runs/service.ts'
import { footballRows } from '../runs/testing/football-rows.ts'
import { club, importerOf, listed, match, NO_SOURCE, person, personRecord } from '../runs/testing/records.ts'

let database: Database
withDatabase((opened) => (database = opened))

const run = (dataset: string, records: readonly ImportRecord[]) =>
  runImport({ database }, importerOf(dataset, records), { source: NO_SOURCE })

const uruguay: TeamRef = { kind: 'national', name: 'Uruguai', country: 'UY', state: null, gender: 'men', key: null }
const cup = { competition: 'copa_do_mundo', edition: '2014' }

function inSquad(who: PersonRef, number: number): SquadRecord {
  return {
    record: 'squad',
    origin: { file: 'elencos.txt', line: number },
    edition: cup,
    team: uruguay,
    person: who,
    role: 'player',
    number,
    position: null,
    club: null,
  }
}

const names = async () =>
  (await database.selectFrom('people').select('name').orderBy('name').execute()).map(({ name }) => name)

const initial = [inSquad(person('L. Suárez', null, '1987-01-24'), 9)]
const whole = [inSquad(person('Luis Suárez', null, '1987-01-24'), 9)]

it.each([
  ['the initial', [initial, whole]],
  ['the whole name', [whole, initial]],
])('shows the whole name, also where %s came first', async (_, [first, second]) => {
  await run('openfootball-txt', first!)
  await run('openfootball-json', second!)
  expect(await names()).toEqual(['Luis Suárez'])
  const before = await footballRows(database)
  await run('openfootball-json', second!)
  expect(await footballRows(database)).toEqual(before)
})

const called = (dataset: string, name: string) => [dataset, [inSquad(person(name, null, '1987-01-24'), 9)]] as const

it.each([
  ['first', [called('fjelstul-worldcup', 'Luis Suárez'), called('international-results', 'Lucho Suárez')]],
  ['last', [called('international-results', 'Lucho Suárez'), called('fjelstul-worldcup', 'Luis Suárez')]],
])('shows the name of the most trusted source, also where it came %s', async (_, runs) => {
  for (const [dataset, records] of runs) await run(dataset, records)
  expect(await names()).toEqual(['Luis Suárez'])
})

it('removes people who were only in a replaced line-up, and no one else', async () => {
  const league = { competition: 'brasileirao_serie_a', edition: '2023' }
  const sheet = (...players: readonly PersonRef[]) => {
    const lineups = [{ side: 'home' as const, coach: null, players: players.map((one, at) => listed(one, at + 1)) }]
    return match(club('Grêmio'), club('Santos'), { edition: league, day: '2023-05-12', lineups })
  }
  const better = () => run('cbf', [sheet(person('Geromel', '1'), person('Kannemann', '2'))])
  const worse = () => run('brasileirao', [sheet(person('Geromel'), person('Um Engano'))])
  await worse()
  await better()
  expect(await names()).toEqual(['Geromel', 'Kannemann'])
  const before = await footballRows(database)
  await worse()
  await better()
  expect(await footballRows(database)).toEqual(before)
})

it('leaves a name that a user chose', async () => {
  await run('openfootball-txt', initial)
  await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      insert into edits (kind, actor_id, actor_name, summary) values ('edit', 'ana', 'Ana', 'Nome') returning id`.execute(
      transaction,
    )
    const { id: person_id } = await transaction.selectFrom('people').select('id').executeTakeFirstOrThrow()
    await sql`
      insert into edit_rows (edit_id, table_name, row_key, operation, before, after)
      values (${rows[0]!.id}, 'people', ${JSON.stringify({ id: person_id })}::jsonb, 'changed',
        '{"name": "Luisito"}', '{"name": "L. Suárez"}')`.execute(transaction)
  })
  await run('openfootball-json', whole)
  expect(await names()).toEqual(['L. Suárez'])
})

it('gives a national player the nationality and the position of the squad, until a list of people says more', async () => {
  const facts = () => database.selectFrom('people').select(['nationalities', 'positions']).executeTakeFirstOrThrow()
  const place = { ...inSquad(person('Luis Suárez', null, '1987-01-24'), 9), position: 'forward' as const }
  await run('openfootball-txt', [place])
  expect(await facts()).toEqual({ nationalities: ['UY'], positions: ['forward'] })
  const before = await footballRows(database)
  await run('openfootball-txt', [place])
  expect(await footballRows(database)).toEqual(before)
  const who = { ...personRecord(person('Luis Suárez', 'P1', '1987-01-24')), nationality: 'ES' }
  await run('fjelstul-worldcup', [who])
  const conflicts = await database.selectFrom('conflicts').select(['field']).execute()
  expect(conflicts).toEqual([{ field: 'nationalities' }])
})

it('recognises a player whose goal another source has credited to another player', async () => {
  const brazil: TeamRef = { ...uruguay, name: 'Brasil', country: 'BR' }
  const goal = {
    type: 'goal',
    period: null,
    minute: 51,
    added: null,
    side: 'home',
    player: person('Neymar Jr'),
    related: null,
    converted: null,
  } as const
  const edition = { ...cup, edition: '2018' }
  await run('openfootball-json', [match(brazil, uruguay, { edition, day: '2018-07-02', events: [goal] })])
  await database.deleteFrom('events').execute()
  const place = { ...inSquad(person('Neymar Jr', null, '1992-02-05'), 10), edition, team: brazil }
  await run('openfootball-txt', [place])
  expect(await names()).toEqual(['Neymar Jr'])
})

it('joins the sheets’ player with the national team’s where the facts know that they are one', async () => {
  const sheet = match(club('Grêmio'), club('Santos'), {
    edition: { competition: 'brasileirao_serie_a', edition: '2023' },
    day: '2023-05-12',
    lineups: [
      {
        side: 'home',
        coach: null,
        players: [listed({ name: 'Suarez', fullName: 'Luis Alberto Suarez Diaz', birthDate: null, key: '793604' }, 9)],
      },
    ],
  })
  await run('openfootball-txt', initial)
  await run('cbf', [sheet])
  expect(await names()).toEqual(['L. Suárez', 'Suarez'])
  const fact = {
    cbfNumber: '793604',
    name: 'Luis Suárez',
    nationalName: 'L. Suárez',
    nationalTeam: 'uruguai',
    birthDate: '1987-01-24',
    fullName: 'Luis Alberto Suarez Diaz',
  }
  expect(await joinKnownPeople(database, [{ ...fact, fullName: 'Luis Fernando Suarez' }])).toBe(0)
  expect(await joinKnownPeople(database, [{ ...fact, birthDate: '1997-12-02' }])).toBe(0)
  expect(await joinKnownPeople(database, [fact])).toBe(1)
  expect(await names()).toEqual(['Luis Suárez'])
  const [one] = await database.selectFrom('people').select(['birth_date', 'official_name']).execute()
  expect(one).toEqual({ birth_date: '1987-01-24', official_name: 'Luis Alberto Suarez Diaz' })
  const before = await footballRows(database)
  await run('cbf', [sheet])
  await run('openfootball-txt', initial)
  expect(await footballRows(database)).toEqual(before)
})
