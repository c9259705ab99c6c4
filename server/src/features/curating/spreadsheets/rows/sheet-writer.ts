import type { SpreadsheetChange, SpreadsheetQuestion, Values } from '@meio-campo/contract'
import type { PlannedRow } from './spreadsheet-rows.ts'
import type { Refusals } from '../../records/split-write.ts'

/** A row that is written. */
export interface Write {
  readonly row: PlannedRow
  /** All that the record has afterwards, of the fields of the sheet. */
  readonly values: Values
  /** Of these, what the row changes; of a new record, all. */
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

/** When a sheet is written, and who writes it. */
export interface Setting {
  readonly now: Date
  readonly actor: { readonly id: string; readonly name: string }
}

/** Finds and writes what the rows of a sheet are. */
export interface SheetWriter {
  /** Looks up what the cells name, finds the existing record of each row, and refuses two rows for the same one. */
  readonly find: (rows: readonly PlannedRow[]) => Promise<void>
  /** The records of the rows as they are, held until the end of the transaction. */
  readonly lock: (rows: readonly PlannedRow[]) => Promise<ReadonlyMap<string, Values>>
  readonly insert: (chunk: readonly Write[], refusals: Refusals<Write>) => Promise<void>
  readonly update: (chunk: readonly Write[], refusals: Refusals<Write>) => Promise<void>
  /** Where a row was written, for what is unlikely of its record; null where nothing of the record's own changed. */
  readonly recordOf: (write: Write) => WrittenRecord | null
  /** What a row changes, where that is not field by field what its record has. */
  readonly compare?: (row: PlannedRow) => Values
  /** In which order rows are written, where not in that of the sheet. */
  readonly inOrder?: (writes: readonly Write[]) => readonly Write[]
  /** What changes, before and after, where more is to be told than the fields of each row. */
  readonly changes?: (rows: readonly RowChange[]) => Promise<readonly SpreadsheetChange[]>
  /** What is asked about doubtful rows, where it is not which record of their name they are. */
  readonly questions?: (rows: readonly PlannedRow[]) => Promise<readonly SpreadsheetQuestion[]>
}
