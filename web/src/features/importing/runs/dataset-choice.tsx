import type { Importable } from '@meio-campo/contract'
import { useId } from 'react'
import { FieldMessage } from '../../../components/form/field.tsx'
import styles from './dataset-choice.module.css'

interface Props {
  readonly datasets: readonly Importable[]
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (id: string) => void
}

/** The datasets as cards, each with its licence and credit: native radio buttons, so that the arrow keys work. */
export function DatasetChoice({ datasets, value, error, onChange }: Props) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-message` : undefined}>
      <legend className={styles.legend}>Conjunto de dados</legend>
      <div className={styles.cards}>
        {datasets.map((dataset) => (
          <label key={dataset.id} className={styles.card}>
            <input
              type="radio"
              name="dataset"
              value={dataset.id}
              checked={dataset.id === value}
              aria-label={dataset.title}
              aria-describedby={`${id}-${dataset.id}`}
              onChange={() => onChange(dataset.id)}
            />
            <span className={styles.words}>
              <b>{dataset.title}</b>
              <span id={`${id}-${dataset.id}`} className={styles.about}>
                {licenceWords(dataset)}
              </span>
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-message`} error={error} />
    </fieldset>
  )
}

function licenceWords({ licence, attribution, shareAlike }: Importable): string {
  if (licence === null) return 'Cada dado segue a licença da fonte de onde veio.'
  const same = shareAlike ? 'Quem repassa os dados mantém a mesma licença.' : null
  return [`Licença: ${licence}.`, attribution && `Crédito: ${attribution}`, same].filter(Boolean).join(' ')
}
