import type { Merge } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { keptTables } from '../history/kept-tables.ts'

/** How many rows of what went over to the kept record, and how many it had already. */
export class Tally {
  readonly #moved = new Map<string, number>()
  readonly #dropped = new Map<string, number>()

  move(table: string, count: number): void {
    this.#moved.set(table, (this.#moved.get(table) ?? 0) + count)
  }

  drop(table: string, count: number): void {
    this.#dropped.set(table, (this.#dropped.get(table) ?? 0) + count)
  }

  get moved(): Merge['moved'] {
    return inWords(this.#moved)
  }

  get dropped(): Merge['dropped'] {
    return inWords(this.#dropped)
  }
}

/** Tables without a word for people follow the others silently. */
function inWords(counts: ReadonlyMap<string, number>): Merge['moved'] {
  return [...counts].flatMap(([table, count]) => {
    const words = keptTables[table]
    return words && count > 0 ? [{ what: plural(count, words.one, words.many), count }] : []
  })
}
