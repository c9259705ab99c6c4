import type { UndoBlocker, UndoBlockers } from '@meio-campo/contract'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { DB, EditRows, Edits } from '../../../database/types.gen.ts'
import { findAddresses } from '../record-tables/link-addresses.ts'
import { findNames, type Reference } from '../record-tables/references.ts'
import { recordTables } from '../record-tables/tables.ts'
import { keptTables, shownTables } from './kept-tables.ts'
import type { Named } from './rest-rows.ts'
import type { RestOutcome } from './undo-rest.ts'

const MOST_SHOWN = 100

interface Cause extends Named {
  readonly reason: UndoBlocker['reason']
}

/** The records that stand in the way of an undo, each once for every later edit, with who made that edit and when. */
export async function listBlockers(
  transaction: Transaction<DB>,
  { changed, lost, broken, rest }: RestOutcome,
): Promise<Pick<UndoBlockers, 'count' | 'blockers'>> {
  const causes: Cause[] = [
    ...changed.map(({ table, key }) => ({ table, key, reason: 'changed' as const })),
    ...lost.map(({ table, key }) => ({ table, key, reason: 'needed' as const })),
    ...broken.map(({ table, key }) => ({ table, key, reason: 'impossible' as const })),
  ]
  const found = await findLaterRows(transaction, rest, causes)
  const grouped = Map.groupBy(found, (row) => {
    const record = recordOf(row)
    return `${record ? `${record.kind}:${record.id}` : `${row.table_name} ${JSON.stringify(row.row_key)}`} ${row.edit_id}`
  })
  const shown = [...grouped.values()].slice(0, MOST_SHOWN)
  const records = shown.flatMap(([row]) => recordOf(row!) ?? [])
  const names = await findNames(transaction, records)
  const links = await findAddresses(transaction, records)
  return {
    count: grouped.size,
    blockers: shown.map(([row, ...more]) => toBlocker(row!, more.length + 1, names, links)),
  }
}

type LaterRow = Pick<Selectable<EditRows>, 'table_name' | 'row_key' | 'subjects' | 'before' | 'after'> & {
  readonly reason: Cause['reason']
  readonly edit_id: string | null
} & Readonly<Record<'match_id', string | null>> &
  Pick<Selectable<Edits>, 'at' | 'actor_name' | 'summary'>

/** What last happened to each of the rows, other than by the edit whose rows stay. */
async function findLaterRows(
  transaction: Transaction<DB>,
  rest: string | null,
  causes: readonly Cause[],
): Promise<LaterRow[]> {
  const { rows } = await sql<LaterRow>`
    select c.reason, c."table" as table_name, c.key as row_key, coalesce(later.subjects, '{}') as subjects,
      later.before, later.after, later.edit_id, later.at, later.actor_name, later.summary,
      case when c."table" = 'events' then (select match_id from events where events.id = c.key ->> 'id') end as match_id
    from jsonb_to_recordset(${JSON.stringify(causes)}::jsonb) as c ("table" text, key jsonb, reason text)
    left join lateral (
      select r.subjects, r.before, r.after, r.edit_id, e.at, e.actor_name, e.summary
      from edit_rows as r join edits as e on e.id = r.edit_id
      where r.table_name = c."table" and r.row_key = c.key and (r.operation <> 'created' or r.after is not null)
        and r.edit_id is distinct from ${rest}::bigint and e.undone_by is null and e.undoes is null
        and c.reason <> 'impossible'
      order by r.place desc limit 1) as later on true`.execute(transaction)
  return rows
}

/** The record with a page to which the row belongs. */
function recordOf(row: LaterRow): Reference | null {
  const key = row.row_key as Readonly<Record<string, string>>
  const kind = keptTables[row.table_name]?.kind
  if (kind && Object.hasOwn(recordTables, kind)) return { kind: kind as Reference['kind'], id: key['id']! }
  const match = key['match_id'] ?? row.match_id
  if (match) return { kind: 'match', id: match }
  const subject = row.subjects.map((each) => each.split(':') as [string, string]).find(([of]) => of in recordTables)
  return subject ? { kind: subject[0] as Reference['kind'], id: subject[1] } : null
}

type ByRecord = ReadonlyMap<string, string>

function toBlocker(row: LaterRow, rows: number, names: ByRecord, links: ByRecord): UndoBlocker {
  const record = recordOf(row)
  const own = { ...(row.before as object | null), ...(row.after as object | null) } as Readonly<Record<string, unknown>>
  // Posts and pages of the site have a title.
  const ownName = own['name'] ?? own['title']
  const subject = record ? `${record.kind}:${record.id}` : ''
  const known = names.get(subject)
  return {
    what: shownTables[row.table_name]?.one ?? 'registro',
    name: known ?? (typeof ownName === 'string' ? ownName : Object.values(row.row_key as object).join(' · ')),
    // Without a name the record is gone, so there is no page to open.
    linkAddress: known === undefined ? null : (links.get(subject) ?? null),
    reason: row.reason,
    rows,
    edit:
      row.edit_id === null
        ? null
        : { id: row.edit_id, at: row.at.toISOString(), actor: row.actor_name, summary: row.summary },
  }
}
