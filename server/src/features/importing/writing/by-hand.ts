import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { BY_HAND } from '../../curating/match-desk/take-over.ts'
import { FINISHED } from '../../football/rows/match-status.ts'
import type { MatchRow } from '../storing/edition-matches.ts'
import type { PartName } from '../choosing/match-choice.ts'
import { RESULT_COLUMNS } from '../choosing/result-columns.ts'

const TABLES = { events: 'events', lineups: 'lineups', officials: 'match_officials' } as const

/** The parts of a stored match that people have written. An import leaves them alone: its own would stand beside them. */
export async function partsByHand(
  transaction: Transaction<DB>,
  before: MatchRow | null,
): Promise<ReadonlySet<PartName>> {
  const found = new Set<PartName>()
  if (before === null) return found
  if (before.events_source === null && before.covers_events) found.add('events')
  if (before.lineups_source === null && before.covers_lineups) found.add('lineups')
  for (const part of Object.keys(TABLES) as PartName[]) {
    if (before[`${part}_source`] === BY_HAND && (await hasRows(transaction, part, before.id))) found.add(part)
  }
  return found
}

/** Where everything entered by hand was removed or taken back again, an import may write the part. */
async function hasRows(transaction: Transaction<DB>, part: PartName, matchId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom(TABLES[part])
    .select('match_id')
    .where('match_id', '=', matchId)
    .where(part === 'events' ? sql<boolean>`not retracted` : sql<boolean>`true`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The columns of a match that an import writes. If the desk recorded the end, the result stays the desk's, because
 * score and events belong together. If all of that was undone, the sources' statement counts again, even an old one.
 */
export function columnsToWrite(
  before: MatchRow | null,
  byHand: ReadonlySet<PartName>,
  { all, news }: { readonly all: Columns; readonly news: Columns },
): Columns {
  if (before?.events_source !== BY_HAND) return news
  if (!byHand.has('events')) return { ...news, ...pick(all, (column) => RESULT.has(column)) }
  return FINISHED.includes(before.status) ? pick(news, (column) => !RESULT.has(column)) : news
}

type Columns = Readonly<Record<string, unknown>>

const pick = (columns: Columns, wanted: (column: string) => boolean): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([column]) => wanted(column)))

const RESULT: ReadonlySet<string> = new Set(RESULT_COLUMNS)
