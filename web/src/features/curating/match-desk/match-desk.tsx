import type { DeskView } from '@meio-campo/contract'
import { matchStatuses } from '@meio-campo/contract/rules'
import { runningClock, type Desk } from '@meio-campo/football'
import { IconCloudOff, IconCloudUp, IconPlugConnected, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { usePartName } from '../../../components/part-of.ts'
import { Crest } from '../../../components/crest/crest.tsx'
import { useCloseQuestion } from '../../../components/form/use-leave-question.ts'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { Notice } from '../../../components/notice.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { useUser } from '../../../session/session-store.ts'
import { showToast } from '../../../state/toasts.ts'
import { eventKind } from '../../football/pieces/matches/event-words.ts'
import type { MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { ScorePlate } from '../../football/pieces/matches/score-plate.tsx'
import inkStyles from '../../football/pieces/matches/team-inks.module.css'
import { inkVariables, teamInks } from '../../football/pieces/matches/team-inks.ts'
import type { Step } from './actions.ts'
import { DeskActions } from './desk-actions.tsx'
import { DeskActs } from './desk-act-list.tsx'
import { eventWords, markWords, type NewOrder } from './desk-acts.ts'
import { clockText } from './desk-clock.ts'
import { DeskEvents } from './desk-events.tsx'
import { deskQuery } from './desk-query.ts'
import { queueWords, type RefusedOrder } from './desk-queue.ts'
import { DeskMarks } from './desk-marks.tsx'
import { DeskWhistles } from './desk-whistles.tsx'
import styles from './match-desk.module.css'
import { markLabel } from './mark-actions.ts'
import { sourceWords } from './source-words.ts'
import { useDesk, type DeskControl } from './use-desk.ts'
import { tabId } from './use-visit.ts'

const READ_EVERY_MS = 2000

/** Runs a match by hand, as it is played. */
export function MatchDesk({ address, active }: { readonly address: MatchAddress; readonly active: boolean }) {
  // Polled, because the event stream does not carry the other operators and their clocks.
  const query = useQuery({ ...deskQuery(address), refetchInterval: READ_EVERY_MS, refetchOnReconnect: 'always' })
  const user = useUser()
  return (
    <QueryView query={query}>
      {({ data }) =>
        user && (
          <OpenDesk
            address={address}
            view={data}
            user={user}
            lost={query.isError || query.failureCount > 0}
            active={active}
          />
        )
      }
    </QueryView>
  )
}

interface Props {
  readonly address: MatchAddress
  readonly view: DeskView
  readonly user: { readonly _id: string }
  readonly lost: boolean
  /** Whether the keys are this desk's: several may be open. */
  readonly active: boolean
}

function OpenDesk({ address, view, user, lost, active }: Props) {
  const control = useDesk(address, view, user._id)
  useCloseQuestion(control.queue.waiting.length > 0)
  const [step, setStep] = useState<Step | null>(null)
  const undo = () => {
    const act = control.undo()
    if (act) showToast(`Desfeito: ${act.words}`)
    else if (control.log.done.length === 0) showToast('Nada a desfazer nesta mesa.')
  }
  const redo = () => {
    const act = control.redo()
    if (act) showToast(`Refeito: ${act.words}`)
    else if (control.log.undone.length === 0) showToast('Nada a refazer.')
  }
  return (
    <div className={styles.desk}>
      <DeskBar control={control} lost={lost} />
      <DeskScoreboard control={control} />
      <DeskWhistles control={control} />
      <div className={styles.columns}>
        <div className={styles.doing}>
          <DeskActions control={control} step={step} onStep={setStep} onUndo={undo} onRedo={redo} active={active} />
          <DeskMarks control={control} step={step} onStep={setStep} active={active} />
          <DeskActs log={control.log} onUndo={undo} onRedo={redo} />
        </div>
        <DeskEvents control={control} onStep={setStep} />
      </div>
    </div>
  )
}

interface DeskBarProps {
  readonly control: DeskControl
  /** The last read did not reach the server. */
  readonly lost: boolean
}

/** The other operators, and the commands that the server does not have yet. */
function DeskBar({ control, lost }: DeskBarProps) {
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
      {queue.refused.map((refused) => (
        <Refused key={refused.order.id} refused={refused} control={control} />
      ))}
    </div>
  )
}

const operatorWords = ({ name, own }: DeskView['operators'][number]) => (own ? `${name} (outra aba)` : name)

interface RefusedProps {
  readonly refused: RefusedOrder
  readonly control: DeskControl
}

function Refused({ refused, control }: RefusedProps) {
  const { order, reason, same } = refused
  const { queue } = control
  const what = order.mark
    ? markLabel(order.mark)
    : order.type
      ? eventKind({ type: order.type, period: order.period ?? null })
      : commandWords[order.do]
  const told = same === null ? undefined : toldWords(same, control)
  const again = (rest: Partial<NewOrder> = {}) => {
    const { id: _, at, act: __, ...known } = order
    // Another one of the same kind happened when it was tapped.
    if (control.act({ ...known, ...(told && at && { at }), ...rest })) queue.drop(order.id)
  }
  /** Two people saw it: the second confirms it, with what they saw. */
  const confirm = () => {
    const event = control.view.events.find(({ id }) => id === same)
    const { type, side, minute, added, player, related } = order
    const seen = { type, side, minute, added, player, related }
    const isOthers = event !== undefined && event.by !== null && !event.own
    const isDone = !isOthers || control.act({ do: 'confirm', event: same!, ...seen } as NewOrder)
    if (isDone) queue.drop(order.id)
  }
  const choices = told
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
      {told ? `A outra mesa já registrou: ${told}. O seu é o mesmo lance?` : `${what} não foi registrado: ${reason}`}
    </Notice>
  )
}

/** What another desk recorded or counted, and who did. */
function toldWords(id: string, { view, names }: DeskControl): string | undefined {
  const by = (teller: { readonly by: string | null; readonly own: boolean }) =>
    teller.own ? ', por você' : teller.by ? `, por ${teller.by}` : ''
  const mark = view.marks.find((each) => each.id === id)
  if (mark) return `${markWords(mark, view)}${by(mark)}`
  const event = view.events.find((each) => each.id === id)
  return event && `${eventWords({ ...event, player: event.player?.id ?? null }, view, names)}${by(event)}`
}

const commandWords: Readonly<Record<string, string>> = {
  start: 'O começo do tempo',
  end: 'O fim do tempo',
  announce: 'O acréscimo',
  setClock: 'O acerto do relógio',
  tell: 'O lance',
  mark: 'A contagem',
  correct: 'A correção',
  retract: 'A anulação',
  restore: 'A volta do lance',
  confirm: 'A conferência',
  doubt: 'A retirada da conferência',
}

/** The score and the clock, large enough to be read at arm's length. */
function DeskScoreboard({ control }: { readonly control: DeskControl }) {
  const { view, desk, now } = control
  const { home, away } = view.match
  const score = desk.scores.extraTime ?? desk.scores.score
  const { penalties } = desk.scores
  const name = usePartName('Placar da mesa')
  return (
    <section
      className={`${styles.board} ${inkStyles.inks}`}
      style={inkVariables(teamInks(home, away))}
      aria-label={name}
    >
      <div className={styles.side}>
        <Crest team={home} size={44} />
        <b>{home.name}</b>
      </div>
      <div className={styles.middle}>
        <HiddenText>
          <span aria-live="polite">
            {home.name} {score?.home ?? 0} × {score?.away ?? 0} {away.name}
          </span>
        </HiddenText>
        <div className={styles.plates} aria-hidden="true">
          <ScorePlate goals={score?.home ?? null} size="large" />
          <ScorePlate goals={score?.away ?? null} size="large" />
        </div>
        {penalties && (
          <p className={styles.penalties}>
            Pênaltis: {penalties.home} × {penalties.away}
          </p>
        )}
        <Clock desk={desk} now={now} />
      </div>
      <div className={styles.side}>
        <Crest team={away} size={44} />
        <b>{away.name}</b>
      </div>
    </section>
  )
}

function Clock({ desk, now }: { readonly desk: Desk; readonly now: () => number }) {
  const clock = runningClock(desk)
  useTicking(clock !== null)
  const shown = clock && clockText(clock, now())
  return (
    <div className={styles.time}>
      {shown && (
        <p className={styles.clock} role="timer" aria-label="Relógio do jogo" aria-live="off">
          {shown.main}
          {shown.extra && <span> {shown.extra}</span>}
        </p>
      )}
      <p className={styles.status}>
        {matchStatuses[desk.status]}
        {clock?.announced && ` · ${clock.announced} min de acréscimo`}
      </p>
    </div>
  )
}

/** Draws anew twice a second while a clock runs. */
function useTicking(running: boolean) {
  const [, tick] = useState(0)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => tick((count) => count + 1), 500)
    return () => clearInterval(timer)
  }, [running])
}
