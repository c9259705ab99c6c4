const NUMBERED = /(?:^|[^a-z0-9])(?:u|sub|under|unter|moins de|onder)[ -]?(\d\d)(?:$|[^a-z0-9])/
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

/** A team of a youth competition is not the club's first team, whether or not its name says so. */
export function inAgeLevel(name: string, ageLevel: string | null): string {
  if (ageLevel === null || ageLevelOfName(name) !== null) return name
  return `${name} Sub-${ageLevel.slice(1)}`
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
