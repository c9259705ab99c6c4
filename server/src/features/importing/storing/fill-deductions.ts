import type { RunStatement } from '../../../database/run-statement.ts'
import { KNOWN_DEDUCTIONS } from './known-deductions.ts'

/**
 * Enters known deductions into the tables that this transaction has made. Into a table from before nothing is entered: a
 * person may have changed its deductions. The club is the one in the table that has one of the names.
 */
export async function fillDeductions(run: RunStatement): Promise<void> {
  await run(
    `insert into deductions (phase_id, team_id, points, day, reason)
     select made.id, entered.team_id, known.points, known.day, known.reason
     from jsonb_to_recordset($1::jsonb)
       as known (competition text, edition text, names text[], points integer, day date, reason text)
     join editions on editions.competition_id = known.competition and editions.name = known.edition and not editions.demo
     cross join lateral (
       select id from phases where edition_id = editions.id and kind = 'league' and created_at = now()::timestamptz(3)
       order by position limit 1) as made
     join phase_teams as entered on entered.phase_id = made.id
     where exists (
         select from aliases, unnest(known.names) as name
         where kind = 'team' and record_id = entered.team_id and normalised = normalise_name(name))
       and not exists (select from deductions where phase_id = made.id and team_id = entered.team_id)`,
    [JSON.stringify(KNOWN_DEDUCTIONS)],
  )
}
