/** A random number generator: the same seed always gives the same sequence. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number
  chance(probability: number): boolean
  /** Both ends included. */
  integer(from: number, to: number): number
  /** Nothing when no item weighs anything. */
  pick<T>(items: readonly T[], weightOf?: (item: T) => number): T | undefined
}

export function randomFrom(seed: string): Random {
  const next = sfc32(hash(seed))
  return {
    next,
    chance: (probability) => next() < probability,
    integer: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick(items, weightOf = () => 1) {
      const total = items.reduce((sum, item) => sum + weightOf(item), 0)
      let left = next() * total
      return total > 0 ? (items.find((item) => (left -= weightOf(item)) < 0) ?? items.at(-1)) : undefined
    },
  }
}

// FNV-1a with a different basis per word: four words of state from any text.
function hash(seed: string): Uint32Array {
  return Uint32Array.from([0, 1, 2, 3], (word) => {
    let value = (2166136261 ^ Math.imul(word + 1, 0x9e3779b9)) >>> 0
    for (let index = 0; index < seed.length; index++) {
      value = Math.imul(value ^ seed.charCodeAt(index), 16777619)
    }
    return value
  })
}

// Chris Doty-Humphrey's Small Fast Counter: passes PractRand, and is a dozen lines.
function sfc32(state: Uint32Array): () => number {
  let [a, b, c, counter] = state as unknown as [number, number, number, number]
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return (sum >>> 0) / 4294967296
  }
  // The first values still show the seed.
  for (let warm = 0; warm < 15; warm++) next()
  return next
}

/** A drawing of lots: the same seed always draws the same order. */
export function shuffled<T>(items: readonly T[], seed: string): readonly T[] {
  const random = randomFrom(seed)
  return items
    .map((item) => ({ item, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
