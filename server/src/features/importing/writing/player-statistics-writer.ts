import type { PlayerStatistics } from '@meio-campo/football'
import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { MatchRecord } from '../records/records.ts'
import type { WriteQueue } from '../storing/write-queue.ts'
import type { MatchParts, SidesOf } from './match-parts.ts'

/**
 * Writes a dataset's figures of each player. The first dataset with figures keeps them; its own new statement replaces
 * them as a whole.
 */
export class PlayerStatisticsWriter {
  readonly #transaction: Transaction<DB>
  readonly #writes: WriteQueue
  readonly #parts: MatchParts
  readonly #dataset: string

  constructor(transaction: Transaction<DB>, writes: WriteQueue, parts: MatchParts, dataset: string) {
    this.#transaction = transaction
    this.#writes = writes
    this.#parts = parts
    this.#dataset = dataset
  }

  async write(match: SidesOf, { playerStatistics: stated = [] }: MatchRecord): Promise<void> {
    if (stated.length === 0) return
    const stored = await this.#transaction
      .selectFrom('player_statistics')
      .select('dataset_id')
      .where('match_id', '=', match.id)
      .limit(1)
      .executeTakeFirst()
    if (stored && stored.dataset_id !== this.#dataset) return
    if (stored) this.#writes.remove('player_statistics', 'match_id', match.id)
    const listed = new Set<string>()
    for (const { side, player, figures } of stated) {
      const person = await this.#parts.findPerson(match, side, player, 'player')
      // Uncertain people get no figures, and each person gets them only once.
      if (person.id === null || listed.has(person.id)) continue
      listed.add(person.id)
      const row = { match_id: match.id, person_id: person.id, side, dataset_id: this.#dataset, ...columnsOf(figures) }
      this.#writes.insert('player_statistics', row)
    }
  }
}

function columnsOf(figures: PlayerStatistics) {
  const { shotsOnTarget, passesCompleted, keyPasses, dribblesCompleted, duelsWon, foulsDrawn, ...same } = figures
  return {
    ...same,
    shots_on_target: shotsOnTarget,
    passes_completed: passesCompleted,
    key_passes: keyPasses,
    dribbles_completed: dribblesCompleted,
    duels_won: duelsWon,
    fouls_drawn: foulsDrawn,
  }
}
