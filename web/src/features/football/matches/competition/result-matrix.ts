import type { Match, TeamRef } from '@meio-campo/contract'

export interface ResultMatrix {
  readonly teams: readonly TeamRef[]
  /** The match that a team (first) played at home against another (second). */
  readonly at: (home: string, away: string) => Match | null
}

const collator = new Intl.Collator('pt-BR')

/** Every team against every other, by name. Where two met more than once at the same home, the later match counts. */
export function resultMatrix(matches: readonly Match[]): ResultMatrix {
  const teams = new Map<string, TeamRef>()
  const cells = new Map<string, Match>()
  for (const match of matches) {
    teams.set(match.home.id, match.home)
    teams.set(match.away.id, match.away)
    const key = `${match.home.id} ${match.away.id}`
    const known = cells.get(key)
    if (!known || (match.day ?? '') >= (known.day ?? '')) cells.set(key, match)
  }
  return {
    teams: [...teams.values()].toSorted((a, b) => collator.compare(a.name, b.name)),
    at: (home, away) => cells.get(`${home} ${away}`) ?? null,
  }
}
