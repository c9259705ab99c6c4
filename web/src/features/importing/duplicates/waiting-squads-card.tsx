import type { WaitingSquad } from '@meio-campo/contract'
import { counted } from '@meio-campo/contract/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { Card } from '../../../components/card.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { RecordPlace } from '../../../components/record-place.tsx'
import listStyles from '../runs/decision-list.module.css'
import { waitingSquadPages } from './duplicate-queries.ts'
import { useWhich, WaitingRow, WaitingTools } from './waiting-list.tsx'

const toasts = {
  admitted: 'O elenco entrou. Dá para desfazer no histórico.',
  open: 'O elenco espera de novo.',
  discarded: 'Elenco descartado.',
} as const

/** Players whom an import has held back because they would make a squad unusually large. */
export function WaitingSquadsCard() {
  const chosen = useWhich('elencos')
  const waiting = useInfiniteQuery(waitingSquadPages(chosen.which))
  return (
    <Card title="Elencos à espera" flush>
      <WaitingTools label="Quais elencos" {...chosen} />
      <PagesView
        query={waiting}
        noun={{ one: 'elenco', many: 'elencos' }}
        empty={
          <EmptyState title={chosen.which === 'abertos' ? 'Nenhum elenco à espera' : 'Nenhum elenco descartado'}>
            Quando uma importação faria um elenco crescer demais, quem ela traz espera aqui, e o elenco fica como
            estava.
          </EmptyState>
        }
      >
        {(rows: readonly WaitingSquad[]) => (
          <ul className={listStyles.list} aria-label="Elencos à espera">
            {rows.map((squad) => (
              <WaitingSquadRow key={squad.id} squad={squad} />
            ))}
          </ul>
        )}
      </PagesView>
    </Card>
  )
}

function WaitingSquadRow({ squad }: { readonly squad: WaitingSquad }) {
  const { id, team, edition, players, reason, source, status, createdAt } = squad
  return (
    <WaitingRow
      name={`${team.name}, ${edition.name}`}
      createdAt={createdAt}
      status={status}
      toasts={toasts}
      decide={(decision) =>
        api.post('/api/v1/elencos-a-espera/{id}', { params: { id }, body: { decision }, formless: true })
      }
    >
      <p className={listStyles.note}>
        <RecordPlace linkAddress={team.linkAddress}>{team.name}</RecordPlace>,{' '}
        <RecordPlace linkAddress={edition.linkAddress}>{edition.name}</RecordPlace>
      </p>
      <p className={listStyles.note}>{reason}</p>
      <details className={listStyles.note}>
        <summary>{counted(players.length, 'inscrito', 'inscritos')}</summary>
        {players.join(', ')}
      </details>
      <p className={listStyles.note}>Contado por {source}</p>
    </WaitingRow>
  )
}
