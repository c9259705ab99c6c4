import { HiddenText } from '../../../../components/hidden-text.tsx'
import styles from './form-chips.module.css'

const words = { V: 'vitória', E: 'empate', D: 'derrota' } as const

interface Props {
  /** The newest last, as in the API. */
  readonly form: readonly (keyof typeof words)[]
}

/** The latest results: letter and fill, never colour alone. The newest is at the right, underlined. */
export function FormChips({ form }: Props) {
  if (form.length === 0) return <span className={styles.none}>–</span>
  return (
    <span>
      <HiddenText>
        {form.length > 1 && 'Do mais antigo ao mais novo: '}
        {form.map((letter) => words[letter]).join(', ')}
      </HiddenText>
      <span className={styles.form} aria-hidden="true">
        {form.map((letter, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- letters repeat; their place is what they are
          <span key={index} className={styles.chip} data-letter={letter}>
            {letter}
          </span>
        ))}
      </span>
    </span>
  )
}
