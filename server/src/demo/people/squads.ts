import { formatDay, randomFrom, type Position, type Random, type Strength } from '@meio-campo/football'
import type { TeamFact } from '../facts/index.ts'
import type { createNaming } from './names.ts'
import { inventPerson, type InventedPerson, type InventedPlayer } from './person.ts'

export interface InventedSquad {
  readonly team: TeamFact
  readonly strength: Strength
  /** 0 to 1: how many come to see it. */
  readonly following: number
  readonly players: readonly InventedPlayer[]
  readonly coach: InventedPerson
  readonly coachSince: string
}

const LINES: readonly (readonly [Position, number])[] = [
  ['goalkeeper', 3],
  ['defender', 8],
  ['midfielder', 9],
  ['forward', 6],
]
const NEIGHBOURS = ['AR', 'UY', 'CO', 'PY', 'EC', 'CL', 'VE']

/** A squad as it stood on the first of January of the year the demonstration began. */
export function inventSquad(
  team: TeamFact,
  titles: number,
  year: number,
  seed: string,
  naming: ReturnType<typeof createNaming>,
): InventedSquad {
  const random = randomFrom(`${seed}/squad/${team.id}`)
  const renown = Math.min(1, titles / 10)
  const strength = () => 0.86 + 0.24 * renown + random.next() * 0.26
  const numbers = numbering(random)
  const players = LINES.flatMap(([position, count]) =>
    Array.from({ length: count }, (_, rank) => {
      const country = countryOf(team, random)
      // Most are in their twenties.
      const age = 17 + Math.round((random.next() + random.next()) * 9.5)
      const person = inventPerson(naming(country, random), country, [age, age], year, position, random)
      return {
        ...person,
        position,
        player: person.id,
        // The first of each line are the usual choice.
        quality: 1.5 - (rank / count) * 0.9 + random.next() * 0.2,
        number: position === 'goalkeeper' ? [1, 12, 22][rank]! : numbers(),
        since: formatDay(year - random.integer(0, Math.min(4, age - 17)), 1, random.integer(3, 9)),
        contractUntil: formatDay(year + random.integer(0, 4), 12, 31),
      }
    }),
  )
  const country = random.chance(0.8) ? team.country : random.pick(NEIGHBOURS)!
  return {
    team,
    strength: { attack: strength(), defence: strength() },
    following: 0.25 + 0.35 * renown + random.next() * 0.25,
    players,
    coach: inventPerson(naming(country, random), country, [38, 66], year, null, random),
    coachSince: formatDay(year - random.integer(0, 2), random.integer(1, 12), random.integer(1, 28)),
  }
}

function countryOf({ country }: TeamFact, random: Random): string {
  return random.chance(0.86) ? country : random.pick(NEIGHBOURS)!
}

/** Shirt numbers, the low ones first, none twice. */
function numbering(random: Random): () => number {
  const free = Array.from({ length: 38 }, (_, index) => index + 2).filter((number) => ![12, 22].includes(number))
  return () => free.splice(Math.floor(random.next() ** 1.6 * Math.min(free.length, 26)), 1)[0]!
}
