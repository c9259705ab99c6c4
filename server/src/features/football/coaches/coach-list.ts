import type { Coach } from '@meio-campo/contract'
import type { Database } from '../../../database/database.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'
import { findIncludedSpells } from '../including/people-includes.ts'
import { personOrders, selectPeople, type PersonFilters } from '../people/person-rows.ts'
import { toCoach } from '../people/whole-people.ts'

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
      const spells = await findIncludedSpells(database, ids, 'coach', filters.include)
      return rows.map((row) => toCoach(row, spells.get(row.id), today))
    },
  })
}
