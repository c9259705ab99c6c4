import type { SquadPlayer } from '@meio-campo/contract'
import { numberFormat } from '@meio-campo/contract/rules'

export interface SquadGroup {
  readonly id: string
  readonly title: string
  readonly players: readonly SquadPlayer[]
}

const lines = [
  { id: 'goalkeeper', title: 'Goleiros' },
  { id: 'defender', title: 'Defensores' },
  { id: 'midfielder', title: 'Meias' },
  { id: 'forward', title: 'Atacantes' },
  { id: '', title: 'Posição não informada' },
] as const

/** From the goal forward; empty lines are left out. */
export function byPosition(players: readonly SquadPlayer[]): readonly SquadGroup[] {
  return lines
    .map(({ id, title }) => ({ id, title, players: players.filter((player) => (player.position ?? '') === id) }))
    .filter((group) => group.players.length > 0)
}

export interface Tally {
  readonly id: string
  readonly count: number
}

const ages = [
  { id: 'Até 20 anos', from: 0, to: 20 },
  { id: '21 a 24', from: 21, to: 24 },
  { id: '25 a 28', from: 25, to: 28 },
  { id: '29 a 32', from: 29, to: 32 },
  { id: '33 ou mais', from: 33, to: 99 },
] as const

export function byAge(players: readonly SquadPlayer[]): readonly Tally[] {
  return ages.map(({ id, from, to }) => ({
    id,
    count: players.filter(({ age }) => age !== null && age >= from && age <= to).length,
  }))
}

/** A player with two nationalities counts for both; the most frequent first. */
export function byNationality(players: readonly SquadPlayer[]): readonly Tally[] {
  const counts = new Map<string, number>()
  for (const code of players.flatMap(({ nationalities }) => nationalities)) {
    counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .toSorted((a, b) => b.count - a.count || a.id.localeCompare(b.id))
}

const oneDigit = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** "26,4 anos"; null where no age is known. */
export function averageAge(players: readonly SquadPlayer[]): string | null {
  const known = players.flatMap(({ age }) => age ?? [])
  if (known.length === 0) return null
  return `${oneDigit.format(known.reduce((sum, age) => sum + age, 0) / known.length)} anos`
}
