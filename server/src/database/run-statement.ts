import { CompiledQuery, type Transaction } from 'kysely'
import type { DB } from './types.gen.ts'

/** Runs one statement of SQL in the caller's transaction, whichever client holds it. */
export type RunStatement = (text: string, values: readonly unknown[]) => Promise<unknown>

export const runIn =
  (transaction: Transaction<DB>): RunStatement =>
  (text, values) =>
    transaction.executeQuery(CompiledQuery.raw(text, [...values]))
