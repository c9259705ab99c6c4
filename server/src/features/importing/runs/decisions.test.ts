import type { Conflict, Session, UnsureName } from '@meio-campo/contract'
import { afterAll, beforeEach, beforeAll, expect, it } from 'vitest'
import { kickoffOn } from '../choosing/kickoff-day.ts'
import type { ImportRecord, MatchRecord } from '../records/records.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { runImport } from './service.ts'
import { footballRows } from './testing/football-rows.ts'
import { club, importerOf, listed, match, NO_SOURCE, person } from './testing/records.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.deleteFrom('matches').execute()
})

const run = (dataset: string, records: readonly ImportRecord[]) =>
  runImport({ database: test.database }, importerOf(dataset, records), { source: NO_SOURCE })
const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  test.call(method, `/api/v1/${path}`, { as: admin, ...(body && { body }) })
const conflicts = async (): Promise<Conflict[]> => (await call('GET', 'divergencias?resolvida=false')).body.data
const names = async (which = 'abertos'): Promise<UnsureName[]> =>
  (await call('GET', `nomes-incertos?situacao=${which}`)).body.data
const undo = (edit: string) => call('POST', `historico/${edit}/desfazer`)
const theMatch = () => test.database.selectFrom('matches').selectAll().executeTakeFirstOrThrow()
const stated = (change: Partial<MatchRecord> = {}) => match(club('Flamengo', 'RJ'), club('Santos FC'), change)

it('settles a disagreement for good, whatever later imports say, and takes it back', async () => {
  await run('openfootball-json', [stated({ attendance: 50_000 })])
  await run('brasileirao', [stated({ attendance: 48_000, score: { home: 3, away: 3 } })])
  expect(await theMatch()).toMatchObject({ attendance: 50_000, home_score: 2 })
  const before = await footballRows(test.database)
  const open = await conflicts()
  expect(open.map(({ label }) => label).toSorted()).toEqual(['placar', 'público'])
  const { id } = await theMatch()
  const linkAddress = `/campeonatos/brasileirao_serie_a/jogos/${id}`
  expect(open[0]).toMatchObject({ name: 'Flamengo × Santos', linkAddress })
  const attendance = open.find(({ field }) => field === 'attendance')!
  const decided = await call('POST', `divergencias/${attendance.id}/resolver`, { source: 'brasileirao' })
  expect(decided.body.data).toMatchObject({ decided: 1, edit: expect.any(String) })
  // Only what was decided: the score is still the most trusted source's.
  expect(await theMatch()).toMatchObject({ attendance: 48_000, home_score: 2, away_score: 1 })
  expect((await conflicts()).map(({ field }) => field)).toEqual(['score'])

  const again = await run('openfootball-json', [stated({ attendance: 50_000 })])
  expect(again.report).toMatchObject({ created: 0, updated: 0 })
  expect((await conflicts()).map(({ field }) => field)).toEqual(['score'])
  expect((await undo(decided.body.data.edit)).status).toBe(200)
  expect(await footballRows(test.database)).toEqual(before)
})

it('decides a whole field by rule, leaving what was set by hand, and takes that back too', async () => {
  const other = (change: Partial<MatchRecord>) => match(club('Bahia'), club('Vasco'), { day: '2019-06-02', ...change })
  await run('openfootball-json', [stated({ attendance: 50_000 }), other({ attendance: 20_000 })])
  await run('brasileirao', [stated({ attendance: 48_000 }), other({ attendance: 19_000 })])
  await test.database.updateTable('matches').set({ city: 'Posta à mão' }).execute()
  const before = await footballRows(test.database)
  const ruled = await call('POST', 'divergencias/aplicar', {
    kind: 'match',
    field: 'attendance',
    dataset: 'brasileirao',
  })
  expect(ruled.body.data.decided).toBe(2)
  const shown = () => test.database.selectFrom('matches').select(['attendance', 'city']).orderBy('attendance').execute()
  expect(await shown()).toEqual([
    { attendance: 19_000, city: 'Posta à mão' },
    { attendance: 48_000, city: 'Posta à mão' },
  ])
  expect(await conflicts()).toEqual([])
  const sources = (await call('GET', 'fontes')).body.data
  expect(sources.find(({ id }: { id: string }) => id === 'brasileirao').fieldTrust).toEqual({ attendance: 199 })
  expect((await undo(ruled.body.data.edit)).status).toBe(200)
  expect(await footballRows(test.database)).toEqual(before)

  const patched = await call('PATCH', 'fontes/brasileirao', { trust: 20 })
  expect(patched.body.data).toMatchObject({ trust: 20, fieldTrust: {} })
  expect((await shown()).map(({ attendance }) => attendance)).toEqual([19_000, 48_000])
  await call('PATCH', 'fontes/brasileirao', { trust: 500 })
  expect(await footballRows(test.database)).toEqual(before)
})

it('keeps a confirmed hour when another day is chosen, in one disagreement and by rule', async () => {
  await run('openfootball-json', [stated({ day: '2019-05-26', kickoff: '2019-05-26T19:00:00Z' })])
  await run('brasileirao', [stated({ day: '2019-05-27', kickoff: null })])
  const { id } = await theMatch()
  // Confirmed by hand, and another than the source's.
  await test.database
    .updateTable('matches')
    .set({ kickoff: new Date('2019-05-26T21:30:00Z'), day: '2019-05-26', time_confirmed: true })
    .where('id', '=', id)
    .execute()
  const before = await footballRows(test.database)
  const day = (await conflicts()).find(({ field }) => field === 'day')!
  const moved = { day: '2019-05-27', kickoff: new Date('2019-05-27T21:30:00Z'), time_confirmed: true }
  const decided = await call('POST', `divergencias/${day.id}/resolver`, { source: 'brasileirao' })
  expect(decided.status).toBe(200)
  expect(await theMatch()).toMatchObject(moved)
  await undo(decided.body.data.edit)
  expect(await footballRows(test.database)).toEqual(before)
  const ruled = await call('POST', 'divergencias/aplicar', { kind: 'match', field: 'day', dataset: 'brasileirao' })
  expect(ruled.status).toBe(200)
  expect(await theMatch()).toMatchObject(moved)
  await undo(ruled.body.data.edit)
  expect(await footballRows(test.database)).toEqual(before)
})

it('says which record, and what in it, a chosen value does not go together with, also of a whole rule', async () => {
  const founded = (year: number) => ({
    record: 'team' as const,
    origin: { file: 'times.csv', line: year },
    team: club('Flamengo', 'RJ'),
    aliases: [],
    founded: year,
    dissolved: null,
    city: null,
    stadium: null,
    site: null,
  })
  await run('openfootball-json', [stated(), founded(1895)])
  await run('brasileirao', [founded(1940)])
  const { home_id } = await theMatch()
  await test.database.updateTable('teams').set({ dissolved: 1930 }).where('id', '=', home_id).execute()
  const before = await footballRows(test.database)
  const conflict = (await conflicts()).find(({ field }) => field === 'founded')!
  const other = Object.keys(conflict.said).find((source) => source.startsWith('brasileirao'))
  const refused = [
    await call('POST', `divergencias/${conflict.id}/resolver`, { source: other }),
    await call('POST', 'divergencias/aplicar', { kind: 'team', field: 'founded', dataset: 'brasileirao' }),
  ]
  for (const { status, body } of refused)
    expect([status, body.detail]).toEqual([
      400,
      'Flamengo: O encerramento não pode ser antes da fundação. Nada foi mudado: corrija o registro à mão antes.',
    ])
  expect(await footballRows(test.database)).toEqual(before)
  await test.database.updateTable('teams').set({ dissolved: null }).where('id', '=', home_id).execute()
})

it.each([
  ['2019-05-27', '2019-05-26T21:30:00Z', '2019-05-27T21:30:00.000Z'],
  ['2019-05-20', '2019-05-27T02:30:00Z', '2019-05-21T02:30:00.000Z'],
  // Summer time began on 4 November 2018: 16:00 is another hour of UTC.
  ['2018-11-05', '2018-11-02T19:00:00Z', '2018-11-05T18:00:00.000Z'],
])('the same hour on %s as %s is %s', (day, kickoff, expected) => expect(kickoffOn(day, kickoff)).toBe(expected))

it('does not take from an admin what they corrected by hand', async () => {
  await run('openfootball-json', [stated({ attendance: 50_000 })])
  const { id } = await theMatch()
  await test.database.updateTable('matches').set({ attendance: 51_234 }).where('id', '=', id).execute()
  await run('openfootball-json', [stated({ attendance: 50_000, score: { home: 4, away: 1 } })])
  expect(await theMatch()).toMatchObject({ attendance: 51_234, home_score: 4 })
})

it('asks whose a name is, remembers the answer, and forgets it when that is undone', async () => {
  const unsure = match(club('Atlético'), club('Santos FC'))
  expect((await run('cbf', [unsure])).report).toMatchObject({ rejected: 1 })
  const [asked] = await names()
  expect(asked).toMatchObject({ kind: 'team', name: 'Atlético', dataset: 'cbf', file: 'jogos.csv', placed: null })
  expect(asked!.candidates.length).toBeGreaterThan(1)
  expect((await call('POST', `nomes-incertos/${asked!.id}`, {})).status).toBe(400)
  expect((await call('POST', `nomes-incertos/${asked!.id}`, { record: 'ninguem' })).status).toBe(400)
  // One of the well-known clubs, which no dataset had named before.
  const said = await call('POST', `nomes-incertos/${asked!.id}`, { record: 'atletico_mg' })
  expect(said.status).toBe(200)
  expect(await names()).toEqual([])
  expect(await names('resolvidos')).toMatchObject([{ placed: { id: 'atletico_mg', name: 'Atlético-MG' } }])
  expect((await run('cbf', [unsure])).report).toMatchObject({ created: 1, rejected: 0 })
  expect(await theMatch()).toMatchObject({ home_id: 'atletico_mg' })
  // What came of the answer holds on to it: that goes first.
  expect((await undo(said.body.data.edit)).status).toBe(409)
  const [latest] = (await call('GET', 'importacoes')).body.data
  expect((await undo(latest.edit)).status).toBe(200)
  expect((await undo(said.body.data.edit)).status).toBe(200)
  expect(await names()).toHaveLength(1)

  const made = await call('POST', `nomes-incertos/${asked!.id}`, { create: true })
  expect(made.status).toBe(200)
  const [placed] = await names('resolvidos')
  expect((await run('cbf', [unsure])).report).toMatchObject({ created: 1, rejected: 0 })
  expect(await theMatch()).toMatchObject({ home_id: placed!.placed!.id })
})

it('lets a user put a name aside: there is no further question until a user reopens it', async () => {
  const unsure = match(club('América'), club('Santos FC'))
  await run('cbf', [unsure])
  const asked = (await names()).find(({ name }) => name === 'América')!
  const say = (body: object) => call('POST', `nomes-incertos/${asked.id}`, body)
  expect((await say({ dismiss: true, create: true })).status).toBe(400)
  expect((await say({ dismiss: true })).status).toBe(200)
  expect((await run('cbf', [unsure])).report).toMatchObject({ rejected: 1 })
  const isAsked = async (which?: string) => (await names(which)).some(({ id }) => id === asked.id)
  expect([await isAsked(), await isAsked('resolvidos')]).toEqual([false, true])
  expect((await say({ dismiss: false })).status).toBe(200)
  expect([await isAsked(), await isAsked('resolvidos')]).toEqual([true, false])
})

it('puts a person where a line-up had only a name', async () => {
  const squad = (...players: ReturnType<typeof listed>[]) => [{ side: 'home' as const, coach: null, players }]
  await run('cbf', [
    stated({ lineups: squad(listed(person('Rodrigo Silva', 'a'), 1), listed(person('Rodrigo Silva', 'b'), 2)) }),
  ])
  await run('cbf', [
    match(club('Flamengo', 'RJ'), club('Bahia'), {
      day: '2019-08-01',
      lineups: squad(listed(person('Rodrigo Silva'), 9)),
    }),
  ])
  const nameless = () =>
    test.database.selectFrom('lineup_players').select(['person_id', 'number']).where('number', '=', 9).execute()
  expect(await nameless()).toEqual([{ person_id: null, number: 9 }])
  const asked = (await names()).find(({ kind }) => kind === 'person')!
  expect(asked.context.join(' ')).toContain('Flamengo')
  const [candidate] = asked.candidates
  expect((await call('POST', `nomes-incertos/${asked.id}`, { record: candidate!.id })).status).toBe(200)
  expect(await nameless()).toEqual([{ person_id: candidate!.id, number: 9 }])
})
