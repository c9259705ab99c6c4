import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertSmallSeason } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertSmallSeason(test.database, '2026-05-10')
})
afterAll(() => test.close())

/** Gives a referee a spell as a player, from a year on; returns the edit. */
async function playFrom(year: number, team: string): Promise<string> {
  const body = { person: 'dora', team, role: 'player', starts: `${year}-01-01`, ends: `${year}-12-31` }
  const made = await test.call('POST', '/api/v1/passagens', { as: admin, body })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { id } = await test.database
    .selectFrom('edits')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  return id
}
const undo = async (id: string): Promise<string> => {
  const { status, body } = await test.call('POST', `/api/v1/historico/${id}/desfazer`, { as: admin })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.id
}
const roles = async () =>
  (await test.database.selectFrom('people').select('roles').where('id', '=', 'dora').executeTakeFirstOrThrow()).roles

it('a person made a player by two edits is one until both are undone, in either order, and again when an undo is undone', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    expect(await roles()).toEqual(['referee'])
    const edits = [await playFrom(2010, 'bahia'), await playFrom(2012, 'santos')]
    await undo(edits[order[0]!]!)
    expect(await roles()).toEqual(['referee', 'player'])
    const last = await undo(edits[order[1]!]!)
    expect(await roles()).toEqual(['referee'])
    await undo(await undo(last))
  }
  expect(await roles()).toEqual(['referee'])
})

it('no role is left by an edit that was undone, redone and undone again', async () => {
  for (const isToldBetween of [false, true]) {
    const first = await playFrom(2010, 'bahia')
    const again = isToldBetween ? await playFrom(2012, 'santos') : null
    const done = await undo(await undo(first))
    if (again !== null) await undo(again)
    expect(await roles()).toEqual(['referee', 'player'])
    await undo(done)
    expect(await roles()).toEqual(['referee'])
    // One that comes later is the only one that counts.
    await undo(await playFrom(2014, 'palmeiras'))
    expect(await roles()).toEqual(['referee'])
  }
})
