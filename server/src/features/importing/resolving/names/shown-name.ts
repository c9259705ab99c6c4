import { normaliseName } from './normalise.ts'

const MOST_WORDS = 3

/**
 * The name to show of a person whose sources write it at different lengths: "L. Suárez" and a bare surname give way to
 * the name that completes them, whichever source came first. A full name from a register is not what people say.
 */
export function pickShownName(shown: string, aliases: readonly string[], officialName: string | null): string {
  const spoken = aliases.filter((alias) => alias !== alias.toUpperCase())
  return restoreParticles(restoreAccents(completeName(shown, spoken, officialName), spoken), spoken)
}

/**
 * Of the names by which one dataset calls a person, the one to begin with, whichever file came first: none that another
 * one ends with ("de Jong", "L. Suárez"), and of the others the shortest, with its accents.
 */
export function pickCalledName(names: readonly string[]): string | null {
  const different = [...new Set(names)]
  const spoken = different.filter((name) => name !== name.toUpperCase())
  const among = (spoken.length > 0 ? spoken : different).map((name) => ({ name, plain: normaliseName(name) }))
  const whole = among.filter(
    ({ plain }) => !among.some((other) => other.plain !== plain && endsWith(other.plain.split(' '), plain.split(' '))),
  )
  const [best] = whole.toSorted(
    (a, b) =>
      a.plain.length - b.plain.length ||
      (a.plain === b.plain ? accents(b.name) - accents(a.name) : 0) ||
      (a.name < b.name ? -1 : 1),
  )
  return best?.name ?? null
}

function endsWith(words: readonly string[], end: readonly string[]): boolean {
  if (isShort(end) && completes(words, end)) return true
  return words.length > end.length && words.length <= MOST_WORDS && words.slice(-end.length).join(' ') === end.join(' ')
}

const isShort = (words: readonly string[]) => words.length === 1 || words[0]!.length === 1

function completeName(shown: string, aliases: readonly string[], officialName: string | null): string {
  const own = normaliseName(shown).split(' ')
  if (!isShort(own)) return shown
  const completing = aliases.filter(
    (alias) => alias !== officialName && completes(normaliseName(alias).split(' '), own),
  )
  const [best = shown] = completing.toSorted(
    (a, b) => accents(b) - accents(a) || a.length - b.length || (a < b ? -1 : 1),
  )
  return best
}

function completes(words: readonly string[], short: readonly string[]): boolean {
  if (words.length < 2 || words.length > MOST_WORDS || words.some((word) => word.length === 1)) return false
  if (short.length === 1) return words.at(-1) === short[0]
  return words[0]!.startsWith(short[0]!) && short.slice(1).join(' ') === words.slice(1 - short.length).join(' ')
}

/** "Kylian Mbappe", who is also called Mbappé, is Kylian Mbappé: the same word with its accents, from any of the names. */
function restoreAccents(name: string, aliases: readonly string[]): string {
  const written = aliases.flatMap((alias) => alias.split(' ')).filter((word) => accents(word) > 0)
  return name
    .split(' ')
    .map((word) => {
      if (accents(word) > 0) return word
      const same = written.filter(
        (other) => normaliseName(other) === normaliseName(word) && other[0] === other[0]!.toUpperCase(),
      )
      return same.toSorted((a, b) => accents(b) - accents(a) || (a < b ? -1 : 1))[0] ?? word
    })
    .join(' ')
}

// Italian surnames begin with a capital: Di María, Lo Celso. Those of other languages are small behind a first name.
const ITALIAN_PARTICLES = new Set('dalla degli della delle dello di lo'.split(' '))
const PARTICLES = new Set([
  ...ITALIAN_PARTICLES,
  ...'da das de del den der do dos du la las le los ten ter van von'.split(' '),
])

/** Sources that begin every word with a capital, or none, are mended by any that does not. */
function restoreParticles(name: string, aliases: readonly string[]): string {
  // The first word of a name says nothing: a sentence begins with it.
  const written = new Set(aliases.flatMap((alias) => alias.split(' ').slice(1)))
  return name
    .split(' ')
    .map((word, place) => {
      const small = word.toLowerCase()
      if (place === 0 || !PARTICLES.has(small)) return word
      const right = ITALIAN_PARTICLES.has(small) ? small[0]!.toUpperCase() + small.slice(1) : small
      return written.has(right) ? right : word
    })
    .join(' ')
}

/** Whether other spellings of the name may have its particle in other letters. */
export const hasParticle = (name: string) =>
  name.split(' ').some((word, place) => place > 0 && PARTICLES.has(word.toLowerCase()))

const accents = (name: string) => name.normalize('NFD').length - name.length
