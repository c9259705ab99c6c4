import type { Side, TeamRef } from '../../records/records.ts'
import { lettersOf, wordsOf } from './letters.ts'

/** `Atlético Mineiro / MG`. The state distinguishes clubs of one name, such as Botafogo. */
export function clubOf(text: string): TeamRef {
  const found = /^(.*\S)\s*\/\s*([A-Z]{2})$/.exec(text)
  const name = found?.[1] ?? text
  return { kind: 'club', name, country: 'BR', state: found?.[2] ?? null, gender: 'men', key: null }
}

export interface Sides {
  readonly home: TeamRef
  readonly away: TeamRef
}

export interface Ending {
  /** Null where the text fits both clubs, or neither. */
  readonly side: Side | null
  /** What stands before the club: a person's name. */
  readonly name: string
}

/**
 * The club at the end of a line, which writes it in its own way (`Csa/AL`, `América Fc Saf/MG`, and in 2013 just
 * `Atlético`): so it is one of the two that play, never looked up anywhere else.
 */
export function clubAtEnd(text: string, sides: Sides): Ending {
  const found = /\/\s*([A-Z]{2})\s*$/.exec(text)
  const state = found?.[1] ?? null
  const words = wordsOf(found ? text.slice(0, found.index) : text)
  const home = fit(words, state, sides.home)
  const away = fit(words, state, sides.away)
  const side = home.weight === away.weight ? null : home.weight > away.weight ? 'home' : 'away'
  const used = Math.max(home.words, away.words)
  return { side, name: words.slice(0, words.length - used).join(' ') }
}

interface Fit {
  /** The more letters of the club's name are there, the better; the right state alone is worth one. */
  readonly weight: number
  readonly words: number
}

const LONGEST_NAME = 6
const SAME_NAME = 100
const CLUB_FORMS: ReadonlySet<string> = new Set([
  'clube',
  'club',
  'sport',
  'esporte',
  'futebol',
  'associacao',
  'esportiva',
])

function fit(words: readonly string[], state: string | null, club: TeamRef): Fit {
  if (state !== null && club.state !== null && state !== club.state) return { weight: 0, words: 0 }
  const name = clubLetters(club.name)
  let best: Fit = { weight: state === null ? 0 : 1, words: 0 }
  for (let count = 1; count <= Math.min(LONGEST_NAME, words.length); count += 1) {
    const weight = likeness(clubLetters(words.slice(-count).join('')), name, state !== null)
    if (weight > best.weight) best = { weight, words: count }
  }
  // `Clube Atletico Mineiro`, `Sport Club Internacional`: the club's legal form is not part of the person's name.
  let used = best.words
  while (used > 0 && CLUB_FORMS.has(lettersOf(words.at(-used - 1) ?? ''))) used += 1
  return { ...best, words: used }
}

function likeness(tail: string, name: string, withState: boolean): number {
  if (tail === name) return SAME_NAME + name.length
  // `Atlético` for Atlético Mineiro, `Bragantino` for Red Bull Bragantino.
  if (tail.length > 2 && (name.startsWith(tail) || name.endsWith(tail))) return tail.length
  // `América Fc Saf/MG`. Without the state it could be a surname before the other club: `Santos Bahia`.
  return withState && tail.startsWith(name) ? name.length : 0
}

/** The club changed its spelling in 2018; the sheets mix both. */
function clubLetters(text: string): string {
  return lettersOf(text).replace('athletico', 'atletico')
}
