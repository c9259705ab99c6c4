import type { FieldBinding } from '../../../components/form/use-form.ts'

/** A field outside of a form: checked when the whole is saved. */
export function bound<V>(name: string, value: V, onChange: (value: V) => void, error?: string): FieldBinding<V> {
  return { name, value, error, onChange, onBlur: () => undefined }
}

export const choicesOf = <V extends string>(names: Readonly<Record<V, string>>) =>
  (Object.entries(names) as [V, string][]).map(([value, label]) => ({ value, label }))
