import { PASSWORD } from '@meio-campo/contract/rules'
import styles from './password-strength.module.css'
import { passwordStrength, strengthWords } from './password-strength-words.ts'

/** The hint of a field where a password is chosen. Spans only: a hint is a paragraph. */
export function PasswordStrength({ password }: { readonly password: string }) {
  if (password === '') return `Pelo menos ${PASSWORD.min} caracteres.`
  const strength = passwordStrength(password)
  return (
    <span className={styles.strength}>
      <span className={styles.bars} data-strength={strength} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      Força: {strengthWords[strength].toLowerCase()}
    </span>
  )
}
