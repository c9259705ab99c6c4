import type { Player } from '@meio-campo/contract'
import type { Database } from '../../../database/database.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'
import { findIncludedSpells } from '../including/people-includes.ts'
import { type PersonFilters, personOrders, selectPeople } from '../people/person-rows.ts'
import { toPlayer } from '../people/whole-people.ts'

export function listPlayers(
  database: Database,
  filters: PersonFilters & { readonly include?: string },
  today: string,
): ListSource<Player> {
  return fromRows({
    rows: selectPeople(database, 'player', filters),
    orders: personOrders,
    defaultSort: filters.q === undefined ? 'name' : 'relevance',
    items: async (rows) => {
      const ids = rows.map(({ id }) => id)
      const spells = await findIncludedSpells(database, ids, 'player', filters.include)
      return rows.map((row) => toPlayer(row, spells.get(row.id), today))
    },
  })
}
