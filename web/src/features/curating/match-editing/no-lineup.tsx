import type { LastLineup, TeamRef, TeamSheet } from '@meio-campo/contract'
import { Button } from '../../../components/button/button.tsx'
import { emptySheet, lastMatchWords, toSheet } from './lineup-draft.ts'
import styles from './match-part.module.css'

interface Props {
  readonly team: TeamRef
  readonly last: LastLineup | undefined
  readonly pending: boolean
  readonly onStart: (sheet: TeamSheet) => void
}

/** A side without a line-up: it starts from the team's last one, or empty. Nothing is saved by that. */
export function NoLineup({ team, last, pending, onStart }: Props) {
  const lineup = last?.lineup ?? null
  return (
    <div className={styles.rows}>
      <p>
        Ainda sem escalação.
        {lineup &&
          last?.match &&
          ` Pode partir da última do time, ${lastMatchWords(last.match)}; só vale depois de salva.`}
      </p>
      <div className={styles.starts}>
        <Button variant="default" disabled={pending} onClick={() => onStart(lineup ? toSheet(lineup) : emptySheet)}>
          Escalar o {team.name}
        </Button>
        {lineup && (
          <Button variant="subtle" aria-label={`Começar vazia a do ${team.name}`} onClick={() => onStart(emptySheet)}>
            Começar vazia
          </Button>
        )}
      </div>
    </div>
  )
}
