import type { PlannedMatch } from '../season/planned-match.ts'
import type { Play } from '../season/world.ts'
import { DEMO_DATASET } from './datasets.ts'

export interface TimedRow {
  /** When it was first reported, in milliseconds since 1970. */
  readonly at: number
  readonly row: EventRow
}
export type EventRow = ReturnType<typeof eventRow>

/** The events reported up to a moment, each in its version of that moment, in the order of their first report. */
export function eventRowsAt(match: PlannedMatch, { reported }: Play, now: number): readonly TimedRow[] {
  const seconds = (now - match.kickoff) / 1000
  return reported.flatMap((each, position) => {
    const index = each.versions.findLastIndex(({ at }) => at <= seconds)
    if (index < 0) return []
    const row = eventRow(match.id, each, position, index)
    return [{ at: match.kickoff + each.versions[0].at * 1000, row }]
  })
}

function eventRow(
  match_id: string,
  { id, event, detail, versions }: Play['reported'][number],
  position: number,
  index: number,
) {
  const { retracted, player, related } = versions[index]!
  const { period, minute, added, side, type, scoreAfter } = event
  const untimed = period === 'shootout'
  return {
    id,
    match_id,
    revision: index + 1,
    retracted,
    position,
    period,
    minute: untimed ? null : minute,
    added: untimed ? null : added,
    side,
    type,
    detail,
    player_id: player,
    player_name: null as string | null,
    related_role: related?.role ?? null,
    related_id: related?.player ?? null,
    related_name: null as string | null,
    score_home: scoreAfter.home,
    score_away: scoreAfter.away,
    dataset_id: DEMO_DATASET,
  }
}
