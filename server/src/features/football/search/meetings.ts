import type { SearchHit } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

const BETWEEN = /\s+(?:x|×|contra|versus|vs\.?)\s+/i
const MOST = 5

interface MeetingRow {
  readonly id: string
  readonly competition: string
  readonly competition_id: string
  readonly home: string
  readonly away: string
  readonly day: string | null
  readonly home_score: number | null
  readonly away_score: number | null
}

/** The latest matches between two teams, where the text names two. */
export async function findMeetings(database: Database, typed: string): Promise<SearchHit[]> {
  const [first, second] = typed.trim().split(BETWEEN)
  if (!first || !second) return []
  const best = (name: string) => sql`(select record_id from search_names('team', ${name}, 1))`
  const { rows } = await sql<MeetingRow>`
    with pair as materialized (select ${best(first)} as one, ${best(second)} as other)
    select m.id, competitions.name as competition, competitions.id as competition_id, home.name as home, away.name as away,
      m.day, m.home_score, m.away_score
    from pair, lateral (
      select * from matches where home_id = pair.one and away_id = pair.other
      union all
      select * from matches where home_id = pair.other and away_id = pair.one) as m
    join editions on editions.id = m.edition_id
    join competitions on competitions.id = editions.competition_id
    join teams as home on home.id = m.home_id
    join teams as away on away.id = m.away_id
    order by m.moment desc, m.id limit ${MOST}`.execute(database)
  return rows.map((row) => ({
    kind: 'match',
    id: row.id,
    name: `${row.home} ${row.home_score ?? ''} × ${row.away_score ?? ''} ${row.away}`.replace(/\s+/g, ' '),
    detail: [row.competition, row.day?.split('-').toReversed().join('/')].filter(Boolean).join(' · '),
    linkAddress: `/campeonatos/${row.competition_id}/jogos/${row.id}`,
    acronym: null,
    colours: [],
  }))
}
