import type { Connection } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

export type LiveLine = NonNullable<Connection['connector']>['live'][number]

interface Row {
  readonly connection: string
  readonly match: string
  readonly name: string
  readonly competition: string
  readonly state: LiveLine['state']
  readonly askedAt: Date
  readonly operator: string | null
}

const SHOWN_HOURS = 3

/** The matches that connections follow now or have followed in the last hours. */
export async function listLiveMatches(
  database: Queryable,
  connectionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly LiveLine[]>> {
  if (connectionIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select f.connection_id as connection, f.match_id as match, h.name || ' × ' || a.name as name,
      e.competition_id as competition, f.state, f.asked_at as "askedAt", f.operator
    from live_follows as f
    join matches as m on m.id = f.match_id
    join editions as e on e.id = m.edition_id
    join teams as h on h.id = m.home_id
    join teams as a on a.id = m.away_id
    where f.connection_id = any (${connectionIds}) and f.asked_at > now() - make_interval(hours => ${SHOWN_HOURS})
    order by m.kickoff, m.id`.execute(database)
  return new Map(
    [...Map.groupBy(rows, ({ connection }) => connection)].map(([id, own]) => [id, own.map(toLine)] as const),
  )
}

function toLine({ match, name, competition, state, askedAt, operator }: Row): LiveLine {
  const linkAddress = `/campeonatos/${competition}/jogos/${match}`
  return { match, name, linkAddress, state, askedAt: askedAt.toISOString(), operator }
}
