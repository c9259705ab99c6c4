import { competitionFields, editionFields } from './competition.ts'
import type { EditableKind, Fields } from './field.ts'
import { matchFields } from './match.ts'
import {
  absenceFields,
  broadcastRightFields,
  deductionFields,
  spellFields,
  suspensionFields,
  titleFields,
  transferFields,
} from './parts.ts'
import { personFields } from './person.ts'
import { confederationFields, stadiumFields, streamingFields } from './place.ts'
import { teamFields } from './team.ts'

export type { Choices, EditableKind, Field, FieldInput, Fields, PartKind, RecordKind } from './field.ts'
export { isNullable } from './field.ts'
export { matchStatuses } from './match.ts'
export { transferKinds } from './parts.ts'
export { positions } from './person.ts'
export { genders, teamKinds } from './team.ts'
export { toldFields } from './told-fields.ts'

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
