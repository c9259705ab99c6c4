import type { Coverage, IncompleteMatch, Session, WorkQueue } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EARLIER, insertSmallSeason, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let admin: Session
let user: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  user = await test.register()
  await insertSmallSeason(test.database, '2026-05-10')
  await test.database.updateTable('matches').set({ attendance: 4321 }).where('id', '=', PLAYED).execute()
  // A match in the past for which no result was recorded.
  await test.database
    .updateTable('matches')
    .set({ status: 'scheduled', home_score: null, away_score: null })
    .where('id', '=', EARLIER)
    .execute()
})
afterAll(() => test.close())

const get = (path: string, as = admin) => test.call('GET', `/api/v1/qualidade${path}`, { as })
const coverage = async (query = ''): Promise<Coverage[]> => (await get(query)).body.data
const lacking = async (edition: string, part: string): Promise<IncompleteMatch[]> =>
  (await get(`/jogos?edicao=${edition}&falta=${part}`)).body.data

it('counts of every edition what is known about its matches', async () => {
  const rows = await coverage()
  expect(rows.map(({ id }) => id)).toEqual(['liga_2026', 'liga_2025'])
  const [now, earlier] = rows
  expect(now).toMatchObject({ name: 'Liga 2026', competition: 'liga', matches: 5, played: 2, attendances: 1 })
  expect(now!.lineups).toBe(
    (
      await test.database
        .selectFrom('matches')
        .select('id')
        .where('covers_lineups', '=', true)
        .where('status', '=', 'finished')
        .execute()
    ).length,
  )
  expect(earlier).toMatchObject({ matches: 1, due: 1, results: 0, overdue: 1, played: 0 })
  expect(await coverage('?campeonato=outro')).toEqual([])
})

it('puts first what lacks most, page by page, and gives the whole as a file', async () => {
  const overdue = (await coverage('?sort=-overdue')).map((row) => row.overdue)
  expect(overdue).toEqual(overdue.toSorted((a, b) => b - a))
  expect(overdue.at(-1)).toBe(1)
  expect((await coverage('?sort=attendances')).map(({ id }) => id)).toEqual(['liga_2026', 'liga_2025'])
  const first = await get('?limit=1')
  expect(first.body.page.total).toBe(2)
  expect((await coverage(`?limit=1&cursor=${first.body.page.next}`)).map(({ id }) => id)).toEqual(['liga_2025'])
  const file = await get('?format=csv')
  expect(file.headers['content-disposition']).toContain('qualidade.csv')
  expect(String(file.body).trim().split('\r\n')).toHaveLength(3)
  expect((await get('?sort=name')).status).toBe(400)
})

it('lists the matches that lack a part, each with its page', async () => {
  expect(await lacking('liga_2025', 'resultado')).toEqual([
    { id: EARLIER, name: 'palmeiras × bahia', day: '2025-05-10', linkAddress: `/campeonatos/liga/jogos/${EARLIER}` },
  ])
  const unseen = await lacking('liga_2026', 'publico')
  expect(unseen.map(({ id }) => id)).not.toContain(PLAYED)
  expect(unseen).toHaveLength(1)
  expect((await get('/jogos?edicao=nenhuma&falta=publico')).status).toBe(404)
  expect((await get('/jogos?edicao=liga_2026&falta=tudo')).status).toBe(400)
})

it('shows the size of each queue and its longest wait', async () => {
  await test.database
    .insertInto('plausibility_reports')
    .values([
      { kind: 'team', record_id: 'bahia', rule: 'a', reason: 'x', created_at: new Date('2026-01-02T00:00:00Z') },
      { kind: 'edition', record_id: 'liga_2026', rule: 'a', reason: 'x', created_at: new Date('2026-01-01T00:00:00Z') },
    ])
    .execute()
  const queues: WorkQueue[] = (await get('/filas')).body.data
  expect(queues.map(({ queue, count }) => [queue, count])).toEqual([
    ['suggestions', 0],
    ['duplicates', 0],
    ['waiting', 0],
    ['squads', 0],
    ['conflicts', 0],
    ['names', 0],
    ['alerts', 2],
  ])
  expect(queues.at(-1)).toMatchObject({ oldest: { name: 'Liga 2026', since: '2026-01-01T00:00:00.000Z' } })
  expect((await coverage('?sort=-alerts'))[0]).toMatchObject({ id: 'liga_2026', alerts: 1 })
})

it('is for admins', async () => {
  for (const path of ['', '/filas', '/jogos?edicao=liga_2026&falta=publico']) {
    expect((await get(path, user)).status).toBe(403)
  }
})
