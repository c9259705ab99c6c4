import type { WaitingMatch } from '@meio-campo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { Card } from '../../../components/card.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { RecordPlace } from '../../../components/record-place.tsx'
import listStyles from '../runs/decision-list.module.css'
import { waitingMatchPages } from './duplicate-queries.ts'
import { useWhich, WaitingRow, WaitingTools } from './waiting-list.tsx'

const toasts = {
  admitted: 'O jogo entrou. Dá para desfazer no histórico.',
  open: 'O jogo espera de novo.',
  discarded: 'Jogo descartado.',
} as const

/** Matches that an import has kept back, because they cannot be right beside the others. */
export function WaitingMatchesCard() {
  const chosen = useWhich('espera')
  const waiting = useInfiniteQuery(waitingMatchPages(chosen.which))
  return (
    <Card title="Jogos à espera" flush>
      <WaitingTools label="Quais jogos" {...chosen} />
      <PagesView
        query={waiting}
        noun={{ one: 'jogo', many: 'jogos' }}
        empty={
          <EmptyState title={chosen.which === 'abertos' ? 'Nenhum jogo à espera' : 'Nenhum jogo descartado'}>
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
  const { id, name, createdAt, status, edition, score, reason, other, sources } = match
  const day = match.day === null ? 'sem data' : match.day.split('-').toReversed().join('/')
  return (
    <WaitingRow
      name={name}
      createdAt={createdAt}
      status={status}
      toasts={toasts}
      decide={(decision) =>
        api.post('/api/v1/jogos-a-espera/{id}', { params: { id }, body: { decision }, formless: true })
      }
    >
      <p className={listStyles.note}>
        <RecordPlace linkAddress={edition.linkAddress}>{edition.name}</RecordPlace>, {day}
        {score !== null && `, ${score}`}
      </p>
      <p className={listStyles.note}>{reason}</p>
      {other && (
        <p className={listStyles.note}>
          No lugar dele: <RecordPlace linkAddress={other.linkAddress}>{other.name}</RecordPlace>
        </p>
      )}
      {sources.length > 0 && <p className={listStyles.note}>Contado por {sources.join(', ')}</p>}
    </WaitingRow>
  )
}
