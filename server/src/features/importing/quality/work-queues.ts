import type { WorkQueue } from '@meio-campo/contract'
import type { RecordKind } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { findNames } from '../../curating/record-tables/references.ts'
import { waitingName } from '../waiting/waiting-list.ts'

/** Where each is decided. */
const addresses = {
  suggestions: '/settings?aba=sugestoes',
  duplicates: '/settings?aba=importacoes&parte=duplicados',
  waiting: '/settings?aba=importacoes&parte=duplicados',
  squads: '/settings?aba=importacoes&parte=duplicados',
  conflicts: '/settings?aba=importacoes&parte=divergencias',
  names: '/settings?aba=importacoes&parte=nomes',
  alerts: '/settings?aba=importacoes&parte=duplicados',
} as const

interface QueueRow {
  readonly queue: keyof typeof addresses
  readonly count: number
  readonly since: Date | null
  readonly kind: RecordKind | null
  readonly record_id: string | null
  /** What it is called where it is not about a record that exists. */
  readonly name: string | null
}

/** Every queue with how many wait and which has waited longest. */
export async function listWorkQueues(database: Queryable): Promise<WorkQueue[]> {
  const { rows } = await sql<QueueRow>`
    ${queue(
      'suggestions',
      sql`select created_at as since, kind::text, record_id, suggested ->> 'name' as name
      from suggestions where status = 'open'`,
    )}
    union all ${queue(
      'duplicates',
      sql`select created_at, kind::text, kept_id, null
      from possible_duplicates where status = 'open'`,
    )}
    union all ${queue(
      'waiting',
      sql`select created_at, null, null, ${waitingName} from waiting_matches where status = 'open'`,
    )}
    union all ${queue(
      'squads',
      sql`select created_at, 'team', team_id, null from waiting_squads where status = 'open'`,
    )}
    union all ${queue(
      'conflicts',
      sql`select created_at, kind::text, record_id, null
      from conflicts where resolved_at is null`,
    )}
    union all ${queue('names', sql`select updated_at, null, null, name from unsure_names where dismissed_at is null`)}
    union all ${queue(
      'alerts',
      sql`select created_at, kind::text, record_id, null
      from plausibility_reports where status = 'open'`,
    )}`.execute(database)
  const names = await findNames(
    database,
    rows.flatMap(({ kind, record_id }) => (kind && record_id ? [{ kind, id: record_id }] : [])),
  )
  return rows.map(({ queue: id, count, since, kind, record_id, name }) => ({
    queue: id,
    count,
    oldest:
      since === null
        ? null
        : {
            name: names.get(`${kind}:${record_id}`) ?? name ?? record_id ?? 'registro novo',
            since: since.toISOString(),
          },
    linkAddress: addresses[id],
  }))
}

const queue = (id: keyof typeof addresses, waiting: ReturnType<typeof sql>) => sql`
    select ${id}::text as queue, total.count, first.*
    from (select count(*)::integer as count from (${waiting}) as every) as total
    left join lateral (
      select * from (${waiting}) as each (since, kind, record_id, name) order by since limit 1) as first on true`
