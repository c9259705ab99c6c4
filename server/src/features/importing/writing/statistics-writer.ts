import type { Transaction } from 'kysely'
import { canonical } from '../../../database/canonical.ts'
import type { DB } from '../../../database/types.gen.ts'
import type { MatchStatement } from '../choosing/match-statement.ts'
import type { Statement } from '../choosing/statements.ts'
import type { StatisticsRecord } from '../records/records.ts'
import type { WriteQueue } from '../storing/write-queue.ts'

const WHOLE_MATCH = 'match'

/**
 * Writes the figures of a match. Figures that a user entered, or that another dataset stated first, stay: only those
 * that are exactly as this dataset stated them before are replaced.
 */
export class StatisticsWriter {
  readonly #transaction: Transaction<DB>
  readonly #writes: WriteQueue
  readonly #dataset: string

  constructor(transaction: Transaction<DB>, writes: WriteQueue, dataset: string) {
    this.#transaction = transaction
    this.#writes = writes
    this.#dataset = dataset
  }

  /** `before`: all datasets' statements about the match until now. */
  async write(matchId: string, stated: readonly StatisticsRecord[], before: readonly Statement[]): Promise<void> {
    const stored = await this.#transaction
      .selectFrom('match_statistics')
      .selectAll()
      .where('match_id', '=', matchId)
      .execute()
    const own = before.flatMap(({ dataset, said }) =>
      dataset === this.#dataset ? ((said as MatchStatement).statistics ?? []) : [],
    )
    if (stored.length > 0) {
      if (signOf(stored) !== signOf(own.map((row) => rowOf(matchId, row)))) return
      this.#writes.remove('match_statistics', 'match_id', matchId)
    }
    for (const row of stated) this.#writes.insert('match_statistics', rowOf(matchId, row))
  }
}

function rowOf(match_id: string, { shotsOnTarget, passesCompleted, ...row }: StatisticsRecord) {
  return {
    match_id,
    period: WHOLE_MATCH,
    ...row,
    shots_on_target: shotsOnTarget,
    passes_completed: passesCompleted,
  }
}

function signOf(rows: readonly { readonly side: string }[]): string {
  return canonical(rows.toSorted((a, b) => a.side.localeCompare(b.side)))
}
