import type { Coach } from '@meio-campo/contract'
import type { Database } from '../../../database/database.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'
import { findCurrentSpells, type CurrentSpell } from '../people/current-spells.ts'
import {
  personOrders,
  recordMetaOf,
  selectPeople,
  toPerson,
  type PersonFilters,
  type PersonRow,
} from '../people/person-rows.ts'

export function listCoaches(
  database: Database,
  filters: PersonFilters & { readonly include?: string },
  today: string,
): ListSource<Coach> {
  return fromRows({
    rows: selectPeople(database, 'coach', filters),
    orders: personOrders,
    defaultSort: filters.q === undefined ? 'name' : 'relevance',
    items: async (rows) => {
      const ids = rows.map(({ id }) => id)
      const spells = await findCurrentSpells(database, ids, 'coach', { wholeTeams: filters.include === 'team' })
      return rows.map((row) => toCoach(row, spells.get(row.id), today))
    },
  })
}

export function toCoach(row: PersonRow, spell: CurrentSpell | undefined, today: string): Coach {
  return { ...toPerson(row, today, spell !== undefined), team: spell?.team ?? null, ...recordMetaOf(row) }
}
