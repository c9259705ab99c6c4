import type { ChampionRow, PersonRef } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'

/** A row of the list of champions, with teams by id. */
export interface Title extends Omit<ChampionRow, 'champion' | 'runnerUp'> {
  readonly champion: string
  readonly runnerUp: string | null
}

/** The entered titles. */
export async function readTitles(database: Queryable, competitionId: string): Promise<Title[]> {
  const rows = await database
    .selectFrom('editions')
    .innerJoin('titles', 'titles.edition_id', 'editions.id')
    .leftJoin('people as scorer', 'scorer.id', 'titles.top_scorer_id')
    .leftJoin('people as coach', 'coach.id', 'titles.coach_id')
    .selectAll('titles')
    .select(['editions.name as edition', 'scorer.name as scorer', 'coach.name as coach'])
    .where('editions.competition_id', '=', competitionId)
    .orderBy('titles.id')
    .execute()
  return rows.map((row) => {
    const scorer = personOf(row.top_scorer_id, row.scorer ?? row.top_scorer_name)
    return {
      edition: row.edition,
      champion: row.champion_id,
      runnerUp: row.runner_up_id,
      finalScore: row.final_score,
      topScorer: scorer && { player: scorer, goals: row.top_scorer_goals },
      coach: personOf(row.coach_id, row.coach ?? row.coach_name),
      note: row.note,
    }
  })
}

function personOf(id: string | null, name: string | null): PersonRef | null {
  return name === null ? null : { id, name }
}
