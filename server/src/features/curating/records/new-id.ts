import { slug } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { fieldError } from '../../../platform/errors/app-error.ts'

const LONGEST = 180

/**
 * An id that no record has or ever had: the ids of merged records redirect, and programs may still hold those of deleted
 * ones. A concurrent request for the same name waits, and gets the next number.
 */
export async function newId(transaction: Transaction<DB>, kind: string, table: string, name: string): Promise<string> {
  const wanted = slug(name.trim()).slice(0, LONGEST)
  if (!/[a-z0-9]/.test(wanted)) throw fieldError('name', 'Use pelo menos uma letra ou um número.')
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${table}:${wanted}`}, 0))`.execute(transaction)
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id = ${wanted} or starts_with(id, ${`${wanted}_`})
    union all
    select old_id from redirects where kind = ${kind} and (old_id = ${wanted} or starts_with(old_id, ${`${wanted}_`}))
    union all
    select record_id from changes where kind = ${kind} and type = 'deleted'
      and (record_id = ${wanted} or starts_with(record_id, ${`${wanted}_`}))`.execute(transaction)
  const taken = new Set(rows.map(({ id }) => id))
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wanted : `${wanted}_${number}`
    if (!taken.has(id)) return id
  }
}
