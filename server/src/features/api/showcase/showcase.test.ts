import { endpoints, type Endpoint, type ShowcaseExample } from '@meio-campo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAt } from '../../../platform/time/today.ts'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { insertSmallSeason, LIVE, OTHER, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => void (test = await createTestApp()))
afterAll(() => test.close())

const answers: Readonly<Record<string, Endpoint>> = {
  tabela: endpoints.getStandings,
  jogos: endpoints.listMatchesOn,
  artilheiros: endpoints.listScorers,
  time: endpoints.getTeam,
}

const show = async () => {
  const { body } = await test.call('GET', '/api/v1/vitrine?type=ajax')
  expectAnswer(endpoints.getShowcase, body)
  return body.data
}
const run = (path: string, headers: Record<string, string> = {}) =>
  test.call('GET', `/api/v1/vitrine/${path}`, { headers })

it('offers an empty installation only what it can answer', async () => {
  const data = await show()
  expect(data).toMatchObject({ matches: [], numbers: { matches: 0, teams: 0, people: 0 }, demo: false })
  expect(data.examples.map(({ id }: ShowcaseExample) => id)).toEqual(['jogos'])
  expect((await run('tabela')).status).toBe(404)
})

describe('with football', () => {
  beforeAll(async () => {
    await insertSmallSeason(test.database, dayAt(new Date()))
    await test.database
      .insertInto('competitions')
      .values({ id: 'nada', code: 'nada', name: 'A que nunca houve' })
      .execute()
    // The numbers may be a minute old.
    test.advance(61_000)
    await test.context.supervisor.settle()
  })

  it('shows today, the numbers and the examples there is content for', async () => {
    const data = await show()
    expect(data.matches.map(({ id }: { id: string }) => id)).toEqual([LIVE, OTHER])
    expect(data.numbers).toEqual({ matches: 6, teams: 3, people: 5 })
    const valuesOf = Object.fromEntries(
      data.examples.map(({ id, parameters }: ShowcaseExample) => [id, parameters[0]!.values.map(({ value }) => value)]),
    )
    expect(valuesOf).toEqual({
      tabela: ['liga'],
      jogos: ['hoje', 'ontem', 'amanha'],
      artilheiros: ['liga'],
      time: ['santos', 'palmeiras'],
    })
  })

  it('runs every example with every value it lists: the answer is the one of the address itself', async () => {
    const person = await test.register()
    for (const { id, path, parameters } of (await show()).examples as ShowcaseExample[]) {
      const [{ name, values }] = parameters as [ShowcaseExample['parameters'][number]]
      for (const { value } of values) {
        const shown = await run(`${id}?type=ajax&${name}=${value}`)
        expect(shown.status).toBe(200)
        expectAnswer(answers[id]!, shown.body)
        const real = await test.call('GET', path.replace(`{${name}}`, value), { as: person })
        expect(shown.body).toEqual(real.body)
      }
    }
  })

  it('takes the first value where none is given, and refuses every other', async () => {
    expect((await run('tabela')).body.data.competition.id).toBe('liga')
    for (const path of ['tabela?campeonato=nada', 'tabela?time=santos', 'jogos?data=2024', 'tabela?temporada=2025'])
      expect([path, (await run(path)).status]).toEqual([path, 400])
    expect((await run('outro')).status).toBe(404)
  })

  it('answers 304 to a known ETag', async () => {
    const { headers } = await run('tabela')
    expect((await run('tabela', { 'if-none-match': String(headers['etag']) })).status).toBe(304)
  })

  it('says that the demonstration is there, also on a day without a match of it', async () => {
    await test.database.updateTable('matches').set({ demo: true }).where('id', '=', PLAYED).execute()
    expect((await show()).demo).toBe(true)
  })

  it('has a strict limit of its own', async () => {
    const ip = '10.9.0.1'
    const statuses: number[] = []
    for (let call = 0; call < 61; call += 1)
      statuses.push((await test.call('GET', '/api/v1/vitrine/jogos', { ip })).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
    expect((await test.call('GET', '/api/v1/vitrine', { ip })).status).toBe(200)
  })
})
