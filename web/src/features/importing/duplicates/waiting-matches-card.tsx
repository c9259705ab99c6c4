import type { WaitingMatch } from '@meio-campo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { RecordPlace } from '../../../components/record-place.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { showActionToast, showToast } from '../../../state/toasts.ts'
import listStyles from '../runs/decision-list.module.css'
import { refreshDuplicates, waitingMatchPages } from './duplicate-queries.ts'

const choices = [
  { value: 'abertos', label: 'À espera' },
  { value: 'descartados', label: 'Descartados' },
] as const

/** Matches that an import has kept back, because they cannot be right beside the others. */
export function WaitingMatchesCard() {
  const [which, setWhich] = useState<'abertos' | 'descartados'>('abertos')
  const waiting = useInfiniteQuery(waitingMatchPages(which))
  return (
    <Card title="Jogos à espera" flush>
      <div className={listStyles.tools}>
        <Segmented label="Quais jogos" choices={choices} value={which} onChange={setWhich} />
      </div>
      <PagesView
        query={waiting}
        noun={{ one: 'jogo', many: 'jogos' }}
        empty={
          <EmptyState title={which === 'abertos' ? 'Nenhum jogo à espera' : 'Nenhum jogo descartado'}>
            O jogo que não combina com os outros não entra sozinho: espera aqui, com o motivo, e não conta em lugar
            nenhum.
          </EmptyState>
        }
      >
        {(rows: readonly WaitingMatch[]) => (
          <ul className={listStyles.list} aria-label="Jogos à espera">
            {rows.map((match) => (
              <WaitingMatchRow key={match.id} match={match} />
            ))}
          </ul>
        )}
      </PagesView>
    </Card>
  )
}

function WaitingMatchRow({ match }: { readonly match: WaitingMatch }) {
  const id = useId()
  const [sending, setSending] = useState<WaitingMatch['status'] | null>(null)
  const send = async (decision: WaitingMatch['status']) => {
    setSending(decision)
    const result = await api.post('/api/v1/jogos-a-espera/{id}', { params: { id: match.id }, body: { decision } })
    setSending(null)
    refreshDuplicates()
    if (!result.ok) return
    if (decision === 'admitted') showToast('O jogo entrou. Dá para desfazer no histórico.')
    else if (decision === 'open') showToast('O jogo espera de novo.')
    else showActionToast('Jogo descartado.', 'Desfazer', () => void send('open'))
  }
  const action = (decision: WaitingMatch['status'], words: string) => (
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
  const day = match.day === null ? 'sem data' : match.day.split('-').toReversed().join('/')
  return (
    <li className={listStyles.item} aria-labelledby={id}>
      <div className={listStyles.head}>
        <h3 className={listStyles.title} id={id}>
          {match.name}
        </h3>
        <span className={listStyles.when}>
          <Moment at={match.createdAt} />
        </span>
      </div>
      <p className={listStyles.note}>
        <RecordPlace linkAddress={match.edition.linkAddress}>{match.edition.name}</RecordPlace>, {day}
        {match.score !== null && `, ${match.score}`}
      </p>
      <p className={listStyles.note}>{match.reason}</p>
      {match.other && (
        <p className={listStyles.note}>
          No lugar dele: <RecordPlace linkAddress={match.other.linkAddress}>{match.other.name}</RecordPlace>
        </p>
      )}
      {match.sources.length > 0 && <p className={listStyles.note}>Contado por {match.sources.join(', ')}</p>}
      <div className={listStyles.actions}>
        {action('admitted', 'Deixar entrar')}
        {match.status === 'open' ? action('discarded', 'Descartar') : action('open', 'Deixar à espera')}
      </div>
    </li>
  )
}
