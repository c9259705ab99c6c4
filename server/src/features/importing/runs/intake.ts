import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { inOneLine } from '../records/one-line.ts'
import { refusalOfLongText } from '../records/text-length.ts'
import type { ImportRecord } from '../records/records.ts'
import { DumpRows } from '../dumps/dump-rows.ts'
import { RecordIntake } from './record-intake.ts'
import type { Tally } from './report.ts'

/** Writes every record that an importer yields, and counts the outcomes. */
export class Intake {
  readonly #transaction: Transaction<DB>
  readonly #dataset: string
  readonly #tally: Tally
  readonly #onWritten: () => void
  readonly #rows: DumpRows
  /** Opened when the first record comes: a dump has none, and much of what is stored would be read for nothing. */
  #records: RecordIntake | null = null

  constructor(transaction: Transaction<DB>, dataset: string, tally: Tally, onWritten: () => void) {
    this.#onWritten = onWritten
    this.#transaction = transaction
    this.#dataset = dataset
    this.#tally = tally
    this.#rows = new DumpRows(transaction, (outcomes) => tally.add(outcomes))
  }

  async take(stated: ImportRecord): Promise<void> {
    this.#tally.position += 1
    // Rows of our own dump are restored to the byte.
    if (stated.record === 'row') return this.#rows.take(stated)
    const record = inOneLine(stated)
    if (record.record === 'rejection') return this.#tally.reject(record.origin, record.reason)
    if (record.record === 'warning') return this.#tally.warn(record.origin, record.reason)
    const refusal = refusalOfLongText(record)
    if (refusal !== null) return this.#tally.reject(record.origin, refusal)
    this.#records ??= await RecordIntake.open(this.#transaction, this.#dataset, this.#tally, this.#onWritten)
    await this.#records.take(record)
  }

  async finish(): Promise<void> {
    await this.#rows.finish()
    await this.#records?.finish()
  }
}
