import type { Player } from '@meio-campo/contract'
import type { Database } from '../../../database/database.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'
import { type CurrentSpell, findCurrentSpells } from '../people/current-spells.ts'
import {
  type PersonFilters,
  personOrders,
  type PersonRow,
  recordMetaOf,
  selectPeople,
  toPerson,
} from '../people/person-rows.ts'

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
      const spells = await findCurrentSpells(database, ids, 'player', { wholeTeams: filters.include === 'team' })
      return rows.map((row) => toPlayer(row, spells.get(row.id), today))
    },
  })
}

export function toPlayer(row: PersonRow, spell: CurrentSpell | undefined, today: string): Player {
  return {
    ...toPerson(row, today, spell !== undefined),
    heightCm: row.height_cm,
    foot: row.foot,
    positions: row.positions,
    team: spell?.team ?? null,
    number: spell?.number ?? null,
    contractUntil: spell?.contractUntil ?? null,
    ...recordMetaOf(row),
  }
}
