import { PASSWORD } from '@meio-campo/contract/rules'
import { usePasswordRating } from './password-rating.ts'
import styles from './password-strength.module.css'
import { strengthWords, type Strength } from './password-strength-words.ts'

interface Props {
  readonly password: string
  /** What others know of the person: name, e-mail, team. It makes nothing strong. */
  readonly about: readonly string[]
}

/** The hint of a field where a password is chosen: what the server will say of it. Spans only: a hint is a paragraph. */
export function PasswordStrength({ password, about }: Props) {
  const rating = usePasswordRating(password, about)
  if (rating === null) return `Pelo menos ${PASSWORD.min} caracteres.`
  const strength = rating.strength as Strength
  return (
    <span className={styles.strength}>
      <span className={styles.bars} data-strength={strength} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span>{rating.weakness ?? `Força: ${strengthWords[strength].toLowerCase()}`}</span>
    </span>
  )
}
