import type { Score } from '../match/match.ts'
import { playPeriod } from './period.ts'
import { whistle } from './play.ts'
import type { Play } from './play.ts'
import { randomFrom } from './random.ts'
import { halfTimeSeconds, shortBreakSeconds } from './rates.ts'
import type { MatchScript } from './script.ts'
import { playShootout } from './shootout.ts'
import { takeTheField } from './side-in-play.ts'
import type { SimulatedSide } from './side-in-play.ts'

export interface SimulatedFixture {
  readonly home: SimulatedSide
  readonly away: SimulatedSide
  /** What follows when nobody is ahead; `draw` is the default. */
  readonly whenLevel?: 'draw' | 'penalties' | 'extraTime'
  /** Goals of an earlier leg, by this match's sides: level then means level on aggregate. */
  readonly carried?: Score
}

/** Same fixture, same seed, same match: to the second. */
export function simulateMatch(fixture: SimulatedFixture, seed: string): MatchScript {
  const random = randomFrom(seed)
  const carried = fixture.carried ?? { home: 0, away: 0 }
  const whenLevel = fixture.whenLevel ?? 'draw'
  const isLevel = ({ score }: Play) => score.home + carried.home === score.away + carried.away
  const endOf = ({ events }: Play) => events.at(-1)!.at

  const kickOff: Play = {
    sides: { home: takeTheField(fixture.home), away: takeTheField(fixture.away) },
    score: { home: 0, away: 0 },
    events: [],
  }
  const half = playPeriod(kickOff, 'firstHalf', 0, random)
  const full = playPeriod(half, 'secondHalf', endOf(half) + halfTimeSeconds, random)
  const script = { halfTime: half.score, score: full.score, extraTime: null, penalties: null, length: 90 }
  if (whenLevel === 'draw' || !isLevel(full)) {
    return { ...script, events: full.events, endsAt: endOf(full) }
  }

  const extra = whenLevel === 'extraTime' ? playExtraTime(full, endOf(full), random) : null
  const last = extra ?? full
  const after = { ...script, extraTime: extra?.score ?? null, length: extra ? 120 : 90 }
  if (!isLevel(last)) return { ...after, events: last.events, endsAt: endOf(last) }

  const startsAt = endOf(last) + shortBreakSeconds
  const started = whistle(last, 'periodStart', { period: 'shootout', minute: 0, at: startsAt })
  const { play, score, endsAt } = playShootout(started, startsAt, random)
  const ended = whistle(play, 'periodEnd', { period: 'shootout', minute: 0, at: endsAt })
  return { ...after, events: ended.events, penalties: score, endsAt }
}

function playExtraTime(play: Play, from: number, random: ReturnType<typeof randomFrom>): Play {
  const first = playPeriod(play, 'extraTimeFirstHalf', from + shortBreakSeconds, random)
  return playPeriod(first, 'extraTimeSecondHalf', first.events.at(-1)!.at + 60, random)
}
