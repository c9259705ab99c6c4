import type { Match } from '../match/match.ts'
import type { Goal } from '../scorers/scorers.ts'
import { readCsv } from './data-folder.ts'

const folder = 'martj42-international-results'
const key = (row: Readonly<Record<string, string>>) => `${row['date']} ${row['home_team']} ${row['away_team']}`

export function readInternationals(): readonly (Match & { readonly tournament: string })[] {
  return readCsv(`${folder}/results.csv`).map((row) => ({
    id: key(row),
    home: row['home_team']!,
    away: row['away_team']!,
    day: row['date']!,
    round: null,
    score: { home: Number(row['home_score']), away: Number(row['away_score']) },
    neutral: row['neutral'] === 'TRUE',
    tournament: row['tournament']!,
  }))
}

/** The credited side is given; an own goal was scored by the other one. */
export function readInternationalGoals(): readonly Goal[] {
  return readCsv(`${folder}/goalscorers.csv`).map((row) => {
    const own = row['own_goal'] === 'TRUE'
    const other = row['team'] === row['home_team'] ? row['away_team'] : row['home_team']
    return {
      match: key(row),
      team: own ? other! : row['team']!,
      player: row['scorer']!,
      kind: own ? 'ownGoal' : row['penalty'] === 'TRUE' ? 'penalty' : 'goal',
    }
  })
}

export function readShootoutWinners(): readonly string[] {
  return readCsv(`${folder}/shootouts.csv`).map((row) => row['winner']!)
}
