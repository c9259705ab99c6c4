import type { Competition } from '@meio-campo/contract'
import type { Day } from '@meio-campo/football'
import type { Database } from '../../../database/database.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'
import {
  type CompetitionFilters,
  competitionOrders,
  includeInCompetitions,
  selectCompetitions,
  toCompetitionRecord,
} from './competition-rows.ts'
import { currentEdition } from '../editions/current-edition.ts'
import { listEditionsOf } from '../editions/editions.ts'

interface CompetitionsQuery extends CompetitionFilters {
  readonly include?: string
}

export function listCompetitions(database: Database, query: CompetitionsQuery, today: Day): ListSource<Competition> {
  return fromRows({
    rows: selectCompetitions(database, query),
    orders: competitionOrders,
    defaultSort: query.q === undefined ? 'name' : 'relevance',
    items: async (rows) => {
      const editions = await listEditionsOf(
        database,
        rows.map(({ id }) => id),
        today,
      )
      const competitions = rows.map((row): Competition => {
        const own = editions.get(row.id) ?? []
        return {
          ...toCompetitionRecord(row),
          edition: currentEdition(own, today)?.name ?? null,
          editions: own.length,
        }
      })
      return includeInCompetitions(database, competitions, query.include)
    },
  })
}
