/** The columns of the change log that readers use. */
export interface Change {
  readonly kind: string
  readonly record_id: string
  readonly data: unknown
}

/**
 * What an answer can depend on. A kind alone (`team`) means every record of it: names appear in answers everywhere and
 * change rarely. Matches change all the time, so they have topics by id, by edition and by team. There is no topic by
 * day, because a match that moves would not invalidate the day it came from.
 */
export const topic = {
  match: (id: string) => `match:${id}`,
  edition: (id: string) => `edition:${id}`,
  teamMatches: (id: string) => `team-matches:${id}`,
  /** An edition itself, its phases, groups, rounds and ties, which a goal does not change. */
  frame: (edition: string) => `frame:${edition}`,
  /** One record of any kind except match and edition. */
  record: (kind: string, id: string) => `${kind}:${id}`,
  /** Any match at all. */
  matches: 'match',
  /** The estimates for an edition's tables, which are computed after the matches that they depend on. */
  projection: (edition: string) => `projection:${edition}`,
  /** Ratings, the forecasts of matches, and every projection. */
  forecasts: 'forecasts',
} as const

/** The kinds of records that most answers mention by name. */
export const NAMES = ['team', 'person', 'competition', 'stadium', 'streaming', 'confederation'] as const

export function topicsOf({ kind, record_id, data }: Change): string[] {
  // An event always changes its match as well, and the match's own line has the topics.
  if (kind === 'event') return []
  if (kind !== 'match') {
    const edition = kind === 'edition' ? record_id : field(data, 'edition')
    const own = kind === 'edition' ? [kind] : [kind, topic.record(kind, record_id)]
    return edition === null ? own : [...own, topic.edition(edition), topic.frame(edition)]
  }
  const was = typeof data === 'object' && data !== null && 'was' in data ? data.was : null
  return [topic.matches, topic.match(record_id), ...new Set([...placeTopics(data), ...placeTopics(was)])]
}

/** The topics of a match's present or former place; both lists have changed. */
function placeTopics(data: unknown): string[] {
  const [edition, home, away] = ['edition', 'home', 'away'].map((name) => field(data, name))
  return [
    ...(edition ? [topic.edition(edition)] : []),
    ...(home ? [topic.teamMatches(home)] : []),
    ...(away ? [topic.teamMatches(away)] : []),
  ]
}

function field(data: unknown, name: string): string | null {
  if (typeof data !== 'object' || data === null) return null
  const value = (data as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? value : null
}
