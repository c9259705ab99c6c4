import type { EditableKind } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { refusing } from './refusals.ts'

/** Finding each refused row costs several statements; with more than this many the whole write is refused. */
const MOST_REFUSED = 500

/** Counts what the database refuses over all the statements of one run. */
export interface Refusals<Row> {
  count: number
  readonly refuse: (row: Row, error: AppError) => void
}

/** Writes many rows in one statement. Where the database refuses it, the rows are halved until the refused ones are found. */
export async function splitWrite<Row>(
  transaction: Transaction<DB>,
  kind: EditableKind,
  rows: readonly Row[],
  refusals: Refusals<Row>,
  write: (rows: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  if (rows.length === 0) return
  await sql`savepoint rows_written`.execute(transaction)
  try {
    await refusing(kind, () => write(rows))
    await sql`release savepoint rows_written`.execute(transaction)
    return
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await sql`rollback to savepoint rows_written`.execute(transaction)
    await sql`release savepoint rows_written`.execute(transaction)
    if (rows.length === 1) return noteRefusal(refusals, rows[0]!, error)
  }
  const middle = Math.ceil(rows.length / 2)
  await splitWrite(transaction, kind, rows.slice(0, middle), refusals, write)
  await splitWrite(transaction, kind, rows.slice(middle), refusals, write)
}

export function noteRefusal<Row>(refusals: Refusals<Row>, row: Row, error: AppError): void {
  refusals.count += 1
  if (refusals.count > MOST_REFUSED) {
    const info = `Mais de ${MOST_REFUSED} registros foram recusados. Confira os valores e o que cada coluna diz.`
    throw new AppError('invalid_input', { info, cause: error })
  }
  refusals.refuse(row, error)
}

/** The same value, however its properties are ordered; absent is null. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

function canonical(value: unknown): string {
  if (value === undefined || value === null) return 'null'
  if (typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value)
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
