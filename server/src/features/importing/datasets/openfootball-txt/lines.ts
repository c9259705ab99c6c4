import type { Rejection } from '../../records/records.ts'

export interface Line {
  /** Counted from 1. */
  readonly number: number
  /** Without its comment and without blanks at either end. */
  readonly text: string
  readonly indent: number
  /** What stands behind the first `#`; null without one. */
  readonly comment: string | null
}

/** The longest line of the dataset has 191 characters; patterns are not let loose on anything much longer. */
const LONGEST_LINE = 1000

/** The lines of a file. Those that are far too long are left out, and each of them is a rejection of its own. */
export function linesOf(
  file: string,
  content: string,
): { readonly lines: readonly Line[]; readonly rejections: readonly Rejection[] } {
  const rejections: Rejection[] = []
  const all = content.split(/\r\n|\n|\r/)
  // Whatever follows this word is the authors' scratch paper.
  const end = all.findIndex((raw) => raw.trim() === '__END__')
  const lines = (end < 0 ? all : all.slice(0, end)).map((raw, index): Line => {
    const number = index + 1
    if (raw.length > LONGEST_LINE) {
      const reason = `a linha tem ${raw.length} caracteres; o limite é ${LONGEST_LINE}.`
      rejections.push({ record: 'rejection', origin: { file, line: number }, reason })
      return { number, text: '', indent: 0, comment: null }
    }
    const hash = raw.indexOf('#')
    const text = hash < 0 ? raw : raw.slice(0, hash)
    return {
      number,
      text: text.trim(),
      indent: raw.length - raw.trimStart().length,
      comment: hash < 0 ? null : raw.slice(hash).replace(/^#+/, '').trim(),
    }
  })
  return { lines, rejections }
}
