import type { PushEvent } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { eventFilterOf, type EventFilter } from '../live/event-filter.ts'

interface Selection {
  readonly types: readonly string[]
  readonly competitions: readonly string[]
  readonly teams: readonly string[]
}

/** Replaces ids of teams and championships that were merged into another by the id of that record. */
export async function resolveMerged<Chosen extends Selection>(
  database: Queryable,
  chosen: readonly Chosen[],
): Promise<Chosen[]> {
  const ids = [...new Set(chosen.flatMap(({ competitions, teams }) => [...competitions, ...teams]))]
  if (ids.length === 0) return [...chosen]
  const moved = await database
    .selectFrom('redirects')
    .select(['kind', 'old_id', 'new_id'])
    .where('kind', 'in', ['competition', 'team'])
    .where('old_id', 'in', ids)
    .execute()
  const newIds = new Map(moved.map(({ kind, old_id, new_id }) => [`${kind} ${old_id}`, new_id]))
  const resolve = (kind: string, old: readonly string[]) => old.map((id) => newIds.get(`${kind} ${id}`) ?? id)
  return chosen.map((one) => ({
    ...one,
    competitions: resolve('competition', one.competitions),
    teams: resolve('team', one.teams),
  }))
}

const list = (ids: readonly string[]) => (ids.length === 0 ? undefined : ids.join(','))

/** The filter of a webhook. `record.*` passes only if its types were selected: an import causes thousands of them. */
export function webhookFilter({ types, competitions, teams }: Selection): EventFilter {
  const [tipo, campeonato, time] = [types, competitions, teams].map(list)
  const filter = eventFilterOf({
    ...(tipo !== undefined && { tipo }),
    ...(campeonato !== undefined && { campeonato }),
    ...(time !== undefined && { time }),
  })
  return tipo === undefined ? (event: PushEvent) => !event.type.startsWith('record.') && filter(event) : filter
}
