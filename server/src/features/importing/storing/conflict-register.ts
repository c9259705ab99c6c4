import { canonical } from '../../../database/canonical.ts'
import type { Disagreement } from '../choosing/statements.ts'
import type { SourcedKind } from './source-register.ts'
import type { WriteQueue } from './write-queue.ts'

interface ConflictRow {
  readonly id: string | null
  readonly text: string
}

/** The disagreements on record, so that only what is new about them is written. */
export class ConflictRegister {
  readonly #kind: SourcedKind
  readonly #known = new Map<string, Map<string, ConflictRow>>()
  readonly #met = new Set<string>()

  constructor(kind: SourcedKind) {
    this.#kind = kind
  }

  /** How many of them the rows read so far are part of. */
  get met(): number {
    return this.#met.size
  }

  add(rows: readonly { id: string; record_id: string; field: string; said: unknown; chosen: string }[]): void {
    for (const { id, record_id, field, said, chosen } of rows) {
      this.#of(record_id).set(field, { id, text: canonical({ said, chosen }) })
    }
  }

  settle(writes: WriteQueue, recordId: string, disagreements: readonly Disagreement[]): void {
    const known = this.#of(recordId)
    for (const { field, said, chosen } of disagreements) {
      this.#met.add(`${recordId} ${field}`)
      const text = canonical({ said, chosen })
      if (known.get(field)?.text === text) continue
      known.set(field, { id: known.get(field)?.id ?? null, text })
      writes.insert('conflicts', { kind: this.#kind, record_id: recordId, field, said: said as never, chosen })
    }
    for (const [field, { id }] of known) {
      if (disagreements.some((each) => each.field === field) || id === null) continue
      writes.remove('conflicts', 'id', id)
      known.delete(field)
      this.#met.delete(`${recordId} ${field}`)
    }
  }

  #of(recordId: string): Map<string, ConflictRow> {
    const known = this.#known.get(recordId) ?? new Map<string, ConflictRow>()
    this.#known.set(recordId, known)
    return known
  }
}
