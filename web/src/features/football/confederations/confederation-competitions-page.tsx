import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { SearchFilter, SortSelect } from '../../../components/list/list-tools.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { CompetitionCards } from '../competitions/competition-cards.tsx'
import { CompetitionTable } from '../competitions/competition-table.tsx'
import { RecordList } from '../../../console/record-list/record-list.tsx'
import { recordSorts } from '../../../console/record-list/record-list.tsx'
import { ConfederationFrame } from './confederation-frame.tsx'
import { confederationCompetitionPages, confederationCompetitionsCall } from './confederation-queries.ts'

const route = getRouteApi('/confederacoes/$id/campeonatos')
const PATH = '/api/v1/confederacoes/{id}/campeonatos'

export function ConfederationCompetitionsPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const competitions = useInfiniteQuery(confederationCompetitionPages(id, search))
  const exported = useApiPages(competitions, PATH, confederationCompetitionsCall(id, search))
  return (
    <ConfederationFrame id={id} section="campeonatos" title="Campeonatos">
      <RecordList
        query={competitions}
        exported={exported}
        name={`campeonatos-${id}`}
        list="confederacoes/campeonatos"
        noun={{ one: 'campeonato', many: 'campeonatos' }}
        empty={
          <EmptyState title="Nenhum campeonato encontrado">
            {search.q
              ? 'Mude a busca para ver outros campeonatos.'
              : 'Ainda não se conhece nenhum campeonato desta confederação.'}
          </EmptyState>
        }
        skeletonRows={6}
        cards={CompetitionCards}
        table={CompetitionTable}
      >
        <SearchFilter name="q" label="Buscar campeonatos" placeholder="Nome do campeonato" />
        <SortSelect choices={recordSorts} />
      </RecordList>
    </ConfederationFrame>
  )
}
