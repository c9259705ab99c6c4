import { dutyFieldsOf, type RecordKind } from '@meio-campo/contract/rules'
import { useOwnDuties } from './duties.ts'

/** The fields of a kind in which the user's suggestions need no review. */
export function useFieldsAtOnce(kind: RecordKind): readonly string[] {
  const { duties } = useOwnDuties()
  const given = new Set(duties.flatMap(({ role, active, fields }) => (role === 'suggester' && active ? fields : [])))
  return dutyFieldsOf(kind).flatMap(({ field, label }) => (given.has(field) ? [label.toLowerCase()] : []))
}
