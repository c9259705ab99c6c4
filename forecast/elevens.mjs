// Line-ups beside each other, compared once for all parameters that are tried.
import { ElevenBook } from '../football/src/index.ts'

/** The same match as it was known the day before. */
const early = new Map()
export const beforeLineups = (match) => early.get(match) ?? match

/** What an eleven book says of each match, and of each as it was known the day before. */
export function comparedElevens(matches) {
  const book = new ElevenBook()
  const differences = new Map()
  for (const match of matches) {
    differences.set(match, book.difference(match))
    if (match.lineups) {
      early.set(match, { ...match, lineups: null })
      differences.set(early.get(match), book.difference(early.get(match)))
    }
    book.learn(match)
  }
  return (match) => differences.get(match)
}
