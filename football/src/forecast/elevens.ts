import type { PlayerId, TeamId } from '../match/match.ts'
import type { RatedFixture, RatedLineup, RatedMatch } from './rated-match.ts'

/** Two line-ups beside each other, home less away; 0 where too little is known of one of them. */
export interface LineupDifference {
  /** How much of its usual eleven each side has at hand: 1 is all of it on the pitch, less where some are missing. */
  readonly usual: number
  /** How many first-division matches the starters have started before, as the mean of logarithms. */
  readonly experience: number
}

export const noDifference: LineupDifference = { usual: 0, experience: 0 }

/**
 * How often each player of a team has started lately, the last match counting most; and the eleven most frequent
 * starters.
 */
interface TeamStarts {
  readonly players: Map<PlayerId, Starts>
  matches: number
  usual: readonly PlayerId[]
}

interface Starts {
  readonly player: PlayerId
  lately: number
}

const ELEVEN = 11
/** With fewer names than this an eleven says nothing. */
const FEWEST_NAMES = 8
/** Matches of a team before which it has no usual eleven. */
const FEWEST_MATCHES = 5
/** What a start counts beside one in the next match, and below what it is forgotten. */
const MEMORY = 0.8
const FORGOTTEN = 0.01
/** What a player on the bench is worth beside one who begins: he may come on. */
const ON_BENCH = 0.6

/** Each team's starters and how often they start: what line-ups add to results. */
export class ElevenBook {
  readonly #teams = new Map<TeamId, TeamStarts>()
  readonly #firstDivisionStarts = new Map<PlayerId, number>()

  /** Where a side's line-up is not known, its usual eleven stands for it. */
  difference({ home, away, lineups }: RatedFixture): LineupDifference {
    const usual = { home: this.#usualEleven(home), away: this.#usualEleven(away) }
    const isPublished = { home: isWhole(lineups?.home.starters), away: isWhole(lineups?.away.starters) }
    const forHome = isPublished.home ? lineups!.home.starters : usual.home
    const forAway = isPublished.away ? lineups!.away.starters : usual.away
    if (!isWhole(forHome) || !isWhole(forAway)) return noDifference
    const isComparable = isPublished.home && isPublished.away && isWhole(usual.home) && isWhole(usual.away)
    return {
      usual: isComparable
        ? this.#share(home, lineups!.home, usual.home) - this.#share(away, lineups!.away, usual.away)
        : 0,
      experience: this.#experience(forHome) - this.#experience(forAway),
    }
  }

  learn({ home, away, lineups, season, level }: RatedMatch): void {
    if (!lineups) return
    for (const [team, { starters }] of [
      [home, lineups.home],
      [away, lineups.away],
    ] as const) {
      if (!isWhole(starters)) continue
      this.#count(team, starters)
      if (season === null || level < 0) continue
      for (const player of starters) {
        this.#firstDivisionStarts.set(player, (this.#firstDivisionStarts.get(player) ?? 0) + 1)
      }
    }
  }

  #count(team: TeamId, starters: readonly PlayerId[]): void {
    const known: TeamStarts = this.#teams.get(team) ?? { players: new Map(), matches: 0, usual: [] }
    const { players } = known
    for (const starts of players.values()) {
      starts.lately *= MEMORY
      if (starts.lately < FORGOTTEN) players.delete(starts.player)
    }
    for (const player of starters) {
      const starts = players.get(player)
      if (starts) starts.lately += 1
      else players.set(player, { player, lately: 1 })
    }
    known.matches += 1
    known.usual = [...players.values()]
      .sort((first, second) => second.lately - first.lately)
      .slice(0, ELEVEN)
      .map(({ player }) => player)
    this.#teams.set(team, known)
  }

  #usualEleven(team: TeamId): readonly PlayerId[] {
    const starts = this.#teams.get(team)
    return starts && starts.matches >= FEWEST_MATCHES ? starts.usual : []
  }

  #share(team: TeamId, { starters, bench }: RatedLineup, usual: readonly PlayerId[]): number {
    const { players } = this.#teams.get(team)!
    const startsOf = (names: readonly PlayerId[]) =>
      names.reduce((sum, name) => sum + (players.get(name)?.lately ?? 0), 0)
    return (startsOf(starters) + ON_BENCH * startsOf(bench)) / startsOf(usual)
  }

  #experience(eleven: readonly PlayerId[]): number {
    const all = eleven.map((player) => Math.log(1 + (this.#firstDivisionStarts.get(player) ?? 0)))
    return all.reduce((sum, each) => sum + each, 0) / eleven.length
  }
}

function isWhole(eleven: readonly PlayerId[] = []): boolean {
  return eleven.length >= FEWEST_NAMES
}
