/** What became of a row. */
export type RowOutcome = 'created' | 'updated' | 'unchanged'

/** A row that cannot be used; the sentence goes to the report. */
export class RowRejected extends Error {
  override name = 'RowRejected'
}
