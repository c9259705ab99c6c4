import type { PushEvent } from '@meio-campo/contract'

const MINUTE_MS = 60_000
/** How long after it was logged an event is still worth a notification. */
export const FRESH_MS = 5 * MINUTE_MS
/** For breaks, added time and a late kick-off. */
const SLACK_MINUTES = 90
const WHOLE_MATCH_MINUTES = 150
const AHEAD: ReadonlySet<string> = new Set(['match.lineup', 'match.postponed', 'match.rescheduled'])

/**
 * Whether an event was logged just now and its match is being played now. An import or a correction logs events of past
 * matches, which are not news.
 */
export function isTimely({ type, at, match, event }: PushEvent, now: Date): boolean {
  if (now.getTime() - Date.parse(at) > FRESH_MS) return false
  if (!match?.kickoff) return AHEAD.has(type)
  const sinceKickoff = (now.getTime() - Date.parse(match.kickoff)) / MINUTE_MS
  if (AHEAD.has(type)) return sinceKickoff < SLACK_MINUTES
  return sinceKickoff > -SLACK_MINUTES && sinceKickoff < minuteOf(type, event) + SLACK_MINUTES
}

function minuteOf(type: string, event: PushEvent['event']): number {
  if (type === 'match.started') return 0
  return event?.minute ?? WHOLE_MATCH_MINUTES
}
