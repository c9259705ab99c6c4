import { DeskOrder } from '@meio-campo/contract'
import { deskRefusalFields, deskRefusals } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { aboutCheck, naming } from './impossible-commands.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const fields = Object.keys(DeskOrder.properties)

/** Made by the service itself: no command says any of it. */
const NOT_SAID = /_(?:id|position|revision|score_\w+|type|whistle|whistle_\w+)(?:_check)?$|_score_pair$/

it('says of every check of an event or a mark which field of a command it is about, and what would do', async () => {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where contype = 'c' and conrelid in ('events'::regclass, 'desk_marks'::regclass)`.execute(test.database)
  const told = rows.map(({ name }) => name).filter((name) => !NOT_SAID.test(name))
  expect(told.length).toBeGreaterThan(15)
  const wordless = told.filter((name) => aboutCheck(name)[1] === deskRefusals.impossible)
  expect(wordless).toEqual([])
  for (const name of told) expect(fields).toContain(aboutCheck(name)[0])
})

it('names the command and its field', async () => {
  const failing = async () => {
    const error = new pg.DatabaseError('refused', 0, 'error')
    throw Object.assign(error, { code: '23514', constraint: 'events_added_at_the_end' })
  }
  await expect(naming(3, failing())).rejects.toMatchObject({
    code: 'invalid_input',
    fields: [{ field: 'commands.3.added', message: expect.stringContaining('no fim de um tempo') }],
  })
})

it('has a field of the command for each of its own refusals, but for what another command is refused for', () => {
  for (const [code, field] of Object.entries(deskRefusalFields))
    if (code === 'partOfAct') expect(field).toBeNull()
    else expect(fields).toContain(field)
})
