import type { Player } from '@meio-campo/contract'
import type { Database } from '../../../database/database.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'
import { readCurrentSpells } from '../people/current-spells.ts'
import { personOrders, selectPeople, type PersonFilters } from '../people/person-rows.ts'
import { toPlayer } from './player-rows.ts'

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
      const spells = await readCurrentSpells(database, ids, 'player', { wholeTeams: filters.include === 'team' })
      return rows.map((row) => toPlayer(row, spells.get(row.id), today))
    },
  })
}
