import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

type Row = Readonly<Record<string, unknown>>
type PartTable = 'lineups' | 'lineup_players' | 'match_statistics' | 'match_officials' | 'airings'

/**
 * Lets a match's rows of one table be exactly these. A row that stays as it is is not touched, so that the history tells
 * only what changed; one that differs goes before it comes, because two may have changed places.
 */
export async function replaceRows(
  transaction: Transaction<DB>,
  table: PartTable,
  matchId: string,
  keys: readonly string[],
  wanted: readonly Row[],
): Promise<void> {
  const { rows: stored } = await sql<Row>`
    select * from ${sql.table(table)} where match_id = ${matchId}`.execute(transaction)
  const left = new Set(wanted)
  const gone = stored.filter((row) => {
    const same = [...left].find((each) => Object.keys(each).every((column) => isSame(each[column], row[column])))
    return same === undefined || !left.delete(same)
  })
  for (const row of gone) {
    const where = keys.map((key) => sql`${sql.ref(key)} = ${row[key]}`)
    await sql`
      delete from ${sql.table(table)} where match_id = ${matchId} and ${sql.join(where, sql` and `)}`.execute(
      transaction,
    )
  }
  for (const row of left) {
    const columns = { match_id: matchId, ...row }
    await sql`
      insert into ${sql.table(table)} (${sql.join(Object.keys(columns).map((column) => sql.ref(column)))})
      values (${sql.join(Object.values(columns))})`.execute(transaction)
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
