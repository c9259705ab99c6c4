import type { Transaction } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'

/** Writes as if it were accepted now, and rolls back, so that the author learns at once what could not be accepted. */
export async function tryOut(
  database: Database,
  write: (transaction: Transaction<DB>) => Promise<unknown>,
): Promise<void> {
  try {
    await database.transaction().execute(async (transaction) => {
      await write(transaction)
      throw new Tried('tried')
    })
  } catch (error) {
    if (!(error instanceof Tried)) throw error
  }
}

/** Thrown to roll back the trial. */
class Tried extends Error {}

/** The same error, with its fields named as in the body of a suggestion: `values.birthDate`. */
export function underPart(part: 'values' | 'lineups', error: unknown): unknown {
  if (!(error instanceof AppError) || error.fields.length === 0) return error
  return new AppError(error.code, {
    fields: error.fields.map(({ field, message }) => ({ field: `${part}.${field}`, message })),
  })
}
