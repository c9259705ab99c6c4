import { recordFields, recordNouns, type RecordKind } from './record-fields/index.ts'

/** The kinds of records about which corrections are suggested. */
export const suggestedKinds = [
  'team',
  'person',
  'stadium',
  'confederation',
  'competition',
  'edition',
  'match',
  'streaming',
] as const satisfies readonly RecordKind[]

/** A field as a suggester's duty names it: `team.city`. */
export const dutyField = (kind: RecordKind, field: string): string => `${kind}.${field}`

/** The fields of a kind that a suggester may be given: all that can change after the record is made. */
export function dutyFieldsOf(kind: RecordKind): readonly { readonly field: string; readonly label: string }[] {
  return Object.entries(recordFields[kind]).flatMap(([name, { label, fixed }]) =>
    fixed ? [] : [{ field: dutyField(kind, name), label }],
  )
}

/** "times (cidade, fundação) e estádios (capacidade)": what a suggester's duty includes. */
export function dutyFieldWords(fields: readonly string[]): string {
  const groups = suggestedKinds.flatMap((kind) => {
    const labels = dutyFieldsOf(kind).flatMap(({ field, label }) =>
      fields.includes(field) ? [label.toLowerCase()] : [],
    )
    return labels.length === 0 ? [] : [`${recordNouns[kind].many} (${labels.join(', ')})`]
  })
  return new Intl.ListFormat('pt-BR').format(groups)
}
