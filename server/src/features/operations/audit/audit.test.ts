import type { AuditEntry, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let admin: Session
const start = Date.parse('2026-03-01T12:00:00.000Z')
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  const entries = Array.from({ length: 9 }, (_, index) => ({
    at: new Date(start + Math.floor(index / 3) * 60_000),
    actor_id: 'u_someone',
    actor_name: index === 8 ? null : `Pessoa ${index}`,
    action: index % 2 ? 'users.block' : 'maintenance.clean_users',
    summary: index === 4 ? 'usou 100% da_cota' : 'fez algo',
    details: JSON.stringify({ index }),
    request_id: `req_${index}`,
  }))
  // Their own sign-ins are in it.
  await test.database.deleteFrom('audit_log').execute()
  await test.database.insertInto('audit_log').values(entries).execute()
})
afterAll(() => test.close())

const list = (query = '') => test.call('GET', `/api/v1/auditoria${query}`, { as: admin })
const indexes = async (query: string) =>
  (await list(query)).body.data.map(({ details }: AuditEntry) => details['index'])

it('lists from the newest, page by page, without gaps or repeats', async () => {
  const seen: unknown[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { status, body } = await list(`?limit=2${cursor && `&cursor=${cursor}`}`)
    expect([status, body.page.total]).toEqual([200, 9])
    seen.push(...body.data.map(({ details }: AuditEntry) => details['index']))
    cursor = body.page.next
  }
  expect(seen).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0])
})

it('says who did what, when and by which call', async () => {
  const [last, before] = (await list('?limit=2')).body.data
  expect(last.actor).toBeNull()
  expect(before).toMatchObject({
    at: '2026-03-01T12:02:00.000Z',
    actor: { id: 'u_someone', name: 'Pessoa 7' },
    action: 'users.block',
    summary: 'fez algo',
    requestId: 'req_7',
  })
})

it('narrows by words, action, group and time', async () => {
  expect(await indexes('?q=100%25')).toEqual([4])
  expect(await indexes('?q=DA_COTA')).toEqual([4])
  expect(await indexes('?q=pessoa%203')).toEqual([3])
  expect(await indexes('?action=users.block')).toEqual([7, 5, 3, 1])
  expect(await indexes('?action=maintenance')).toEqual([8, 6, 4, 2, 0])
  expect(await indexes('?action=main')).toEqual([])
  expect(await indexes('?since=2026-03-01T12:02:00Z')).toEqual([8, 7, 6])
  expect(await indexes('?until=2026-03-01T09:00:00-03:00')).toEqual([2, 1, 0])
  expect(await indexes('?since=2026-03-01T12:01:00Z&until=2026-03-01T12:01:30Z&action=users')).toEqual([5, 3])
})

const cursorOf = (...key: unknown[]) => Buffer.from(JSON.stringify(key)).toString('base64url')

it.each([
  '?since=ontem',
  '?until=2026-13-01T00:00:00Z',
  '?since=2016-12-31T23:59:60Z',
  '?other=1',
  '?limit=x',
  `?cursor=${cursorOf('2026-03-01T12:00:00.000Z', 'um')}`,
])('refuses %s', async (query) => {
  const { status, body } = await list(query)
  expect(status).toBe(400)
  expect(body.errors).toHaveLength(1)
})

it('is given whole as a file, filtered as it is shown', async () => {
  const { headers, body } = await list('?action=users.block&format=csv')
  expect(headers['content-type']).toContain('text/csv')
  const lines = String(body).trim().split('\r\n')
  expect(lines[0]).toContain('actor.name,action,summary')
  expect(lines.slice(1).map((line) => /Pessoa (\d)/.exec(line)?.[1])).toEqual(['7', '5', '3', '1'])
})

it('is the admin’s alone', async () => {
  const person = await test.register()
  expect((await test.call('GET', '/api/v1/auditoria', { as: person })).status).toBe(403)
  expect((await test.call('GET', '/api/v1/auditoria')).status).toBe(401)
})
