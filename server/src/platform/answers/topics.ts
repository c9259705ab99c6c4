/** A line of the change log, as far as readers care. */
export interface Change {
  readonly kind: string
  readonly record_id: string
  readonly data: unknown
}

/**
 * What an answer can depend on. A kind alone (`team`) is every record of it: names appear in answers everywhere, and
 * change rarely. Matches change all the time, so they are told apart: by themselves, by edition, by team. Not by day: a
 * match that moves would leave the day it came from without news.
 */
export const topic = {
  match: (id: string) => `match:${id}`,
  edition: (id: string) => `edition:${id}`,
  teamMatches: (id: string) => `team-matches:${id}`,
  /** An edition itself, its phases, groups, rounds and ties: what a goal does not change. */
  frame: (edition: string) => `frame:${edition}`,
  /** One record of any kind but match and edition. */
  record: (kind: string, id: string) => `${kind}:${id}`,
  /** Any match at all. */
  matches: 'match',
  /** What is estimated about an edition's tables, which is computed after the matches it follows from. */
  projection: (edition: string) => `projection:${edition}`,
  /** Ratings, the forecasts of matches, and every projection. */
  forecasts: 'forecasts',
} as const

/** What most answers name besides what they are about. */
export const NAMES = ['team', 'person', 'competition', 'stadium', 'streaming', 'confederation'] as const

export function topicsOf({ kind, record_id, data }: Change): string[] {
  // An event always changes its match as well, and the match's own line says the rest.
  if (kind === 'event') return []
  if (kind !== 'match') {
    const edition = kind === 'edition' ? record_id : field(data, 'edition')
    const own = kind === 'edition' ? [kind] : [kind, topic.record(kind, record_id)]
    return edition === null ? own : [...own, topic.edition(edition), topic.frame(edition)]
  }
  const was = typeof data === 'object' && data !== null && 'was' in data ? data.was : null
  return [topic.matches, topic.match(record_id), ...new Set([...placeTopics(data), ...placeTopics(was)])]
}

/** Where a match is, or was: it is missed there. */
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
