import { sql, type Transaction } from 'kysely'
import type { DB } from '../../database/types.gen.ts'
import type { Row } from '../rows/row-set.ts'

/** Columns that refer to a person, with the column for the name of a person without a record. */
const NAMED = {
  player_id: 'player_name',
  related_id: 'related_name',
  person_id: 'person_name',
  coach_id: 'coach_name',
} as const

/** Rows about a person whom an admin has removed keep the name and lose the reference. */
export async function withKnownPeople<R extends Row>(
  transaction: Transaction<DB>,
  names: ReadonlyMap<string, string>,
  rows: readonly R[],
): Promise<readonly R[]> {
  const known = await findPeople(transaction, rows)
  const columns = Object.entries(NAMED)
  return rows.map((row) => {
    const lost = columns.filter(([id]) => typeof row[id] === 'string' && !known.has(row[id]))
    if (lost.length === 0) return row
    return {
      ...row,
      ...Object.fromEntries(
        lost.flatMap(([id, name]) => [
          [id, null],
          [name, names.get(String(row[id])) ?? null],
        ]),
      ),
    }
  })
}

/** Keeps only the rows whose people still exist, for tables in which the reference is required. */
export async function onlyKnownPeople(transaction: Transaction<DB>, rows: readonly Row[]): Promise<readonly Row[]> {
  const known = await findPeople(transaction, rows)
  return rows.filter((row) => known.has(String(row['person_id'])))
}

async function findPeople(transaction: Transaction<DB>, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const ids = new Set(rows.flatMap((row) => Object.keys(NAMED).map((column) => row[column])))
  const wanted = [...ids].filter((id) => typeof id === 'string')
  if (wanted.length === 0) return new Set()
  const found = await sql<{ id: string }>`select id from people where id = any (${wanted}::text[])`.execute(transaction)
  return new Set(found.rows.map(({ id }) => id))
}
