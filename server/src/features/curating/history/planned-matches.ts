import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { matchIdOf } from '../../football/editions/structure-ids.ts'
import { findTakenIds } from '../../football/editions/taken-match-ids.ts'
import type { PlannedLeg, TieEntry } from '../../football/standings/edition-structure.ts'

/** Keeps when and where the matches of a tie are, and removes them: a match without its two teams cannot exist. */
export async function planInstead(transaction: Transaction<DB>, tie: TieEntry): Promise<void> {
  const rows = await transaction
    .selectFrom('matches')
    .innerJoin('teams', 'teams.id', 'matches.home_id')
    .select(['leg', 'day', 'kickoff', 'time_confirmed', 'matches.stadium_id', 'neutral', 'teams.stadium_id as own'])
    .where('tie_id', '=', tie.id)
    .orderBy('moment')
    .orderBy('matches.id')
    .execute()
  const planned = rows.map((row): PlannedLeg => ({
    leg: row.leg as PlannedLeg['leg'],
    day: row.day,
    kickoff: row.kickoff?.toISOString() ?? null,
    timeConfirmed: row.time_confirmed,
    stadium: row.stadium_id === row.own ? null : row.stadium_id,
    neutral: row.neutral,
  }))
  await transaction.deleteFrom('matches').where('tie_id', '=', tie.id).execute()
  await transaction
    .updateTable('ties')
    .set({ planned: JSON.stringify(planned) })
    .where('id', '=', tie.id)
    .execute()
}

/** Creates the planned matches of a tie whose two teams are known, where it has none. */
export async function createPlanned(transaction: Transaction<DB>, editionId: string, tieId: string): Promise<void> {
  const tie = await transaction
    .selectFrom('ties')
    .innerJoin('phases', 'phases.id', 'ties.phase_id')
    .innerJoin('editions', 'editions.id', 'phases.edition_id')
    .innerJoin('competitions', 'competitions.id', 'editions.competition_id')
    .leftJoin('rounds', 'rounds.id', 'ties.round_id')
    .select(['ties.phase_id', 'ties.round_id', 'ties.first_id', 'ties.second_id', 'ties.planned', 'rounds.number'])
    .select(['editions.name', 'editions.demo', 'competitions.code'])
    .select(sql<boolean>`exists (select 1 from matches where tie_id = ties.id)`.as('has_matches'))
    .where('ties.id', '=', tieId)
    .executeTakeFirstOrThrow()
  const planned = tie.planned as unknown as readonly PlannedLeg[]
  if (tie.has_matches || planned.length === 0) return
  const ids = await findTakenIds(transaction, { name: tie.name, competition: { code: tie.code } })
  for (const { leg, day, kickoff, timeConfirmed, stadium, neutral } of planned) {
    const [home, away] = leg === 2 ? [tie.second_id!, tie.first_id!] : [tie.first_id!, tie.second_id!]
    const id = ids.give(matchIdOf({ code: tie.code, edition: tie.name, round: tie.number, home, away }), 'jogo')
    await transaction
      .insertInto('matches')
      .values({
        id,
        edition_id: editionId,
        phase_id: tie.phase_id,
        tie_id: tieId,
        round_id: tie.round_id,
        leg,
        home_id: home,
        away_id: away,
        day,
        kickoff,
        time_confirmed: timeConfirmed,
        neutral,
        // A stadium may have been removed since.
        stadium_id: sql<string | null>`coalesce((select id from stadiums where id = ${stadium}),
          (select stadium_id from teams where id = ${home} and not ${neutral}::boolean))`,
        demo: tie.demo,
      })
      .execute()
  }
  await transaction
    .updateTable('ties')
    .set({ planned: JSON.stringify([]) })
    .where('id', '=', tieId)
    .execute()
}
