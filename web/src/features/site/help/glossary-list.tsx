import { Card } from '../../../components/card.tsx'
import styles from './glossary-list.module.css'
import type { Term } from './glossary.ts'

export function GlossaryList({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <Card title="Glossário">
      <dl className={styles.terms}>
        {terms.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
