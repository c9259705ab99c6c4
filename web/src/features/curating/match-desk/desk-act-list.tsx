import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import styles from './desk-events.module.css'
import type { ActLog } from './desk-acts.ts'

const SHOWN = 5

interface Props {
  readonly log: ActLog
  readonly onUndo: () => void
  readonly onRedo: () => void
}

/** What this desk has done, newest first: each act is undone as a whole, and can be done again. */
export function DeskActs({ log, onUndo, onRedo }: Props) {
  const undone = log.undone.slice(-SHOWN)
  const done = log.done.slice(-SHOWN).toReversed()
  const next = log.undone.at(-1)
  return (
    <Card
      title="O que você fez"
      flush={done.length + undone.length > 0}
      aside={
        <span className={styles.actions}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />}
            disabled={done.length === 0}
            onClick={onUndo}
          >
            Desfazer (Z)
          </Button>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowForwardUp size={14} stroke={1.75} aria-hidden />}
            disabled={!next}
            onClick={onRedo}
          >
            Refazer (Y)
          </Button>
        </span>
      }
    >
      {done.length + undone.length === 0 ? (
        <p>Cada coisa que você registrar aparece aqui, e pode ser desfeita.</p>
      ) : (
        <ol className={styles.list} aria-label="O que você fez">
          {undone.map((act) => (
            <li key={act.orders[0]!.id} className={styles.act} data-retracted>
              {act.words} <Badge>Desfeito</Badge>
            </li>
          ))}
          {done.map((act) => (
            <li key={act.orders[0]!.id} className={styles.act}>
              {act.words}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
