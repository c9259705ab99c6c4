import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { compareClubNames, parseClubName, type ClubName } from '../resolving/names/club-name.ts'
import { isLonger } from '../resolving/namesakes.ts'
import type { MatchPair } from './join-matches.ts'

interface Row {
  readonly id: string
  readonly edition_id: string
  readonly home_id: string
  readonly away_id: string
  readonly day: string | null
  readonly round: number | null
  readonly leg: number | null
  readonly score: string | null
  readonly annulled: boolean
  readonly league: boolean
  readonly club_cup: boolean
  readonly files: readonly string[]
}

const NEAR_DAYS = 4
/** As in `match-finder.ts`: in a cup two clubs play at one ground once. */
const SLIPPED_DAYS = 14
const MOVED_DAYS = 28

/**
 * Matches that became duplicates when their clubs were merged: the same two clubs in one edition, and either the format
 * allows only one meeting at that ground, or the days are close and nothing else differs.
 */
export async function findMatchPairs(transaction: Transaction<DB>, teams: readonly string[]): Promise<MatchPair[]> {
  if (teams.length === 0) return []
  const { rows } = await sql<Row>`
    select m.id, m.edition_id, m.home_id, m.away_id, m.day::text as day, r.number as round, m.leg, m.annulled,
      m.home_score || '-' || m.away_score as score,
      c.kind = 'league' and c.participants = 'club' and p.kind = 'league' as league,
      c.kind <> 'league' and c.participants = 'club' as club_cup,
      array(select dataset_id || '/' || file from sources where kind = 'match' and record_id = m.id) as files
    from matches as m
    join editions as e on e.id = m.edition_id join competitions as c on c.id = e.competition_id
    left join rounds as r on r.id = m.round_id left join phases as p on p.id = m.phase_id
    where not m.demo and (m.home_id = any (${teams}::text[]) or m.away_id = any (${teams}::text[]))
    order by m.day nulls last, m.id`.execute(transaction)
  const pairs: MatchPair[] = []
  for (const meetings of Map.groupBy(rows, (row) => `${row.edition_id} ${row.home_id} ${row.away_id}`).values()) {
    const gone = new Set<Row>()
    for (const [at, first] of meetings.entries()) {
      if (gone.has(first)) continue
      for (const second of meetings.slice(at + 1)) {
        if (gone.has(second) || !areOne(first, second)) continue
        const [kept, joined] = first.files.length >= second.files.length ? [first, second] : [second, first]
        gone.add(joined)
        pairs.push({ kept: kept.id, joined: joined.id })
        if (joined === first) break
      }
    }
  }
  return pairs
}

/** A file that states both states two matches, unless both statements are the same. */
export function areOne(a: Row, b: Row): boolean {
  if (a.annulled !== b.annulled) return false
  const differ = (x: number | null, y: number | null) => x !== null && y !== null && x !== y
  if (differ(a.leg, b.leg)) return false
  const sameDay = a.day !== null && a.day === b.day
  if (a.files.some((file) => b.files.includes(file))) return sameDay && a.score === b.score
  if (a.league && b.league && !differ(a.round, b.round)) return true
  const apart = a.day === null || b.day === null ? 0 : Math.abs(Date.parse(a.day) - Date.parse(b.day)) / 86_400_000
  const isUnplayed = a.score === null || b.score === null
  if (apart > NEAR_DAYS && isUnplayed) return a.club_cup && apart <= MOVED_DAYS
  if (apart > NEAR_DAYS) return a.club_cup && a.score === b.score && apart <= SLIPPED_DAYS
  return sameDay || !differ(a.round, b.round) || a.score === b.score
}

interface Twins {
  readonly id: string
  readonly other_id: string
  readonly club: string
  readonly other_club: string
  readonly files: number
  readonly other_files: number
}

const SAME_NAME_BITS = 7

/**
 * One fixture under two clubs of one name, that are two clubs: same edition, day, score, and opponent on the same side.
 * An opponent plays once a day, so a file has meant the namesake (Nacional of Asunción, Nacional of Montevideo).
 */
export async function findNamesakePairs(transaction: Transaction<DB>, teams: readonly string[]): Promise<MatchPair[]> {
  if (teams.length === 0) return []
  const { rows } = await sql<Twins>`
    with twins as (
      select x.id, y.id as other_id,
        case when x.home_id = y.home_id then x.away_id else x.home_id end as club,
        case when x.home_id = y.home_id then y.away_id else y.home_id end as other_club
      from matches as x join matches as y
        on y.edition_id = x.edition_id and y.day = x.day and y.id > x.id
        and y.home_score = x.home_score and y.away_score = x.away_score
        and (y.home_id = x.home_id) <> (y.away_id = x.away_id)
      join teams as t on t.id = x.home_id and t.kind = 'club'
      where not x.demo and not x.annulled and not y.annulled
        and (x.home_id = any (${teams}::text[]) or x.away_id = any (${teams}::text[])
          or y.home_id = any (${teams}::text[]) or y.away_id = any (${teams}::text[])))
    select t.*,
      (select count(*)::int from sources as s where s.kind = 'match' and s.record_id = t.id) as files,
      (select count(*)::int from sources as s where s.kind = 'match' and s.record_id = t.other_id) as other_files
    from twins as t`.execute(transaction)
  if (rows.length === 0) return []
  const names = await loadNames(
    transaction,
    rows.flatMap(({ club, other_club }) => [club, other_club]),
  )
  const paired = new Set<string>()
  return rows.flatMap(({ id, other_id, club, other_club, files, other_files }) => {
    if (paired.has(id) || paired.has(other_id)) return []
    const [own, others] = [names.get(club) ?? [], names.get(other_club) ?? []]
    const are = (test: (one: ClubName, other: ClubName) => boolean) =>
      own.some((one) => others.some((other) => test(one, other)))
    const [ownIsLonger, otherIsLonger] = [are(isLonger), are((one, other) => isLonger(other, one))]
    const areNamesakes = are((one, other) => compareClubNames(one, other).bits >= SAME_NAME_BITS)
    if (!areNamesakes && !ownIsLonger && !otherIsLonger) return []
    paired.add(id).add(other_id)
    // A source that uses the longer name knows of both.
    const keepsOwn = areNamesakes || ownIsLonger === otherIsLonger ? files >= other_files : ownIsLonger
    return keepsOwn ? [{ kept: id, joined: other_id }] : [{ kept: other_id, joined: id }]
  })
}

async function loadNames(
  transaction: Transaction<DB>,
  clubs: readonly string[],
): Promise<ReadonlyMap<string, readonly ClubName[]>> {
  const { rows } = await sql<{ id: string; state: string | null; names: string[] }>`
    select t.id, t.state, array_agg(a.alias) as names
    from teams as t join aliases as a on a.kind = 'team' and a.record_id = t.id
    where t.id = any (${[...new Set(clubs)]}::text[]) group by 1, 2`.execute(transaction)
  return new Map(rows.map(({ id, state, names }) => [id, names.map((name) => parseClubName(name, state))]))
}
