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
export { transferKinds } from './parts.ts'
export { genders, matchStatuses, positions, teamKinds } from './records.ts'

/** The records that are known by more than one name. */
export const namedKinds = ['team', 'person', 'stadium', 'confederation', 'competition', 'streaming'] as const
export type NamedKind = (typeof namedKinds)[number]

/** The kinds of which two records can turn out to be one, and be merged. */
export const mergeKinds = ['team', 'person', 'stadium', 'confederation', 'streaming'] as const
export type MergeKind = (typeof mergeKinds)[number]

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

interface Noun {
  readonly one: string
  readonly many: string
  readonly feminine?: true
}

/** What people call each kind. */
export const recordNouns: Readonly<Record<EditableKind, Noun>> = {
  team: { one: 'time', many: 'times' },
  person: { one: 'pessoa', many: 'pessoas', feminine: true },
  stadium: { one: 'estádio', many: 'estádios' },
  confederation: { one: 'confederação', many: 'confederações', feminine: true },
  competition: { one: 'campeonato', many: 'campeonatos' },
  edition: { one: 'edição', many: 'edições', feminine: true },
  match: { one: 'jogo', many: 'jogos' },
  streaming: { one: 'streaming', many: 'streamings' },
  spell: { one: 'passagem', many: 'passagens', feminine: true },
  transfer: { one: 'transferência', many: 'transferências', feminine: true },
  title: { one: 'título', many: 'títulos' },
  broadcastRight: { one: 'direito de transmissão', many: 'direitos de transmissão' },
  suspension: { one: 'suspensão', many: 'suspensões', feminine: true },
  absence: { one: 'desfalque', many: 'desfalques' },
  deduction: { one: 'perda de pontos', many: 'perdas de pontos', feminine: true },
}
