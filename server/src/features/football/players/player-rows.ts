import type { Player } from '@meio-campo/contract'
import type { CurrentSpell } from '../people/current-spells.ts'
import { recordMetaOf, toPerson, type PersonRow } from '../people/person-rows.ts'

export function toPlayer(row: PersonRow, spell: CurrentSpell | undefined, today: string): Player {
  return {
    ...toPerson(row, today),
    heightCm: row.height_cm,
    foot: row.foot,
    positions: row.positions,
    team: spell?.team ?? null,
    number: spell?.number ?? null,
    contractUntil: spell?.contractUntil ?? null,
    ...recordMetaOf(row),
  }
}
