import { useId } from 'react'
import { FieldMessage } from '../../../components/form/field.tsx'
import type { FieldBinding } from '../../../components/form/use-form.ts'
import groupStyles from '../../curating/records/inputs/group-field.module.css'

interface CheckListProps<V extends string> {
  readonly label: string
  readonly choices: readonly V[]
  readonly words: Readonly<Record<V, string>>
  readonly binding: FieldBinding<readonly V[]>
}

/** Several of a few choices, as boxes to tick. What is chosen beside them stays chosen. */
export function CheckList<V extends string>({ label, choices, words, binding }: CheckListProps<V>) {
  const id = useId()
  const { name, value, error, onChange, onBlur } = binding
  return (
    <fieldset className={groupStyles.group} aria-describedby={id}>
      <legend className={groupStyles.legend}>{label}</legend>
      <div className={groupStyles.line}>
        {choices.map((choice) => (
          <label key={choice} className={groupStyles.check}>
            <input
              type="checkbox"
              name={name}
              checked={value.includes(choice)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...value, choice] : value.filter((one) => one !== choice))
              }
              onBlur={onBlur}
            />
            {words[choice]}
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  )
}
