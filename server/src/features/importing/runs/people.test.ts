import type { Session } from '@meio-campo/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ImportRecord, MatchRecord, PersonRef, SquadRecord, TeamRef } from '../records/records.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { runImport } from './service.ts'
import { footballRows } from './testing/football-rows.ts'
import { club, importerOf, listed, match, NO_SOURCE, person } from './testing/records.ts'

let test: TestApp
let admin: Session
beforeEach(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
afterEach(() => test.close())

const run = (dataset: string, records: readonly ImportRecord[]) =>
  runImport({ database: test.database }, importerOf(dataset, records), { source: NO_SOURCE })

const nation = (name: string, country: string, gender: 'men' | 'women' = 'men'): TeamRef => ({
  kind: 'national',
  name,
  country,
  state: null,
  gender,
  key: null,
})
const brazil = nation('Brazil', 'BR')
const italy = nation('Italy', 'IT')

const NAMES = 'Abel Bruno Caio Davi Elias Fabio Gil Hugo Ivan Kleber Murilo'.split(' ')

let line = 0
function place(year: string, team: TeamRef, who: PersonRef, number: number | null): SquadRecord {
  line += 1
  return {
    record: 'squad',
    origin: { file: 'squads.txt', line },
    edition: { competition: 'copa_do_mundo', edition: year },
    team,
    person: who,
    role: 'player',
    number,
    position: null,
    club: null,
  }
}

function friendly(year: number, ...scorers: string[]): MatchRecord {
  return match(brazil, italy, {
    edition: { competition: 'amistosos', edition: String(year) },
    round: null,
    day: `${year}-03-04`,
    score: { home: scorers.length, away: 0 },
    events: scorers.map((name, at) => ({
      type: 'goal',
      period: 'first-half',
      minute: at + 1,
      added: null,
      side: 'home',
      player: person(name),
      related: null,
      converted: null,
    })),
  })
}

/** All people, each with all names. */
async function everybody(): Promise<string[]> {
  const rows = await test.database
    .selectFrom('aliases')
    .select(['record_id', 'alias'])
    .where('kind', '=', 'person')
    .execute()
  const people = Map.groupBy(rows, ({ record_id }) => record_id)
  return [...people.values()]
    .map((names) =>
      names
        .map(({ alias }) => alias)
        .toSorted()
        .join(' = '),
    )
    .toSorted()
}

it('one shirt of one squad is one person, whatever the spelling, and a differing birth date is kept as a conflict', async () => {
  const ours = place('1994', brazil, person('Krassimir Balakov', null, '1966-03-25'), 20)
  const theirs = place('1994', brazil, person('Krasimir Balakov', 'P-1', '1966-03-29'), 20)
  await run('openfootball-txt', [ours])
  await run('fjelstul-worldcup', [theirs])
  expect(await everybody()).toEqual(['Krasimir Balakov = Krassimir Balakov'])
  const people = await test.database.selectFrom('people').select('birth_date').execute()
  expect(people).toEqual([{ birth_date: '1966-03-29' }])
  const conflicts = await test.database.selectFrom('conflicts').select(['kind', 'field']).execute()
  expect(conflicts).toEqual([{ kind: 'person', field: 'birth_date' }])
  const before = await footballRows(test.database)
  await run('openfootball-txt', [ours])
  await run('fjelstul-worldcup', [theirs])
  expect(await footballRows(test.database)).toEqual(before)
})

it('a one-word scorer of a national team is one person over the years, and another a generation later', async () => {
  await run('international-results', [
    friendly(1987, 'Romário'),
    friendly(1990, 'Romário'),
    friendly(1994, 'Romário'),
    friendly(2000, 'Romário'),
    friendly(2024, 'Romário'),
  ])
  expect(await everybody()).toEqual(['Romário', 'Romário'])
})

it('two numbers of one dataset stay two people, and so do men and women', async () => {
  await run('fjelstul-worldcup', [
    place('1966', brazil, person('Edu', 'P-1', '1949-08-06'), 12),
    place('1986', brazil, person('Edu', 'P-2', '1963-02-02'), 12),
    place('2007', nation('Brazil', 'BR', 'women'), person('Alex Scott', 'P-3', '1984-10-14'), 2),
  ])
  // The text has the birth date of the woman by mistake.
  await run('openfootball-txt', [place('1958', brazil, person('Alex Scott', null, '1984-10-14'), 7)])
  expect(await everybody()).toEqual(['Alex Scott', 'Alex Scott', 'Edu', 'Edu'])
})

it('what is learned later joins people, with reasons and a redirect, and undoing the import takes them apart', async () => {
  const squad = [place('1982', brazil, person('Paulo Roberto Falcão', 'P-1', '1953-10-16'), 15)]
  await run('fjelstul-worldcup', squad)
  const before = await footballRows(test.database)
  await run('international-results', [friendly(1981, 'Paulo Falcão')])
  expect(await everybody()).toEqual(['Paulo Falcão = Paulo Roberto Falcão'])
  const joins = await test.database.selectFrom('joins').select(['joined_id', 'kept_id', 'evidence']).execute()
  expect(joins).toMatchObject([{ joined_id: 'paulo_falcao', kept_id: 'paulo_roberto_falcao' }])
  expect(joins[0]!.evidence).toMatchObject([{ kind: 'similar-name' }, { kind: 'same-team' }])
  const redirects = await test.database.selectFrom('redirects').select(['old_id', 'new_id']).execute()
  expect(redirects).toEqual([{ old_id: 'paulo_falcao', new_id: 'paulo_roberto_falcao' }])
  const { edit_id } = await test.database
    .selectFrom('import_runs')
    .select('edit_id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const answer = await test.call('POST', `/api/v1/historico/${edit_id}/desfazer`, { as: admin })
  expect(answer.status).toBe(200)
  expect(await footballRows(test.database)).toEqual(before)
})

it('any order of imports ends with the same people', async () => {
  const imports: [string, ImportRecord[]][] = [
    [
      'fjelstul-worldcup',
      [
        place('1982', brazil, person('Zico', 'P-9', '1953-03-03'), 10),
        place('1982', brazil, person('Paulo Roberto Falcão', 'P-1', '1953-10-16'), 15),
      ],
    ],
    [
      'openfootball-txt',
      [place('1982', brazil, person('Paulo Falcão'), 15), place('1982', brazil, person('Zico'), 10)],
    ],
    ['international-results', [friendly(1979, 'Zico'), friendly(1981, 'Paulo Falcão', 'Zico'), friendly(1986, 'Zico')]],
  ]
  const seen: string[][] = []
  for (const order of [imports, imports.toReversed()]) {
    for (const [dataset, records] of order) await run(dataset, records)
    seen.push(await everybody())
    await test.close()
    test = await createTestApp()
  }
  expect(seen[0]).toEqual(['Paulo Falcão = Paulo Roberto Falcão', 'Zico'])
  expect(seen[1]).toEqual(seen[0])
})

it('a player of the match sheets is the one of a national squad who plays at that club, where the name is alone there', async () => {
  const flamengo = club('Flamengo', 'RJ')
  const at = (who: PersonRef, number: number): SquadRecord => ({
    ...place('2014', brazil, who, number),
    club: flamengo,
  })
  const sheet = (name: string, fullName: string, key: string): PersonRef => ({ name, fullName, birthDate: null, key })
  const others = Array.from({ length: 11 }, (_, turn) =>
    sheet(NAMES[turn]!, `${NAMES[turn]} da Costa`, `${200 + turn}`),
  )
  const players = [
    sheet('Jô', 'João Alves de Assis Silva', '111'),
    sheet('Luiz Gustavo', 'Luiz Gustavo Dias', '112'),
    sheet('Luiz Gustavo', 'Luiz Gustavo Tavares', '113'),
    ...others,
  ]
  await run('openfootball-txt', [at(person('Jô'), 21), at(person('Luiz Gustavo'), 17)])
  await run('cbf', [
    match(flamengo, club('Santos FC'), {
      edition: { competition: 'brasileirao_serie_a', edition: '2014' },
      day: '2014-05-12',
      lineups: [{ side: 'home', coach: null, players: players.map((who, number) => listed(who, number + 1)) }],
    }),
  ])
  const people = await everybody()
  expect(people.filter((names) => names.includes('Jô'))).toEqual(['João Alves de Assis Silva = Jô'])
  // The name fits two players of the sheet, so it is merged with neither.
  expect(people.filter((names) => names.includes('Luiz Gustavo'))).toHaveLength(3)
})

it('the goal of a minute that two sources state is one scorer, under the short and the long name, in any order', async () => {
  const short = friendly(2006, 'Klose', 'Podolski')
  const long = friendly(2006, 'Miroslav Klose', 'Lukas Podolski')
  const later = friendly(2014, 'Miroslav Klose')
  const expected = ['Klose = Miroslav Klose', 'Lukas Podolski = Podolski']
  await run('openfootball-txt', [short])
  await run('international-results', [long, later])
  expect(await everybody()).toEqual(expected)
  await test.close()
  test = await createTestApp()
  await run('international-results', [long, later])
  await run('openfootball-txt', [short])
  expect(await everybody()).toEqual(expected)
})

it('a player left on two lists of a squad, with a surname that no other has, is one', async () => {
  const both = NAMES.map((name) => person(`${name} Souza${name}`))
  const squad = (...names: PersonRef[]) => [...both, ...names].map((who) => place('1930', brazil, who, null))
  await run('openfootball-txt', squad(person('Arico Suárez')))
  await run('fjelstul-worldcup', squad(person('Pedro Suárez')))
  expect((await everybody()).filter((names) => names.includes('Suárez'))).toEqual(['Arico Suárez = Pedro Suárez'])
})

it('two brothers on two lists of a squad stay two', async () => {
  const both = NAMES.map((name) => person(`${name} Souza${name}`))
  const squad = (...names: PersonRef[]) => [...both, ...names].map((who) => place('1930', brazil, who, null))
  await run('openfootball-txt', squad(person('Juan Evaristo'), person('Mario Evaristo')))
  await run('fjelstul-worldcup', squad(person('Juan Evaristo')))
  expect((await everybody()).filter((names) => names.includes('Evaristo'))).toEqual(['Juan Evaristo', 'Mario Evaristo'])
})

it('a shirt that two lists give to two players is the more trusted list’s, in any order and again', async () => {
  const replaced = place('2014', brazil, person('Marco Reus', null, '1989-05-31'), 21)
  const called = place('2014', brazil, person('Shkodran Mustafi', 'P-7', '1992-04-17'), 21)
  const squad = () =>
    test.database.selectFrom('squad_members').select(['person_id', 'number']).orderBy('person_id').execute()
  const expected = [{ person_id: 'shkodran_mustafi', number: 21 }]
  for (const order of [
    ['txt', 'tables'],
    ['tables', 'txt'],
  ]) {
    await test.close()
    test = await createTestApp()
    const runs = { txt: () => run('openfootball-txt', [replaced]), tables: () => run('fjelstul-worldcup', [called]) }
    for (const name of [...order, ...order]) await runs[name as keyof typeof runs]()
    expect(await squad()).toEqual(expected)
  }
})

it('a surname of two scorers means the one whose goal another source has named', async () => {
  await run('international-results', [friendly(2005, 'Mariusz Lewandowski'), friendly(2012, 'Robert Lewandowski')])
  await run('openfootball-txt', [friendly(2012, 'Lewandowski'), friendly(2005, 'Lewandowski')])
  const goals = await test.database
    .selectFrom('events')
    .innerJoin('people', 'people.id', 'events.player_id')
    .select(['events.match_id', 'people.name'])
    .orderBy('events.match_id')
    .execute()
  expect(goals.map(({ name }) => name)).toEqual(['Mariusz Lewandowski', 'Robert Lewandowski'])
})

it.each([
  ['who was there as a coach only', 2010, '1964-09-22', 'coach' as const],
  ['who is too old by then', 2020, '1964-09-22', 'player' as const],
])('a goal of a name that two have is not of the one %s', async (_, year, born, role) => {
  await run('fjelstul-worldcup', [
    { ...place('2010', brazil, person('Wladimir Neves', 'P-1', born), null), role },
    place('2010', brazil, person('Wladimir Neves', 'P-2', '1989-11-30'), 17),
  ])
  await run('international-results', [friendly(year, 'Wladimir Neves')])
  const goals = await test.database
    .selectFrom('events')
    .innerJoin('people', 'people.id', 'events.player_id')
    .select('people.birth_date')
    .execute()
  expect(goals).toEqual([{ birth_date: '1989-11-30' }])
})
