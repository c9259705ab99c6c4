import { historyFields, recordFields, type EditableKind, type Field } from '@meio-campo/contract/rules'

/** The description of a field of a row, as the form has it or as only the history tells it. */
export function findField(kind: string, name: string): Field | null {
  return recordFields[kind as EditableKind]?.[name] ?? historyFields[kind]?.[name] ?? null
}
