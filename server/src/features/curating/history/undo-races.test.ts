import type { Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertSmallSeason } from '../../../testing/small-season.ts'
import { createTestApp, type TestAnswer, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'

let test: TestApp
let admin: Session
let other: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  other = await test.registerAdmin()
  await insertSmallSeason(test.database, '2026-05-10')
})
afterAll(() => test.close())

type Call = () => Promise<TestAnswer>

const change = (as: Session, path: string, body: object): Promise<TestAnswer> =>
  test.call('PATCH', `/api/v1/${path}`, { as, body })
const make = async (body: object): Promise<TestAnswer> => test.call('POST', '/api/v1/times', { as: admin, body })
const undo = (edit: string, rest = '') => test.call('POST', `/api/v1/historico/${edit}/desfazer${rest}`, { as: admin })
const team = async (id: string) =>
  (await test.call('GET', `/api/v1/times/${id}/settings`, { as: admin })).body.data?.values ?? null
const waiting = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(test.database)
  return rows[0]!.count
}

/** Both calls wait for a team that another transaction has locked; when it is free, the first call gets it first. */
async function inThisOrder(id: string, first: Call, second: Call): Promise<[TestAnswer, TestAnswer]> {
  const held = await test.database.startTransaction().execute()
  await sql`select from teams where id = ${id} for update`.execute(held)
  const one = first()
  await until(async () => (await waiting()) === 1)
  const next = second()
  await until(async () => (await waiting()) === 2)
  await held.commit().execute()
  return Promise.all([one, next])
}

it('does not overwrite a field that another user is saving during the undo', async () => {
  const { body } = await change(admin, 'times/bahia', { city: 'Feira de Santana' })
  const [saved, undone] = await inThisOrder(
    'bahia',
    () => change(other, 'times/bahia', { city: 'Ilhéus' }),
    () => undo(body.data.edit),
  )
  expect([saved.status, undone.status, undone.body.code]).toEqual([200, 409, 'changed_since'])
  expect(await team('bahia')).toMatchObject({ city: 'Ilhéus' })
})

it('keeps another field that a user is saving during the undo', async () => {
  const { body } = await change(admin, 'times/bahia', { city: 'Jequié' })
  const [saved, undone] = await inThisOrder(
    'bahia',
    () => change(other, 'times/bahia', { nickname: 'Esquadrão' }),
    () => undo(body.data.edit),
  )
  expect([saved.status, undone.status]).toEqual([200, 200])
  expect(await team('bahia')).toMatchObject({ city: 'Ilhéus', nickname: 'Esquadrão' })
})

it('does not remove a new record that a user is saving while its creation is undone, whole or in part', async () => {
  const club = { kind: 'club', gender: 'men', ageLevel: 'senior' }
  for (const rest of ['', '-o-resto']) {
    const { body } = await make({ ...club, name: `Clube Novo${rest}` })
    const { id, edit } = body.data
    const [saved, undone] = await inThisOrder(
      id,
      () => change(other, `times/${id}`, { city: 'Itabuna' }),
      () => undo(edit, rest),
    )
    expect([saved.status, undone.status, undone.body.code]).toEqual([200, 409, 'changed_since'])
    expect(await team(id)).toMatchObject({ city: 'Itabuna' })
  }
})
