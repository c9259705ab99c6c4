/** What has an address of its own, a version and a history. */
export type RecordKind =
  | 'team'
  | 'person'
  | 'stadium'
  | 'confederation'
  | 'competition'
  | 'edition'
  | 'match'
  | 'streaming'
/** What belongs to records and has only a number: a spell at a team, a title, a right to show matches. */
export type PartKind = 'spell' | 'transfer' | 'title' | 'broadcastRight' | 'suspension' | 'absence' | 'deduction'
export type EditableKind = RecordKind | PartKind

/** A value as the API writes it, and the word people read for it. */
export type Choices = Readonly<Record<string, string>>

export type FieldInput =
  | { readonly input: 'text'; readonly max: number; readonly pattern?: string }
  | { readonly input: 'longText'; readonly max: number }
  | { readonly input: 'integer'; readonly min: number; readonly max: number }
  | { readonly input: 'amount' | 'degrees' }
  | { readonly input: 'date' | 'moment' | 'boolean' | 'url' | 'socials' }
  /** Cut to a square, or as wide as a place is seen. */
  | { readonly input: 'picture'; readonly wide?: true }
  | { readonly input: 'country' | 'countries' | 'state' | 'currency' | 'colours' }
  | { readonly input: 'choice' | 'choices'; readonly choices: Choices }
  | { readonly input: 'record'; readonly record: RecordKind }

/**
 * An editable field: the one description from which the API's schema, the form, the spreadsheet's column, the
 * suggestion and the words of the history are made.
 */
export type Field = FieldInput & {
  readonly label: string
  readonly hint?: string
  /** What a cell of a sheet may hold, where the kind of value does not show it. */
  readonly example?: string
  /** What else people write above its column in a sheet. */
  readonly headings?: readonly string[]
  /** What else people write for a value, of a choice or of yes and no: `Amarelo` for `yellow`, `Reserva` for `false`. */
  readonly others?: Choices
  /** Must be there when the record is made, and cannot be emptied. */
  readonly required?: true
  /** Of a sheet: it need not be said where this other column is. */
  readonly unless?: string
  /** Chosen when the record is made, and the same ever after. */
  readonly fixed?: true
}
export type Fields = Readonly<Record<string, Field>>

export const text = (label: string, max = 120) => ({ input: 'text', label, max }) as const satisfies Field
export const integer = (label: string, min: number, max: number) =>
  ({ input: 'integer', label, min, max }) as const satisfies Field
export const year = (label: string) => integer(label, 1800, 2200)
export const record = (label: string, kind: RecordKind) =>
  ({ input: 'record', label, record: kind }) as const satisfies Field
export const choice = (label: string, choices: Choices) =>
  ({ input: 'choice', label, choices }) as const satisfies Field
export const plain = <
  I extends
    | 'date'
    | 'moment'
    | 'boolean'
    | 'url'
    | 'picture'
    | 'socials'
    | 'country'
    | 'countries'
    | 'state'
    | 'currency'
    | 'colours'
    | 'amount'
    | 'degrees',
>(
  label: string,
  input: I,
) => ({ input, label }) as const

/** What every named record is called. */
export const names = {
  name: { ...text('Nome'), required: true, hint: 'O nome popular, em português.' },
  officialName: text('Nome oficial', 200),
  shortName: text('Nome curto', 60),
  acronym: { ...text('Sigla', 10) },
} as const satisfies Fields

/** Booleans and lists are never absent; everything else may be, unless it is required. */
export function isNullable({ input, required }: Field): boolean {
  return required !== true && !['boolean', 'choices', 'countries', 'colours', 'socials'].includes(input)
}
