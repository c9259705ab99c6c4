import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { Field, type FieldWords } from './field.tsx'
import styles from './field.module.css'
import type { FieldBinding } from './use-form.ts'

type Props = FieldWords & FieldBinding<string> & { readonly autoComplete: 'current-password' | 'new-password' }

export function PasswordField({ label, hint, optional, error, onChange, ...input }: Props) {
  const [shown, setShown] = useState(false)
  const Eye = shown ? IconEyeOff : IconEye
  return (
    <Field label={label} hint={hint} error={error} {...(optional && { optional })}>
      {(wiring) => (
        <div className={styles.withAction}>
          <input
            className={styles.input}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...wiring}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {/* Its name avoids the field's own label, so that the two have different names. */}
          <button
            type="button"
            className={styles.action}
            aria-label={shown ? 'Ocultar o que digitei' : 'Mostrar o que digitei'}
            onClick={() => setShown(!shown)}
          >
            <Eye size={18} stroke={1.75} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  )
}
