import type { ScorerRow } from '@meio-campo/contract'
import type { Day } from '@meio-campo/football'
import { sql, type SqlBool } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { ListReading } from '../../../platform/reading/read.ts'
import { findEdition } from '../competitions/editions.ts'
import { matchesOfCompetition } from '../competitions/selected-matches.ts'
import { readScorers } from './edition-scorers.ts'
import { readScorersFilter } from './scorers-filter.ts'

interface ScorersQuery {
  readonly temporada?: string
  readonly time?: string
  readonly sort?: string
}

/** `filter` is the last part of the address: a date over all editions, or a place in one. */
export async function listScorers(
  database: Database,
  competitionId: string,
  filter: string | undefined,
  query: ScorersQuery,
  today: Day,
): Promise<ListReading<ScorerRow>> {
  const choice = await findEdition(database, competitionId, query.temporada, today)
  const narrowed = filter === undefined ? null : await readScorersFilter(database, filter)
  const dates = narrowed?.kind === 'dates' ? narrowed.dates : null
  const selected = matchesOfCompetition(choice, query.temporada, dates)
  const word = query.sort ?? 'goals'
  const rows = await readScorers(database, selected.which ?? sql<SqlBool>`false`, {
    filter: narrowed?.kind === 'place' ? { place: narrowed.place } : {},
    team: query.time,
    by: word.endsWith('assists') ? 'assists' : 'goals',
  })
  const { competition, editions } = choice
  return {
    source: {
      table: word.startsWith('-') ? rows.toReversed() : rows,
      wrap: (page) => ({ ...page, competition, edition: selected.edition, editions }),
    },
    topics: [...selected.topics, 'team', 'person', ...(narrowed?.kind === 'place' ? ['stadium'] : [])],
  }
}
