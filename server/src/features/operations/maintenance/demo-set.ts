import { sql, type RawBuilder } from 'kysely'
import type { CleanTable } from './clean-sets.ts'

const editions = sql`(select id from editions where demo)`
const phases = sql`(select id from phases where edition_id in ${editions})`
const matches = sql`(select id from matches where demo or edition_id in ${editions})`
const real = (table: string, column: string) => sql`
  select part.${sql.ref(column)} from ${sql.table(table)} as part
  join matches on matches.id = part.match_id and not matches.demo
  where part.${sql.ref(column)} is not null`
/** Invented, and not lent to a real match by somebody. */
const people = sql`(select id from people where demo and id not in (
  ${real('events', 'player_id')} union ${real('events', 'related_id')} union ${real('lineups', 'coach_id')}
  union ${real('lineup_players', 'person_id')} union ${real('match_officials', 'person_id')}))`

const of = (table: string, where: RawBuilder<unknown>): CleanTable => ({ table, where })
const ofMatch = (table: string) => of(table, sql`r.match_id in ${matches}`)
const ofPerson = (table: string) => of(table, sql`r.demo or r.person_id in ${people}`)

/** Everything invented, with what hangs on it. The facts that came with the demonstration are real, and stay. */
export const demoSet: readonly CleanTable[] = [
  of('competitions', sql`r.demo`),
  of('editions', sql`r.demo`),
  of('phases', sql`r.id in ${phases}`),
  of('groups', sql`r.phase_id in ${phases}`),
  of('phase_teams', sql`r.phase_id in ${phases}`),
  of('deductions', sql`r.phase_id in ${phases}`),
  of('rounds', sql`r.phase_id in ${phases}`),
  of('ties', sql`r.phase_id in ${phases}`),
  of('people', sql`r.id in ${people}`),
  of('titles', sql`r.demo or r.edition_id in ${editions}`),
  of('broadcast_rights', sql`r.demo or r.edition_id in ${editions}`),
  ofPerson('spells'),
  ofPerson('transfers'),
  ofPerson('suspensions'),
  ofPerson('absences'),
  of('squad_members', sql`r.edition_id in ${editions} or r.person_id in ${people}`),
  of('matches', sql`r.id in ${matches}`),
  ofMatch('events'),
  ofMatch('lineups'),
  ofMatch('lineup_players'),
  ofMatch('match_statistics'),
  ofMatch('match_officials'),
  ofMatch('airings'),
  ofMatch('match_clocks'),
  of('sources', sql`r.dataset_id = 'demonstracao' or r.match_id in ${matches}`),
  ofMatch('conflicts'),
]
