import { addDays, standings, type Day } from '@meio-campo/football'
import type { EditionStructure, Leg, PhaseStructure } from '../standings/edition-structure.ts'
import { settleTies, type SettledTie } from '../standings/knockout-bracket.ts'
import { finalScoreWords } from './final-score.ts'

export interface DecidedEdition {
  readonly champion: string
  readonly runnerUp: string | null
  /** In words, the champion's goals first; null where there was no final. */
  readonly finalScore: string | null
  /** The champion's last match. */
  readonly last: Leg
}

/** A season without fixtures may only seem to be over; after some weeks without a match it is. */
const QUIET_DAYS = 30
const OPEN = new Set(['scheduled', 'postponed', 'suspended'])

/**
 * Who won an edition, from its results alone: nobody unless all of it was played, and either it ended in its only table
 * or in a final. Anything more particular is for somebody to enter as a title.
 */
export function decideEdition({ phases }: EditionStructure, kind: string, today: Day): DecidedEdition | null {
  const legs = phases.flatMap((phase) => phase.legs)
  const lastDay = legs.reduce((last, { row }) => (row.day !== null && row.day > last ? row.day : last), '')
  const open = legs.some(({ row }) => OPEN.has(row.status) && !row.annulled)
  if (open || lastDay === '' || lastDay > addDays(today, -QUIET_DAYS)) return null
  const decisive = phases.toSorted((a, b) => lastMoment(a) - lastMoment(b)).at(-1)!
  const leagues = phases.filter((phase) => phase.kind === 'league')
  if (decisive.kind === 'league') return leagues.length === 1 ? firstOfTable(decisive) : null
  // A league's play-offs may be for the title or for promotion.
  if (decisive.kind === 'groups' || (kind === 'league' && leagues.length > 0)) return null
  return winnerOfFinal(decisive)
}

function firstOfTable({ groups, legs }: PhaseStructure): DecidedEdition | null {
  const [table] = groups
  const [first, second] = table ? standings(table.contest, table.matches) : []
  if (!first || !second || second.position === first.position) return null
  return { champion: first.team, runnerUp: second.team, finalScore: null, last: lastOf(first.team, legs)! }
}

function winnerOfFinal(phase: PhaseStructure): DecidedEdition | null {
  const ties = settleTies(phase)
  const finals = ties.filter(({ round }) => round?.name === 'Final')
  const [final] = finals
  if (!final?.winner || finals.length > 1 || final.legs.length === 0) return null
  return {
    champion: final.winner,
    runnerUp: final.loser,
    finalScore: finalScoreWords(final as SettledTie & { readonly winner: string }),
    last: final.legs.at(-1)!,
  }
}

function lastMoment({ legs }: PhaseStructure): number {
  return legs.reduce((last, { row }) => Math.max(last, row.moment.getTime()), Number.MIN_SAFE_INTEGER)
}

function lastOf(team: string, legs: readonly Leg[]): Leg | undefined {
  return legs.findLast(({ row }) => row.home_id === team || row.away_id === team)
}
