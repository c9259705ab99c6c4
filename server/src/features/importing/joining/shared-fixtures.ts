import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

/** Matches of two clubs in one edition, seen side by side. */
export interface SharedFixtures {
  readonly first: string
  readonly second: string
  /** Same opponent, same side, within a day, same score: one match stated twice. */
  readonly coinciding: number
  /** Those of them on the very same day: an opponent plays once a day. */
  readonly sameDay: number
  /** Same opponent, same side, on the very same day, without two scores to compare. */
  readonly unscored: number
  /** Same opponent, same side, within a day, but the scores differ. */
  readonly differing: number
  /** Both play on one day, and not the same match. */
  readonly clashing: number
  /** Rounds of a knock-out in which each has a tie of its own, against another opponent. */
  readonly otherTies: number
  readonly meetings: number
}

const SIDES = sql`
  select id, edition_id, day, home_id as team_id, away_id as opponent_id, 'home' as side, home_score as own, away_score as other
  from matches where day is not null and not demo
  union all
  select id, edition_id, day, away_id, home_id, 'away', away_score, home_score from matches where day is not null and not demo`

const SAME_FIXTURE = sql`x.edition_id = y.edition_id and x.opponent_id = y.opponent_id and x.side = y.side`

/** Two clubs against the same opponent, on the same side and day, in one edition: an opponent plays once a day. */
export async function loadSharedFixtures(
  transaction: Transaction<DB>,
  touched: readonly string[],
): Promise<Map<string, SharedFixtures>> {
  const { rows } = await sql<SharedFixtures>`
    with sides as (${SIDES}), near as (
      select least(x.opponent_id, y.opponent_id) as first, greatest(x.opponent_id, y.opponent_id) as second,
        count(*) filter (where x.own = y.own and x.other = y.other)::int as coinciding,
        count(*) filter (where x.day = y.day and (x.own is null or y.own is null))::int as unscored,
        count(*) filter (where (x.own, x.other) <> (y.own, y.other))::int as differing
      from sides as x join sides as y
        on y.edition_id = x.edition_id and y.team_id = x.team_id and y.side = x.side and y.opponent_id <> x.opponent_id
        and y.day between x.day - 1 and x.day + 1
      where x.opponent_id = any (${touched}::text[])
      group by 1, 2)
    select first, second, coinciding, 0 as "sameDay", unscored, differing, 0 as clashing, 0 as "otherTies", 0 as meetings
    from near where coinciding + unscored > 0`.execute(transaction)
  return new Map(rows.map((row) => [`${row.first} ${row.second}`, row]))
}

/** The same for given pairs, with what speaks against them: meetings, and different matches on one day. */
export async function loadSharedOf(
  transaction: Transaction<DB>,
  pairs: readonly (readonly [string, string])[],
): Promise<Map<string, SharedFixtures>> {
  if (pairs.length === 0) return new Map()
  const [first, second] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)]
  const { rows } = await sql<SharedFixtures>`
    with pairs as materialized (
      select first, second from unnest(${first}::text[], ${second}::text[]) as p (first, second)),
    involved as materialized (select first as id from pairs union select second from pairs),
    sides as materialized (
      select * from (${SIDES}) as s where team_id in (select id from involved)),
    days as (
      select p.first, p.second,
        count(*) filter (where ${SAME_FIXTURE} and x.own = y.own and x.other = y.other)::int as coinciding,
        count(*) filter (where ${SAME_FIXTURE} and x.own = y.own and x.other = y.other and x.day = y.day)::int as same_day,
        count(*) filter (where ${SAME_FIXTURE} and x.day = y.day and (x.own is null or y.own is null))::int as unscored,
        count(*) filter (where ${SAME_FIXTURE} and (x.own, x.other) <> (y.own, y.other))::int as differing,
        -- Where edition and side agree, and the score as far as it is known, the opponent may be split as well.
        count(*) filter (where x.opponent_id <> y.opponent_id and x.day = y.day
          and not (x.edition_id = y.edition_id and x.side = y.side
            and (x.own is null or y.own is null or (x.own, x.other) = (y.own, y.other))))::int as clashing
      -- By equality, so that days are looked up and not compared one by one: clubs may have thousands of matches.
      from pairs as p join sides as x on x.team_id = p.first
      cross join (values (-1), (0), (1)) as apart (days)
      join sides as y on y.team_id = p.second and y.day = x.day + apart.days
      group by 1, 2),
    ties as (
      select m.round_id, m.day, t.team_id, t.opponent_id, t.side, t.own, t.other
      from sides as t join matches as m on m.id = t.id
      where m.tie_id is not null and m.round_id is not null and not m.annulled),
    other_ties as (
      select p.first, p.second, count(distinct x.round_id)::int as other_ties
      from pairs as p join ties as x on x.team_id = p.first join ties as y on y.team_id = p.second
        and y.round_id = x.round_id and y.opponent_id <> x.opponent_id
      -- A tie that both have is one club's, and an opponent may be split as well.
      where not exists (
        select 1 from ties as a join ties as b on b.round_id = a.round_id and b.team_id = p.second
        where a.team_id = p.first and a.round_id = x.round_id and (a.opponent_id = b.opponent_id
          or (a.side = b.side and a.day between b.day - 1 and b.day + 1
            and (a.own is null or b.own is null or (a.own, a.other) = (b.own, b.other)))))
      group by 1, 2),
    meetings as (
      select p.first, p.second, count(*)::int as meetings
      from pairs as p join sides as x on x.team_id = p.first and x.opponent_id = p.second group by 1, 2)
    select p.first, p.second, coalesce(coinciding, 0) as coinciding, coalesce(same_day, 0) as "sameDay",
      coalesce(unscored, 0) as unscored, coalesce(differing, 0) as differing,
      coalesce(clashing, 0) as clashing, coalesce(other_ties, 0) as "otherTies", coalesce(meetings, 0) as meetings
    from pairs as p left join days using (first, second) left join other_ties using (first, second)
    left join meetings using (first, second)`.execute(transaction)
  return new Map(rows.map((row) => [`${row.first} ${row.second}`, row]))
}

/** Competitions in which both take part, but never in the same edition: one club under two names does that. */
export interface SharedSeasons {
  readonly first: string
  readonly second: string
  readonly competitions: number
  /**
   * The years between a season of a national league with one of them and the next known season with the other; null if
   * there is none within three years. It hardly ever happens that a club is relegated while another of similar name is
   * promoted.
   */
  readonly adjacent: number | null
}

export async function loadSeasons(
  transaction: Transaction<DB>,
  pairs: readonly (readonly [string, string])[],
): Promise<Map<string, SharedSeasons>> {
  if (pairs.length === 0) return new Map()
  const [first, second] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)]
  const { rows } = await sql<SharedSeasons>`
    with pairs as materialized (
      select first, second from unnest(${first}::text[], ${second}::text[]) as p (first, second)),
    involved as materialized (select first as id from pairs union select second from pairs),
    known as materialized (
      select e.id, e.competition_id, left(e.name, 4)::int as year, c.kind = 'league' and c.country is not null as league,
        row_number() over (partition by e.competition_id order by e.name) as place
      from editions as e join competitions as c on c.id = e.competition_id
      where exists (select 1 from matches as m where m.edition_id = e.id)),
    played as materialized (
      select distinct i.id, e.competition_id, e.id as edition_id, e.year, e.place, e.league
      from involved as i
      join (select home_id as id, edition_id from matches union select away_id, edition_id from matches) as m using (id)
      join known as e on e.id = m.edition_id)
    select p.first, p.second, count(distinct x.competition_id)::int as competitions,
      min(abs(x.year - y.year)) filter (
        where x.league and abs(x.place - y.place) = 1 and abs(x.year - y.year) between 1 and 3)::int as adjacent
    from pairs as p join played as x on x.id = p.first join played as y on y.id = p.second
      and y.competition_id = x.competition_id
    where not exists (
      select 1 from played as a join played as b on b.edition_id = a.edition_id where a.id = p.first and b.id = p.second)
    group by 1, 2`.execute(transaction)
  return new Map(rows.map((row) => [`${row.first} ${row.second}`, row]))
}

/** Clubs that one of these met on a day on which it met another one as well, in the same edition. */
export async function findDoubleOpponents(transaction: Transaction<DB>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    with met as (
      select edition_id, day, home_id as own, away_id as other from matches where home_id = any (${ids}::text[])
      union all
      select edition_id, day, away_id, home_id from matches where away_id = any (${ids}::text[]))
    select distinct unnest(array_agg(other)) as id from met where day is not null
    group by edition_id, day, own having count(distinct other) > 1 order by 1`.execute(transaction)
  return rows.map(({ id }) => id)
}
