import { endpoints, type Aftermath, type Session } from '@meio-campo/contract'
import { twoLegs } from '@meio-campo/football'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAt } from '../../../platform/time/today.ts'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { insertSeason } from '../../../testing/season-rows.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let person: Session
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await insertSeason(test.database, dayAt(new Date()))
  await test.context.supervisor.settle()
})
afterAll(() => test.close())

async function titles(id: string, competition = 'copa'): Promise<Aftermath> {
  await test.context.supervisor.settle()
  const { status, body } = await test.call('GET', `/api/v1/campeonatos/${competition}/jogos/${id}`, { as: person })
  expect(status).toBe(200)
  expectAnswer(endpoints.getMatch, body)
  return body.data.aftermath.filter(({ kind }: Aftermath[number]) => kind === 'title')
}

it('says who won the title with the final, also on penalties', async () => {
  const [title, ...more] = await titles('m7')
  expect(more).toEqual([])
  expect(title).toMatchObject({ side: 'home', person: null, matches: [] })
  expect(title!.sentence).toMatch(/^Conquistou o título: .+ \d{4}\.$/)
})

it('knows a final by its place, whatever its round is called', async () => {
  const rename = (name: string) => test.database.updateTable('rounds').set({ name }).where('id', '=', 'final').execute()
  await rename('Decisão')
  expect(await titles('m7')).toHaveLength(1)
  await rename('Final')
})

it('knows it by the results as soon as the final is over, without an entered title', async () => {
  await test.database.deleteFrom('titles').where('edition_id', '=', 'copa_agora').execute()
  expect(await titles('m7')).toHaveLength(1)
})

it('says nothing where the title was given to another team', async () => {
  await test.database.insertInto('titles').values({ edition_id: 'copa_agora', champion_id: 'gama' }).execute()
  expect(await titles('m7')).toEqual([])
  await test.database.deleteFrom('titles').where('edition_id', '=', 'copa_agora').execute()
})

it('waits for the second leg where the rules of the final ask for two', async () => {
  const setRules = (rules: object) =>
    test.database
      .updateTable('ties')
      .set({ rules: JSON.stringify(rules) })
      .where('id', '=', 'final_tie')
      .execute()
  await setRules(twoLegs)
  expect(await titles('m7')).toEqual([])
  await test.database
    .insertInto('matches')
    .values({
      id: 'm8',
      edition_id: 'copa_agora',
      phase_id: 'copa_fase',
      round_id: 'final',
      tie_id: 'final_tie',
      day: dayAt(new Date()),
      home_id: 'beta',
      away_id: 'alfa',
      home_score: 2,
      away_score: 0,
      status: 'finished',
    })
    .execute()
  expect(await titles('m8')).toMatchObject([{ side: 'home', matches: [{ id: 'm7' }] }])
  expect(await titles('m7')).toEqual([])
})

it('gives the match of a league after which no team can pass the champion, and no other', async () => {
  expect(await titles('m1', 'serie')).toEqual([])
  const { database } = test
  await database.insertInto('competitions').values({ id: 'turno', code: 'turno', name: 'Turno' }).execute()
  await database.insertInto('editions').values({ id: 'turno_24', competition_id: 'turno', name: '2024' }).execute()
  const phase = { id: 'turno_fase', edition_id: 'turno_24', position: 0, name: 'Pontos corridos', kind: 'league' }
  await database.insertInto('phases').values(phase).execute()
  const match = (id: string, day: string, home_id: string, away_id: string, rest: object) => ({
    id,
    edition_id: 'turno_24',
    phase_id: 'turno_fase',
    day,
    home_id,
    away_id,
    ...rest,
  })
  const won = { home_score: 1, away_score: 0, status: 'finished' }
  await database
    .insertInto('matches')
    .values([
      match('t1', '2024-03-01', 'alfa', 'beta', won),
      match('t2', '2024-03-08', 'alfa', 'gama', won),
      match('t3', '2024-03-15', 'beta', 'gama', { status: 'scheduled' }),
    ])
    .execute()
  expect(await titles('t1', 'turno')).toEqual([])
  expect(await titles('t2', 'turno')).toMatchObject([{ side: 'home', sentence: 'Conquistou o título: Turno 2024.' }])
  const page = await test.call('GET', '/api/v1/campeonatos/turno', { as: person })
  expectAnswer(endpoints.getCompetition, page.body)
  // There is no champion while matches are left, even if the champion is already certain.
  expect(page.body.data).toMatchObject({ champion: null, decidedIn: null })
  await database.updateTable('matches').set(won).where('id', '=', 't3').execute()
  expect(await titles('t3', 'turno')).toEqual([])
  const over = await test.call('GET', '/api/v1/campeonatos/turno', { as: person })
  expect(over.body.data).toMatchObject({ champion: { id: 'alfa' }, decidedIn: { id: 't2' } })
})

it('shows a title that a rival lost on the page of the match that the champion did not play', async () => {
  const { database } = test
  await database.insertInto('editions').values({ id: 'turno_23', competition_id: 'turno', name: '2023' }).execute()
  const phase = { id: 'turno_23_fase', edition_id: 'turno_23', position: 0, name: 'Pontos corridos', kind: 'league' }
  await database.insertInto('phases').values(phase).execute()
  const match = (id: string, day: string, home_id: string, away_id: string, home_score: number) => ({
    id,
    edition_id: 'turno_23',
    phase_id: 'turno_23_fase',
    day,
    home_id,
    away_id,
    home_score,
    away_score: 0,
    status: 'finished',
  })
  await database
    .insertInto('matches')
    .values([
      match('r1', '2023-03-01', 'alfa', 'beta', 1),
      match('r2', '2023-03-08', 'alfa', 'gama', 0),
      match('r3', '2023-03-15', 'beta', 'gama', 0),
    ])
    .execute()
  expect(await titles('r2', 'turno')).toEqual([])
  expect(await titles('r3', 'turno')).toMatchObject([
    { side: null, team: { id: 'alfa' }, sentence: 'Conquistou o título sem jogar, com este resultado: Turno 2023.' },
  ])
  const { body } = await test.call('GET', '/api/v1/campeonatos/turno?temporada=2023', { as: person })
  expect(body.data).toMatchObject({ champion: { id: 'alfa' }, decidedIn: { id: 'r3' } })
})
