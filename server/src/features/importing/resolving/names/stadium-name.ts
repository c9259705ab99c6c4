import { normaliseName } from './normalise.ts'

/** Words for the kind of ground, which do not identify it. */
const GENERAL = new Set(
  `estadio stadium stade stadio stadion estadi stadia arena ground park parque complexo esportivo cultural sports sport
  soccer football field municipal de da do das dos del della di du des of the la le el los las al d l und`.split(/\s+/),
)

/** The words that distinguish a ground from others, in order. */
export function stadiumWords(name: string): readonly string[] {
  return normaliseName(name)
    .split(' ')
    .filter((word) => word !== '' && !GENERAL.has(word))
}

export type GroundNames = 'equal' | 'contained' | 'different' | 'unknown'

export function compareStadiumNames(a: readonly string[], b: readonly string[]): GroundNames {
  if (a.length === 0 || b.length === 0) return 'unknown'
  if (a.join('') === b.join('')) return 'equal'
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short.every((word) => word.length > 2 && long.includes(word)) ? 'contained' : 'different'
}

/** The town without additions: `Los Angeles, Att: 70026` is Los Angeles. Null if nothing is left. */
export function cityOf(text: string | null): string | null {
  if (text === null) return null
  const city = text
    .replace(/[,;(]?\s*\b(att|attendance|público|publico)\b.*$/i, '')
    .replace(/[,;]\s*[\d./: -]+$/, '')
    .replace(/[\s,;(]+$/, '')
    .trim()
  return city === '' || /\d{2,}/.test(city) ? null : city
}

/** Null if one of the two is unknown. */
export function isSameCity(a: string | null, b: string | null): boolean | null {
  const [one, other] = [normaliseName(a ?? ''), normaliseName(b ?? '')]
  if (one === '' || other === '') return null
  if (one === other) return true
  const [words, others] = [one.split(' '), other.split(' ')]
  const [short, long] = words.length <= others.length ? [words, others] : [others, words]
  return short.every((word) => long.includes(word))
}
