import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Session } from '@meio-campo/contract'
import { insertLeague, insertWholeMatch, MATCH, rowsOf as textOf } from '../../../testing/football-rows.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import { cleanSets } from './clean-sets.ts'

let test: TestApp
let admin: Session
beforeAll(async () => void (test = await createTestApp()))
afterAll(() => test.close())
beforeEach(async () => void (admin = await test.registerAdmin()))

const clean = (kind: 'users' | 'jogos', as = admin) => test.call('POST', `/api/v1/webmaster/${kind}/clean`, { as })
const restore = (id: string, query = '') =>
  test.call('POST', `/api/v1/webmaster/copias/${id}/restaurar${query}`, { as: admin })

/** The rows of the set, as text, to compare before and after. */
async function rowsOf(): Promise<Record<string, string[]>> {
  const { users, uploads, devices, sessions, account_tokens } = {
    users: await test.database.selectFrom('users').selectAll().orderBy('id').execute(),
    uploads: await test.database.selectFrom('uploads').selectAll().orderBy('id').execute(),
    devices: await test.database.selectFrom('devices').selectAll().orderBy('id').execute(),
    sessions: await test.database.selectFrom('sessions').selectAll().orderBy('token_hash').execute(),
    account_tokens: await test.database.selectFrom('account_tokens').selectAll().orderBy('token_hash').execute(),
  }
  const text = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row))
  return {
    users: text(users),
    uploads: text(uploads),
    devices: text(devices),
    sessions: text(sessions),
    account_tokens: text(account_tokens),
  }
}

async function withPhoto(session: Session): Promise<void> {
  await test.database
    .insertInto('uploads')
    .values({ id: `up_${session.user._id}`, owner_id: session.user._id, width: 8, height: 8, widths: [8] })
    .execute()
  await test.database
    .updateTable('users')
    .set({ photo_id: `up_${session.user._id}` })
    .where('id', '=', session.user._id)
    .execute()
}

describe('Limpar data Users', () => {
  it('removes every account that is not an admin, with all that is theirs, and says how many', async () => {
    const ana = await test.register('Ana')
    await withPhoto(ana)
    const before = await rowsOf()
    const preview = (await test.call('GET', '/api/v1/webmaster', { as: admin })).body.data
    const { status, body } = await clean('users')
    expect(status).toBe(200)
    expect(body.data.copy.counts).toEqual(preview.users)
    expect(body.data.copy.counts.uploads).toBe(1)
    expect(body.data.copy).toMatchObject({ kind: 'users', actor: 'Renato Figueira', restoredAt: null })

    const left = await test.database.selectFrom('users').select('admin').execute()
    expect(left.length).toBeGreaterThan(0)
    expect(left.every((user) => user.admin)).toBe(true)
    expect((await test.call('GET', '/api/v1/conta', { as: ana })).status).toBe(401)
    expect((await test.call('GET', '/api/v1/conta', { as: admin })).status).toBe(200)

    // And back, row by row.
    const undone = await restore(body.data.copy.id)
    expect(undone.status).toBe(200)
    expect(undone.body.data.restored).toEqual(preview.users)
    expect(undone.body.data.replaced).toBeNull()
    expect(await rowsOf()).toEqual(before)
    expect(
      (await test.call('POST', '/access/login', { body: { email: ana.user.email, password: ana.device!.password } }))
        .status,
    ).toBe(200)
  })

  it('can be undone once', async () => {
    const { body } = await clean('users')
    expect((await restore(body.data.copy.id)).status).toBe(200)
    const again = await restore(body.data.copy.id)
    expect(again.status).toBe(409)
    expect(again.body.error.Exit.title).toBe('Cópia já restaurada')
  })

  it('refuses before it begins when an e-mail has another account by then, names it, and takes its place if asked', async () => {
    const bia = await test.register('Bia')
    const caio = await test.register('Caio')
    const before = await rowsOf()
    const { body } = await clean('users')
    await test.call('POST', '/access/register', {
      body: { name: 'Outra Bia', email: bia.user.email, password: PASSWORD, terms: true },
      ip: '10.5.0.1',
    })
    const cleaned = await rowsOf()
    const refused = await restore(body.data.copy.id)
    expect(refused.status).toBe(409)
    expect(refused.body.code).toBe('copy_blocked')
    expect(refused.body.detail).toContain(`1 conta: ${bia.user.email}`)
    expect(refused.body.errors).toEqual([expect.objectContaining({ field: 'substituir' })])
    expect(await rowsOf()).toEqual(cleaned)

    const { status, body: done } = await restore(body.data.copy.id, '?substituir=true')
    expect(status).toBe(200)
    expect(done.data.replaced.counts).toMatchObject({ users: 1 })
    expect(await rowsOf()).toEqual(before)
    const who = await test.database.selectFrom('users').select('name').where('email', '=', caio.user.email).execute()
    expect(who).toEqual([{ name: 'Caio' }])
    // What stood in the place is a copy too, with the same question.
    expect((await restore(done.data.replaced.id)).body.code).toBe('copy_blocked')
  })

  it('loses no user who registers while it runs', async () => {
    const registering = Array.from({ length: 12 }, (_, index) =>
      test.call('POST', '/access/register', {
        body: { name: 'Apressada', email: `pressa${index}@exemplo.com`, password: PASSWORD, terms: true },
        ip: `10.6.0.${index}`,
      }),
    )
    const cleaned = await clean('users')
    const registered = await Promise.all(registering)
    expect(cleaned.status).toBe(200)
    expect(registered.map(({ status }) => status)).toEqual(registering.map(() => 201))
    await restore(cleaned.body.data.copy.id)
    const there = await test.database.selectFrom('users').select('id').where('name', '=', 'Apressada').execute()
    expect(there).toHaveLength(12)
  })

  it('changes nothing when it fails half-way', async () => {
    await test.register('Dora')
    const before = await rowsOf()
    const broken = [...cleanSets.users, { table: 'tabela_que_nao_existe', owner: 'user_id' }]
    const original = cleanSets.users
    cleanSets.users = broken
    try {
      expect((await clean('users')).status).toBe(500)
    } finally {
      cleanSets.users = original
    }
    expect(await rowsOf()).toEqual(before)
    expect(
      await test.database
        .selectFrom('copies')
        .selectAll()
        .where('counts', '=', '{}')
        .where('kind', '=', 'users')
        .execute(),
    ).toEqual([])
  })
})

it('Limpar data Jogos removes matches with all that belongs to them, and brings back every row', async () => {
  await insertLeague(test.database)
  await insertWholeMatch(test.database)
  const forecast = { home: 0.5, draw: 0.3, away: 0.2, home_goals: 1.4, away_goals: 0.9, made_at: new Date() }
  await test.database
    .insertInto('match_forecasts')
    .values({ match_id: MATCH.id, ...forecast })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await test.database
    .insertInto('player_statistics')
    .values({ match_id: MATCH.id, person_id: 'ana', side: 'home', dataset_id: 'teste', minutes: 71 })
    .execute()
  const tables = cleanSets.jogos.map(({ table }) => table)
  const before = await textOf(test.database, tables)
  expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true)
  const kept = await textOf(test.database, ['teams', 'people', 'editions', 'phases', 'rounds', 'aliases'])

  const { body } = await clean('jogos')
  const counts = Object.fromEntries(Object.entries(before).map(([table, rows]) => [table, rows.length]))
  expect(body.data.copy.counts).toEqual(counts)
  expect(Object.values(await textOf(test.database, tables)).flat()).toEqual([])
  expect(await textOf(test.database, Object.keys(kept))).toEqual(kept)
  const change = test.database.selectFrom('changes').select(['kind', 'type']).orderBy('seq', 'desc').limit(1)
  expect(await change.executeTakeFirst()).toEqual({ kind: 'match', type: 'deleted' })

  const undone = await restore(body.data.copy.id)
  expect(undone.body.data.restored).toEqual(counts)
  expect(await textOf(test.database, tables)).toEqual(before)
})

it('keeps a copy for 30 days, and then for no one', async () => {
  const { body } = await clean('users')
  const { createdAt, expiresAt, id } = body.data.copy
  expect(new Date(expiresAt).getTime() - new Date(createdAt).getTime()).toBe(30 * 86_400_000)
  await test.database
    .updateTable('copies')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', id)
    .execute()
  expect((await restore(id)).status).toBe(404)
  const { body: list } = await test.call('GET', '/api/v1/webmaster/copias?limit=100', { as: admin })
  expect(list.data.map((copy: { id: string }) => copy.id)).not.toContain(id)
})

it('pages the copies without gap or repeat', async () => {
  for (let times = 0; times < 5; times += 1) await clean('jogos')
  const seen: string[] = []
  let path = '/api/v1/webmaster/copias?limit=2'
  for (;;) {
    const { body } = await test.call('GET', path, { as: admin })
    seen.push(...body.data.map((copy: { id: string }) => copy.id))
    expect(body.page.total).toBeGreaterThanOrEqual(5)
    if (!body.page.next) break
    path = `/api/v1/webmaster/copias?limit=2&cursor=${body.page.next}`
  }
  const kept = await test.database.selectFrom('copies').select('id').where('expires_at', '>', new Date()).execute()
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.sort()).toEqual(kept.map(({ id }) => id).sort())
})

it('writes every maintenance action to the audit log', async () => {
  await test.call('POST', '/api/v1/webmaster/api/restart', { as: admin })
  const { body } = await clean('jogos')
  await restore(body.data.copy.id)
  const { body: log } = await test.call('GET', '/api/v1/auditoria?action=maintenance&limit=3', { as: admin })
  expect(
    log.data.map(({ action, actor }: { action: string; actor: { name: string } }) => [action, actor.name]),
  ).toEqual([
    ['maintenance.restore', 'Renato Figueira'],
    ['maintenance.clean_jogos', 'Renato Figueira'],
    ['maintenance.restart', 'Renato Figueira'],
  ])
})
