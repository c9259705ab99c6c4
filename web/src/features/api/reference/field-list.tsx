import { CodeText } from './code-text.tsx'
import styles from './field-list.module.css'
import type { Field } from './fields.ts'

interface Props {
  readonly title: string
  readonly fields: readonly Field[]
}

/** The fields of a body or an answer, each below the field that contains it. */
export function FieldList({ title, fields }: Props) {
  if (fields.length === 0) return null
  return (
    <details className={styles.fields}>
      <summary>
        {title} <small>({fields.length})</small>
      </summary>
      <ul>
        {fields.map(({ path, name, depth, type, limits, choices, required, description }) => (
          <li key={path} style={{ '--depth': depth } as React.CSSProperties}>
            <p className={styles.head}>
              <code title={path}>{name}</code>
              <span>{[type, limits, required ? null : 'opcional'].filter(Boolean).join(', ')}</span>
            </p>
            {description && (
              <p className={styles.about}>
                <CodeText>{description}</CodeText>
              </p>
            )}
            {choices.length > 0 && <p className={styles.about}>Um de: {choices.join(', ')}.</p>}
          </li>
        ))}
      </ul>
    </details>
  )
}
