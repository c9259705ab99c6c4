import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  const { database } = test
  await database
    .insertInto('datasets')
    .values([
      { id: 'cbf', title: 'CBF', licence: 'CC0', trust: 100 },
      { id: 'outro', title: 'Outro', trust: 900 },
    ])
    .execute()
  await database.insertInto('teams').values({ id: 'bahia', name: 'Bahia', kind: 'club' }).execute()
  await database
    .insertInto('conflicts')
    .values(
      ['founded', 'city', 'state'].map((field) => ({
        kind: 'team',
        record_id: 'bahia',
        field,
        said: JSON.stringify({ cbf: 1931, outro: 1930 }),
        chosen: 'cbf',
        ...(field === 'city' && { resolved_at: new Date() }),
      })),
    )
    .execute()
  await database.insertInto('import_runs').values({ dataset_id: 'cbf', seconds: 2, read: 10, created: 7 }).execute()
})
afterAll(() => test.close())

const read = (path: string, as: Session = admin) => test.call('GET', `/api/v1/${path}`, { as })

it('lists what sources disagree on, and what an admin has not seen yet', async () => {
  const open = (await read('divergencias?resolvida=false&limit=1')).body
  expect(open.page.total).toBe(2)
  expect(open.data[0]).toMatchObject({ kind: 'team', record: 'bahia', chosen: 'cbf', said: { cbf: 1931, outro: 1930 } })
  const next = (await read(`divergencias?resolvida=false&limit=1&cursor=${open.page.next}`)).body
  expect(next.data[0].id).not.toBe(open.data[0].id)
  expect((await read('divergencias?resolvida=true')).body.data).toHaveLength(1)
  const forged = Buffer.from(JSON.stringify([new Date().toISOString(), "x' or 1"])).toString('base64url')
  expect((await read(`divergencias?cursor=${forged}`)).status).toBe(400)
})

it('lists imports to admins, and licences to all signed-in users', async () => {
  expect((await read('importacoes')).body.data).toMatchObject([{ dataset: 'cbf', status: 'done', created: 7 }])
  const person = await test.register()
  expect((await read('importacoes', person)).status).toBe(403)
  expect((await read('fontes', person)).body.data[0]).toMatchObject({ id: 'cbf', licence: 'CC0' })
})
