import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../components/card.tsx'
import { ExportMenu } from '../../components/list/export-menu.tsx'
import { useAddressPages } from '../../components/list/list-search.ts'
import { ListTools, SearchFilter, SortSelect, useListView, ViewSwitch } from '../../components/list/list-tools.tsx'
import { PagesView } from '../../components/list/pages-view.tsx'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { SkeletonRows } from '../../components/page/skeleton.tsx'
import { useApiCall } from '../api-panel/use-api-call.ts'
import { CompetitionCard } from '../competitions/competition-card.tsx'
import { CompetitionTable } from '../competitions/competition-table.tsx'
import listStyles from '../competitions/competitions-page.module.css'
import { ConfederationFrame } from './confederation-frame.tsx'
import { confederationCompetitionPages, confederationCompetitionsCall } from './confederation-queries.ts'

const route = getRouteApi('/confederacoes/$id/campeonatos')

const sorts = [
  { value: 'name', label: 'Nome, de A a Z' },
  { value: '-name', label: 'Nome, de Z a A' },
  { value: '-updated', label: 'Mudados há pouco' },
] as const

export function ConfederationCompetitionsPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const view = useListView()
  const competitions = useInfiniteQuery(confederationCompetitionPages(id, search))
  useAddressPages(competitions)
  const call = confederationCompetitionsCall(id, search)
  useApiCall('/api/v1/confederacoes/{id}/campeonatos', call)
  return (
    <ConfederationFrame id={id} section="campeonatos" title="Campeonatos da confederação">
      <Card flush>
        <ListTools
          filters={['q']}
          actions={
            <>
              <ViewSwitch />
              <ExportMenu
                call={{ path: '/api/v1/confederacoes/{id}/campeonatos', ...call }}
                name={`campeonatos-${id}`}
              />
            </>
          }
        >
          <SearchFilter name="q" label="Buscar campeonatos" placeholder="Nome do campeonato" />
          <SortSelect choices={sorts} />
        </ListTools>
        <PagesView
          query={competitions}
          noun={{ one: 'campeonato', many: 'campeonatos' }}
          skeleton={<SkeletonRows count={6} />}
          empty={
            <EmptyState title="Nenhum campeonato encontrado">
              {search.q
                ? 'Mude a busca para ver outros campeonatos.'
                : 'Ainda não se conhece nenhum campeonato desta confederação.'}
            </EmptyState>
          }
        >
          {(rows) =>
            view === 'table' ? (
              <CompetitionTable rows={rows} />
            ) : (
              <div className={listStyles.group}>
                <ul className={listStyles.cards} aria-label="Campeonatos">
                  {rows.map((competition) => (
                    <li key={competition.id}>
                      <CompetitionCard competition={competition} />
                    </li>
                  ))}
                </ul>
              </div>
            )
          }
        </PagesView>
      </Card>
    </ConfederationFrame>
  )
}
