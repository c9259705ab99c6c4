import type { SpreadsheetChange, SpreadsheetQuestion, Values } from '@meio-campo/contract'
import type { PlannedRow } from './spreadsheet-rows.ts'
import type { Refusals } from '../../records/split-write.ts'

/** A row that is written. */
export interface Write {
  readonly row: PlannedRow
  /** All values of the record after the write, of the fields of the sheet. */
  readonly values: Values
  /** The values that the row changes; for a new record, all. */
  readonly changed: Values
}

/** A row that changes its record. */
export interface RowChange extends Write {
  readonly before: Values
}

/** A record that a row was written to, of the kind behind the sheet, and the fields of it that the row changed. */
export interface WrittenRecord {
  readonly id: string
  readonly fields: readonly string[]
}

/** When a sheet is written, and by whom. */
export interface Setting {
  readonly now: Date
  readonly actor: { readonly id: string; readonly name: string }
}

/** Finds and writes the records of a sheet's rows. */
export interface SheetWriter {
  /** Looks up what the cells refer to, finds the existing record of each row, and refuses two rows for the same one. */
  readonly find: (rows: readonly PlannedRow[]) => Promise<void>
  /** The present values of the rows' records, locked until the end of the transaction. */
  readonly lock: (rows: readonly PlannedRow[]) => Promise<ReadonlyMap<string, Values>>
  readonly insert: (chunk: readonly Write[], refusals: Refusals<Write>) => Promise<void>
  readonly update: (chunk: readonly Write[], refusals: Refusals<Write>) => Promise<void>
  /** The record that a row was written to, for plausibility warnings; null if none of its own fields changed. */
  readonly recordOf: (write: Write) => WrittenRecord | null
  /** The values that a row changes, if they differ from a comparison field by field. */
  readonly compare?: (row: PlannedRow) => Values
  /** The order in which rows are written, if it differs from the sheet's. */
  readonly inOrder?: (writes: readonly Write[]) => readonly Write[]
  /** The changes with values before and after, if they are more than the fields of each row. */
  readonly changes?: (rows: readonly RowChange[]) => Promise<readonly SpreadsheetChange[]>
  /** The questions about doubtful rows, if they are not about records of the same name. */
  readonly questions?: (rows: readonly PlannedRow[]) => Promise<readonly SpreadsheetQuestion[]>
}
