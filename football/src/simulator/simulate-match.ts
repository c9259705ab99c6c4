import type { Score, Side } from '../match/match.ts'
import { happen, type MatchScript, type Play, whistle } from './play.ts'
import { type Random, randomFrom } from '../random/random.ts'
import { halfTimeSeconds, kickSeconds, rates, scoringWeights, shortBreakSeconds, substitutions } from './rates.ts'
import { type SimulatedSide, takeTheField } from './side-in-play.ts'
import { type Period, periods } from '../match/event.ts'
import { hazards, type Incident, incidentOf, substitution } from './incident.ts'

export interface SimulatedFixture {
  readonly home: SimulatedSide
  readonly away: SimulatedSide
  /** What follows a level score; `draw` is the default. */
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

const bothSides: readonly Side[] = ['home', 'away']

/** Plays one period from `startsAt` seconds after kick-off, and blows the whistle at both of its ends. */
function playPeriod(play: Play, period: Period, startsAt: number, random: Random): Play {
  const { from, minutes } = periods[period]
  const windows = substitutionWindows(period, random)
  let now = whistle(play, 'periodStart', { period, minute: 1, at: startsAt })
  let length = minutes

  for (let minute = 1; minute <= length; minute++) {
    let second = random.integer(0, 15)
    const progress = Math.min(1, (from + minute) / 95)
    const record = (incident: Incident | null) => {
      if (!incident) return
      now = happen(now, incident, { period, minute, at: startsAt + (minute - 1) * 60 + second })
      second = Math.min(59, second + random.integer(3, 20))
    }
    for (const side of bothSides) {
      const changes = windows[side].find((window) => window.minute === minute)?.count ?? 0
      for (let change = 0; change < changes; change++) record(substitution(side, now.sides, random))
      for (const hazard of hazards) record(incidentOf(hazard, side, now.sides, progress, random))
    }
    // Known only when the regular time is up: what stopped the game is added.
    if (minute === minutes) length += addedMinutes(now, period, random)
  }
  return whistle(now, 'periodEnd', { period, minute: length, at: startsAt + length * 60 })
}

interface Window {
  readonly minute: number
  readonly count: number
}

function substitutionWindows(period: Period, random: Random): Readonly<Record<Side, readonly Window[]>> {
  if (period !== 'secondHalf') return { home: [], away: [] }
  const plan = (): readonly Window[] => [
    ...(random.chance(substitutions.halfTimeChance) ? [{ minute: 1, count: 1 }] : []),
    ...substitutions.windows.map(([first, last]) => ({
      minute: random.integer(first, last),
      count: random.integer(1, 2),
    })),
  ]
  return { home: plan(), away: plan() }
}

function addedMinutes(play: Play, period: Period, random: Random): number {
  const stops = play.events.filter((event) => event.period === period && event.side !== null).length
  const least = period === 'secondHalf' ? 2 : period === 'firstHalf' ? 1 : 0
  return Math.min(10, least + Math.floor(stops / 4) + random.integer(0, 2))
}

const regularKicks = 5

interface Shootout {
  readonly play: Play
  readonly score: Score
  readonly endsAt: number
}

/** Five kicks each, fewer once it is settled, then pair by pair. */
function playShootout(play: Play, startsAt: number, random: Random): Shootout {
  const first: Side = random.chance(0.5) ? 'home' : 'away'
  const order: readonly Side[] = first === 'home' ? ['home', 'away'] : ['away', 'home']
  const takers = { home: kickers(play, 'home'), away: kickers(play, 'away') }
  let now = play
  const score = { home: 0, away: 0 }
  let kicks = 0

  while (!isSettled(score, kicks, order)) {
    const side = order[kicks % 2]!
    const queue = takers[side]
    const player = queue[Math.floor(kicks / 2) % queue.length]!
    const scored = random.chance(rates.shootoutConversion)
    if (scored) score[side] += 1
    kicks += 1
    const type = scored ? 'shootoutGoal' : 'shootoutMiss'
    const moment = { period: 'shootout', minute: 0, at: startsAt + kicks * kickSeconds } as const
    now = happen(now, { type, side, player, related: null }, moment)
  }
  return { play: now, score, endsAt: startsAt + (kicks + 1) * kickSeconds }
}

/** Settled when the side behind cannot catch up with the kicks it has left, or after a whole pair of sudden death. */
export function isSettled(score: Score, kicks: number, [first, second]: readonly Side[]): boolean {
  const taken = { [first!]: Math.ceil(kicks / 2), [second!]: Math.floor(kicks / 2) } as Record<Side, number>
  if (kicks >= 2 * regularKicks) return kicks % 2 === 0 && score.home !== score.away
  const best = (side: Side) => score[side] + regularKicks - taken[side]
  return score.home > best('away') || score.away > best('home')
}

function kickers(play: Play, side: Side): readonly string[] {
  return play.sides[side].pitch
    .toSorted((a, b) => scoringWeights[b.position] - scoringWeights[a.position])
    .map(({ player }) => player)
}
