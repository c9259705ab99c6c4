import { noSanctions } from '../match/sanction.ts'
import type { Sanctions } from '../match/sanction.ts'
import type { Match, Side, TeamId } from '../match/match.ts'

/** Matches from lines of text: `A 2-1 B, B 0-0 C`. A bar starts a new round: `A 1-0 B | B 1-0 A`. */
export function results(text: string): readonly Match[] {
  return text.split('|').flatMap((round, index) =>
    round
      .split(',')
      .filter((line) => line.trim())
      .map((line, place) => {
        const found = /^\s*(\S+) (\d+)-(\d+) (\S+)\s*$/.exec(line)
        if (!found) throw new SyntaxError(`not a result: ${line}`)
        const [, home = '', goals, against, away = ''] = found
        return {
          id: `${index + 1}.${place + 1}`,
          home,
          away,
          day: null,
          round: index + 1,
          score: { home: Number(goals), away: Number(against) },
        }
      }),
  )
}

/** The same results once more, on the other's ground. */
export function thereAndBack(matches: readonly Match[]): readonly Match[] {
  const back = matches.map((match) => ({
    ...match,
    id: `${match.id} back`,
    home: match.away,
    away: match.home,
    score: match.score && { home: match.score.away, away: match.score.home },
  }))
  return [...matches, ...back]
}

/** Books a team in the first of its matches. */
export function sanctioned(matches: readonly Match[], team: TeamId, sanctions: Partial<Sanctions>): readonly Match[] {
  const first = matches.findIndex(({ home, away }) => home === team || away === team)
  return matches.map((match, index) => {
    if (index !== first) return match
    const side: Side = match.home === team ? 'home' : 'away'
    const others = match.sanctions ?? { home: noSanctions, away: noSanctions }
    return { ...match, sanctions: { ...others, [side]: { ...noSanctions, ...sanctions } } }
  })
}

export function teamsIn(matches: readonly Match[]): readonly TeamId[] {
  return [...new Set(matches.flatMap(({ home, away }) => [home, away]))]
}
