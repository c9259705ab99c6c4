import { otherSide, randomFrom, statisticsAt, type Period, type Side } from '@meio-campo/football'
import type { PlannedMatch } from '../season/planned-match.ts'
import type { Play, World } from '../season/world.ts'

const SIDES: readonly Side[] = ['home', 'away']
/** Figures are updated every five minutes, not every second. */
const STEP_SECONDS = 300

/** The figures up to a moment: of the match, and of each period that has begun. */
export function statisticsRows(world: World, match: PlannedMatch, play: Play, now: number) {
  const { script } = play
  const elapsed = Math.floor((now - match.kickoff) / 1000)
  const over = elapsed >= script.endsAt
  const seconds = over ? script.endsAt + 1 : Math.floor(elapsed / STEP_SECONDS) * STEP_SECONDS
  const begun = script.events.filter(
    ({ type, at, period }) => type === 'periodStart' && period !== 'shootout' && at < seconds,
  )
  if (begun.length === 0) return []
  const strengths = { home: play.sides.home.strength, away: play.sides.away.strength }
  const whole = [undefined, ...begun.map(({ period }) => period)]
  return whole.flatMap((period) => {
    const figures = statisticsAt(strengths, script, `${world.seed}/${match.id}`, seconds, period)
    const minutes = minutesPlayed(play, seconds, period)
    return SIDES.map((side) => {
      const { possession, shots, shotsOnTarget, corners, fouls, offsides } = figures[side]
      const passes = Math.round(minutes * 9.6 * (possession / 100) * steadiness(world, match, side))
      return {
        match_id: match.id,
        side,
        period: period ?? ('match' as const),
        possession,
        shots,
        shots_on_target: shotsOnTarget,
        corners,
        fouls,
        offsides,
        saves: Math.max(0, figures[otherSide[side]].shotsOnTarget - goalsOf(play, otherSide[side], seconds, period)),
        passes,
        passes_completed: Math.round(passes * (0.74 + possession / 500)),
      }
    })
  })
}

/** The number of passes of a team, given its share of possession. */
function steadiness(world: World, match: PlannedMatch, side: Side): number {
  return 0.85 + randomFrom(`${world.seed}/${match.id}/passes/${side}`).next() * 0.3
}

function goalsOf({ script }: Play, side: Side, seconds: number, only: Period | undefined): number {
  return script.events.filter(
    ({ type, side: by, at, period }) =>
      (type === 'goal' || type === 'penalty') && by === side && at <= seconds && (!only || only === period),
  ).length
}

function minutesPlayed({ script }: Play, seconds: number, only: Period | undefined): number {
  const whistles = script.events.filter(({ type, period }) => type.startsWith('period') && (!only || only === period))
  return whistles
    .filter(({ type, period }) => type === 'periodStart' && period !== 'shootout')
    .reduce((sum, { period, at }) => {
      const end = whistles.find((other) => other.type === 'periodEnd' && other.period === period)!.at
      return sum + Math.max(0, Math.min(end, seconds) - at) / 60
    }, 0)
}
