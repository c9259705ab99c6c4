import type { DeskView } from '@meio-campo/contract'
import { IconCloudOff, IconCloudUp, IconPlugConnected, IconUsers } from '@tabler/icons-react'
import { Button } from '../../../components/button/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { eventKind } from '../../football/pieces/matches/event-words.ts'
import { eventWords, markWords, type NewOrder } from './desk-acts.ts'
import { queueWords, refusedActs, type RefusedAct } from './desk-queue.ts'
import { markLabel } from './mark-actions.ts'
import styles from './match-desk.module.css'
import { sourceWords } from './source-words.ts'
import type { DeskControl } from './use-desk.ts'
import { tabId } from './use-visit.ts'

interface DeskBarProps {
  readonly control: DeskControl
  /** The last read did not reach the server. */
  readonly lost: boolean
  /** Why nothing can be recorded any more; null while it can. */
  readonly closed: string | null
}

/** The other operators, and the commands that the server does not have yet. */
export function DeskBar({ control, lost, closed }: DeskBarProps) {
  const { view, queue } = control
  const others = view.operators.filter(({ id }) => id !== tabId)
  const offline = queue.stuck || lost
  const words = queueWords(queue.waiting.length, offline)
  return (
    <div className={styles.bar}>
      <p className={styles.people}>
        <IconUsers size={16} stroke={1.75} aria-hidden />
        {others.length === 0 ? 'Só você na mesa' : `Também na mesa: ${others.map(operatorWords).join(', ')}`}
      </p>
      {view.source && view.source.state !== 'ended' && (
        <p className={styles.people}>
          <IconPlugConnected size={16} stroke={1.75} aria-hidden />
          {sourceWords(view.source)}
        </p>
      )}
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
      {closed !== null && (
        <Notice tone="warn" announce="at once">
          Esta mesa fechou para você. {closed} O que você registrou antes continua no jogo.
        </Notice>
      )}
      {refusedActs(queue).map((refused) => (
        <Refused key={refused.order.id} refused={refused} control={control} />
      ))}
    </div>
  )
}

const operatorWords = ({ name, own }: DeskView['operators'][number]) => (own ? `${name} (outra aba)` : name)

interface RefusedProps {
  readonly refused: RefusedAct
  readonly control: DeskControl
}

function Refused({ refused, control }: RefusedProps) {
  const { order, orders, reason, same } = refused
  const { queue } = control
  const what = order.mark
    ? markLabel(order.mark).toLowerCase()
    : order.type
      ? eventKind({ type: order.type, period: order.period ?? null })
      : commandWords[order.do]
  const recorded = same === null ? undefined : recordedWords(same, control)
  const again = (changes: Partial<NewOrder> = {}) => {
    const [first, ...rest] = orders.map((each): NewOrder => {
      const { id: _, at, act: __, ...known } = each
      // Another one of the same kind happened when it was tapped.
      return { ...known, ...(recorded && at && { at }), ...(each === order && changes) }
    })
    if (control.act(first!, ...rest)) queue.drop(order.id)
  }
  /** Two people saw it: the second confirms it, with what they saw. */
  const confirm = () => {
    const { events, marks } = control.view
    const twin = [...events, ...marks].find(({ id }) => id === same)
    const { type, mark, side, minute, added, player, related } = order
    const seen = mark ? { mark, side } : { type, side, minute, added, player, related }
    const isOthers = twin !== undefined && twin.by !== null && !twin.own
    const isDone = !isOthers || control.act({ do: 'confirm', event: same!, ...seen } as NewOrder)
    if (isDone) queue.drop(order.id)
  }
  const choices = recorded
    ? ([
        ['É o mesmo', confirm],
        ['É outro: registrar', () => again({ another: true, than: [...(order.than ?? []), same!] })],
      ] as const)
    : ([
        ['Tentar de novo', () => again()],
        ['Descartar', () => queue.drop(order.id)],
      ] as const)
  return (
    <Notice
      tone="warn"
      announce="at once"
      action={
        <span className={styles.choices}>
          {choices.map(([label, choose]) => (
            <Button key={label} variant="default" size="xs" onClick={choose}>
              {label}
            </Button>
          ))}
        </span>
      }
    >
      {recorded
        ? `A outra mesa já registrou: ${recorded}. O seu é o mesmo lance?`
        : `Não foi registrado: ${what}. ${reason}`}
    </Notice>
  )
}

/** What another desk recorded or counted, and who did. */
function recordedWords(id: string, { view, names }: DeskControl): string | undefined {
  const by = (teller: { readonly by: string | null; readonly own: boolean }) =>
    teller.own ? ', por você' : teller.by ? `, por ${teller.by}` : ''
  const mark = view.marks.find((each) => each.id === id)
  if (mark) return `${markWords(mark, view)}${by(mark)}`
  const event = view.events.find((each) => each.id === id)
  return event && `${eventWords({ ...event, player: event.player?.id ?? null }, view, names)}${by(event)}`
}

const commandWords: Readonly<Record<string, string>> = {
  start: 'o começo do tempo',
  end: 'o fim do tempo',
  announce: 'o acréscimo',
  setClock: 'o acerto do relógio',
  tell: 'o lance',
  mark: 'a contagem',
  correct: 'a correção',
  retract: 'a anulação',
  restore: 'a volta do lance',
  confirm: 'a conferência',
  doubt: 'a retirada da conferência',
}
