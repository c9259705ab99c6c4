import type { CleanKind } from '@meio-campo/contract'
import { sql, type RawBuilder } from 'kysely'
import { demoSet } from './demo-set.ts'

/** A table that a clean-up empties: the root chooses its rows, the others belong to a row of the root. */
export type CleanTable =
  | { readonly table: string; readonly where: RawBuilder<unknown> }
  | { readonly table: string; readonly owner: string }

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
    { table: 'followed_matches', owner: 'user_id' },
    { table: 'simulations', owner: 'user_id' },
  ],
  jogos: [
    { table: 'matches', where: sql`true` },
    { table: 'events', owner: 'match_id' },
    { table: 'lineups', owner: 'match_id' },
    { table: 'lineup_players', owner: 'match_id' },
    { table: 'match_statistics', owner: 'match_id' },
    { table: 'match_officials', owner: 'match_id' },
    { table: 'airings', owner: 'match_id' },
    { table: 'match_clocks', owner: 'match_id' },
    { table: 'sources', owner: 'match_id' },
    { table: 'conflicts', owner: 'match_id' },
  ],
  demo: demoSet,
}

/** The rows of one table that belong to the set: what to count, copy and delete. */
export function selectRows(set: readonly CleanTable[], member: CleanTable): RawBuilder<unknown> {
  if ('where' in member) return sql`from ${sql.table(member.table)} as r where ${member.where}`
  const root = set[0]
  if (!root || !('where' in root)) throw new Error(`${member.table}: the first table of a set chooses its rows`)
  return sql`from ${sql.table(member.table)} as r where r.${sql.ref(member.owner)} in (select id from ${sql.table(root.table)} where ${root.where})`
}
