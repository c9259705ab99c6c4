import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { keptDays, personalTables, personalTopics } from './personal-data.ts'
import { describePersonalData } from './privacy-text.ts'
import { purgePersonalData } from './purge.ts'
import { withoutPersonalData } from './without-personal-data.ts'

let test: TestApp
let columns: readonly { table: string; column: string }[]
beforeAll(async () => {
  test = await createTestApp()
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(test.database)
  columns = rows
})
afterAll(() => test.close())

const columnsOf = (table: string) => columns.filter((each) => each.table === table).map(({ column }) => column)
/** Names of columns that hold personal data of a user. */
const personal =
  /(?:^|_)(?:user|owner|author|actor|account|credited|recipient|e?mail|phone|address|addresses|network|device|ip)(?:_|$)|_by$/
/** Addresses of sources on the web, and a reference to another edit. */
const lookAlikes = new Set(['connections.address', 'import_files.address', 'edits.undone_by', 'webhook_lanes.held_by'])

describe('the table of personal data', () => {
  it('names every table of the schema: with personal data, or without', () => {
    const named = [...personalTables.map(({ table }) => table), ...withoutPersonalData].toSorted()
    expect(named).toEqual([...new Set(columns.map(({ table }) => table))].toSorted())
  })

  it('says of no table that refers to accounts that it holds nothing personal', async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass`.execute(test.database)
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.map(({ table }) => table).filter((table) => withoutPersonalData.includes(table as never))).toEqual([])
    const suspicious = columns
      .filter(({ table, column }) => withoutPersonalData.includes(table as never) && personal.test(column))
      .map(({ table, column }) => `${table}.${column}`)
    expect(suspicious.filter((name) => !lookAlikes.has(name))).toEqual([])
  })

  it('knows by what rows belong to an account: no column that names one is left out', () => {
    const left = personalTables.flatMap(({ table, belongs }) => {
      const known = new Set<string | undefined>(
        belongs.flatMap((one) => [one.column, ...('name' in one ? [one.name] : [])]),
      )
      return columnsOf(table)
        .filter((column) => /(?:^|_)(?:user|owner|author|actor|account|credited)_(?:id|name)$|_by$/.test(column))
        .filter((column) => !known.has(column))
        .map((column) => `${table}.${column}`)
    })
    expect(left.filter((name) => !lookAlikes.has(name))).toEqual([])
  })

  it('speaks of columns that exist', () => {
    const wrong = personalTables.flatMap(({ table, belongs, hidden = [], kept }) =>
      [
        ...belongs.flatMap((one) => [one.column, ...('name' in one && one.name ? [one.name] : [])]),
        ...hidden,
        ...kept.flatMap((one) =>
          one.how === 'days' ? [one.since, ...(one.clears ?? [])] : one.how === 'expiry' ? [one.column] : [],
        ),
      ]
        .filter((column) => !columnsOf(table).includes(column))
        .map((column) => `${table}.${column}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('the hourly job', () => {
  it('runs every rule on the real schema, and keeps rows until their day', async () => {
    const ana = await test.register('Ana Souza')
    const now = test.context.now().getTime()
    const days = (count: number) => new Date(now + count * 86_400_000)
    const known = () =>
      test.database.selectFrom('known_devices').select('user_id').where('user_id', '=', ana.user._id).execute()
    const kept = keptDays('known_devices')
    await purgePersonalData(test.database, days(kept - 1))
    expect(await known()).toHaveLength(1)
    await purgePersonalData(test.database, days(kept + 1))
    expect(await known()).toHaveLength(0)
  })

  it('ends a device that is not remembered after a day, and a remembered one after ninety', async () => {
    const bia = await test.register('Bia Souza')
    await test.database
      .insertInto('devices')
      .values({ id: 'dev_tab', user_id: bia.user._id, password_hash: 'x', name: 'Aba', temporary: true })
      .execute()
    const names = async () =>
      (await test.database.selectFrom('devices').select('id').where('user_id', '=', bia.user._id).execute()).length
    const now = test.context.now().getTime()
    await purgePersonalData(test.database, new Date(now + 2 * 86_400_000))
    expect(await names()).toBe(1)
    await purgePersonalData(test.database, new Date(now + 91 * 86_400_000))
    expect(await names()).toBe(0)
  })
})

describe('the privacy page', () => {
  it('has a line for every topic, with the days of the table', async () => {
    const text = describePersonalData()
    for (const { title } of personalTopics) expect(text).toContain(`| **${title}**`)
    expect(text).toContain(`${keptDays('request_log')} dias`)
    expect(text).toContain('Excluída a conta, fica sem o seu nome')
    expect(text).toContain('rascunhos de formulários')
    expect(text).not.toContain('undefined')
    const { body } = await test.call('GET', '/api/v1/website')
    const pages = body.data.website.pages as { id: string; appendix: string | null }[]
    expect(pages.find(({ id }) => id === 'privacy')!.appendix).toBe(text)
    expect(pages.find(({ id }) => id === 'terms')!.appendix).toBeNull()
  })
})
