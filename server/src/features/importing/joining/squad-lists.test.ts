import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { withDatabase } from '../../../testing/with-database.ts'
import type { EventRecord, ImportRecord, SquadRecord } from '../records/records.ts'
import { runImport } from '../runs/service.ts'
import { importerOf, match, NO_SOURCE, person } from '../runs/testing/records.ts'

let database: Database
withDatabase((opened) => (database = opened))

const run = (dataset: string, records: readonly ImportRecord[]) =>
  runImport({ database }, importerOf(dataset, records), { source: NO_SOURCE })

const place = (file: string, line: number, name: string, birthDate: string | null): SquadRecord => ({
  record: 'squad',
  origin: { file, line },
  edition: { competition: 'copa_do_mundo', edition: '1930' },
  team: { kind: 'national', name: 'Peru', country: 'PE', state: null, gender: 'men', key: null },
  person: person(name, null, birthDate),
  role: 'player',
  number: null,
  position: 'defender',
  club: null,
})

const list = (file: string, players: readonly (readonly [string, string?])[]) =>
  players.map(([name, birthDate], at) => place(file, at + 1, name, birthDate ?? null))

const MATES = 'Valdivieso Galindo Denegri Quintana Maquilón Lavalle Pacheco Neyra Villanueva'
  .split(' ')
  .map((name, at): [string, string] => [`Jugador ${name}`, `190${at}-05-10`])

const files: Readonly<Record<string, readonly [string, readonly SquadRecord[]]>> = {
  dated: [
    'openfootball-txt',
    list('squads.txt', [
      ...MATES,
      ['Alberto Soria', '1900-01-24'],
      ['Gumercindo Gómez', '1907-01-21'],
      ['Juan Pérez', '1904-03-03'],
      ['Juan Pérez Rojas', '1908-08-08'],
    ]),
  ],
  plain: [
    'openfootball-txt',
    list('peru.txt', [...MATES.map(([name]) => [name] as const), ['Alberto Soria'], ['Gumersindo Gómez']]),
  ],
  other: ['fjelstul-worldcup', list('squads.csv', [...MATES, ['Alberto Soria', '1906-03-10']])],
}

const orders = [
  ['dated', 'plain', 'other'],
  ['other', 'plain', 'dated'],
  ['plain', 'other', 'dated'],
]

it.each(orders)('lists of one squad are merged alike in every order: %s, %s, %s', async (...order) => {
  for (const name of order) await run(...files[name]!)
  const rows = await squadNames()
  const names = rows.filter(isNoMate)
  expect(rows.length - names.length, 'the others').toBe(MATES.length)
  // One of two birth dates, one of two spellings; and two of alike names, because one list has both.
  expect(names).toEqual([
    'Alberto Soria',
    expect.stringMatching(/^Gumer[cs]indo Gómez$/),
    'Juan Pérez',
    'Juan Pérez Rojas',
  ])
})

it('a player whom a more trusted source has in another squad stays in this one', async () => {
  const squad = [...MATES, ['Alberto Soria', '1900-01-24'] as const, ['Jorge Pardón', '1909-12-19'] as const]
  const in1930 = list('1930.txt', squad)
  const in1934 = list('1934.txt', squad).map((each) => ({ ...each, edition: { ...each.edition, edition: '1934' } }))
  await run('fjelstul-worldcup', list('squads.csv', squad))
  await run('openfootball-txt', [...in1930, ...in1934])
  const { rows } = await sql<{ edition_id: string; count: number }>`
    select edition_id, count(*)::int as count from squad_members group by 1 order by 1`.execute(database)
  expect(rows).toEqual([
    { edition_id: 'copa_do_mundo_1930', count: squad.length },
    { edition_id: 'copa_do_mundo_1934', count: squad.length },
  ])
})

const undated = MATES.map(([name]) => [name] as const)
const REGISTERED = [...MATES, ['Jorge Soria', '1900-01-24'] as const, ['Eduardo Astengo', '1905-08-15'] as const]

it('two lists of one dataset: the one player left in each, with one word in common, is the same; the rest of the worse list leaves', async () => {
  const lists = [
    ...list('peru.txt', [...undated, ['Gustavo Soria'], ['José Flores']]),
    ...list('squads.txt', REGISTERED),
  ]
  await run('openfootball-txt', lists)
  const names = (await squadNames()).filter(isNoMate)
  expect(names).toEqual(['Eduardo Astengo', expect.stringMatching(/^(Jorge|Gustavo) Soria$/)])
  const changes = () =>
    database
      .selectFrom('changes')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
  const before = await changes()
  await run('openfootball-txt', lists)
  expect(await changes(), 'a second run changes nothing').toEqual(before)
})

it.each([
  ['openfootball-txt', 'fjelstul-worldcup'],
  ['fjelstul-worldcup', 'openfootball-txt'],
])('the most trusted list of a national squad counts, whichever comes first: %s, %s', async (...order) => {
  const said: Readonly<Record<string, readonly SquadRecord[]>> = {
    'openfootball-txt': list('peru.txt', [...undated, ['Eduardo Astengo'], ['José Flores']]),
    'fjelstul-worldcup': list('squads.csv', REGISTERED),
  }
  for (const dataset of order) await run(dataset, said[dataset]!)
  expect((await squadNames()).filter(isNoMate)).toEqual(['Eduardo Astengo', 'Jorge Soria'])
  for (const dataset of order) await run(dataset, said[dataset]!)
  expect((await squadNames()).filter(isNoMate), 'again').toEqual(['Eduardo Astengo', 'Jorge Soria'])
})

it('a player who played belongs to the squad, whatever the most trusted list says', async () => {
  const { team: peru, edition } = place('', 1, '', null)
  const romania = { ...peru, name: 'Romênia', country: 'RO' }
  const goal: EventRecord = {
    type: 'goal',
    side: 'home',
    period: 'second-half',
    minute: 75,
    added: null,
    player: person('José Flores'),
    related: null,
    converted: null,
  }
  const played = match(peru, romania, {
    edition,
    round: null,
    day: '1930-07-14',
    score: { home: 1, away: 3 },
    events: [goal],
  })
  await run('openfootball-txt', [...list('peru.txt', [...undated, ['José Flores'], ['José Astengo']]), played])
  await run('fjelstul-worldcup', list('squads.csv', REGISTERED))
  expect((await squadNames()).filter(isNoMate)).toEqual(['Eduardo Astengo', 'Jorge Soria', 'José Flores'])
})

async function squadNames(): Promise<string[]> {
  const rows = await database
    .selectFrom('squad_members as s')
    .innerJoin('people as p', 'p.id', 's.person_id')
    .select('p.name')
    .orderBy('p.name')
    .execute()
  return rows.map(({ name }) => name)
}

const isNoMate = (name: string) => !name.startsWith('Jugador')
