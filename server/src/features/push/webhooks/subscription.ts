import type { PushEvent } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { wantedBy, type Wanted } from '../live/filters.ts'

interface Choice {
  readonly types: readonly string[]
  readonly competitions: readonly string[]
  readonly teams: readonly string[]
}

/** Whoever chose a team or championship that has been merged into another means that one now. */
export async function followMerges<Chosen extends Choice>(
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
  const places = new Map(moved.map(({ kind, old_id, new_id }) => [`${kind} ${old_id}`, new_id]))
  const follow = (kind: string, old: readonly string[]) => old.map((id) => places.get(`${kind} ${id}`) ?? id)
  return chosen.map((one) => ({
    ...one,
    competitions: follow('competition', one.competitions),
    teams: follow('team', one.teams),
  }))
}

const list = (ids: readonly string[]) => (ids.length === 0 ? undefined : ids.join(','))

/** What a webhook wants to hear of. Changes of records come by the thousand with an import: only where asked for. */
export function subscribed({ types, competitions, teams }: Choice): Wanted {
  const [tipo, campeonato, time] = [types, competitions, teams].map(list)
  const wanted = wantedBy({
    ...(tipo !== undefined && { tipo }),
    ...(campeonato !== undefined && { campeonato }),
    ...(time !== undefined && { time }),
  })
  return tipo === undefined ? (event: PushEvent) => !event.type.startsWith('record.') && wanted(event) : wanted
}
