import type { WaitingMatch } from '@meio-campo/contract'
import { sql, type Selectable } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import type { WaitingMatches } from '../../../database/types.gen.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'
import { findAddresses } from '../../curating/record-tables/link-addresses.ts'
import { findNames } from '../../curating/record-tables/references.ts'
import type { MatchCopy } from './match-copy.ts'

const COLUMNS = [
  'id',
  'match_id',
  'edition_id',
  'day',
  'rule',
  'reason',
  'other_id',
  'status',
  'decided_by',
  'created_at',
] as const

type Row = Pick<Selectable<WaitingMatches>, (typeof COLUMNS)[number]> & {
  readonly name: string
  readonly copy: Pick<MatchCopy, 'matches' | 'sources'>
}

const teamName = (column: 'home_id' | 'away_id') => sql`coalesce((
  select t.name from teams as t where t.id = coalesce((
    select r.new_id from redirects as r
    where r.kind = 'team' and r.old_id = ${sql.ref(`waiting_matches.${column}`)}), ${sql.ref(`waiting_matches.${column}`)})
), ${sql.ref(`waiting_matches.${column}`)})`

/** `Santos × Bahia`, as the two are called by now. */
export const waitingName = sql<string>`${teamName('home_id')} || ' × ' || ${teamName('away_id')}`

export async function listWaitingMatches(
  database: Database,
  which: 'abertos' | 'descartados',
  request: PageRequest,
  url: string,
) {
  const found = database
    .selectFrom('waiting_matches')
    .select(COLUMNS)
    .select(waitingName.as('name'))
    .select(sql<Row['copy']>`jsonb_build_object('matches', rows -> 'matches', 'sources', rows -> 'sources')`.as('copy'))
    .where('status', '=', which === 'abertos' ? 'open' : 'discarded')
  const page = await listNewestFirst(database, found, 'created_at', request, url, (row) => row)
  return { ...page, data: await tell(database, page.data) }
}

async function tell(database: Queryable, rows: readonly Row[]): Promise<WaitingMatch[]> {
  const about = rows.flatMap(({ edition_id, other_id }) => [
    { kind: 'edition' as const, id: edition_id },
    ...(other_id === null ? [] : [{ kind: 'match' as const, id: other_id }]),
  ])
  const [names, addresses] = [await findNames(database, about), await findAddresses(database, about)]
  const place = (kind: 'edition' | 'match', id: string) => {
    const name = names.get(`${kind}:${id}`)
    return { id, name: name ?? id, linkAddress: name === undefined ? null : (addresses.get(`${kind}:${id}`) ?? null) }
  }
  return rows.map(({ copy, ...row }) => ({
    id: row.id,
    match: row.match_id,
    name: row.name,
    day: row.day,
    score: scoreOf(copy.matches?.[0] ?? {}),
    edition: place('edition', row.edition_id),
    rule: row.rule,
    reason: row.reason,
    other: row.other_id === null ? null : place('match', row.other_id),
    sources: (copy.sources ?? []).map(({ dataset_id, file }) => `${String(dataset_id)}/${String(file)}`),
    status: row.status as WaitingMatch['status'],
    decidedBy: row.decided_by,
    createdAt: row.created_at.toISOString(),
  }))
}

function scoreOf({ home_score, away_score }: Readonly<Record<string, unknown>>): string | null {
  return typeof home_score === 'number' && typeof away_score === 'number' ? `${home_score} × ${away_score}` : null
}
