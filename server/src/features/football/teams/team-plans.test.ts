import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Session } from '@meio-campo/contract'
import { insertManyMatches, queriesOf, sequentialScans } from '../../../testing/query-plans.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let person: Session
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await insertManyMatches(test.database, 20_000)
  await insertManyRounds()
}, 120_000)
afterAll(() => test.close())

const LARGE = ['matches', 'events', 'lineups', 'lineup_players', 'airings', 'rounds']

async function insertManyRounds(): Promise<void> {
  await test.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`insert into rounds (id, phase_id, number, name)
      select 'r' || n, 'liga_' || n % 50 || '_fase', n / 50, 'Rodada ' || n / 50 from generate_series(0, 4999) as n`.execute(
      transaction,
    )
    await sql`update matches set round_id = 'r' || substr(id, 2)::integer % 5000`.execute(transaction)
  })
  await sql`analyze`.execute(test.database)
}

it.each([
  '/times/t5',
  '/times/t5/jogos',
  '/times/t5/jogos?sort=-kickoff&limit=100',
  '/times/t5/jogos?adversario=t7',
  '/times/t5/jogos?resultado=V',
  '/times/t5/jogos?campeonato=liga_4&data=1999',
  '/times/t5/campeonatos?limit=3',
  '/times/t5/elenco',
  '/estadios/s5',
  '/confederacoes/cbf',
  '/confederacoes/cbf/jogos',
  '/confederacoes/fifa/jogos?sort=-kickoff',
  '/confederacoes/fifa/jogos?situacao=encerrado&data=1999',
  '/confederacoes/cbf/campeonatos',
  '/streamings/canal_1',
  '/streamings/canal_1/jogos',
  '/streamings/canal_1/jogos?campeonato=liga_4&sort=-kickoff',
])('%s reads matches and what belongs to them by index', async (path) => {
  const scans = await sequentialScans(test.database, LARGE, async () => {
    const answer = await test.call('GET', `/api/v1${path}`, { as: person })
    expect(answer.status).toBe(200)
  })
  expect(scans).toEqual([])
})

it.each(['/times/t6', '/busca?q=time%206', '/campeonatos/liga_4/jogos/m104', '/campeonatos/liga_6/tabela'])(
  '%s is planned once, whatever is asked for',
  async (path) => {
    const asked = await queriesOf(async () => {
      const answer = await test.call('GET', `/api/v1${path}`, { as: person })
      expect(answer.status).toBe(200)
    })
    const football = asked.filter(({ text }) => /\b(matches|teams|find_names)\b/.test(text))
    expect(football.length).toBeGreaterThan(0)
    expect(football.filter(({ plannedOnce }) => !plannedOnce).map(({ text }) => text)).toEqual([])
  },
)

it('asks for the next match of a team once, be it at home or away', async () => {
  const asked = await queriesOf(() => test.call('GET', '/api/v1/times/t11', { as: person }))
  expect(asked.filter(({ text }) => /matches\.status = 'scheduled'/.test(text))).toHaveLength(1)
})

it('makes no tables where only the names of editions are asked for', async () => {
  const eventsIn = async (path: string) => {
    // The tests above have read the same editions.
    test.context.answers.forgetAll()
    const asked = await queriesOf(() => test.call('GET', `/api/v1/times/t9/campeonatos?${path}`, { as: person }))
    return asked.filter(({ text }) => /\bfrom events\b/.test(text)).length
  }
  expect(await eventsIn('limit=2&fields=competition,edition')).toBe(0)
  expect(await eventsIn('limit=2&fields=competition,points')).toBe(1)
})
