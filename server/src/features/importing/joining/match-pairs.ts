import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
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
  readonly files: readonly string[]
}

const NEAR_DAYS = 4

/**
 * Matches that became one when their clubs did: the same two clubs in one edition, and either the format allows them
 * only one meeting at that ground, or the days are near and nothing else tells them apart.
 */
export async function findMatchPairs(transaction: Transaction<DB>, teams: readonly string[]): Promise<MatchPair[]> {
  if (teams.length === 0) return []
  const { rows } = await sql<Row>`
    select m.id, m.edition_id, m.home_id, m.away_id, m.day::text as day, r.number as round, m.leg, m.annulled,
      m.home_score || '-' || m.away_score as score,
      c.kind = 'league' and c.participants = 'club' and p.kind = 'league' as league,
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

/** A source that tells both tells two matches, unless it says exactly the same of both. */
export function areOne(a: Row, b: Row): boolean {
  if (a.annulled !== b.annulled) return false
  const differ = (x: number | null, y: number | null) => x !== null && y !== null && x !== y
  if (differ(a.leg, b.leg)) return false
  const sameDay = a.day !== null && a.day === b.day
  if (a.files.some((file) => b.files.includes(file))) return sameDay && a.score === b.score
  if (a.league && b.league && !differ(a.round, b.round)) return true
  const apart = a.day === null || b.day === null ? 0 : Math.abs(Date.parse(a.day) - Date.parse(b.day)) / 86_400_000
  if (apart > NEAR_DAYS) return false
  return sameDay || !differ(a.round, b.round) || a.score === b.score
}
