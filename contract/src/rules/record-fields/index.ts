import {
  competitionFields,
  confederationFields,
  editionFields,
  matchFields,
  personFields,
  stadiumFields,
  streamingFields,
  teamFields,
} from './records.ts'
import type { EditableKind, Fields } from './field.ts'
import {
  absenceFields,
  broadcastRightFields,
  deductionFields,
  spellFields,
  suspensionFields,
  titleFields,
  transferFields,
} from './parts.ts'

export type { Choices, EditableKind, Field, FieldInput, Fields, PartKind, RecordKind } from './field.ts'
export { isNullable } from './field.ts'
export { historyFields } from './history-fields.ts'
export { eventTypes, genders, matchStatuses, positions, spots, spotsIn, teamKinds, transferKinds } from './choices.ts'
export type { Spot } from './choices.ts'
export { mergeKinds, namedKinds, recordNouns, type MergeKind, type NamedKind } from './kinds.ts'

/** Everything that can be entered, by kind of record. */
export const recordFields: Readonly<Record<EditableKind, Fields>> = {
  team: teamFields,
  person: personFields,
  stadium: stadiumFields,
  confederation: confederationFields,
  competition: competitionFields,
  edition: editionFields,
  match: matchFields,
  streaming: streamingFields,
  spell: spellFields,
  transfer: transferFields,
  title: titleFields,
  broadcastRight: broadcastRightFields,
  suspension: suspensionFields,
  absence: absenceFields,
  deduction: deductionFields,
}
