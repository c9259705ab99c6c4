import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { SearchFilter, SelectFilter, SortSelect } from '../../../components/list/list-tools.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { bulkEdit } from '../../curating/bulk/bulk-edit.tsx'
import { RecordList } from '../../../console/record-list/record-list.tsx'
import { fameSort, recordSorts } from '../../../console/record-list/record-list.tsx'
import { NewRecordButton } from '../../curating/records/form/new-record-button.tsx'
import { SuggestMissingButton } from '../../curating/suggestions/suggest-missing-button.tsx'
import { CompetitionGroups } from './competition-cards.tsx'
import { competitionPages, competitionsCall } from './competition-queries.ts'
import { CompetitionTable } from './competition-table.tsx'

const route = getRouteApi('/campeonatos/')

const sorts = [fameSort, ...recordSorts] as const

const kinds = [
  { value: 'liga', label: 'Ligas' },
  { value: 'copa', label: 'Copas' },
  { value: 'amistoso', label: 'Amistosos' },
] as const
const participants = [
  { value: 'clubes', label: 'De clubes' },
  { value: 'selecoes', label: 'De seleções' },
] as const

export function CompetitionsPage() {
  const search = route.useSearch()
  const competitions = useInfiniteQuery(competitionPages(search))
  const exported = useApiPages(competitions, '/api/v1/campeonatos', competitionsCall(search))
  return (
    <PageFrame
      title="Campeonatos"
      subtitle="Ligas e copas, por confederação."
      actions={
        <>
          <SuggestMissingButton noun="competition" />
          <NewRecordButton noun="competition" />
        </>
      }
    >
      <RecordList
        query={competitions}
        exported={exported}
        name="campeonatos"
        list="campeonatos"
        noun={{ one: 'campeonato', many: 'campeonatos' }}
        bulkEdit={bulkEdit('competition')}
        skeletonRows={8}
        cards={CompetitionGroups}
        table={CompetitionTable}
      >
        <SearchFilter name="q" label="Buscar campeonatos" placeholder="Nome do campeonato" />
        <SelectFilter name="tipo" label="Tipo" all="Ligas e copas" choices={kinds} />
        <SelectFilter name="participantes" label="Participantes" all="Clubes e seleções" choices={participants} />
        <SortSelect choices={sorts} />
      </RecordList>
    </PageFrame>
  )
}
