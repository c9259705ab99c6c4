import { CompiledQuery } from 'kysely'
import type { Queryable } from './database.ts'

/**
 * A statement whose text is always the same, with its values as $1, $2 …: written once, where building it anew would cost
 * a page more than running it. Pieces that share a round trip are columns of it, as arrays in JSON.
 */
export function fixedStatement<Row>(text: string) {
  return async (database: Queryable, ...values: readonly unknown[]): Promise<Row[]> =>
    (await database.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
}
