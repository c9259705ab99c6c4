import type { Values } from '@meio-campo/contract'
import type { PlannedRow } from './spreadsheet-rows.ts'
import type { Refusals } from './split-write.ts'

/** A row that is written. */
export interface Write {
  readonly row: PlannedRow
  /** All that the record has afterwards, of the fields of the sheet. */
  readonly values: Values
  /** Of these, what the row changes; of a new record, all. */
  readonly changed: Values
}

/** Finds and writes what the rows of a sheet are. */
export interface SheetWriter {
  /** Looks up what the cells name, finds the existing record of each row, and refuses two rows for the same one. */
  readonly find: (rows: readonly PlannedRow[]) => Promise<void>
  /** The records of the rows as they are, held until the end of the transaction. */
  readonly lock: (rows: readonly PlannedRow[]) => Promise<ReadonlyMap<string, Values>>
  readonly insert: (chunk: readonly Write[], refusals: Refusals<Write>) => Promise<void>
  readonly update: (chunk: readonly Write[], refusals: Refusals<Write>) => Promise<void>
}
