import type { RowOutcome } from '../records/row-rejected.ts'
import type { Origin } from '../records/records.ts'
import { UnsureNames } from '../resolving/unsure-names.ts'

/** What an import did, as the contract fixes it. Every row read is exactly one of the four that follow. */
export interface ImportReport {
  readonly dataset: string
  readonly read: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly rejected: number
  readonly conflicts: number
  readonly seconds: number
}

/** A row and what there is to say about it, in a Portuguese sentence. */
export interface Remark {
  readonly file: string
  readonly line: number | null
  readonly reason: string
}

export interface ImportOutcome {
  readonly report: ImportReport
  readonly rejections: readonly Remark[]
  readonly warnings: readonly Remark[]
}

// A huge file of nothing but bad rows must not fill the memory; the count stays exact.
const KEPT_REMARKS = 5000

/** Counts rows while they are read. */
export class Tally {
  readonly #counts = { read: 0, created: 0, updated: 0, unchanged: 0, rejected: 0 }
  readonly #rejections: (Remark & { readonly position: number })[] = []
  readonly #warnings: Remark[] = []
  readonly #startedAt = performance.now()
  readonly unsure = new UnsureNames()
  conflicts = 0
  /** Which record is written, counted as they were read: remarks are reported in that order. */
  position = 0

  get read(): number {
    return this.#counts.read
  }

  count(outcome: RowOutcome): void {
    this.#counts.read += 1
    this.#counts[outcome] += 1
  }

  /** Rows that were written together. */
  add(outcomes: Readonly<Record<RowOutcome, number>>): void {
    for (const outcome of ['created', 'updated', 'unchanged'] as const) {
      this.#counts.read += outcomes[outcome]
      this.#counts[outcome] += outcomes[outcome]
    }
  }

  reject(origin: Origin, reason: string): void {
    this.#counts.read += 1
    this.#counts.rejected += 1
    if (this.#rejections.length < KEPT_REMARKS) this.#rejections.push({ ...origin, reason, position: this.position })
  }

  warn(origin: Origin, reason: string): void {
    if (this.#warnings.length < KEPT_REMARKS) this.#warnings.push({ ...origin, reason })
  }

  outcome(dataset: string): ImportOutcome {
    const seconds = Math.round(performance.now() - this.#startedAt) / 1000
    return {
      report: { dataset, ...this.#counts, conflicts: this.conflicts, seconds },
      rejections: this.#rejections
        .toSorted((a, b) => a.position - b.position)
        .map(({ file, line, reason }) => ({ file, line, reason })),
      warnings: this.#warnings,
    }
  }
}
