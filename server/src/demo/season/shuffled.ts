import { randomFrom } from '@meio-campo/football'

export function shuffled<T>(items: readonly T[], seed: string): readonly T[] {
  const random = randomFrom(seed)
  return items
    .map((item) => ({ item, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
