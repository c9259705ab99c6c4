import type { WaitingMatch } from '@meio-campo/contract'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { showActionToast, showToast } from '../../../state/toasts.ts'
import listStyles from '../runs/decision-list.module.css'
import { parseImportPlace } from '../runs/import-place.ts'
import { refreshDuplicates } from './duplicate-queries.ts'

const route = getRouteApi('/settings')

const choices = [
  { value: 'abertos', label: 'À espera' },
  { value: 'descartados', label: 'Descartados' },
] as const

type Which = (typeof choices)[number]['value']
type Decision = WaitingMatch['status']

/** Whether the list shows waiting or discarded entries, kept in the address under this parameter. */
export function useWhich(word: 'espera' | 'elencos'): {
  readonly which: Which
  readonly show: (next: Which) => void
} {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const show = (next: Which) => {
    const { [word]: _before, ...rest } = search
    void navigate({
      search: { ...rest, ...(next === 'descartados' && { [word]: next }) },
      replace: true,
      resetScroll: false,
    })
  }
  return { which: parseImportPlace(search)[word] ?? 'abertos', show }
}

export function WaitingTools({ label, which, show }: ReturnType<typeof useWhich> & { readonly label: string }) {
  return (
    <div className={listStyles.tools}>
      <Segmented label={label} choices={choices} value={which} onChange={show} />
    </div>
  )
}

interface RowProps {
  readonly name: string
  readonly createdAt: string
  readonly status: Decision
  readonly decide: (decision: Decision) => Promise<{ readonly ok: boolean }>
  /** The toast after each decision. */
  readonly toasts: Readonly<Record<Decision, string>>
  readonly children: ReactNode
}

/** An entry that an import held back: it can be accepted, discarded, or returned to the queue. */
export function WaitingRow({ name, createdAt, status, decide, toasts, children }: RowProps) {
  const id = useId()
  const [sending, setSending] = useState<Decision | null>(null)
  const send = async (decision: Decision) => {
    setSending(decision)
    const result = await decide(decision)
    setSending(null)
    refreshDuplicates()
    if (!result.ok) return
    if (decision === 'discarded') showActionToast(toasts.discarded, 'Desfazer', () => void send('open'))
    else showToast(toasts[decision])
  }
  const action = (decision: Decision, words: string) => (
    <Button
      size="xs"
      variant="default"
      loading={sending === decision}
      disabled={sending !== null && sending !== decision}
      aria-describedby={id}
      onClick={() => void send(decision)}
    >
      {words}
    </Button>
  )
  return (
    <li className={listStyles.item} aria-labelledby={id}>
      <div className={listStyles.head}>
        <h3 className={listStyles.title} id={id}>
          {name}
        </h3>
        <span className={listStyles.when}>
          <Moment at={createdAt} />
        </span>
      </div>
      {children}
      <div className={listStyles.actions}>
        {action('admitted', 'Deixar entrar')}
        {status === 'open' ? action('discarded', 'Descartar') : action('open', 'Deixar à espera')}
      </div>
    </li>
  )
}
