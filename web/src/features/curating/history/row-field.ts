import { historyFields, recordFields, type EditableKind, type Field } from '@meio-campo/contract/rules'

/** The description of a row's field, from the form or, if it is not in a form, from the history. */
export function findField(kind: string, name: string): Field | null {
  return recordFields[kind as EditableKind]?.[name] ?? historyFields[kind]?.[name] ?? null
}
