import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

export interface Fact {
  readonly name: string
  /** Nothing known: the fact is left out. */
  readonly value: ReactNode
}

/** What is known about a record, name over value. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
