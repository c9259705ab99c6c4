import { sql, type Insertable, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { FreshStatistics } from './fresh-statistics.ts'

/** Parents before children: the order in which foreign keys let rows in. */
const ORDER = [
  'stadiums',
  'teams',
  'people',
  'competitions',
  'editions',
  'phases',
  'groups',
  'phase_teams',
  'rounds',
  'ties',
  'matches',
  'events',
  'lineups',
  'lineup_players',
  'match_officials',
  'match_statistics',
  'player_statistics',
  'squad_members',
  'aliases',
  'sources',
  'conflicts',
] as const satisfies readonly (keyof DB)[]

export type WrittenTable = (typeof ORDER)[number]
type Row = Record<string, unknown>
type Removal = { readonly table: WrittenTable; readonly column: string; readonly values: string[] }

/** Rows of one table as they were at the moment of the flush: their objects may change while they are being sent. */
interface RowsToSend {
  readonly table: WrittenTable
  readonly columns: readonly string[]
  readonly count: number
  readonly json: string
}

interface Queue {
  readonly removals: readonly Removal[]
  readonly inserts: readonly RowsToSend[]
  readonly updates: readonly RowsToSend[]
}

const ROWS_PER_STATEMENT = 5000

/**
 * Rows on their way to the database, a statement per table instead of one per row. What was queued can still be
 * changed until the flush, because the queue holds the very objects; a flush sends them as they are at that moment.
 */
export class WriteQueue {
  readonly #transaction: Transaction<DB>
  readonly #statistics: FreshStatistics
  readonly #inserts = new Map<WrittenTable, Map<string | Row, Row>>()
  readonly #updates = new Map<WrittenTable, Set<Row>>()
  #removals: Removal[] = []
  #size = 0
  #flushes = 0
  #sending: Promise<void> = Promise.resolve()

  constructor(transaction: Transaction<DB>) {
    this.#transaction = transaction
    this.#statistics = new FreshStatistics(transaction)
  }

  get size(): number {
    return this.#size
  }

  /** Grows with every flush: what was queued under the same number can still be changed in place. */
  get flushes(): number {
    return this.#flushes
  }

  /** Rows of one table must all have the same columns. */
  insert<T extends WrittenTable>(table: T, row: Insertable<DB[T]>): void {
    const rows = this.#inserts.get(table) ?? new Map<string | Row, Row>()
    this.#inserts.set(table, rows)
    // A second word on the same thing takes the first one's place: one statement may not meet a row twice.
    const identity = IDENTITIES[table]?.map((column) => (row as Row)[column]).join('\0') ?? (row as Row)
    rows.set(identity, row)
    this.#size += 1
  }

  /** Sets all the row's columns, by its id. The same object is written once. */
  update(table: 'matches' | 'teams' | 'stadiums' | 'people' | 'competitions' | 'editions' | 'events', row: Row): void {
    this.#updates.set(table, this.#updates.get(table) ?? new Set())
    this.#updates.get(table)!.add(row)
    this.#size += 1
  }

  remove(table: WrittenTable, column: string, value: string): void {
    const known = this.#removals.find((each) => each.table === table && each.column === column)
    if (known) known.values.push(value)
    else this.#removals.push({ table, column, values: [value] })
  }

  /** Sends the queue. Returns as soon as it is sent, so that reading continues while the database works. */
  async flush(): Promise<void> {
    await this.#sending
    const queue = { removals: this.#removals, inserts: this.#insertsToSend(), updates: this.#updatesToSend() }
    this.#inserts.clear()
    this.#updates.clear()
    this.#removals = []
    this.#size = 0
    this.#flushes += 1
    this.#sending = this.#send(queue)
    // The next flush rethrows a failure; until then it must not count as an unhandled rejection.
    this.#sending.catch(() => undefined)
  }

  /** Everything is in the database when it returns. */
  async settle(): Promise<void> {
    await this.flush()
    await this.#sending
  }

  /** In the order that foreign keys ask for. */
  #insertsToSend(): readonly RowsToSend[] {
    return ORDER.flatMap((table) => {
      const rows = [...(this.#inserts.get(table)?.values() ?? [])]
      const parts: RowsToSend[] = []
      for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
        parts.push(toSend(table, rows.slice(from, from + ROWS_PER_STATEMENT)))
      }
      return parts
    })
  }

  /** Rows that change different columns go in different statements. */
  #updatesToSend(): readonly RowsToSend[] {
    return [...this.#updates].flatMap(([table, rows]) =>
      [...Map.groupBy(rows, (row) => Object.keys(row).join()).values()].map((alike) => toSend(table, alike)),
    )
  }

  /** Removals, then new rows, then changes to rows that were there before. */
  async #send({ removals, inserts, updates }: Queue): Promise<void> {
    for (const { table, column, values } of removals) {
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)}::text = any (${values}::text[])`.execute(
        this.#transaction,
      )
    }
    for (const rows of inserts) {
      await insertRows(this.#transaction, rows)
      await this.#statistics.note(rows.table, rows.count)
    }
    for (const rows of updates) await updateRows(this.#transaction, rows)
  }
}

function toSend(table: WrittenTable, rows: readonly Row[]): RowsToSend {
  return { table, columns: Object.keys(rows[0] ?? {}), count: rows.length, json: JSON.stringify(rows) }
}

/** One parameter, whatever the number of rows; the table's own types read the values. */
async function insertRows(transaction: Transaction<DB>, { table, columns, json }: RowsToSend): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const again = UPSERTS[table] ?? sql``
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json}::json) ${again}`.execute(
    transaction,
  )
}

/** What a row of an upserted table is known by. */
const IDENTITIES: Partial<Record<WrittenTable, readonly string[]>> = {
  sources: ['kind', 'record_id', 'dataset_id', 'file'],
  conflicts: ['kind', 'record_id', 'field'],
  squad_members: ['edition_id', 'team_id', 'person_id', 'role'],
}

/** Where a second word replaces the first, or a name may be known already. */
const UPSERTS: Partial<Record<WrittenTable, ReturnType<typeof sql>>> = {
  aliases: sql`on conflict do nothing`,
  phase_teams: sql`on conflict do nothing`,
  sources: sql`on conflict (kind, record_id, dataset_id, file) do update
    set said = excluded.said, key = excluded.key, line = excluded.line, at = excluded.at`,
  conflicts: sql`on conflict (kind, record_id, field) do update
    set said = excluded.said, chosen = excluded.chosen, updated_at = now(), resolved_at = null, resolved_by = null`,
  squad_members: sql`on conflict (edition_id, team_id, person_id, role) do update
    set number = excluded.number, position = excluded.position, club_id = excluded.club_id,
      dataset_id = excluded.dataset_id`,
}

async function updateRows(transaction: Transaction<DB>, { table, columns, json }: RowsToSend): Promise<void> {
  const changes = columns
    .filter((column) => column !== 'id')
    .map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)}`)
  await sql`
    update ${sql.table(table)} as t set ${sql.join(changes)}
    from json_populate_recordset(null::${sql.table(table)}, ${json}::json) as r
    where t.id = r.id`.execute(transaction)
}
