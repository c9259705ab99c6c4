import { slug, type RecordKind } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { recordTables } from '../record-tables/tables.ts'

const LONGEST = 180

/** What an id is made of; null where nothing of the name is left. */
export function wantedId(name: string): string | null {
  const wanted = slug(name.trim()).slice(0, LONGEST)
  return /[a-z0-9]/.test(wanted) ? wanted : null
}

/**
 * Ids for many new records, in few queries: each one that nobody has or ever had. Whoever makes another of the same
 * name at the same moment is refused by the database, and nothing is half done.
 */
export class NewIds {
  readonly #database: Queryable
  readonly #kind: RecordKind
  readonly #numbers = new Map<string, number>()
  readonly #given = new Set<string>()

  constructor(database: Queryable, kind: RecordKind) {
    this.#database = database
    this.#kind = kind
  }

  /** In the order of what is wanted. */
  async give(wanted: readonly string[]): Promise<readonly string[]> {
    const ids: string[] = wanted.map((each) => this.#next(each))
    let open = ids.map((_, at) => at)
    while (open.length > 0) {
      const taken = await this.#findTaken(open.map((at) => ids[at]!))
      open = open.filter((at) => taken.has(ids[at]!))
      for (const at of open) ids[at] = this.#next(wanted[at]!)
    }
    return ids
  }

  #next(wanted: string): string {
    for (;;) {
      const number = (this.#numbers.get(wanted) ?? 0) + 1
      this.#numbers.set(wanted, number)
      const id = number === 1 ? wanted : `${wanted}_${number}`
      if (this.#given.has(id)) continue
      this.#given.add(id)
      return id
    }
  }

  async #findTaken(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(recordTables[this.#kind])} where id = any (${ids}::text[])
      union all
      select old_id from redirects where kind = ${this.#kind} and old_id = any (${ids}::text[])
      union all
      select record_id from changes
      where kind = ${this.#kind} and type = 'deleted' and record_id = any (${ids}::text[])`.execute(this.#database)
    return new Set(rows.map(({ id }) => id))
  }
}
