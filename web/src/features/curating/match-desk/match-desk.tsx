import type { DeskView } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../api/result.ts'
import { useCloseQuestion } from '../../../components/form/use-leave-question.ts'
import { QueryView } from '../../../components/page/query-view.tsx'
import { useUser } from '../../../session/session-store.ts'
import { showToast } from '../../../state/toasts.ts'
import type { MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { markedAt, type Step } from './actions.ts'
import { DeskActs } from './desk-act-list.tsx'
import { DeskActions } from './desk-actions.tsx'
import { DeskBar } from './desk-bar.tsx'
import { DeskEvents } from './desk-events.tsx'
import { deskQuery } from './desk-query.ts'
import { DeskMarks } from './desk-marks.tsx'
import { DeskScoreboard } from './desk-scoreboard.tsx'
import { DeskWhistles } from './desk-whistles.tsx'
import { useDeskEntry, type ChangeEntry } from './entry-store.ts'
import styles from './match-desk.module.css'
import { useDesk } from './use-desk.ts'

const READ_EVERY_MS = 2000

/** Runs a match by hand, as it is played. */
export function MatchDesk({ address, active }: { readonly address: MatchAddress; readonly active: boolean }) {
  // Polled, because the event stream does not carry the other operators and their clocks.
  const query = useQuery({ ...deskQuery(address), refetchInterval: READ_EVERY_MS, refetchOnReconnect: 'always' })
  const user = useUser()
  // The duty has ended or was taken away while the desk was open.
  const { error } = query
  const closed = error instanceof ApiError && error.status === 403 ? error.problem.error.Exit.info : null
  return (
    <QueryView query={query}>
      {({ data }) =>
        user && (
          <OpenDesk
            address={address}
            view={data}
            user={user}
            lost={closed === null && (query.isError || query.failureCount > 0)}
            closed={closed}
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
  /** Why nothing can be recorded any more; null while it can. */
  readonly closed: string | null
  /** Whether the keys are this desk's: several may be open. */
  readonly active: boolean
}

function OpenDesk({ address, view, user, lost, closed, active }: Props) {
  const control = useDesk(address, view, user._id, closed)
  useCloseQuestion(control.queue.waiting.length > 0)
  const [entry, setEntry] = useDeskEntry(user._id, address.idjogo)
  /** A count that still waits for its place is counted without one when something else begins. */
  const changeEntry: ChangeEntry = (changes) => {
    if (entry.step?.at === 'markPlace' && changes.step) control.act(markedAt(entry.step, null))
    setEntry(changes)
  }
  const setStep = (step: Step | null) => changeEntry({ step })
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
      <DeskBar control={control} lost={lost} closed={closed} />
      <DeskScoreboard control={control} />
      <DeskWhistles control={control} />
      <div className={styles.columns}>
        <div className={styles.doing}>
          <DeskActions
            control={control}
            entry={entry}
            onEntry={changeEntry}
            onUndo={undo}
            onRedo={redo}
            active={active}
          />
          <DeskMarks control={control} entry={entry} onEntry={changeEntry} active={active} />
          <DeskActs log={control.log} onUndo={undo} onRedo={redo} />
        </div>
        <DeskEvents control={control} onStep={setStep} />
      </div>
    </div>
  )
}
