import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { openDatabase } from './database.ts'

it('prepares a query that comes back, and gives the right rows each time', async () => {
  const { address, drop } = await createTestDatabase()
  const database = openDatabase(address, () => undefined)
  try {
    await database.connection().execute(async (connection) => {
      const add = (a: number) => sql<{ sum: number }>`select ${a}::integer + 1 as sum`.execute(connection)
      for (let a = 0; a < 5; a += 1) expect((await add(a)).rows).toEqual([{ sum: a + 1 }])
      await sql`select ${'once'}::text`.execute(connection)
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
        connection,
      )
      expect(rows.map(({ statement }) => statement)).toEqual(['select $1::integer + 1 as sum'])
      // An error must not leave the statement broken.
      await expect(add('x' as never)).rejects.toThrow()
      expect((await add(41)).rows).toEqual([{ sum: 42 }])
    })
  } finally {
    await database.destroy()
    await drop()
  }
})

it('goes on learning after many queries that do not come back', async () => {
  const { address, drop } = await createTestDatabase()
  const database = openDatabase(address, () => undefined)
  try {
    await database.connection().execute(async (connection) => {
      for (let at = 0; at < 5_100; at += 1)
        await sql`select ${at}::integer as ${sql.id(`column_${at}`)}`.execute(connection)
      for (let at = 0; at < 3; at += 1) await sql`select ${at}::integer as again`.execute(connection)
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
        connection,
      )
      expect(rows.map(({ statement }) => statement)).toEqual(['select $1::integer as again'])
    })
  } finally {
    await database.destroy()
    await drop()
  }
})
