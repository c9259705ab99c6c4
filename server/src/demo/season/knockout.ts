import { rulesets, shuffled, standings, type Match, type MatchScript, type Score } from '@meio-campo/football'
import { kickoffIn, type Slot } from './calendar.ts'
import { cupKickoff } from './clashes.ts'
import type { CompetitionFact } from '../facts/index.ts'
import type { PanelName } from '../people/referees.ts'
import type { PlannedMatch } from './planned-match.ts'

/** Two who meet, or will: filled in as those before them are decided. */
export interface PlannedTie {
  readonly id: string
  readonly round: string
  readonly position: number
  readonly next: { readonly tie: string; readonly seat: 0 | 1 } | null
  readonly seats: [string | null, string | null]
  winner: string | null
  /** When both were known, and when it was decided. */
  knownAt: number | null
  decidedAt: number | null
}

export interface KnockoutRound {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly weeks: readonly number[]
}

export interface Knockout {
  readonly competition: CompetitionFact
  readonly edition: string
  readonly phase: string
  readonly year: number
  readonly panel: PanelName
  readonly rounds: readonly KnockoutRound[]
  readonly ties: readonly PlannedTie[]
}

const SEAT = [0, 1] as const
/** The final of a single match is on a Saturday, on neutral ground. */
const FINAL_SLOT: Slot = { offset: 1, time: '17:00' }

/** The whole bracket from the start, empty: the first round of `size` ties, halved until one is left. */
export function planKnockout(
  competition: CompetitionFact,
  year: number,
  phaseName: string,
  names: readonly string[],
  weeks: readonly (readonly number[])[],
  panel: PanelName,
): Knockout {
  const edition = `${competition.id}_${year}`
  const phase = `${edition}_${phaseName}`
  const rounds = names.map((name, index) => ({
    id: `${phase}_r${index + 1}`,
    number: index + 1,
    name,
    weeks: weeks[index]!,
  }))
  const tieId = (round: number, position: number) => `${phase}_r${round + 1}_c${position + 1}`
  const ties = rounds.flatMap((round, index) =>
    Array.from({ length: 2 ** (rounds.length - 1 - index) }, (_, position): PlannedTie => {
      const next = index + 1 < rounds.length
      return {
        id: tieId(index, position),
        round: round.id,
        position,
        next: next ? { tie: tieId(index + 1, position >> 1), seat: SEAT[position % 2]! } : null,
        seats: [null, null],
        winner: null,
        knownAt: null,
        decidedAt: null,
      }
    }),
  )
  return { competition, edition, phase, year, panel, rounds, ties }
}

/** The matches of a tie whose two are known; the first is at home first. */
export function matchesOf(
  knockout: Knockout,
  tie: PlannedTie,
  engaged: (club: string) => readonly PlannedMatch[],
): readonly PlannedMatch[] {
  const { competition, edition, phase, year, panel } = knockout
  const round = knockout.rounds.find(({ id }) => id === tie.round)!
  const [first, second] = tie.seats
  if (first === null || second === null || tie.knownAt === null) return []
  const single = round.weeks.length === 1
  return round.weeks.map((week, index) => {
    const [home, away] = index === 0 ? [first, second] : [second, first]
    return {
      id: `${competition.code}_${year}_${home}_${away}`,
      competition: competition.id,
      edition,
      phase,
      group: null,
      tie: tie.id,
      round: tie.round,
      leg: single ? null : index === 0 ? 1 : 2,
      home,
      away,
      kickoff: single
        ? kickoffIn(year, week, FINAL_SLOT)
        : cupKickoff([home, away], year, week, tie.position + index, engaged),
      knownFrom: tie.knownAt!,
      neutral: single,
      postponement: null,
      whenLevel: single ? 'extraTime' : index === 0 ? 'draw' : 'penalties',
      panel,
      sequence: { round: round.number * 2 + index, place: tie.position },
    }
  })
}

export interface Verdict {
  readonly winner: string
  readonly loser: string
  /** As people write a final's result, the winner's goals first. */
  readonly result: string
}

/** The team that goes through after the last match of a tie. */
export function decideTie(match: PlannedMatch, script: MatchScript, carried: Score | null): Verdict {
  const { penalties } = script
  const { home, away } = script.extraTime ?? script.score
  const margin = home + (carried?.home ?? 0) - away - (carried?.away ?? 0) || penalties!.home - penalties!.away
  const atHome = margin > 0
  const write = (score: Score) => (atHome ? `${score.home}–${score.away}` : `${score.away}–${score.home}`)
  const legs = [...(carried ? [carried] : []), { home, away }].map(write).join(', ')
  return {
    winner: atHome ? match.home : match.away,
    loser: atHome ? match.away : match.home,
    result: penalties ? `${legs} (${write(penalties)} nos pênaltis)` : legs,
  }
}

/** The first of each group against the second of another; the winner of a group is at home last. */
export function drawAfterGroups(
  groups: readonly (readonly string[])[],
  played: readonly Match[],
  seed: string,
): readonly (readonly [string, string])[] {
  const tables = groups.map((teams) => {
    const own = played.filter(({ home }) => teams.includes(home))
    return standings({ rules: rulesets.conmebolGroups, teams }, own).map(({ team }) => team)
  })
  const order = shuffled(tables, seed)
  return order.map((table, place) => [order[(place + 1) % order.length]![1]!, table[0]!])
}
