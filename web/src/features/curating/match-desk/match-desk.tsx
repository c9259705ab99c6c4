import type { DeskView } from '@meio-campo/contract'
import { standing } from '@meio-campo/football'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryView } from '../../../components/page/query-view.tsx'
import { useUser } from '../../../session/session-store.ts'
import { showToast } from '../../../state/toasts.ts'
import type { MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import type { Step } from './actions.ts'
import { DeskBar } from './desk-bar.tsx'
import { DeskActions } from './desk-actions.tsx'
import { DeskEvents } from './desk-events.tsx'
import { deskQuery } from './desk-query.ts'
import { DeskScoreboard } from './desk-scoreboard.tsx'
import { DeskWhistles } from './desk-whistles.tsx'
import styles from './match-desk.module.css'
import { useDesk } from './use-desk.ts'

const READ_EVERY_MS = 2000

/** Runs a match by hand, as it is played. */
export function MatchDesk({ address }: { readonly address: MatchAddress }) {
  // Polled, because the event stream does not carry the other operators and their clocks.
  const query = useQuery({ ...deskQuery(address), refetchInterval: READ_EVERY_MS, refetchOnReconnect: 'always' })
  const user = useUser()
  return (
    <QueryView query={query}>
      {({ data }) =>
        user && <Desk address={address} view={data} user={user} lost={query.isError || query.failureCount > 0} />
      }
    </QueryView>
  )
}

interface Props {
  readonly address: MatchAddress
  readonly view: DeskView
  readonly user: { readonly _id: string; readonly name: string }
  readonly lost: boolean
}

function Desk({ address, view, user, lost }: Props) {
  const control = useDesk(address, view, user._id)
  const [step, setStep] = useState<Step | null>(null)
  const undo = () => {
    const waiting = control.queue.waiting.at(-1)
    // What has not left yet never happened.
    if (waiting && control.queue.withdraw(waiting.id)) return showToast('Desfeito antes de ser enviado.')
    const last = standing(control.desk.events).at(-1)
    if (!last) return showToast('Não há o que desfazer.')
    if (control.act({ do: 'retract', event: last.id })) showToast('Último lance anulado.')
  }
  return (
    <div className={styles.desk}>
      <DeskBar control={control} ownName={user.name} lost={lost} />
      <DeskScoreboard control={control} />
      <DeskWhistles control={control} />
      <div className={styles.columns}>
        <DeskActions control={control} step={step} onStep={setStep} onUndo={undo} />
        <DeskEvents control={control} onStep={setStep} />
      </div>
    </div>
  )
}
