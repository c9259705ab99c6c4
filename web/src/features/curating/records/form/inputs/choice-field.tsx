import { SelectField } from '../../../../../components/form/select-field.tsx'
import type { FieldWords } from '../../../../../components/form/field.tsx'
import type { FieldBinding } from '../../../../../components/form/use-form.ts'

interface Choice {
  readonly value: string
  readonly label: string
}

type Props = FieldWords & FieldBinding<string> & { readonly choices: readonly Choice[]; readonly disabled?: boolean }

/** One of a list, or none yet. A value that the list does not have is offered as it is, never lost by looking at it. */
export function ChoiceField({ choices, value, ...props }: Props) {
  const unknown = value !== '' && !choices.some((choice) => choice.value === value)
  return (
    <SelectField
      {...props}
      value={value}
      choices={[{ value: '', label: '—' }, ...(unknown ? [{ value, label: value }] : []), ...choices]}
    />
  )
}
