import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

interface Renamed {
  readonly id: string
  readonly from: string
  readonly to: string
}

/** Two that exchange their names would clash half-way: whoever has a name that another will take gives it up first. */
export async function stepAside(
  transaction: Transaction<DB>,
  table: 'phases' | 'groups' | 'rounds',
  all: readonly Renamed[],
  /** The names of everything that will be there, also of what is yet to be made. */
  names: readonly string[],
): Promise<void> {
  const inTheWay = all.filter(({ from, to }) => from !== to && names.includes(from)).map(({ id }) => id)
  if (inTheWay.length === 0) return
  await sql`update ${sql.table(table)} set name = id where id = any (${inTheWay}::text[])`.execute(transaction)
}
