import { doubleRoundRobin } from '@meio-campo/football'
import type { CompetitionFact } from '../facts/index.ts'
import { cupWeeks, seasonBegins } from './calendar.ts'
import { cupKickoff } from './clashes.ts'
import type { PlannedMatch } from './planned-match.ts'

export const GROUP_PHASE = 'fase_de_grupos'
export const groupName = (index: number): string => `Grupo ${String.fromCharCode(65 + index)}`

/** Groups of four, each against each twice: six rounds on weeks of their own. */
export function planGroups(
  { id: competition, code }: CompetitionFact,
  groups: readonly (readonly string[])[],
  year: number,
  engaged: (club: string) => readonly PlannedMatch[],
): readonly PlannedMatch[] {
  const edition = `${competition}_${year}`
  const phase = `${edition}_${GROUP_PHASE}`
  return groups.flatMap((teams, index) =>
    doubleRoundRobin(teams).map(({ round, home, away }, order): PlannedMatch => {
      const place = index * 2 + (order % 2)
      const week = cupWeeks.libertadoresGroups[round - 1]!
      return {
        id: `${code}_${year}_r${round}_${home}_${away}`,
        competition,
        edition,
        phase,
        group: `${phase}_grupo_${String.fromCharCode(97 + index)}`,
        tie: null,
        round: `${phase}_r${round}`,
        leg: null,
        home,
        away,
        kickoff: cupKickoff([home, away], year, week, place + round, engaged),
        knownFrom: seasonBegins(year),
        neutral: false,
        postponement: null,
        whenLevel: 'draw',
        panel: 'continental',
        sequence: { round, place },
      }
    }),
  )
}
