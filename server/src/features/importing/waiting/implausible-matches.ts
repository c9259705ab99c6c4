import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { CURATED } from '../joining/rechoose.ts'
import { findSurplusClubs, type Fixture } from './surplus-clubs.ts'

/** A match that cannot be right beside the others of its edition. */
export interface ImplausibleMatch {
  readonly id: string
  readonly rule: 'two-matches-on-one-day' | 'repeated-fixture' | 'one-club-too-many'
  readonly reason: string
  /** The match that stands in its way. */
  readonly otherId: string | null
}

const COUNTS = sql`not m.demo and not m.annulled and m.status not in ('cancelled', 'postponed', 'abandoned')`
const CLUBS = sql`h.kind = 'club' and a.kind = 'club'`

/** Examines all matches of the editions. Which one of two is right does not depend on the order of imports. */
export async function findImplausibleMatches(
  transaction: Transaction<DB>,
  editions: readonly string[],
): Promise<ImplausibleMatch[]> {
  if (editions.length === 0) return []
  const clashes = [
    ...(await findTwoOnOneDay(transaction, editions)),
    ...(await findRepeatedFixtures(transaction, editions)),
  ]
  const surplus = await findSurplus(transaction, editions)
  const strengths = await loadStrengths(transaction, [...clashes.flatMap(({ ids }) => ids), ...surplus.keys()])
  const found = new Map<string, ImplausibleMatch>()
  for (const { ids, rule, tell } of clashes) {
    const [stays, ...others] = ids
      .filter((id) => !found.has(id))
      .map((id) => strengths.get(id)!)
      .toSorted(strongestFirst)
    for (const { id, settled } of others)
      if (!settled) found.set(id, { id, rule, reason: tell(stays!.words), otherId: stays!.id })
  }
  for (const [id, reason] of surplus)
    if (!found.has(id) && !strengths.get(id)!.settled)
      found.set(id, { id, rule: 'one-club-too-many', reason, otherId: null })
  return [...found.values()]
}

/** As many as a file may get wrong of an edition, however small it is. */
const MOST_SLIPS = 6

interface Clash {
  readonly ids: readonly string[]
  readonly rule: ImplausibleMatch['rule']
  readonly tell: (other: string) => string
}

/** Where more than one in ten matches would wait, that is how the edition was played: a tournament of short matches. */
async function findTwoOnOneDay(transaction: Transaction<DB>, editions: readonly string[]): Promise<Clash[]> {
  const { rows } = await sql<{ name: string; ids: string[] }>`
    with busy as (
      select m.edition_id, m.day, t.id, t.name, array_agg(m.id order by m.id) as ids
      from matches as m join teams as t on t.id in (m.home_id, m.away_id) and t.kind = 'club'
      where m.edition_id = any (${editions}::text[]) and m.day is not null and ${COUNTS}
      group by m.edition_id, m.day, t.id having count(*) > 1),
    usual as (
      select edition_id from busy group by edition_id
      having count(*) > greatest(${MOST_SLIPS}, 0.1 * (
        select count(*) from matches where matches.edition_id = busy.edition_id)))
    select name, ids from busy where edition_id not in (select edition_id from usual)
    order by edition_id, day, id`.execute(transaction)
  return rows.map(({ name, ids }) => ({
    ids,
    rule: 'two-matches-on-one-day',
    tell: (other) => `${name} já tem outro jogo no mesmo dia: ${other}.`,
  }))
}

async function findRepeatedFixtures(transaction: Transaction<DB>, editions: readonly string[]): Promise<Clash[]> {
  const { rows } = await sql<{ round: string; ids: string[] }>`
    select r.name as round, array_agg(m.id order by m.id) as ids
    from matches as m join phases as p on p.id = m.phase_id and p.kind = 'league' join rounds as r on r.id = m.round_id
    join teams as h on h.id = m.home_id join teams as a on a.id = m.away_id
    where m.edition_id = any (${editions}::text[]) and ${CLUBS} and ${COUNTS}
    group by r.id, m.home_id, m.away_id having count(*) > 1
    order by r.id, m.home_id, m.away_id`.execute(transaction)
  return rows.map(({ round, ids }) => ({
    ids,
    rule: 'repeated-fixture',
    tell: (other) => `O mesmo confronto já está em ${round}: ${other}.`,
  }))
}

/** Why each match of a surplus club waits, by id. Only leagues with a club that has few matches are read. */
async function findSurplus(
  transaction: Transaction<DB>,
  editions: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<Fixture & { phase_id: string; home_name: string; away_name: string }>`
    with leagues as (
      select p.id, c.matches from phases as p cross join lateral (
        select count(*) as matches from matches as m join teams as t on t.id in (m.home_id, m.away_id) and t.kind = 'club'
        where m.phase_id = p.id and ${COUNTS} group by t.id) as c
      where p.edition_id = any (${editions}::text[]) and p.kind = 'league')
    select m.phase_id, m.id, m.home_id, m.away_id, h.name as home_name, a.name as away_name
    from matches as m join teams as h on h.id = m.home_id join teams as a on a.id = m.away_id
    where m.phase_id in (select id from leagues group by id having min(matches) * 4 <= max(matches))
      and ${CLUBS} and ${COUNTS}
    order by m.id`.execute(transaction)
  const reasons = new Map<string, string>()
  for (const fixtures of Map.groupBy(rows, ({ phase_id }) => phase_id).values()) {
    const found = findSurplusClubs(fixtures)
    if (!found) continue
    const { clubs, members, whole } = found
    for (const { id, home_id, home_name, away_id, away_name } of fixtures) {
      const club = clubs.has(home_id) ? home_name : clubs.has(away_id) ? away_name : null
      if (club !== null)
        reasons.set(
          id,
          `Com ${club}, o campeonato teria mais do que os ${members} times dos seus ${whole} jogos, e os outros já têm os seus.`,
        )
    }
  }
  return reasons
}

interface Strength {
  readonly id: string
  /** `Santos 2 × 1 Bahia, 12/05/2019`. */
  readonly words: string
  /** A person entered it, or has said that it is right, or right beside another. */
  readonly settled: boolean
  readonly datasets: number
  readonly trust: number
  readonly played: boolean
}

async function loadStrengths(
  transaction: Transaction<DB>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Strength>> {
  const { rows } = await sql<Strength>`
    select m.id, m.home_score is not null as played, coalesce(s.datasets, 0)::int as datasets,
      coalesce(s.trust, 0)::int as trust,
      h.name || coalesce(' ' || m.home_score || ' × ' || m.away_score || ' ', ' × ') || a.name
        || coalesce(', ' || to_char(m.day, 'DD/MM/YYYY'), '') as words,
      s.datasets is null or s.curated or exists (select 1 from desk_commands as d where d.match_id = m.id)
        or exists (select 1 from waiting_matches as w where m.id in (w.match_id, w.other_id) and w.status = 'admitted') as settled
    from matches as m join teams as h on h.id = m.home_id join teams as a on a.id = m.away_id
    cross join lateral (
      select nullif(count(distinct d.id), 0) as datasets, min(d.trust) as trust, bool_or(d.id = ${CURATED}) as curated
      from sources as o join datasets as d on d.id = o.dataset_id where o.match_id = m.id) as s
    where m.id = any (${[...new Set(ids)]}::text[])`.execute(transaction)
  return new Map(rows.map((row) => [row.id, row]))
}

function strongestFirst(one: Strength, other: Strength): number {
  return (
    Number(other.settled) - Number(one.settled) ||
    other.datasets - one.datasets ||
    one.trust - other.trust ||
    Number(other.played) - Number(one.played) ||
    (one.id < other.id ? -1 : 1)
  )
}
