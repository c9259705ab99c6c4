import type { EditableKind, PartKind, RecordKind } from '@meio-campo/contract/rules'
import type { DB } from '../../../database/types.gen.ts'

/** The table of each kind of record. */
export const recordTables = {
  team: 'teams',
  person: 'people',
  stadium: 'stadiums',
  confederation: 'confederations',
  competition: 'competitions',
  edition: 'editions',
  match: 'matches',
  streaming: 'streamings',
} as const satisfies Record<RecordKind, keyof DB>

export const partTables = {
  spell: 'spells',
  transfer: 'transfers',
  title: 'titles',
  broadcastRight: 'broadcast_rights',
  suspension: 'suspensions',
  absence: 'absences',
  deduction: 'deductions',
} as const satisfies Record<PartKind, keyof DB>

export const editableTables: Readonly<Record<EditableKind, keyof DB>> = { ...recordTables, ...partTables }
