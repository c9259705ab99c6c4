import type { Lineup, LineupsPage } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { readAbsences } from './absences.ts'
import type { FoundMatch } from './find-match.ts'
import { readLineups } from './match-lineups.ts'
import { toMatches } from './match-rows.ts'

export async function readLineupsPage(database: Queryable, row: FoundMatch): Promise<LineupsPage> {
  const [[match], homeAbsences, awayAbsences] = await Promise.all([
    toMatches(database, [row]),
    readAbsences(database, row, row.home_id),
    readAbsences(database, row, row.away_id),
  ])
  const lineups = (await readLineups(database, [match!])).get(row.id)
  const [home, away] = [lineups?.home ?? null, lineups?.away ?? null]
  return {
    match: match!,
    home,
    away,
    absences: { home: without(home, homeAbsences), away: without(away, awayAbsences) },
  }
}

/** Whoever is on the sheet was not absent, whatever was said before. */
function without(lineup: Lineup | null, absences: LineupsPage['absences']['home']) {
  const present = new Set(lineup ? [...lineup.starters, ...lineup.bench].map(({ person }) => person.id) : [])
  return absences.filter(({ person }) => person.id === null || !present.has(person.id))
}
