import { lettersOf, wordsOf } from './letters.ts'
import { splitName, withoutNumber } from './names.ts'

/**
 * A person's name, from everything that the sheets print for one registration. `texts` are the lines of line-ups,
 * latest first; `fullNames` counts the names in goals, cards and substitutions, which are cut far less often.
 */
export function personName(
  texts: readonly string[],
  fullNames: ReadonlyMap<string, number>,
): { name: string; fullName: string | null } {
  const usual = usualName(fullNames)
  const splits = texts.map((text) => splitName(text, usual))
  const fullName = usual ?? longest(splits.flatMap((split) => split?.fullName ?? []))
  const beginning = longest(splits.flatMap((split) => split?.beginning ?? []))
  const nickname = texts
    .map((text, index) => uncut(splits[index]?.nickname ?? cutNickname(text), fullName))
    .find((name) => name !== null)
  return {
    name: inPlainCase(nickname ?? fullName ?? beginning ?? withoutCuts(withoutNumber(texts[0] ?? ''))),
    fullName: fullName === null ? null : inPlainCase(fullName),
  }
}

/** The name on most lines: a single line may include the nickname or a part of the club's name. */
function usualName(fullNames: ReadonlyMap<string, number>): string | null {
  const most = Math.max(...fullNames.values())
  return longest([...fullNames].filter(([, times]) => times === most).map(([name]) => name))
}

function longest(names: readonly string[]): string | null {
  return names.reduce<string | null>(
    (best, name) => (best === null || lettersOf(name).length > lettersOf(best).length ? name : best),
    null,
  )
}

/** `Gabriel Ba ... Gabriel Barbosa Almeida`: the text before the first cut. */
function cutNickname(text: string): string | null {
  const [nickname, rest] = withoutNumber(text).split('...', 2)
  return rest?.trim() && nickname?.trim() ? `${nickname.trim()}...` : null
}

/**
 * Completes a nickname that was cut or shortened (`Everton Ri...`, `Gabriel B.`) from the full name: its words must all
 * occur there in order, and the last may begin only one word. A cut name that cannot be completed is not used.
 */
function uncut(nickname: string | null, fullName: string | null): string | null {
  if (nickname === null) return null
  const isCut = nickname.endsWith('...')
  if (!isCut && !/\b\p{L}\.$/u.test(nickname)) return nickname
  const words = wordsOf(nickname.replace(/\.+$/, ''))
  const part = lettersOf(words.pop() ?? '')
  const given = wordsOf(fullName ?? '')
  let place = 0
  for (const word of words) {
    place = given.findIndex((each, index) => index >= place && lettersOf(each) === lettersOf(word)) + 1
    if (place === 0) return isCut ? null : nickname
  }
  const endings = given.slice(place).filter((word) => part !== '' && lettersOf(word).startsWith(part))
  if (words.length === 0 || endings.length !== 1) return isCut ? null : nickname
  return [...words, endings[0]].join(' ')
}

const PARTICLES: ReadonlySet<string> = new Set(['da', 'das', 'de', 'do', 'dos', 'e'])

/** `ADAM BAREIRO` is Adam Bareiro. Two letters may be initials: `JP`, `RB`. */
function inPlainCase(name: string): string {
  if (name !== name.toUpperCase() || !/\p{L}{3}/u.test(name)) return name
  return name
    .toLowerCase()
    .replaceAll(/\p{L}+/gu, (word) => (PARTICLES.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase())
}

function withoutCuts(text: string): string {
  return text.replaceAll('...', ' ').replaceAll(/\s+/g, ' ').trim()
}
