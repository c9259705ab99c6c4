import type { EditableKind } from './field.ts'

/** The records that are known by more than one name. */
export const namedKinds = ['team', 'person', 'stadium', 'confederation', 'competition', 'streaming'] as const
export type NamedKind = (typeof namedKinds)[number]

/** The kinds of records that can be duplicates and be merged. */
export const mergeKinds = ['team', 'person', 'stadium', 'confederation', 'streaming'] as const
export type MergeKind = (typeof mergeKinds)[number]

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
