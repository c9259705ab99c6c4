import type pg from 'pg'

/** The columns of staged rows that refer to a match. */
const NAMING_MATCHES = [
  ['matches', 'id'],
  ['events', 'match_id'],
  ['lineups', 'match_id'],
  ['lineup_players', 'match_id'],
  ['match_officials', 'match_id'],
] as const

/**
 * Runs before a newer version is merged: a match that has another id there and was changed here stays as it is, and a
 * source's key that is used here is not given to another record.
 */
export async function makeRoom(client: pg.Client): Promise<void> {
  await client.query(
    `create temporary table own_matches on commit drop as
     select r.new_id as id from staged_redirects as r join matches as m on r.kind = 'match' and m.id = r.old_id
     where m.id in (select match_id from touched_matches) and r.new_id not in (select id from matches)`,
  )
  for (const [table, column] of NAMING_MATCHES)
    await client.query(`delete from staged_${table} where ${column} in (select id from own_matches)`)
  for (const table of ['sources', 'conflicts'])
    await client.query(`delete from staged_${table} where kind = 'match' and record_id in (select id from own_matches)`)
  await client.query(`delete from staged_redirects where kind = 'match' and new_id in (select id from own_matches)`)
  await client.query(
    `delete from sources as t using staged_sources as s
     where (s.dataset_id, s.kind, s.key) = (t.dataset_id, t.kind, t.key) and s.key <> '' and s.record_id <> t.record_id`,
  )
}

/**
 * Runs after the merge: removes unchanged records that have another id in the new version, and redirects their
 * addresses. Otherwise a match or a club would exist twice.
 */
export async function removeReplaced(client: pg.Client): Promise<void> {
  await client.query(
    `delete from matches as m using staged_redirects as r
     where r.kind = 'match' and r.old_id = m.id and not m.demo
       and exists (select from matches as successor where successor.id = r.new_id)
       and m.id not in (select id from staged_matches)
       and m.id not in (select match_id from touched_matches)`,
  )
  await client.query(
    `create temporary table replaced_teams on commit drop as
     select t.id from teams as t join staged_redirects as r on r.kind = 'team' and r.old_id = t.id
     where exists (select from teams as successor where successor.id = r.new_id)
       and t.id not in (select id from staged_teams)
       and not exists (select from touched_rows as h where h.table_name = 'teams' and h.row_key ->> 'id' = t.id)
       and not exists (select from matches as m where t.id in (m.home_id, m.away_id))`,
  )
  await client.query(
    `delete from ties as t using replaced_teams as r
     where r.id in (t.first_id, t.second_id) and t.id not in (select id from staged_ties)
       and not exists (select from matches as m where m.tie_id = t.id)`,
  )
  await client.query(
    `delete from titles as w using replaced_teams as r where w.champion_id = r.id
       and not exists (
         select from staged_titles as s where (s.edition_id, s.champion_id) = (w.edition_id, w.champion_id)
           and s.note is not distinct from w.note)
       and not exists (select from touched_rows as h where h.table_name = 'titles' and h.row_key ->> 'id' = w.id::text)`,
  )
  await client.query(
    `delete from phase_teams as e using replaced_teams as r where e.team_id = r.id
       and not exists (select from staged_phase_teams as s where (s.phase_id, s.team_id) = (e.phase_id, e.team_id))`,
  )
  await client.query(
    `delete from replaced_teams as r
     where exists (select from ties as t where r.id in (t.first_id, t.second_id, t.winner_id))
       or exists (select from titles as w where r.id in (w.champion_id, w.runner_up_id))
       or exists (select from phase_teams as e where e.team_id = r.id)`,
  )
  for (const table of ['aliases', 'sources'])
    await client.query(
      `delete from ${table} as a using replaced_teams as r where a.kind = 'team' and a.record_id = r.id`,
    )
  await client.query('delete from teams as t using replaced_teams as r where t.id = r.id')
}
