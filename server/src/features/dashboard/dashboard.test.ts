import { afterAll, beforeAll, expect, it } from 'vitest'
import root from '../../../../package.json' with { type: 'json' }
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => void (test = await createTestApp()))
afterAll(() => test.close())

const read = async (options = {}) => (await test.call('GET', '/api/v1/dashboard?type=ajax', options)).body.data
const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })

it('is open to visitors, with nothing of anybody’s', async () => {
  const data = await read()
  expect(data).toMatchObject({ account: null, admin: null, topViews: [] })
  expect(data.posts).toHaveLength(2)
})

it('shows a person their own first steps', async () => {
  const person = await test.register()
  await test.call('PATCH', '/api/v1/conta', { as: person, body: { team: 'palmeiras' } })
  const { account, admin } = await read({ as: person })
  expect(account).toEqual({
    emailConfirmed: false,
    devices: 1,
    photo: false,
    team: expect.objectContaining({ id: 'palmeiras', acronym: 'PAL', linkAddress: '/times/palmeiras' }),
  })
  expect(admin).toBeNull()
})

it('shows an admin the service', async () => {
  const admin = await test.registerAdmin()
  await test.call('POST', '/contact', {
    body: { name: 'Ana', email: 'ana@exemplo.com', subject: 'Oi', message: 'Olá' },
  })
  const users = (await test.database.selectFrom('users').selectAll().execute()).length
  expect((await read({ as: admin })).admin).toEqual({ users, unansweredMessages: 1, workers: 1, version: root.version })
})

it('counts what was opened in the last seven days, the most viewed first', async () => {
  const view = (kind: string, id: string, name: string, daysAgo: number, views: number) => ({
    kind,
    id,
    name,
    day: day(daysAgo),
    views,
  })
  const many = Array.from({ length: 10 }, (_, index) => view('player', `p_${index}`, `P ${index}`, 1, 2))
  await test.database
    .insertInto('page_views')
    .values([
      view('team', 'bahia', 'Bahia antigo', 6, 3),
      view('team', 'bahia', 'Bahia', 0, 4),
      view('competition', 'copa_do_brasil', 'Copa do Brasil', 2, 9),
      view('player', 'p_9', 'P 9', 0, 1),
      view('team', 'antigo', 'Antigo', 7, 100),
      ...many,
    ])
    .execute()
  const { topViews } = await read()
  expect(topViews).toHaveLength(10)
  expect(topViews.slice(0, 3)).toEqual([
    {
      kind: 'competition',
      id: 'copa_do_brasil',
      name: 'Copa do Brasil',
      views: 9,
      linkAddress: '/campeonatos/copa_do_brasil',
    },
    { kind: 'team', id: 'bahia', name: 'Bahia', views: 7, linkAddress: '/times/bahia' },
    { kind: 'player', id: 'p_9', name: 'P 9', views: 3, linkAddress: '/jogadores/p_9' },
  ])
})

it('refuses a question it does not know', async () => {
  expect((await test.call('GET', '/api/v1/dashboard?other=1')).status).toBe(400)
})
