import type { DeliveryAttempt } from '@meio-campo/contract'
import { IconCheck, IconX } from '@tabler/icons-react'
import { longMoment } from '../../../components/moment/moment-words.ts'
import { timeInWords } from '../../../components/moment/measure-words.ts'
import styles from './attempt-list.module.css'
import { wasAccepted } from './delivery-words.ts'

const CLOCK = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

interface Props {
  readonly attempts: readonly DeliveryAttempt[]
  readonly current: number | null
  readonly onChoose: (number: number) => void
}

/** From the first to the last, along a line. Accepted is a disc, failed a square: never colour alone. */
export function AttemptList({ attempts, current, onChoose }: Props) {
  return (
    <ol className={styles.list} aria-label="Tentativas">
      {attempts.map((attempt) => {
        const accepted = wasAccepted(attempt)
        const Sign = accepted ? IconCheck : IconX
        return (
          <li key={attempt.number} className={styles.item}>
            <button
              type="button"
              className={styles.attempt}
              aria-pressed={attempt.number === current}
              onClick={() => onChoose(attempt.number)}
            >
              <span className={styles.sign} data-accepted={accepted || undefined}>
                <Sign size={13} stroke={2} aria-hidden />
              </span>
              <span className={styles.words}>
                <span>
                  {attempt.number}ª{' '}
                  <time dateTime={attempt.at} title={longMoment(new Date(attempt.at))}>
                    {CLOCK.format(new Date(attempt.at))}
                  </time>
                </span>
                <span className={styles.result} data-accepted={accepted || undefined}>
                  {accepted ? `${attempt.response?.status ?? ''} aceita` : attempt.error}
                </span>
                <small>{timeInWords(attempt.ms)}</small>
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
