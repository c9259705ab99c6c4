import { CompiledQuery } from 'kysely'
import type { Queryable } from './database.ts'

/**
 * A statement with constant text and its values as $1, $2 …, because building it for every page would cost more than
 * running it. Parts that share a round trip are its columns, as arrays in JSON.
 */
export function fixedStatement<Row>(text: string) {
  return async (database: Queryable, ...values: readonly unknown[]): Promise<Row[]> =>
    (await database.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
}
