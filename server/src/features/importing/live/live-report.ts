import type { LiveReport, ReportedEvent } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import type { LiveMatch } from '../datasets/answers/live-match.ts'
import type { EventRecord, PersonRef } from '../records/records.ts'
import { EVENT_TYPES } from '../writing/event-rows.ts'

/** A provider's report of a match in the terms of the desk; a person who is not known here stays unnamed. */
export function reportOf(match: LiveMatch, people: ReadonlyMap<string, string>): LiveReport | null {
  const { stage, events, key: _key, ...rest } = match
  if (stage === null) return null
  const personOf = (ref: PersonRef | null) => (ref?.key ? (people.get(ref.key) ?? null) : null)
  const toReported = (event: EventRecord): ReportedEvent => ({
    type:
      event.type === 'shootout-kick'
        ? event.converted === true
          ? 'shootoutGoal'
          : 'shootoutMiss'
        : EVENT_TYPES[event.type],
    side: event.side,
    minute: event.minute,
    added: event.added,
    player: personOf(event.player),
    related: personOf(event.related?.player ?? null),
  })
  return { stage, ...rest, events: events && events.map(toReported) }
}

/** The people of this platform for a provider's keys. */
export async function findPeople(
  database: Queryable,
  dataset: string,
  matches: readonly LiveMatch[],
): Promise<ReadonlyMap<string, string>> {
  const named = matches.flatMap(({ events }) => events ?? [])
  const keys = named.flatMap(({ player, related }) => [player?.key ?? [], related?.player.key ?? []].flat())
  if (keys.length === 0) return new Map()
  const rows = await database
    .selectFrom('sources')
    .innerJoin('people', 'people.id', 'sources.record_id')
    .select(['sources.key', 'people.id'])
    .where('dataset_id', '=', dataset)
    .where('kind', '=', 'person')
    .where('key', 'in', keys)
    .execute()
  return new Map(rows.map(({ key, id }) => [key, id]))
}
