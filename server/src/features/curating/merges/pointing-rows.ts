import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { partTables } from '../record-tables/tables.ts'

/** Tables whose rows relate two records, such as a transfer: a row between the two merged records is removed. */
const BETWEEN: ReadonlySet<string> = new Set(['transfers', 'team_rivals'])
const PARTS: ReadonlySet<string> = new Set(Object.values(partTables))

/** The rows of one table that point to a record, by one column or by several: a match has two teams. */
export class PointingRows {
  readonly #table: string
  readonly #columns: readonly string[]
  readonly #from: string
  readonly #into: string

  constructor(table: string, columns: readonly string[], from: string, into: string) {
    this.#table = table
    this.#columns = columns
    this.#from = from
    this.#into = into
  }

  /** All columns at once: a tie's winner must stay one of its two teams. */
  async move(transaction: Transaction<DB>): Promise<number> {
    const changes = this.#columns.map((column) => sql`${sql.ref(column)} = ${this.#after('r', column)}`)
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(this.#table)} as r set ${sql.join(changes)} where ${this.#pointing('r', this.#from)}`.execute(
      transaction,
    )
    return Number(numAffectedRows)
  }

  /** Deletes rows that the kept record has already, and rows that would relate it to itself. */
  async drop(transaction: Transaction<DB>): Promise<number> {
    const conditions = (await listUniqueKeys(transaction, this.#table))
      .filter(({ columns }) => columns.some((column) => this.#columns.includes(column)))
      .map((key) => this.#repeated(this.#sameKey(key)))
    if (PARTS.has(this.#table)) conditions.push(this.#repeated(this.#sameContent()))
    if (BETWEEN.has(this.#table)) conditions.push(this.#between())
    if (conditions.length === 0) return 0
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(this.#table)} as r
      where ${this.#pointing('r', this.#from)} and (${sql.join(conditions, sql` or `)})`.execute(transaction)
    return Number(numAffectedRows)
  }

  /** By equality, for which there are indexes. */
  #pointing(row: string, record: string): RawBuilder<unknown> {
    const each = this.#columns.map((column) => sql`${sql.ref(`${row}.${column}`)} = ${record}`)
    return sql`(${sql.join(each, sql` or `)})`
  }

  /** A column's value after the move. */
  #after(row: string, column: string): RawBuilder<unknown> {
    const now = sql.ref(`${row}.${column}`)
    if (!this.#columns.includes(column)) return now
    return sql`case when ${now} = ${this.#from} then ${this.#into} else ${now} end`
  }

  /** What a moved row repeats is a row of the kept record: only those are compared, however large the table is. */
  #repeated(same: RawBuilder<unknown>): RawBuilder<unknown> {
    const own = this.#pointing('k', this.#into)
    const old = this.#pointing('k', this.#from)
    return sql`exists (select 1 from ${sql.table(this.#table)} as k where ${own} and ${old} is not true and ${same})`
  }

  #sameKey({ columns, nullsAreEqual }: UniqueKey): RawBuilder<unknown> {
    const equal = nullsAreEqual ? sql`is not distinct from` : sql`=`
    return sql.join(
      columns.map((column) => sql`${sql.ref(`k.${column}`)} ${equal} ${this.#after('r', column)}`),
      sql` and `,
    )
  }

  /** Nothing forbids two equal bans; but those of two records that are one were one as well. */
  #sameContent(): RawBuilder<unknown> {
    const content = (row: string) => sql`to_jsonb(${sql.ref(row)}) - ${BOOKKEEPING}::text[]`
    const after = this.#columns.flatMap((column) => [sql.lit(column), this.#after('r', column)])
    return sql`${content('k')} = (${content('r')}) || jsonb_build_object(${sql.join(after)})`
  }

  #between(): RawBuilder<unknown> {
    const [one, other] = this.#columns.map((column) => this.#after('r', column))
    return sql`${one} = ${other}`
  }
}

const BOOKKEEPING = ['id', 'demo', 'dataset_id', 'created_at', 'updated_at']

interface UniqueKey {
  readonly columns: readonly string[]
  readonly nullsAreEqual: boolean
}

/** What cannot be twice in a table. */
export async function listUniqueKeys(transaction: Transaction<DB>, table: string): Promise<UniqueKey[]> {
  const { rows } = await sql<UniqueKey>`
    select i.indnullsnotdistinct as "nullsAreEqual", array(
      select a.attname::text from unnest(i.indkey::smallint[]) with ordinality as k (number, place)
      join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = k.number
      where k.place <= i.indnkeyatts) as columns
    from pg_index as i
    where i.indrelid = ${table}::regclass and i.indisunique and i.indpred is null and i.indexprs is null`.execute(
    transaction,
  )
  return rows
}
