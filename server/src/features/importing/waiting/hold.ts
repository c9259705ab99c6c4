import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { joinMatches } from '../joining/join-matches.ts'
import { findMatchPairs } from '../joining/match-pairs.ts'
import type { Origin } from '../records/records.ts'
import { findImplausibleMatches } from './implausible-matches.ts'
import { copyMatches, putBackCopy, type MatchCopy } from './match-copy.ts'

/** A match that was taken out, and its place in a file. */
export interface HeldMatch {
  readonly id: string
  readonly words: string
  readonly reason: string
  readonly origin: Origin
  readonly teams: readonly string[]
  /** The dataset of its line-ups. */
  readonly lineupsFrom: string | null
}

/**
 * Takes implausible matches with all their rows out of their editions, to wait for a person's decision; the rest stays.
 * A waiting match that is in its edition again, alone or merged into another match, stops waiting.
 */
export async function holdImplausible(
  transaction: Transaction<DB>,
  editions: readonly string[],
): Promise<readonly HeldMatch[]> {
  const found = await findImplausibleMatches(transaction, editions)
  const copies = await copyMatches(
    transaction,
    found.map(({ id }) => id),
  )
  const held = await describe(transaction, [...copies.keys()])
  const rows = found.map(({ id, rule, reason, otherId }) => {
    const copy = copies.get(id)!
    const { edition_id, home_id, away_id, day } = copy['matches']![0]!
    return { match_id: id, edition_id, home_id, away_id, day, rule, reason, other_id: otherId, rows: copy }
  })
  if (rows.length > 0) {
    await sql`
      insert into waiting_matches (match_id, edition_id, home_id, away_id, day, rule, reason, other_id, rows)
      select match_id, edition_id, home_id, away_id, day, rule, reason, other_id, rows
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (match_id text, edition_id text, home_id text,
        away_id text, day date, rule text, reason text, other_id text, rows jsonb)
      on conflict (match_id) do update
        set home_id = excluded.home_id, away_id = excluded.away_id, day = excluded.day, rule = excluded.rule,
          reason = excluded.reason, other_id = excluded.other_id, rows = excluded.rows,
          status = 'open', decided_by = null, decided_at = null`.execute(transaction)
    await sql`delete from matches where id = any (${[...copies.keys()]}::text[])`.execute(transaction)
    await removeTraces(transaction, rows)
  }
  await sql`
    delete from waiting_matches as w
    where w.status = 'open' and w.edition_id = any (${editions}::text[])
      and (exists (select 1 from matches where id = w.match_id)
        or exists (select 1 from redirects where kind = 'match' and old_id = w.match_id))`.execute(transaction)
  return found.map(({ id, reason }) => ({ ...held.get(id)!, reason }))
}

/** What they would leave behind: ties and rounds without a match, and surplus clubs of a league. */
async function removeTraces(
  transaction: Transaction<DB>,
  held: readonly { readonly rule: string; readonly rows: MatchCopy }[],
): Promise<void> {
  const idsIn = (table: string) => held.flatMap(({ rows }) => (rows[table] ?? []).map(({ id }) => id))
  await sql`
    delete from ties as t where id = any (${idsIn('ties')}::text[]) and first_from is null and second_from is null
      and planned = '[]' and not exists (select 1 from matches where tie_id = t.id)`.execute(transaction)
  await sql`
    delete from rounds as r where id = any (${idsIn('rounds')}::text[])
      and not exists (select 1 from matches where round_id = r.id)
      and not exists (select 1 from ties where round_id = r.id)`.execute(transaction)
  const entered = held
    .filter(({ rule }) => rule === 'one-club-too-many')
    .flatMap(({ rows }) => rows['phase_teams'] ?? [])
  await sql`
    delete from phase_teams as e
    using unnest(${entered.map((row) => row['phase_id'])}::text[], ${entered.map((row) => row['team_id'])}::text[])
      as gone (phase_id, team_id)
    where e.phase_id = gone.phase_id and e.team_id = gone.team_id and not exists (
      select 1 from matches as m where m.phase_id = e.phase_id and e.team_id in (m.home_id, m.away_id))`.execute(
    transaction,
  )
}

async function describe(transaction: Transaction<DB>, ids: readonly string[]) {
  const { rows } = await sql<Omit<HeldMatch, 'reason' | 'origin' | 'teams'> & { home: string; away: string } & Origin>`
    select m.id, h.name || ' × ' || a.name || coalesce(', ' || to_char(m.day, 'DD/MM/YYYY'), '') as words,
      m.home_id as home, m.away_id as away, split_part(m.lineups_source, '/', 1) as "lineupsFrom",
      coalesce(s.file, '') as file, s.line
    from matches as m join teams as h on h.id = m.home_id join teams as a on a.id = m.away_id
    left join lateral (
      select file, line from sources where match_id = m.id order by at desc, dataset_id, file limit 1) as s on true
    where m.id = any (${ids}::text[])`.execute(transaction)
  return new Map(
    rows.map(({ home, away, file, line, ...row }) => [row.id, { ...row, teams: [home, away], origin: { file, line } }]),
  )
}

/** Matches that were put back: their editions, and their clubs at the time when they were taken out. */
export interface Returned {
  readonly editions: readonly string[]
  readonly clubs: readonly string[]
}

/** Puts back waiting matches of clubs about which something new is known, so that it is considered for them too. */
export async function putBackWaiting(transaction: Transaction<DB>, clubs: readonly string[]): Promise<Returned> {
  if (clubs.length === 0) return { editions: [], clubs: [] }
  const { rows } = await sql<{ edition_id: string; home_id: string; away_id: string; rows: MatchCopy }>`
    select w.edition_id, w.home_id, w.away_id, w.rows from waiting_matches as w
    where w.status = 'open' and not exists (select 1 from matches where id = w.match_id)
      and exists (
        select 1 from unnest(array[w.home_id, w.away_id]) as own (id)
        left join redirects as r on r.kind = 'team' and r.old_id = own.id
        where coalesce(r.new_id, own.id) = any (${clubs}::text[]))
    order by w.match_id`.execute(transaction)
  for (const { rows: copy, edition_id } of rows) await putBackCopy(transaction, copy, edition_id)
  return {
    editions: [...new Set(rows.map(({ edition_id }) => edition_id))],
    clubs: [...new Set(rows.flatMap(({ home_id, away_id }) => [home_id, away_id]))],
  }
}

/** A match that was put back may have been imported again meanwhile, so it is compared by its present clubs. */
export async function joinReturned(transaction: Transaction<DB>, { clubs }: Returned): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(r.new_id, own.id) as id from unnest(${clubs}::text[]) as own (id)
    left join redirects as r on r.kind = 'team' and r.old_id = own.id`.execute(transaction)
  const current = rows.map(({ id }) => id)
  await joinMatches(transaction, await findMatchPairs(transaction, current))
}

/** Runs after clubs were merged by hand: a waiting match of theirs may already exist. */
export async function settleWaiting(transaction: Transaction<DB>, clubs: readonly string[]): Promise<void> {
  const returned = await putBackWaiting(transaction, clubs)
  if (returned.editions.length === 0) return
  await joinReturned(transaction, returned)
  await holdImplausible(transaction, returned.editions)
}
