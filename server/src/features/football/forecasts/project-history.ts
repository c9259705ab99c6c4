import { projectSeason, type Match, type OpenFixture, type RatedFixture } from '@meio-campo/football'
import type { GroupStructure, PhaseStructure } from '../standings/edition-structure.ts'
import { calendarOf, isComplete } from '../standings/edition-calendar.ts'
import type { GroupProjection } from './project-group.ts'
import type { ComingMatch } from './rated-matches.ts'
import type { Question } from './rate-teams.ts'

/** Fewer than for today: what was estimated weeks ago is shown as a line. */
const SEASONS_BEFORE = 2_000
const DAY_MS = 86_400_000

/**
 * What would have been estimated after the earlier rounds, from what was known then. The questions are answered while the
 * matches of all years are gone through; the projections are made when asked for.
 */
export function questionsOfHistory(
  phase: PhaseStructure,
  group: GroupStructure,
  coming: ComingMatch,
  missing: (round: number) => boolean,
): readonly { readonly question: Question; readonly project: () => GroupProjection | null }[] {
  const { played, open } = calendarOf(phase, group)
  const all = [...played, ...open.map(({ match }) => match)]
  if (!isComplete(group.contest, all)) return []
  return lastDays(played, all)
    .filter(({ round }) => missing(round))
    .map(({ round, day }) => {
      let fixtures: readonly (OpenFixture | null)[] = []
      const known = played.filter((match) => match.day !== null && match.day <= day)
      const rest = all.filter((match) => !known.includes(match))
      const question: Question = {
        pool: coming.pool,
        dayNumber: Date.parse(day) / DAY_MS,
        ask: (forecast) => {
          fixtures = rest.map((match) => {
            const made = forecast(toFixture(match, coming, day))
            return made && { ...sidesOf(match), homeGoals: 0, awayGoals: 0, scorelines: made.scorelines }
          })
        },
      }
      const project = (): GroupProjection | null => {
        const whole = fixtures.filter((fixture) => fixture !== null)
        if (whole.length < rest.length) return null
        const projected = projectSeason({
          phase: group.contest,
          played: known,
          open: whole,
          seasons: SEASONS_BEFORE,
          seed: `${phase.id} ${group.id ?? ''} ${round}`,
        })
        const teams = projected.map(({ team, positions, meanPoints }) => ({
          team,
          points: Math.round(meanPoints * 10) / 10,
          positions: positions.map((share) => Math.round(share * 10_000) / 10_000),
          guarantees: [],
        }))
        return { phaseId: phase.id, groupId: group.id ?? '', round, seasons: SEASONS_BEFORE, reason: null, teams }
      }
      return { question, project }
    })
}

/** The day on which most of a round had been played; a match that was put off does not hold it open. */
function lastDays(played: readonly Match[], all: readonly Match[]) {
  const rounds = Map.groupBy(
    played.filter(({ round, day }) => round !== null && day !== null),
    ({ round }) => round!,
  )
  let last = ''
  return [...rounds]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([round, matches]) => {
      const whole = all.filter((match) => match.round === round).length
      if (matches.length * 2 < whole) return []
      const days = matches.map(({ day }) => day!).sort()
      const day = days[Math.floor((days.length - 1) * 0.8)]!
      if (day <= last) return []
      last = day
      return [{ round, day }]
    })
}

const sidesOf = ({ home, away }: Match) => ({ home, away })

function toFixture(match: Match, { season, level, friendly }: ComingMatch, day: string): RatedFixture {
  const dayNumber = Date.parse(match.day !== null && match.day > day ? match.day : day) / DAY_MS
  const { home, away, neutral = false } = match
  return { home, away, dayNumber, neutral, season, level, friendly, lineups: null }
}
