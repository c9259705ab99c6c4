import type { DutyKind, DutyRole, DutyScope, ReviewQueue } from '@meio-campo/contract/rules'
import type { Queryable } from '../../database/database.ts'
import { dayAt } from '../time/today.ts'

/** A duty that a user has now. */
export interface HeldDuty extends DutyScope {
  readonly id: string
}

/** The duties of a user that are valid at this moment; of one role, or of all. */
export async function listHeldDuties(
  database: Queryable,
  userId: string,
  now: Date,
  role: DutyRole | 'any' = 'any',
): Promise<readonly HeldDuty[]> {
  const rows = await database
    .selectFrom('duties')
    .select(['id', 'role', 'kinds', 'competitions', 'teams', 'matches', 'queues', 'fields'])
    .where('user_id', '=', userId)
    .where((where) => where.or([where('until', 'is', null), where('until', '>=', dayAt(now))]))
    .$if(role !== 'any', (query) => query.where('role', '=', role))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const current = await findCurrentIds(database, rows)
  return rows.map((row) => ({
    ...current(row),
    id: row.id,
    role: row.role as DutyRole,
    kinds: row.kinds as DutyKind[],
    queues: row.queues as ReviewQueue[],
    fields: row.fields,
  }))
}

export type DutyRecords = Readonly<Record<'competitions' | 'teams' | 'matches', readonly string[]>>

/** The records of duties by their present ids: one that was merged has the id of the record it became. */
export async function findCurrentIds(database: Queryable, duties: readonly DutyRecords[]) {
  const ids = duties.flatMap(({ competitions, teams, matches }) => [...competitions, ...teams, ...matches])
  const rows =
    ids.length === 0
      ? []
      : await database
          .selectFrom('redirects')
          .select(['kind', 'old_id', 'new_id'])
          .where('old_id', 'in', [...new Set(ids)])
          .execute()
  const targets = new Map(rows.map((row) => [`${row.kind}:${row.old_id}`, row.new_id]))
  const follow = (kind: string, given: readonly string[]) => given.map((id) => targets.get(`${kind}:${id}`) ?? id)
  return ({ competitions, teams, matches }: DutyRecords): DutyRecords => ({
    competitions: follow('competition', competitions),
    teams: follow('team', teams),
    matches: follow('match', matches),
  })
}
