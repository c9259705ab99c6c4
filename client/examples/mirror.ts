import type { Client } from '../src/index.ts'
import type { PushEvent } from '../src/types.gen.ts'

/** A record as its list answers it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string }

interface List {
  list(asked: { readonly ids?: readonly string[]; readonly limit: number }): AsyncIterable<Row>
}

/** The lists that are mirrored, and the kind of record in each. People are in two. */
const kinds = {
  teams: 'team',
  players: 'person',
  coaches: 'person',
  stadiums: 'stadium',
  confederations: 'confederation',
  competitions: 'competition',
  streamings: 'streaming',
  matches: 'match',
} as const
type Table = keyof typeof kinds
const tables = Object.keys(kinds) as Table[]
const LARGEST_PAGE = 100

/**
 * A copy of the football lists that stays equal to the service. It is read once and then kept up to date: changed
 * records, the records that they affect, and every row that shows them are read again by their ids. A row that no
 * longer exists is removed. A program that stores its copy stores `cursor` together with the rows.
 */
export class Mirror {
  readonly rows = new Map<Table, Map<string, Row>>(tables.map((table) => [table, new Map<string, Row>()]))
  /** By the id of a record, the rows that show it: `matches bra_2026_r1_bahia_santos`. */
  readonly #shownIn = new Map<string, Set<string>>()
  readonly #client: Client
  cursor = ''

  constructor(client: Client) {
    this.#client = client
  }

  /** Reads everything. The cursor comes first: what changes meanwhile is read again, and nothing is missed. */
  async start(): Promise<void> {
    this.cursor = (await this.#client.changes({ desde: 'agora' })).cursor
    for (const table of tables) {
      this.rows.get(table)!.clear()
      for await (const row of this.#listOf(table).list({ limit: LARGEST_PAGE })) this.#keep(table, row)
    }
  }

  /** Applies what changed since the last time. */
  async sync(): Promise<void> {
    const again = new Map<Table, Set<string>>(tables.map((table) => [table, new Set<string>()]))
    let reached = this.cursor
    for (;;) {
      const { data, cursor, more } = await this.#client.changes({ desde: reached, limit: 1000 })
      for (const change of data) this.#note(change, again)
      reached = cursor
      if (!more) break
    }
    for (const [table, ids] of again) await this.#readAgain(table, [...ids])
    // Only now: a read that failed above is made again by the next call.
    this.cursor = reached
  }

  #note({ record, affects }: PushEvent, again: ReadonlyMap<Table, Set<string>>): void {
    for (const { kind, id } of [record, ...affects]) {
      for (const table of tables) if (kinds[table] === kind) again.get(table)!.add(id)
    }
    // A name that changed is shown by other rows. Of an edition or a phase these are the matches of its championship.
    const shown = record.change === 'created' ? [] : [record.id]
    const renamed = record.kind === 'edition' || record.kind === 'phase'
    if (renamed) shown.push(...affects.filter(({ kind }) => kind === 'competition').map(({ id }) => id))
    for (const key of shown.flatMap((id) => [...(this.#shownIn.get(id) ?? [])])) {
      const [table, id] = key.split(' ') as [Table, string]
      again.get(table)!.add(id)
    }
    // Confederations count the teams below them: the list is short, and read whole.
    if (record.kind === 'team' || record.kind === 'confederation')
      for (const id of this.rows.get('confederations')!.keys()) again.get('confederations')!.add(id)
  }

  async #readAgain(table: Table, ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += LARGEST_PAGE) {
      const asked = ids.slice(from, from + LARGEST_PAGE)
      const missing = new Set(asked)
      for await (const row of this.#listOf(table).list({ ids: asked, limit: LARGEST_PAGE })) {
        missing.delete(row.id)
        this.#keep(table, row)
      }
      for (const id of missing) this.rows.get(table)!.delete(id)
    }
  }

  #keep(table: Table, row: Row): void {
    this.rows.get(table)!.set(row.id, row)
    for (const id of idsIn(row)) {
      const shown = this.#shownIn.get(id) ?? new Set()
      this.#shownIn.set(id, shown.add(`${table} ${row.id}`))
    }
  }

  #listOf(table: Table): List {
    return this.#client[table] as unknown as List
  }
}

/** The ids of the records that a row shows, its own included. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'id' && typeof inner === 'string' ? [inner] : idsIn(inner),
  )
}
