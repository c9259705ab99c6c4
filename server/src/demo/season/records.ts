import {
  cardsInEvents,
  cbfSuspensions,
  disciplineRecords,
  type Card,
  type Match,
  type MatchScript,
  type Score,
} from '@meio-campo/football'
import { dayOf } from './calendar.ts'
import type { PlannedMatch } from './planned-match.ts'

interface Conduct {
  readonly played: string[]
  readonly cards: Card[]
}

/** What the matches so far leave behind: results, cards and goals. */
export class Records {
  readonly #results = new Map<string, Match[]>()
  readonly #conduct = new Map<string, Conduct>()
  readonly #goals = new Map<string, Map<string, number>>()

  note(match: PlannedMatch, script: MatchScript): void {
    const { id, edition, home, away, phase, sequence } = match
    const { score, extraTime, penalties } = script
    const result = { id, home, away, day: dayOf(match.kickoff), round: sequence.round, score, extraTime, penalties }
    this.#results.set(phase, [...this.resultsOf(phase), result])
    const cards = cardsInEvents(match, script.events)
    for (const team of [home, away]) {
      const conduct = this.#conductOf(edition, team)
      conduct.played.push(id)
      conduct.cards.push(...cards.filter((card) => card.team === team))
    }
    const goals = this.#goals.get(edition) ?? new Map<string, number>()
    this.#goals.set(edition, goals)
    for (const { type, player } of script.events) {
      if (player !== null && (type === 'goal' || type === 'penalty')) goals.set(player, (goals.get(player) ?? 0) + 1)
    }
  }

  resultsOf(phase: string): readonly Match[] {
    return this.#results.get(phase) ?? []
  }

  /** The first leg's score as the second leg's sides see it. */
  carriedInto({ leg, phase, home, away }: PlannedMatch): Score | null {
    if (leg !== 2) return null
    const first = this.resultsOf(phase).find((match) => match.home === away && match.away === home)?.score
    return first ? { home: first.away, away: first.home } : null
  }

  bannedFrom(edition: string, team: string): readonly string[] {
    const { played, cards } = this.#conductOf(edition, team)
    const calendar = played.map((match) => ({ match, played: true }))
    const records = disciplineRecords(team, calendar, cards, cbfSuspensions)
    return records.filter(({ suspended }) => suspended).map(({ player }) => player)
  }

  topScorerOf(edition: string): { readonly player: string; readonly goals: number } | null {
    const [best] = [...(this.#goals.get(edition) ?? [])].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    return best ? { player: best[0], goals: best[1] } : null
  }

  #conductOf(edition: string, team: string): Conduct {
    const key = `${edition}/${team}`
    const known = this.#conduct.get(key) ?? { played: [], cards: [] }
    this.#conduct.set(key, known)
    return known
  }
}
