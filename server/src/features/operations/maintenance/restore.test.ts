import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Session } from '@meio-campo/contract'
import { rowsOf } from '../../../testing/football-rows.ts'
import { insertSmallSeason, NEXT, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { cleanSets } from './clean-sets.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertSmallSeason(test.database, '2026-05-10')
})
afterAll(() => test.close())

const call = (path: string, body?: object) => test.call('POST', `/api/v1/${path}`, { as: admin, ...(body && { body }) })
const clean = async (): Promise<string> => (await call('webmaster/jogos/clean')).body.data.copy.id
const restore = (id: string, query = '') => call(`webmaster/copias/${id}/restaurar${query}`)
const tables = cleanSets.jogos.map(({ table }) => table)
/** Without version and time of the match: they rise when it takes the place of another. */
async function rows(): Promise<Record<string, unknown[]>> {
  const all = await rowsOf(test.database, tables)
  const matches = all['matches']!.map((row) => ({ ...JSON.parse(row), version: 0, updated_at: '' }))
  return { ...all, matches }
}

/** A match made again with the id it had, as "Gerar jogos" makes it. */
const makeAgain = () =>
  test.database
    .insertInto('matches')
    .values({
      id: PLAYED,
      edition_id: 'liga_2026',
      phase_id: 'liga_2026_fase',
      round_id: 'liga_2026_r1',
      home_id: 'bahia',
      away_id: 'palmeiras',
      day: '2026-11-20',
      status: 'scheduled',
    })
    .execute()

it('refuses when a record that the copy needs is gone, and names it', async () => {
  const before = await rows()
  const copy = await clean()
  await sql`delete from spells where person_id = 'ana'`.execute(test.database)
  await sql`delete from people where id = 'ana'`.execute(test.database)
  const refused = await restore(copy, '?substituir=true')
  expect(refused.status).toBe(409)
  expect(refused.body.detail).toContain('1 pessoa (ana) já não existe')
  expect(Object.values(await rows()).flat()).toEqual([])
  await test.database.insertInto('people').values({ id: 'ana', name: 'Ana' }).execute()
  expect((await restore(copy)).status).toBe(200)
  expect(await rows()).toEqual(before)
})

it('brings back what the desk stored, and who did it', async () => {
  const at = new Date('2026-05-10T20:00:00Z')
  const { _id: user_id } = (await test.register('Bia')).user
  const command = { id: 'mesa_0000000000000001', match_id: PLAYED, at, user_id, actor_name: 'Bia' }
  await test.database.insertInto('desk_commands').values(command).execute()
  const before = await rows()
  const users = (await call('webmaster/users/clean')).body.data.copy.id
  expect(await rows()).not.toEqual(before)
  expect((await restore(users)).status).toBe(200)
  expect(await rows()).toEqual(before)
  expect((await restore(await clean())).status).toBe(200)
  expect(await rows()).toEqual(before)
})

/**
 * Tables that a clean-up and its restore do not cover: open desks are known for 20 seconds only, a source that follows
 * a match starts anew, notifications and passkey challenges wait for minutes, only admins have sheets, an account's
 * archive is a file that is deleted with it, imports hold nothing back of the demonstration, and derived titles,
 * ratings and projections are computed again.
 */
const PASSING = [
  'account_archives',
  'derived_titles',
  'desk_visits',
  'live_follows',
  'notifications',
  'passkey_challenges',
  'projections',
  'sheets',
  'team_ratings',
  'waiting_matches',
  'waiting_squads',
]

it('copies every table whose rows go with the rows of a set', async () => {
  for (const [kind, set] of Object.entries(cleanSets)) {
    const own = set.map(({ table }) => table)
    const { rows: lost } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confdeltype = 'c' and confrelid = any (${own}::regclass[])
        and conrelid <> all (${[...own, ...PASSING]}::regclass[])`.execute(test.database)
    expect(lost, kind).toEqual([])
  }
})

it('an edit of what was cleaned is undone after the clean-up is, not before', async () => {
  const before = await rows()
  const officials = [{ role: 'referee', person: null, name: 'Ivo Lima', country: 'BR' }]
  const { body } = await test.call('PUT', `/api/v1/campeonatos/liga/jogos/${NEXT}/arbitros`, {
    as: admin,
    body: { officials },
  })
  const copy = await clean()
  const refused = await call(`historico/${body.data.edit}/desfazer`)
  expect(refused.status).toBe(409)
  expect(refused.body.detail).toContain('Desfaça antes a limpeza.')
  expect((await restore(copy)).status).toBe(200)
  expect((await call(`historico/${body.data.edit}/desfazer`)).status).toBe(200)
  expect((await rows())['match_officials']).toEqual(before['match_officials'])
})

it('refuses to mix a copy with matches made again since, names them, and can be tried again', async () => {
  const before = await rows()
  const copy = await clean()
  await makeAgain()
  const cleaned = await rows()
  for (let tries = 0; tries < 2; tries += 1) {
    const refused = await restore(copy)
    expect(refused.status).toBe(409)
    expect(refused.body.detail).toContain('1 jogo: bahia × palmeiras (20/11/2026)')
    expect(refused.body.detail).not.toContain('e-mail')
    expect(await rows()).toEqual(cleaned)
  }
  const done = await restore(copy, '?substituir=true')
  expect(done.status).toBe(200)
  expect(await rows()).toEqual(before)

  // The replaced match is kept as well: its copy puts it back in the place of the first.
  const swapped = await restore(done.body.data.replaced.id, '?substituir=true')
  expect(swapped.status).toBe(200)
  const { status } = await test.database
    .selectFrom('matches')
    .select('status')
    .where('id', '=', PLAYED)
    .executeTakeFirstOrThrow()
  expect(status).toBe('scheduled')
})
