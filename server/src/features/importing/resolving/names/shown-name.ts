import { normaliseName } from './normalise.ts'

const MOST_WORDS = 3

/**
 * The name to show of a person whose sources write it at different lengths: "L. Suárez" and a bare surname give way to
 * the name that completes them, whichever source came first. A full name from a register is not what people say.
 */
export function pickShownName(shown: string, aliases: readonly string[], officialName: string | null): string {
  const spoken = aliases.filter((alias) => alias !== alias.toUpperCase())
  return restoreAccents(completeName(shown, spoken, officialName), spoken)
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

const accents = (name: string) => name.normalize('NFD').length - name.length
