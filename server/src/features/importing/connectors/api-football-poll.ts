import { readLiveMatch } from '../datasets/api-football/live.ts'
import type { LiveMatch } from '../datasets/answers/live-match.ts'
import { bags, type Bag } from '../datasets/answers/fields.ts'
import type { CallAnswer, PollWish } from './connector.ts'

/** Matches missing among the live ones have not begun or are over; at most this many are requested one by one. */
const MOST_ASKED_ALONE = 4

/** One call has all live matches with their events; those that have left the list are asked for one by one. */
export function* pollApiFootball(wanted: PollWish): Generator<string, readonly LiveMatch[], CallAnswer> {
  const { competitions, matches, now } = wanted
  const found = new Map<string, LiveMatch>()
  const take = (answer: CallAnswer) => {
    const rows: readonly Bag[] = answer.kind === 'data' ? bags(answer.body, 'response') : []
    for (const row of rows) {
      const match = readLiveMatch(row)
      if (match) found.set(match.key, match)
    }
  }
  const live = yield `/fixtures?live=${competitions.join('-')}`
  take(live)
  if (live.kind === 'refused') {
    // A plan without live lists still has the matches of a day, with their scores.
    const days = new Set([now, ...matches.map(({ kickoff }) => kickoff)].map((at) => at.toISOString().slice(0, 10)))
    for (const day of days) take(yield `/fixtures?date=${day}`)
  }
  const begun = matches.filter(({ key, kickoff }) => !found.has(key) && kickoff.getTime() <= now.getTime())
  for (const { key } of begun.slice(0, MOST_ASKED_ALONE)) take(yield `/fixtures?id=${key}`)
  return [...found.values()]
}
