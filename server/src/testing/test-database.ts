import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { EmbeddedAddress } from '../database/embedded/cluster.ts'

/** A separate database, copied from the migrated and seeded template; or an empty one. */
export async function createTestDatabase(
  kind: 'prepared' | 'empty' = 'prepared',
): Promise<{ address: EmbeddedAddress; drop: () => Promise<void> }> {
  const template = inject('template')
  const database = `test_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ ...inject('superuser'), database: 'postgres' })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  // One copy at a time: PostgreSQL refuses to copy a template with other connections.
  const source = kind === 'prepared' ? `template ${template.database} strategy file_copy` : ''
  await run(`create database ${database} owner ${template.user} ${source}`)
  return { address: { ...template, database }, drop: () => run(`drop database if exists ${database} with (force)`) }
}
