import type { CleanKind } from '@meio-campo/contract'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

/** A table that a clean-up empties: the root chooses its rows, the others belong to a row of the root. */
export type CleanTable =
  | { readonly table: string; readonly where: RawBuilder<unknown> }
  | { readonly table: string; readonly owner: string }

const editions = sql`(select id from editions where demo)`
const phases = sql`(select id from phases where edition_id in ${editions})`
const matches = sql`(select id from matches where demo or edition_id in ${editions})`
const real = (table: string, column: string) => sql`
  select part.${sql.ref(column)} from ${sql.table(table)} as part
  join matches on matches.id = part.match_id and not matches.demo
  where part.${sql.ref(column)} is not null`
/** Invented, and not used in a real match. */
const people = sql`(select id from people where demo and id not in (
  ${real('events', 'player_id')} union ${real('events', 'related_id')} union ${real('lineups', 'coach_id')}
  union ${real('lineup_players', 'person_id')} union ${real('match_officials', 'person_id')}))`

const stadiums = sql`(select id from stadiums as s where demo and not exists (
  select 1 from matches as m where m.stadium_id = s.id and not m.demo))`
const teams = sql`(select id from teams as t where demo and not exists (
  select 1 from matches as m where t.id in (m.home_id, m.away_id) and not m.demo))`

const of = (table: string, where: RawBuilder<unknown>): CleanTable => ({ table, where })
const ofMatch = (table: string) => of(table, sql`r.match_id in ${matches}`)
const ofPerson = (table: string) => of(table, sql`r.demo or r.person_id in ${people}`)

/** Everything invented, with what hangs on it. The facts that came with the demonstration are real, and stay. */
export const demoSet: readonly CleanTable[] = [
  of('stadiums', sql`r.id in ${stadiums}`),
  of('stadium_names', sql`r.stadium_id in ${stadiums}`),
  of('teams', sql`r.id in ${teams}`),
  of('team_rivals', sql`r.team_id in ${teams} or r.rival_id in ${teams}`),
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
  ofMatch('player_statistics'),
  ofMatch('match_officials'),
  ofMatch('airings'),
  ofMatch('match_clocks'),
  ofMatch('desk_marks'),
  ofMatch('desk_commands'),
  ofMatch('match_forecasts'),
  of('sources', sql`r.dataset_id = 'demonstracao' or r.match_id in ${matches}`),
  ofMatch('conflicts'),
]

/**
 * What each clean-up removes, root first. A new table joins by one line here; its rows are then counted,
 * copied, removed and restored with the rest.
 */
export const cleanSets: Record<CleanKind, readonly CleanTable[]> = {
  users: [
    { table: 'users', where: sql`not admin` },
    { table: 'uploads', owner: 'owner_id' },
    { table: 'devices', owner: 'user_id' },
    { table: 'sessions', owner: 'user_id' },
    { table: 'duties', owner: 'user_id' },
    { table: 'invites', owner: 'sender_id' },
    { table: 'totp_factors', owner: 'user_id' },
    { table: 'passkeys', owner: 'user_id' },
    { table: 'recovery_codes', owner: 'user_id' },
    { table: 'known_devices', owner: 'user_id' },
    { table: 'account_tokens', owner: 'user_id' },
    { table: 'idempotent_calls', owner: 'user_id' },
    { table: 'suggestions', owner: 'author_id' },
    { table: 'api_keys', owner: 'user_id' },
    { table: 'api_key_secrets', owner: 'user_id' },
    { table: 'quota_days', owner: 'user_id' },
    { table: 'quota_alerts', owner: 'user_id' },
    { table: 'usage_hours', owner: 'user_id' },
    { table: 'usage_days', owner: 'user_id' },
    { table: 'request_log', owner: 'user_id' },
    { table: 'webhooks', owner: 'user_id' },
    { table: 'webhook_lanes', owner: 'user_id' },
    { table: 'webhook_deliveries', owner: 'user_id' },
    { table: 'webhook_attempts', owner: 'user_id' },
    { table: 'calendar_subscriptions', owner: 'user_id' },
    { table: 'push_subscriptions', owner: 'user_id' },
    { table: 'notification_preferences', owner: 'user_id' },
    { table: 'follows', owner: 'user_id' },
    { table: 'saved_views', owner: 'user_id' },
    { table: 'simulations', owner: 'user_id' },
    { table: 'known_networks', owner: 'user_id' },
  ],
  jogos: [
    { table: 'matches', where: sql`true` },
    { table: 'events', owner: 'match_id' },
    { table: 'lineups', owner: 'match_id' },
    { table: 'lineup_players', owner: 'match_id' },
    { table: 'match_statistics', owner: 'match_id' },
    { table: 'player_statistics', owner: 'match_id' },
    { table: 'match_officials', owner: 'match_id' },
    { table: 'airings', owner: 'match_id' },
    { table: 'match_clocks', owner: 'match_id' },
    { table: 'desk_marks', owner: 'match_id' },
    { table: 'desk_commands', owner: 'match_id' },
    { table: 'match_forecasts', owner: 'match_id' },
    { table: 'sources', owner: 'match_id' },
    { table: 'conflicts', owner: 'match_id' },
  ],
  demo: demoSet,
}

/** The same tables, for some rows of the root only. */
export function setOfRoots(kind: 'users' | 'jogos', ids: readonly string[]): readonly CleanTable[] {
  const [root, ...parts] = cleanSets[kind]
  return [{ table: root!.table, where: sql`id = any (${ids}::text[])` }, ...parts]
}

/** The rows of one table that belong to the set: what to count, copy and delete. */
export function selectRows(set: readonly CleanTable[], member: CleanTable): RawBuilder<unknown> {
  if ('where' in member) return sql`from ${sql.table(member.table)} as r where ${member.where}`
  const root = set[0]
  if (!root || !('where' in root)) throw new Error(`${member.table}: the first table of a set chooses its rows`)
  return sql`from ${sql.table(member.table)} as r where r.${sql.ref(member.owner)} in (select id from ${sql.table(root.table)} where ${root.where})`
}

/** Records whether the demonstration was removed: a removed one is neither played nor loaded. */
export async function markDemonstration(
  transaction: Transaction<DB>,
  { removedAt }: { readonly removedAt: Date | null },
): Promise<void> {
  await transaction.updateTable('demonstration').set({ removed_at: removedAt }).execute()
}
