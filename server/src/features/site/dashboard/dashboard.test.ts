import { endpoints } from '@meio-campo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import root from '../../../../../package.json' with { type: 'json' }
import { dayAt } from '../../../platform/time/today.ts'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { DRAWN, insertSmallSeason, LIVE, OTHER, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => void (test = await createTestApp()))
afterAll(() => test.close())

const read = async (options = {}) => {
  const { body } = await test.call('GET', '/api/v1/dashboard?type=ajax', options)
  expectAnswer(endpoints.getDashboard, body)
  return body.data
}
const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })

it('is open to visitors, without any account’s data', async () => {
  const data = await read()
  expect(data).toMatchObject({ account: null, admin: null, topViews: [], matches: [], main: null, favourite: null })
  expect(data.posts).toHaveLength(2)
})

it('shows a person their own first steps', async () => {
  const person = await test.register()
  await test.call('PATCH', '/api/v1/conta', { as: person, body: { team: 'palmeiras' } })
  const { account, admin, favourite } = await read({ as: person })
  expect(account).toEqual({
    emailConfirmed: true,
    devices: 1,
    photo: false,
    key: false,
    firstCall: false,
    quota: expect.objectContaining({ of: 'account', window: 'day', limit: 5_000, used: 0, left: 5_000 }),
    push: { webhooks: 0, lastDelivery: null, failures: 0, connected: false },
    team: expect.objectContaining({ id: 'palmeiras', acronym: 'PAL', linkAddress: '/times/palmeiras' }),
  })
  expect(admin).toBeNull()
  // A default team that is not in the database yet.
  expect(favourite).toBeNull()
})

it('shows an admin the service, and what waits for a decision', async () => {
  const admin = await test.registerAdmin()
  const author = await test.register()
  const suggestion = { kind: 'confederation', values: { name: 'Liga nova' }, source: 'Jornal' }
  const suggested = await test.call('POST', '/api/v1/sugestoes', { as: author, body: suggestion })
  expect(suggested.status).toBe(201)
  const said = { kind: 'team', record_id: 'x', chosen: 'a', said: JSON.stringify({ a: 1, b: 2 }) }
  await test.database
    .insertInto('conflicts')
    .values([
      { ...said, field: 'city' },
      { ...said, field: 'state', resolved_at: new Date() },
    ])
    .execute()
  const name = { dataset_id: 'a', kind: 'team', name: 'Atlético', candidates: [], file: 'f' }
  await test.database
    .insertInto('unsure_names')
    .values([
      { ...name, key: 'aberto' },
      { ...name, key: 'de lado', dismissed_at: new Date() },
    ])
    .execute()
  await test.call('POST', '/contact', {
    body: { name: 'Ana', email: 'ana@exemplo.com', subject: 'Oi', message: 'Olá' },
  })
  const users = (await test.database.selectFrom('users').selectAll().execute()).length
  expect((await read({ as: admin })).admin).toEqual({
    alerts: [],
    users,
    unansweredMessages: 1,
    review: { suggestions: 1, conflicts: 1, names: 1 },
    workers: 1,
    version: root.version,
    demo: false,
    backup: { at: null, problem: null },
    lastImport: null,
    connections: { connected: 0, failing: 0 },
  })
})

it('shows admins that the last backup failed', async () => {
  await test.database
    .insertInto('backup_runs')
    .values({
      id: 'bk_abcdefghijkmnpqrstuvwxyz',
      kind: 'daily',
      status: 'failed',
      finished_at: new Date(),
      error: 'O disco está cheio: a cópia não coube.',
    })
    .execute()
  const admin = await test.registerAdmin()
  expect((await read({ as: admin })).admin!.backup).toEqual({
    at: null,
    problem: 'A última cópia de segurança falhou. O disco está cheio: a cópia não coube.',
  })
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

describe('with football', () => {
  const today = dayAt(new Date())
  const idsOf = (matches: readonly { id: string }[]) => matches.map(({ id }) => id)
  beforeAll(() => insertSmallSeason(test.database, today))

  it('shows what is live and of today, and the table of the championship that was played last', async () => {
    const { matches, main } = await read()
    expect(idsOf(matches)).toEqual([LIVE, OTHER])
    expect(main).toMatchObject({
      competition: { id: 'liga' },
      edition: '2026',
      demo: false,
      scorers: [{ position: 1, player: { id: 'ana' }, goals: 2 }, { player: { id: 'bia' } }],
    })
    expect(main.rows[0]).toMatchObject({ position: 1, team: { id: 'bahia' }, points: 7, played: 3 })
    expect(main.rows).toHaveLength(3)
  })

  it('prefers the Brasileirão to what was played last', async () => {
    const { database } = test
    const id = 'brasileirao_serie_a'
    await database.insertInto('competitions').values({ id, code: 'bra_a', name: 'Brasileirão' }).execute()
    await database.insertInto('editions').values({ id: 'bra_a_2019', competition_id: id, name: '2019' }).execute()
    const phase = { id: 'bra_a_2019_fase', edition_id: 'bra_a_2019', position: 0, name: 'Fase', kind: 'league' }
    await database.insertInto('phases').values(phase).execute()
    const teams = ['santos', 'bahia'].map((team_id) => ({ phase_id: phase.id, team_id }))
    await database.insertInto('phase_teams').values(teams).execute()
    await test.context.supervisor.settle()
    expect((await read()).main).toMatchObject({ competition: { id }, edition: '2019', scorers: [] })
  })

  it('puts the favourite team before all others, with its matches and its place', async () => {
    const person = await test.register()
    await test.call('PATCH', '/api/v1/conta', { as: person, body: { team: 'palmeiras' } })
    expect(idsOf((await read({ as: person })).matches)).toEqual([OTHER, LIVE])

    await test.call('PATCH', '/api/v1/conta', { as: person, body: { team: 'santos' } })
    const { matches, favourite } = await read({ as: person })
    expect(idsOf(matches)).toEqual([LIVE, OTHER])
    // Under way: it is neither the last one nor forgotten.
    expect(favourite).toMatchObject({ team: { id: 'santos' }, next: { id: LIVE }, last: { id: DRAWN } })
    const liga = favourite.tables.find(({ competition }: { competition: { id: string } }) => competition.id === 'liga')
    expect(liga).toMatchObject({ position: 2, points: 1 })
  })

  it('puts what is followed after the favourite team and before all others', async () => {
    const person = await test.register()
    await test.call('PUT', `/api/v1/acompanhamentos/jogos/${OTHER}`, { as: person })
    expect(idsOf((await read({ as: person })).matches)).toEqual([OTHER, LIVE])
    await test.database.updateTable('users').set({ team_id: 'bahia' }).where('id', '=', person.user._id).execute()
    expect(idsOf((await read({ as: person })).matches)).toEqual([LIVE, OTHER])
  })

  it('shows admins the last import and the demonstration', async () => {
    const { database } = test
    const admin = await test.registerAdmin()
    await database.insertInto('datasets').values({ id: 'teste', title: 'Teste' }).execute()
    const run = { dataset_id: 'teste', seconds: 1, read: 5, updated: 0, unchanged: 0, rejected: 0 }
    await database
      .insertInto('import_runs')
      .values([
        { ...run, started_at: '2026-01-04T03:04:05.000Z', created: 9, conflicts: 9, status: 'failed' },
        { ...run, started_at: '2026-01-03T03:04:05.000Z', created: 9, conflicts: 9, dry_run: true },
        { ...run, started_at: '2026-01-02T03:04:05.000Z', created: 3, conflicts: 2 },
        { ...run, started_at: '2026-01-01T03:04:05.000Z', created: 9, conflicts: 9 },
      ])
      .execute()
    await database.updateTable('matches').set({ demo: true }).where('id', '=', PLAYED).execute()
    expect((await read({ as: admin })).admin).toMatchObject({
      demo: true,
      lastImport: { dataset: 'teste', at: '2026-01-02T03:04:05.000Z', created: 3, conflicts: 2 },
    })
  })
})
