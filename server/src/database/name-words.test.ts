import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { openDatabase, type Database } from './database.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const test = await createTestDatabase()
  drop = test.drop
  database = openDatabase(test.address, () => undefined)
})
afterAll(async () => {
  await database.destroy()
  await drop()
})

const REMOVED = 300
const KEPT = 4_000
/** Each name has four words at most, and each of them is found in an index of a few levels. */
const MOST_BLOCKS = REMOVED * 4 * 10

it('removing many names reads the words of those names, not of all', async () => {
  await database.connection().execute(async (connection) => {
    const blocksRead = async () => {
      await sql`select pg_stat_force_next_flush()`.execute(connection)
      const { rows } = await sql<{ blocks: string }>`
        select idx_blks_hit + idx_blks_read + heap_blks_hit + heap_blks_read as blocks
        from pg_statio_user_tables where relname = 'name_words'`.execute(connection)
      return Number(rows[0]!.blocks)
    }
    await sql`insert into people (id, name, roles)
      select case when n <= ${REMOVED}::int then 'sai_' else 'fica_' end || n, 'Nome do Jogador ' || n, '{player}'
      from generate_series(1, ${REMOVED + KEPT}::int) as n`.execute(connection)
    // The plan is made for one name.
    await sql`delete from people where id = 'sai_1'`.execute(connection)
    const before = await blocksRead()
    await sql`delete from people where id like 'sai_%'`.execute(connection)
    expect((await blocksRead()) - before).toBeLessThan(MOST_BLOCKS)
    const { rows } = await sql<{ removed: string; kept: string }>`
      select count(*) filter (where record_id like 'sai_%') as removed, count(distinct record_id) as kept
      from name_words`.execute(connection)
    expect(rows[0]).toEqual({ removed: '0', kept: String(KEPT) })
  })
})
