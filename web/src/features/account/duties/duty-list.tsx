import type { Duty } from '@meio-campo/contract'
import { dutyRoleWords } from '@meio-campo/contract/rules'
import { Fragment } from 'react'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { RecordPlace } from '../../../components/record-place.tsx'
import styles from './duty-list.module.css'
import { scopeWords, untilWords } from './duty-words.ts'

interface Props {
  readonly duties: readonly Duty[]
  /** Removes a duty; absent for users who may only read. */
  readonly onEnd?: (duty: Duty) => void
}

/** Duties, each with what it includes, leading to the pages of its records. */
export function DutyList({ duties, onEnd }: Props) {
  return (
    <ul className={styles.list} aria-label="Funções">
      {duties.map((duty) => (
        <li key={duty.id} className={styles.duty} data-ended={!duty.active || undefined}>
          <div className={styles.words}>
            <p className={styles.scope}>
              <Badge tone={duty.active ? 'ok' : 'plain'}>{dutyRoleWords[duty.role]}</Badge> {scopeWords(duty)}{' '}
              <Records duty={duty} />
            </p>
            <p className={styles.until}>{untilWords(duty)}</p>
          </div>
          {onEnd && (
            <Button variant="default" size="xs" onClick={() => onEnd(duty)}>
              Retirar
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Records({ duty: { matches, teams, competitions } }: { readonly duty: Duty }) {
  return [...matches, ...teams, ...competitions].map(({ id, name, linkAddress }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <RecordPlace linkAddress={linkAddress}>{name}</RecordPlace>
    </Fragment>
  ))
}
