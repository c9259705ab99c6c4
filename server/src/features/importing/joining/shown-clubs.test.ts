import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { withDatabase } from '../../../testing/with-database.ts'
import type { ImportRecord, TeamRecord } from '../records/records.ts'
import { runImport } from '../runs/service.ts'
import { club, importerOf, match, NO_SOURCE } from '../runs/testing/records.ts'

let database: Database
withDatabase((opened) => (database = opened))

const run = (dataset: string, records: readonly ImportRecord[]) =>
  runImport({ database }, importerOf(dataset, records), { source: NO_SOURCE })

const listed = (name: string, ...aliases: readonly string[]): TeamRecord => ({
  record: 'team',
  origin: { file: 'clubes.txt', line: 1 },
  team: { kind: 'club', name, country: 'YY', state: null, gender: 'men', key: null },
  aliases,
  founded: null,
  dissolved: null,
  city: null,
  stadium: null,
  site: null,
})

const names = async () =>
  (await database.selectFrom('teams').select('name').where('country', '=', 'YY').orderBy('name').execute()).map(
    ({ name }) => name,
  )

it.each([
  ['the full name first', 'Rayo Verde FC', 'Rayo Verde'],
  ['the short name first', 'Rayo Verde', 'Rayo Verde FC'],
])('a club is shown without its legal form: %s', async (_, first, second) => {
  await run('a', [listed(first)])
  await run('b', [listed(second, first)])
  expect(await names()).toEqual(['Rayo Verde'])
  const { version } = await database.selectFrom('teams').select('version').executeTakeFirstOrThrow()
  await run('b', [listed(second, first)])
  expect(await database.selectFrom('teams').select('version').execute()).toEqual([{ version }])
})

describe('where another team has the bare name', () => {
  const UNION_SOL = listed('Union Sol FC', 'Union Sol')
  const addOther = async (country: string, gender = 'men') => {
    await database.insertInto('teams').values({ id: 'other', name: 'Outro', kind: 'club', country, gender }).execute()
    await database.insertInto('aliases').values({ kind: 'team', record_id: 'other', alias: 'Union Sol' }).execute()
  }
  const idOf = async (name: string) =>
    (await database.selectFrom('teams').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id

  it('keeps its form beside a team of its country', async () => {
    await run('a', [listed('Union Sol FC')])
    const id = await idOf('Union Sol FC')
    await addOther('YY', 'women')
    await database.insertInto('aliases').values({ kind: 'team', record_id: id, alias: 'Union Sol' }).execute()
    await run('b', [listed('Union Sol FC', 'Union del Sol')])
    expect(await names()).toEqual(['Outro', 'Union Sol FC'])
  })

  it('goes without beside one of another country', async () => {
    await addOther('XX')
    await run('a', [UNION_SOL])
    expect(await names()).toEqual(['Union Sol'])
  })

  it('keeps its form beside one of another country with which it shares an edition', async () => {
    await run('a', [listed('Union Sol FC'), match(UNION_SOL.team, club('Flamengo'))])
    await addOther('XX')
    await sql`update matches set away_id = 'other'`.execute(database)
    await run('b', [UNION_SOL])
    expect(await names()).toEqual(['Union Sol FC'])
  })
})

it('keeps the name that a user gave it', async () => {
  await run('a', [listed('Rayo Verde FC')])
  const { id } = await database.selectFrom('teams').select('id').executeTakeFirstOrThrow()
  const edits = await sql<{ id: string }>`
    insert into edits (kind, actor_id, actor_name, summary) values ('edit', 'ana', 'Ana', 'Nome') returning id`.execute(
    database,
  )
  await sql`
    insert into edit_rows (edit_id, table_name, row_key, operation, before, after)
    values (${edits.rows[0]!.id}, 'teams', ${JSON.stringify({ id })}, 'changed',
      '{"name":"Rayo"}', '{"name":"Rayo Verde FC"}')`.execute(database)
  await run('b', [listed('Rayo Verde FC', 'Rayo Verde')])
  expect(await names()).toEqual(['Rayo Verde FC'])
})

it('a club of Brazil is shown with its state behind a hyphen, also where it stood there without', async () => {
  await run('a', [
    match(club('Jequié BA', 'BA'), club('Nome de Lista CE')),
    match(club('Palmas SC'), club('Ibis PE', 'PE')),
  ])
  const shown = async () =>
    (await database.selectFrom('teams').select('name').orderBy('name').execute()).map(({ name }) => name)
  expect(await shown()).toEqual(['Ibis-PE', 'Jequié-BA', 'Nome de Lista-CE', 'Palmas SC'])
  await sql`update teams set name = 'Jequié BA' where name = 'Jequié-BA'`.execute(database)
  await run('b', [match(club('Jequié', 'BA'), club('Santos'), { day: '2019-06-01' })])
  expect(await shown()).toContain('Jequié-BA')
})
