import type { Transaction } from 'kysely'
import type { DB } from '../../../../database/types.gen.ts'
import { alikeWords, lockSheetEdition, type SheetEdition } from './match-places.ts'
import type { SpreadsheetPlan } from '../rows/spreadsheet-plan.ts'
import { resolveReferences, type PlannedRow } from '../rows/spreadsheet-rows.ts'

/** The editions of rows, held until the end of the transaction. */
export class SheetEditions {
  readonly #editions = new Map<string, SheetEdition>()

  /** Sets the edition of each row; rows without one get the edition chosen for the whole sheet. */
  static async of(
    transaction: Transaction<DB>,
    plan: SpreadsheetPlan,
    rows: readonly PlannedRow[],
  ): Promise<SheetEditions> {
    for (const { values, references } of rows) {
      if (plan.edition !== null && values['edition'] === undefined && !references.has('edition'))
        references.set('edition', { kind: 'edition', text: plan.edition })
    }
    await resolveReferences(transaction, rows, ['edition'])
    const ids = new Set(rows.flatMap(({ values }) => (typeof values['edition'] === 'string' ? values['edition'] : [])))
    const editions = new SheetEditions()
    // Always in the same order, so that two sheets at once cannot deadlock.
    for (const id of [...ids].toSorted()) editions.#editions.set(id, await lockSheetEdition(transaction, id))
    return editions
  }

  /** None where the row does not say it, or says one that is not there. */
  ofRow({ values }: PlannedRow): SheetEdition | undefined {
    return this.#editions.get(String(values['edition']))
  }

  /** Sets teams and grounds: of those that share a name, the edition's own. */
  async resolve(transaction: Transaction<DB>, rows: readonly PlannedRow[], fields: readonly string[]): Promise<void> {
    const knownOf = (row: PlannedRow, name: string) => {
      const edition = this.ofRow(row)
      return (name === 'stadium' ? edition?.stadiums : edition?.teams) ?? []
    }
    await resolveReferences(transaction, rows, fields, {
      ids: (row, name, found) => {
        const own = found.filter((id) => knownOf(row, name).some((known) => known.id === id))
        return own.length > 0 ? own : found
      },
      unknown: (row, name, text) => alikeWords(text, knownOf(row, name)),
    })
  }
}

export function refuseWithoutEdition(row: PlannedRow): void {
  if (!row.errors.some(({ field }) => field === 'edition' || field === 'id'))
    row.refuse('edition', 'Preencha este campo.')
}
