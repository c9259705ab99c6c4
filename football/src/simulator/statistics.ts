import { periods } from '../match/event.ts'
import type { Period } from '../match/event.ts'
import { otherSide } from '../match/match.ts'
import type { Side } from '../match/match.ts'
import { randomFrom } from '../random/random.ts'
import { usualLength } from './rates.ts'
import type { MatchScript, TimedEvent } from './play.ts'
import type { Strength } from './side-in-play.ts'

export interface SideStatistics {
  readonly shots: number
  readonly shotsOnTarget: number
  readonly corners: number
  readonly fouls: number
  readonly offsides: number
  /** Per cent; both sides make a hundred. */
  readonly possession: number
}

export type MatchStatistics = Readonly<Record<Side, SideStatistics>>

type Count = Exclude<keyof SideStatistics, 'possession'>

/** Per team and match, besides what goals and cards add. */
const usual: Readonly<Record<Count, number>> = { shots: 7.6, shotsOnTarget: 3.1, corners: 5, fouls: 11, offsides: 1.7 }

/** What an event of the script says about the figures: a goal was a shot on target, a card followed a foul. */
const implied: Partial<Record<TimedEvent['type'], readonly Count[]>> = {
  goal: ['shots', 'shotsOnTarget'],
  penalty: ['shots', 'shotsOnTarget'],
  missedPenalty: ['shots'],
  yellow: ['fouls'],
  secondYellow: ['fouls'],
  red: ['fouls'],
}

/** The figures up to a moment, of the whole match or of one period; like the score, counts only ever grow. */
export function statisticsAt(
  strengths: Readonly<Record<Side, Strength>>,
  script: MatchScript,
  seed: string,
  seconds: number,
  only?: Period,
): MatchStatistics {
  const random = randomFrom(`${seed}/statistics`)
  const counts = { home: emptyCounts(), away: emptyCounts() }
  let minutes = 0
  let homeMinutes = 0
  const share = strengths.home.attack / (strengths.home.attack + strengths.away.attack) + 0.02

  for (const { period, from, to } of stretchesOf(script)) {
    const counted = only === undefined || only === period
    for (let at = from; at < to; at += 60) {
      // Every minute is drawn, shown or not, so that the same moment always shows the same figures.
      const seen = counted && at < seconds
      const held = share + (random.next() - 0.5) / 2
      if (seen) [minutes, homeMinutes] = [minutes + 1, homeMinutes + held]
      for (const side of ['home', 'away'] as const) {
        const pressure = strengths[side].attack / strengths[otherSide[side]].defence
        for (const [count, rate] of Object.entries(usual) as [Count, number][]) {
          const happens = random.chance((rate / usualLength) * (count === 'fouls' ? 1 / pressure : pressure))
          if (happens && seen) add(counts[side], count)
        }
      }
    }
  }
  for (const { type, side, at, period } of script.events) {
    if (!side || at > seconds || (only && only !== period)) continue
    for (const count of implied[type] ?? []) counts[side][count] += 1
  }
  const possession = minutes > 0 ? Math.round((homeMinutes / minutes) * 100) : 50
  return {
    home: { ...counts.home, possession },
    away: { ...counts.away, possession: 100 - possession },
  }
}

function emptyCounts(): Record<Count, number> {
  return { shots: 0, shotsOnTarget: 0, corners: 0, fouls: 0, offsides: 0 }
}

// A shot on target is a shot as well.
function add(counts: Record<Count, number>, count: Count): void {
  counts[count] += 1
  if (count === 'shotsOnTarget') counts.shots += 1
}

function stretchesOf({ events }: MatchScript): readonly { period: Period; from: number; to: number }[] {
  const played = (Object.keys(periods) as Period[]).filter((period) => period !== 'shootout')
  return played.flatMap((period) => {
    const at = (type: TimedEvent['type']) => events.find((event) => event.type === type && event.period === period)?.at
    const [from, to] = [at('periodStart'), at('periodEnd')]
    return from === undefined || to === undefined ? [] : [{ period, from, to }]
  })
}
