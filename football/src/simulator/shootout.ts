import type { Score, Side } from '../match/match.ts'
import { happen } from './play.ts'
import type { Play } from './play.ts'
import type { Random } from './random.ts'
import { kickSeconds, rates, scoringWeights } from './rates.ts'

const regularKicks = 5

export interface Shootout {
  readonly play: Play
  readonly score: Score
  readonly endsAt: number
}

/** Five kicks each, fewer once it is settled, then pair by pair. */
export function playShootout(play: Play, startsAt: number, random: Random): Shootout {
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
