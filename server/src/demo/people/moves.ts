import { addDays, formatDay, randomFrom } from '@meio-campo/football'
import type { InventedSquad } from './squads.ts'

/** A player changes clubs. A loan has a second move that brings him back. */
export interface Move {
  readonly player: string
  readonly from: string
  readonly to: string
  readonly kind: 'transfer' | 'free' | 'loan' | 'loanReturn'
  readonly day: string
  readonly fee: number | null
  readonly currency: string | null
  readonly number: number
  readonly contractUntil: string
}

/** Both transfer windows of a year: before the season and in the middle of it. */
const WINDOWS = [
  { month: 1, day: 5, days: 16, share: 0.12 },
  { month: 7, day: 10, days: 54, share: 0.45 },
] as const

/**
 * The transfers of a year, given the squads at its beginning. A player moves at most once; keepers stay, so every squad
 * keeps its own.
 */
export function inventMoves(
  squads: readonly InventedSquad[],
  clubOf: ReadonlyMap<string, string>,
  year: number,
  seed: string,
): readonly Move[] {
  const random = randomFrom(`${seed}/moves/${year}`)
  const clubs = squads.map(({ team }) => team.id)
  const sizes = new Map(clubs.map((club) => [club, [...clubOf.values()].filter((at) => at === club).length]))
  const countries = new Map(squads.map(({ team }) => [team.id, team.country]))
  const players = squads.flatMap((squad) => squad.players).filter(({ position }) => position !== 'goalkeeper')
  const moved = new Set<string>()
  const moves: Move[] = []
  for (const { month, day, days, share } of WINDOWS) {
    for (let count = Math.round(clubs.length * share); count > 0; count -= 1) {
      const player = random.pick(players)!
      const from = clubOf.get(player.id)!
      const to = random.pick(clubs)!
      if (moved.has(player.id) || to === from || sizes.get(from)! <= 24 || sizes.get(to)! >= 29) continue
      moved.add(player.id)
      sizes.set(from, sizes.get(from)! - 1)
      sizes.set(to, sizes.get(to)! + 1)
      const on = addDays(formatDay(year, month, day), random.integer(0, days))
      const kind = random.pick(['transfer', 'transfer', 'transfer', 'free', 'loan'] as const)!
      const abroad = countries.get(from) !== countries.get(to)
      const fee = kind === 'transfer' ? random.integer(2, 40) * (abroad ? 100_000 : 500_000) : null
      const currency = fee === null ? null : abroad || countries.get(to) !== 'BR' ? 'USD' : 'BRL'
      const number = 40 + moves.length
      const contractUntil = formatDay(kind === 'loan' ? year : year + random.integer(1, 4), 12, 31)
      moves.push({ player: player.id, from, to, kind, day: on, fee, currency, number, contractUntil })
      if (kind !== 'loan') continue
      const back = { player: player.id, from: to, to: from, kind: 'loanReturn', fee: null, currency: null } as const
      const until = formatDay(year + 2, 12, 31)
      moves.push({ ...back, day: formatDay(year, 12, 31), number: player.number, contractUntil: until })
    }
  }
  return moves.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

/** A player who cannot play for a while. */
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
