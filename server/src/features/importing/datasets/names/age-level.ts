const NUMBERED = /(?:^|[^a-z0-9])(?:u|sub|under|unter|moins de|onder)[ -]?(\d\d)(?:$|[^a-z0-9])/
const AGE_WORDS = '(?:u|sub|under|unter|moins de|onder)'
const IN_NAME = new RegExp(String.raw`\s*\(?(?<![\p{L}\p{N}])${AGE_WORDS}[ -]?(\d\d)s?(?![\p{L}\p{N}])\)?`, 'iu')
const IN_PLAIN_NAME = new RegExp(`(?<=^| )${AGE_WORDS} ?(\\d\\d)s?(?= |$)`, 'g')
// In the title of a competition these mean an age; in a club's name they do not: Boca Juniors, Junior de Barranquilla.
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:futebol junior|futbol juvenil|juniores)\b/, 'u20'],
  [/\b(?:youth league|youth cup|youth championship)\b/, 'u19'],
  [/\b(?:infantil|cadetes?)\b/, 'u15'],
  [/\b(?:juvenil|juvenis)\b/, 'u17'],
]
const LEVELS = [15, 17, 19, 20, 21, 23]

/** `u20` of `Flamengo Sub-20` or `Brazil U20`; an age between two levels counts as the higher one. */
export function ageLevelOfName(name: string): string | null {
  const age = Number(NUMBERED.exec(plain(name))?.[1] ?? Number.NaN)
  const level = LEVELS.find((each) => age <= each)
  return level === undefined ? null : `u${level}`
}

/** `u20` of `Copa São Paulo de Futebol Júnior` or `FIFA U-20 World Cup`. */
export function ageLevelOfTitle(title: string): string | null {
  return ageLevelOfName(title) ?? NAMED.find(([words]) => words.test(plain(title)))?.[1] ?? null
}

/** `Santos U20`, `Santos (Sub 20)` and `Santos Under-20` are one team: Santos Sub-20. */
export function withPlainAge(name: string): string {
  return name.replace(IN_NAME, (_, age: string, at: number) => `${at === 0 ? '' : ' '}Sub-${age}`).trim()
}

/** Of a normalised name, as one word, however the age is written: `santos sub20`. */
export const joinAge = (normalised: string): string => normalised.replace(IN_PLAIN_NAME, 'sub$1')

/** A team of a youth competition is not the club's first team, whether or not its name says so. */
export function inAgeLevel(name: string, ageLevel: string | null): string {
  if (ageLevel === null || ageLevelOfName(name) !== null) return name
  return `${name} Sub-${ageLevel.slice(1)}`
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
