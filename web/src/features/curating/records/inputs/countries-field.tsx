import { IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { countryName } from '../../../../components/flag/country-name.ts'
import { Flag } from '../../../../components/flag/flag.tsx'
import { countryChoices } from '../../../../components/flag/country-name.ts'
import { FieldMessage } from '../../../../components/form/field.tsx'
import fieldStyles from '../../../../components/form/field.module.css'
import type { FieldBinding } from '../../../../components/form/use-form.ts'
import styles from './group-field.module.css'

const MOST = 10

interface Props extends FieldBinding<readonly string[]> {
  readonly label: string
  readonly hint?: string | undefined
}

/** Several countries, in their order. */
export function CountriesField({ label, hint, name, value, error, onChange, onBlur }: Props) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend className={styles.legend}>{label}</legend>
      {value.length > 0 && (
        <ul className={styles.chips}>
          {value.map((code) => (
            <li key={code} className={styles.chip}>
              <Flag code={code} size={12} decorative />
              {countryName(code)}
              <button
                type="button"
                aria-label={`Remover ${countryName(code)}`}
                onClick={() => onChange(value.filter((one) => one !== code))}
              >
                <IconX size={14} stroke={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {value.length < MOST && (
        <select
          className={fieldStyles.input}
          name={name}
          aria-label={`Adicionar país em ${label}`}
          value=""
          onChange={(event) => onChange([...value, event.currentTarget.value])}
          onBlur={onBlur}
        >
          <option value="">Adicionar país…</option>
          {countryChoices()
            .filter((choice) => !value.includes(choice.value))
            .map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
        </select>
      )}
      <FieldMessage id={id} error={error} hint={hint} />
    </fieldset>
  )
}
