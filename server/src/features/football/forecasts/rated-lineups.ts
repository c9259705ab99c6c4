import type { BothSides, RatedLineup } from '@meio-campo/football'
import { sql } from 'kysely'

/** The players on the sheets of a match who have a record; their ids have no spaces. */
export interface LineupRow {
  readonly home_starters: string | null
  readonly home_bench: string | null
  readonly away_starters: string | null
  readonly away_bench: string | null
}

/** The sheets beside each match `m`, as columns of `l`. */
export const LINEUPS = sql`
  left join lateral (
    select string_agg(p.person_id, ' ') filter (where p.side = 'home' and p.starter) as home_starters,
      string_agg(p.person_id, ' ') filter (where p.side = 'home' and not p.starter) as home_bench,
      string_agg(p.person_id, ' ') filter (where p.side = 'away' and p.starter) as away_starters,
      string_agg(p.person_id, ' ') filter (where p.side = 'away' and not p.starter) as away_bench
    from lineup_players as p where m.covers_lineups and p.match_id = m.id
  ) as l on true`

export function toLineups(row: LineupRow): BothSides<RatedLineup> | null {
  if (!row.home_starters && !row.away_starters) return null
  return {
    home: { starters: toPlayers(row.home_starters), bench: toPlayers(row.home_bench) },
    away: { starters: toPlayers(row.away_starters), bench: toPlayers(row.away_bench) },
  }
}

function toPlayers(ids: string | null): readonly string[] {
  return ids?.split(' ') ?? []
}
