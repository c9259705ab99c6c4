import type { RecordForm, Values } from '@meio-campo/contract'
import type { Fields } from '@meio-campo/contract/rules'
import type { RecordDraft } from './record-draft.ts'
import { mergeOf } from './record-merge.ts'
import { changedValues, typeAll, type TypedValues } from '../inputs/typed-value.ts'

/** A record as the form has it; `version` is sent as `If-Match`, null if there is none. */
export type FormBase = Pick<RecordForm, 'values' | 'names'> & { readonly version: number | null }

interface FormStart {
  readonly base: FormBase
  readonly typed: TypedValues
  readonly names: FormBase['names']
  /** The draft that was taken up again. */
  readonly restored: RecordDraft | null
}

export function pick<T>(values: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(names.filter((name) => Object.hasOwn(values, name)).map((name) => [name, values[name]!]))
}

/** The initial values of a form: the record, prefilled values, and over both an unsaved draft. */
export function startForm(fields: Fields, given: FormBase, prefilled: Values, draft: RecordDraft | null): FormStart {
  const untouched = typeAll(fields, given.values)
  const typed = { ...untouched, ...pick(typeAll(fields, prefilled), Object.keys(prefilled)) }
  const fresh = { base: given, typed, names: given.names, restored: null }
  if (!draft) return fresh
  const known = Object.keys(fields)
  const drafted = { ...untouched, ...pick(draft.typed, known) }
  const mine = changedValues(fields, given.values, drafted)
  if (Object.keys(mine).length === 0) return fresh
  return {
    base: rewound(fields, given, mine, draft),
    typed: drafted,
    names: { ...given.names, ...draft.names },
    restored: draft,
  }
}

/**
 * Whether another edit changed the same fields after the draft was begun: the form then keeps the old version, so that
 * saving is refused as stale and both are shown. Otherwise the draft is applied to the present version.
 */
function rewound(fields: Fields, given: FormBase, mine: Values, draft: RecordDraft): FormBase {
  const before = { ...given.values, ...draft.before }
  if (draft.version === null || draft.version === given.version) return given
  const { both } = mergeOf(fields, before, mine, given)
  return both.length > 0 ? { values: before, names: given.names, version: draft.version } : given
}
