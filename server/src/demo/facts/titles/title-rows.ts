import type { TitleFact } from '../fact.ts'
import { numberOf, requiredOf, rowsOf, textOf } from '../rows.ts'

/**
 * edition | champion | runner-up | final | top scorer | goals | coach | note.
 * Scores of a final have the champion's goals first, leg by leg. Scorers who tied are all named.
 */
export const titlesOf = (competition: string, table: string): readonly TitleFact[] =>
  rowsOf(table).map((row): TitleFact => {
    const [edition, champion, runnerUp, finalScore, scorer, goalsCell, coach, note] = row
    const name = textOf(scorer)
    const goals = numberOf(goalsCell)
    return {
      competition,
      edition: requiredOf(edition, row),
      champion: requiredOf(champion, row),
      runnerUp: textOf(runnerUp),
      finalScore: textOf(finalScore),
      topScorer: name === null || goals === null ? null : { name, goals },
      coach: textOf(coach),
      note: textOf(note),
    }
  })
