import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

/**
 * The match that each of the dataset's own keys refers to, over all editions. A dataset may number its matches anew in
 * every file, so a key that already refers to another match identifies nothing.
 */
export class MatchKeys {
  readonly #transaction: Transaction<DB>
  readonly #dataset: string
  #owners: Promise<Map<string, string>> | null = null

  constructor(transaction: Transaction<DB>, dataset: string) {
    this.#transaction = transaction
    this.#dataset = dataset
  }

  /** The key, where it can be stored for this match; otherwise null. */
  async claim(key: string | null, matchId: string): Promise<string | null> {
    if (key === null || key === '') return key
    this.#owners ??= this.#load()
    const owners = await this.#owners
    const owner = owners.get(key)
    if (owner !== undefined && owner !== matchId) return null
    owners.set(key, matchId)
    return key
  }

  async #load(): Promise<Map<string, string>> {
    const rows = await this.#transaction
      .selectFrom('sources')
      .select(['key', 'record_id'])
      .where('kind', '=', 'match')
      .where('dataset_id', '=', this.#dataset)
      .where('key', '<>', '')
      .execute()
    return new Map(rows.map(({ key, record_id }) => [key, record_id]))
  }
}
