import { IconCloudOff, IconCloudUp, IconUsers } from '@tabler/icons-react'
import { Button } from '../../../components/button/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { eventKind } from '../../football/pieces/matches/event-words.ts'
import styles from './desk-bar.module.css'
import { queueWords, type RefusedOrder } from './desk-queue.ts'
import type { DeskControl } from './use-desk.ts'
import { tabId } from './use-visit.ts'

interface Props {
  readonly control: DeskControl
  readonly ownName: string
  /** The last read did not reach the server. */
  readonly lost: boolean
}

/** Who else is here, and what has not arrived yet. */
export function DeskBar({ control, ownName, lost }: Props) {
  const { view, queue } = control
  const others = view.operators.filter(({ id }) => id !== tabId)
  const offline = queue.stuck || lost
  const words = queueWords(queue.waiting.length, offline)
  return (
    <div className={styles.bar}>
      <p className={styles.people}>
        <IconUsers size={16} stroke={1.75} aria-hidden />
        {others.length === 0
          ? 'Só você na mesa'
          : `Também na mesa: ${others.map(({ name }) => nameOf(name, ownName)).join(', ')}`}
      </p>
      <output className={styles.queue} data-offline={offline || undefined} aria-live="polite">
        {words && (
          <>
            {offline ? (
              <IconCloudOff size={16} stroke={1.75} aria-hidden />
            ) : (
              <IconCloudUp size={16} stroke={1.75} aria-hidden />
            )}
            {words}
          </>
        )}
      </output>
      {queue.refused.map((refused) => (
        <Refused key={refused.order.id} refused={refused} control={control} />
      ))}
    </div>
  )
}

const nameOf = (name: string, own: string) => (name === own ? `${name} (outra aba)` : name)

function Refused({ refused, control }: { readonly refused: RefusedOrder; readonly control: DeskControl }) {
  const { order, reason } = refused
  const what = order.type ? eventKind({ type: order.type, period: order.period ?? null }) : commandWords[order.do]
  const again = () => {
    const { id: _, at: __, ...rest } = order
    if (control.act(rest)) control.queue.drop(order.id)
  }
  return (
    <Notice
      tone="warn"
      announce="at once"
      action={
        <span className={styles.choices}>
          <Button variant="default" size="xs" onClick={again}>
            Tentar de novo
          </Button>
          <Button variant="default" size="xs" onClick={() => control.queue.drop(order.id)}>
            Descartar
          </Button>
        </span>
      }
    >
      {what} não foi registrado: {reason}
    </Notice>
  )
}

const commandWords: Readonly<Record<string, string>> = {
  start: 'O começo do tempo',
  end: 'O fim do tempo',
  announce: 'O acréscimo',
  setClock: 'O acerto do relógio',
  tell: 'O lance',
  correct: 'A correção',
  retract: 'A anulação',
}
