import { lettersOf, wordsOf } from './letters.ts'

/** A line-up's text in its two parts. Null: the part is not there, or cut. */
export interface SplitName {
  readonly nickname: string | null
  readonly fullName: string | null
  /** The whole words of a full name that was cut. */
  readonly beginning: string | null
}

// The sheet's columns: a nickname longer than 13 letters is cut to 10, a full name longer than 25 to 20.
const NICKNAME_LENGTH = 13
const FULL_NAME_LENGTH = 25
const CUT_LENGTH = 20
const CUT = '...'

/**
 * The sheets do not mark where the nickname ends and the full name begins. It is known from a cut, from a full name on
 * another sheet, from a repeated first name, or where the column widths leave one place only; otherwise null.
 */
export function splitName(text: string, knownFullName: string | null): SplitName | null {
  const trimmed = withoutNumber(text)
  const middle = trimmed.indexOf(CUT)
  const cutAtEnd = trimmed.endsWith(CUT)
  if (middle >= 0 && middle < trimmed.length - CUT.length) {
    const second = trimmed.slice(middle + CUT.length)
    if (cutAtEnd) return { nickname: null, fullName: null, beginning: wholeWords(second.slice(0, -CUT.length)) }
    return { nickname: null, fullName: second.trim(), beginning: null }
  }
  if (cutAtEnd) return splitBeforeCut(trimmed.slice(0, -CUT.length))
  return splitPlain(wordsOf(trimmed), knownFullName)
}

/** A nickname may be printed with a number before it: `4 - Buga`. */
export function withoutNumber(text: string): string {
  return text.trim().replace(/^\d+\s*[-.]?\s+(?=\p{L})/u, '')
}

/** The cut name has 20 letters, trailing space included, and the mark may or may not follow another space. */
function splitBeforeCut(text: string): SplitName | null {
  for (const base of text.endsWith(' ') ? [text.slice(0, -1), text] : [text]) {
    const start = base.length - CUT_LENGTH
    if (start > 0 && base[start - 1] === ' ' && base[start] !== ' ') {
      return { nickname: base.slice(0, start).trim(), fullName: null, beginning: wholeWords(base.slice(start)) }
    }
  }
  return null
}

/** Where the cut fell inside a word, that word is not one. */
function wholeWords(text: string): string | null {
  return wordsOf(text).slice(0, -1).join(' ') || null
}

function splitPlain(words: readonly string[], knownFullName: string | null): SplitName | null {
  const at = (index: number): SplitName => ({
    nickname: words.slice(0, index).join(' ') || null,
    fullName: words.slice(index).join(' '),
    beginning: null,
  })
  if (knownFullName !== null) {
    const wanted = lettersOf(knownFullName)
    const found = words.findIndex((_, index) => lettersOf(words.slice(index).join('')) === wanted)
    if (found >= 0) return at(found)
  }
  const first = lettersOf(words[0] ?? '')
  const again = words.findIndex((word, index) => index > 0 && lettersOf(word) === first)
  if (again > 0 && again < words.length - 1) return at(again)
  const possible = words.map((_, index) => index).filter((index) => fitsColumns(words, index))
  return possible.length === 1 && possible[0] !== undefined ? at(possible[0]) : null
}

/** A short text may be a full name alone, without any nickname: only a longer one must hold both. */
function fitsColumns(words: readonly string[], index: number): boolean {
  if (index < 1 || index > words.length - 2 || words.join(' ').length <= FULL_NAME_LENGTH) return false
  const nickname = words.slice(0, index).join(' ')
  const fullName = words.slice(index).join(' ')
  return nickname.length <= NICKNAME_LENGTH && fullName.length <= FULL_NAME_LENGTH
}
