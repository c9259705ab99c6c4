import type { World } from '../season/world.ts'
import type { Row } from './row-set.ts'

/** Titles won in a stretch of time, its end included. */
export function titleRows(world: World, taken: ReadonlySet<string>, from: number, to: number): readonly Row[] {
  return world.titles
    .filter(({ edition, at }) => at > from && at <= to && !taken.has(edition))
    .map(({ edition, champion, runnerUp, finalScore, topScorer }) => {
      const { coach } = world.squads.get(champion)!
      return {
        edition_id: edition,
        champion_id: champion,
        runner_up_id: runnerUp,
        final_score: finalScore,
        top_scorer_id: topScorer?.player ?? null,
        top_scorer_name: topScorer ? (world.names.get(topScorer.player) ?? null) : null,
        top_scorer_goals: topScorer?.goals ?? null,
        coach_id: coach.id,
        coach_name: coach.name,
        demo: true,
      }
    })
}
