import { addDays, formatDay, randomFrom } from '@meio-campo/football'
import type { InventedSquad } from './squads.ts'

/** Somebody who cannot play for a while. */
export interface Absence {
  readonly player: string
  readonly kind: 'injury' | 'illness'
  readonly reason: string
  readonly starts: string
  readonly ends: string
}

const REASONS = [
  ['injury', 'Lesão muscular na coxa', 14, 35],
  ['injury', 'Entorse no tornozelo', 10, 40],
  ['injury', 'Estiramento na panturrilha', 12, 30],
  ['injury', 'Ruptura do ligamento cruzado do joelho', 150, 240],
  ['injury', 'Fratura na mão', 25, 60],
  ['injury', 'Concussão', 6, 12],
  ['illness', 'Virose', 3, 8],
] as const

const SHARE = 0.16

export function inventAbsences(squads: readonly InventedSquad[], year: number, seed: string): readonly Absence[] {
  const random = randomFrom(`${seed}/absences/${year}`)
  return squads
    .flatMap((squad) => squad.players)
    .filter(({ position }) => position !== 'goalkeeper' && random.chance(SHARE))
    .map(({ id }) => {
      const [kind, reason, least, most] = random.pick(REASONS)!
      const starts = addDays(formatDay(year, 1, 15), random.integer(0, 320))
      return { player: id, kind, reason, starts, ends: addDays(starts, random.integer(least, most)) }
    })
}
