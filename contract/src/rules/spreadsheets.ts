import {
  recordFields,
  recordNouns,
  type EditableKind,
  type Field,
  type Fields,
  type RecordKind,
} from './record-fields/index.ts'
import { eventSheetFields, lineupChangeFields, lineupSheetFields } from './record-fields/match-part-sheets.ts'
import { matchSheetFields } from './record-fields/match-sheet.ts'
import { slug } from './slug.ts'

/** What can be changed for many at once. A match has rules of its own: it is changed on its page. */
export const bulkKinds = [
  'team',
  'person',
  'stadium',
  'confederation',
  'competition',
  'edition',
  'streaming',
] as const satisfies readonly RecordKind[]
export type BulkKind = (typeof bulkKinds)[number]

/**
 * What the rows of a spreadsheet can be, and the kind behind it: people are entered as players or as coaches, events and
 * line-ups are parts of a match.
 */
export const spreadsheetKinds = {
  team: 'team',
  player: 'person',
  coach: 'person',
  stadium: 'stadium',
  confederation: 'confederation',
  competition: 'competition',
  edition: 'edition',
  streaming: 'streaming',
  spell: 'spell',
  transfer: 'transfer',
  title: 'title',
  match: 'match',
  event: 'match',
  lineup: 'match',
} as const satisfies Record<string, EditableKind>
export type SpreadsheetKind = keyof typeof spreadsheetKinds

const ownFields: Partial<Readonly<Record<SpreadsheetKind, Fields>>> = {
  match: matchSheetFields,
  event: eventSheetFields,
  lineup: lineupSheetFields,
}

/** What the columns of a sheet can say. */
export const spreadsheetFields = (kind: SpreadsheetKind): Fields =>
  ownFields[kind] ?? recordFields[spreadsheetKinds[kind]]

/** What a check shows before and after: of a line-up the whole of it. */
export const spreadsheetChangeFields = (kind: SpreadsheetKind): Fields =>
  kind === 'lineup' ? lineupChangeFields : spreadsheetFields(kind)

/** Sheets whose rows are of an edition, which can be said once for all. */
export const isOfEdition = (kind: SpreadsheetKind): boolean => spreadsheetKinds[kind] === 'match'

/** What people call them: "jogadores", "passagens". */
export function spreadsheetNoun(kind: SpreadsheetKind): {
  readonly one: string
  readonly many: string
  readonly feminine?: true
} {
  if (kind === 'player') return { one: 'jogador', many: 'jogadores' }
  if (kind === 'coach') return { one: 'técnico', many: 'técnicos' }
  if (kind === 'event') return { one: 'lance', many: 'lances' }
  if (kind === 'lineup') return { one: 'escalação', many: 'escalações', feminine: true }
  return recordNouns[spreadsheetKinds[kind]]
}

/** The fields that identify records without a unique name: a row finds its existing record by them. */
export const spreadsheetKeys: Partial<Readonly<Record<SpreadsheetKind, readonly string[]>>> = {
  edition: ['competition', 'name'],
  spell: ['person', 'team', 'role', 'starts'],
  transfer: ['person', 'from', 'to', 'day'],
  title: ['edition', 'champion'],
  match: ['edition', 'round', 'home', 'away'],
  event: ['edition', 'home', 'away', 'team'],
  lineup: ['edition', 'home', 'away', 'team'],
}

/** What may stand between the cells of a CSV file, as people call it. */
export const spreadsheetSeparators = {
  comma: 'Vírgula',
  semicolon: 'Ponto e vírgula',
  tab: 'Tabulação',
  bar: 'Barra vertical',
} as const
export type SpreadsheetSeparator = keyof typeof spreadsheetSeparators

/** Which column says what: a field, the record's own `id`, or nothing. */
export type SpreadsheetMapping = Readonly<Record<string, string | null>>

const plain = (text: string) => slug(text).replaceAll('_', '')

/** By label or name of the field, whatever the accents; no field twice. */
export function guessMapping(kind: SpreadsheetKind, columns: readonly string[]): SpreadsheetMapping {
  const taken = new Set<string>()
  const guesses = new Map<string, string>()
  // An id says it better than a name: `stadium.id` is looked for before `stadium.name`.
  for (const spell of spellings) {
    for (const column of columns) {
      if (guesses.has(column)) continue
      const field = fieldsOf(kind).find(
        ([name, field]) => !taken.has(name) && spell(name, field).includes(plain(column)),
      )
      if (!field) continue
      taken.add(field[0])
      guesses.set(column, field[0])
    }
  }
  return Object.fromEntries(columns.map((column) => [column, guesses.get(column) ?? null]))
}

const ID = { label: 'Id', input: 'text', max: 200 } as const satisfies Field

const fieldsOf = (kind: SpreadsheetKind): readonly (readonly [string, Field])[] => [
  ['id', ID],
  ...Object.entries(spreadsheetFields(kind)),
]

const spellings: readonly ((name: string, field: Field) => readonly string[])[] = [
  (name, { label }) => [plain(name), plain(label)],
  (name, { label, input }) => (input === 'record' ? [plain(`${name}id`), plain(`id${label}`)] : []),
  (name, { label, input }) => (input === 'record' ? [plain(`${name}name`), plain(`nome${label}`)] : []),
  // "Posição" of one player is what the field "Posições" holds.
  (name, { label }) => [singular(plain(name)), singular(plain(label))],
  (_name, { headings = [] }) => headings.map(plain),
]

/** Of a word without accents: `posicoes` is `posicao`, `nacionalidades` is `nacionalidade`. */
const singular = (word: string) => word.replace(/oes$/, 'ao').replace(/s$/, '')

/** The labels of what must have a column and has none: by it records are found, or cannot be made without it. */
export function missingColumns(order: {
  readonly kind: SpreadsheetKind
  readonly mapping: SpreadsheetMapping
  readonly matchBy: 'id' | 'name'
  readonly create: boolean
  /** Said once for all rows. */
  readonly edition?: string
}): readonly string[] {
  const fields = spreadsheetFields(order.kind)
  const mapped = new Set([...Object.values(order.mapping), ...(order.edition ? ['edition'] : [])])
  const keys = order.matchBy === 'name' ? (spreadsheetKeys[order.kind] ?? ['name']) : []
  const idLabels = order.matchBy === 'id' && !order.create && !mapped.has('id') ? [ID.label] : []
  const needed = Object.entries(fields).filter(
    ([name, { required }]) => required && (order.create || keys.includes(name)),
  )
  const isSaid = (name: string, { unless }: Field) => mapped.has(name) || (unless !== undefined && mapped.has(unless))
  return [...idLabels, ...needed.filter(([name, field]) => !isSaid(name, field)).map(([, { label }]) => label)]
}

/** The kind whose fields the columns are most like; what the file is called breaks a tie. */
export function guessSpreadsheetKind(columns: readonly string[], fileName: string): SpreadsheetKind {
  const called = plain(fileName)
  const score = (kind: SpreadsheetKind) => {
    const fields = Object.values(guessMapping(kind, columns)).filter((field) => field !== null)
    const isThere = (name: string | undefined) => name !== undefined && fields.includes(name)
    const needed = fieldsOf(kind).filter(
      ([name, { required, unless }]) => required && !isThere(name) && !isThere(unless),
    ).length
    const named = called.includes(plain(spreadsheetNoun(kind).many)) ? 3 : 0
    return fields.length + named - needed / 2
  }
  return (Object.keys(spreadsheetKinds) as SpreadsheetKind[]).reduce((best, kind) =>
    score(kind) > score(best) ? kind : best,
  )
}
