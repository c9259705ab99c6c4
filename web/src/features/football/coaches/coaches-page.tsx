import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { countryChoices } from '../../../components/flag/football-countries.ts'
import { SearchFilter, SelectFilter, SortSelect } from '../../../components/list/list-tools.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { hasDemo, useApiPages } from '../../../console/api-panel/use-api-pages.ts'
import { peopleSorts } from '../people/people-sorts.ts'
import { RecordList } from '../../../console/record-list/record-list.tsx'
import { TeamSearchFilter } from '../pieces/teams/team-search-filter.tsx'
import { NewRecordLink } from '../../curating/records/settings/admin-links.tsx'
import { CoachList } from './coach-list.tsx'
import { coachesCall, coachPages } from './coach-queries.ts'
import { CoachTable } from './coach-table.tsx'

const route = getRouteApi('/tecnicos/')

export function CoachesPage() {
  const search = route.useSearch()
  const coaches = useInfiniteQuery(coachPages(search))
  const exported = useApiPages(coaches, '/api/v1/tecnicos', coachesCall(search), { demo: hasDemo(coaches) })
  return (
    <PageFrame
      title="Técnicos"
      subtitle="Times, jogos, aproveitamento e títulos de cada um."
      actions={<NewRecordLink noun="coach" />}
    >
      <RecordList
        query={coaches}
        exported={exported}
        name="tecnicos"
        filters={['q', 'time', 'nacionalidade']}
        noun={{ one: 'técnico', many: 'técnicos' }}
        bulk="person"
        skeletonRows={12}
        cards={CoachList}
        table={CoachTable}
      >
        <SearchFilter name="q" label="Buscar técnicos" placeholder="Nome do técnico" />
        <TeamSearchFilter name="time" label="Time" placeholder="Qualquer time" />
        <SelectFilter
          name="nacionalidade"
          label="Nacionalidade"
          all="Todas as nacionalidades"
          choices={countryChoices}
        />
        <SortSelect choices={peopleSorts} />
      </RecordList>
    </PageFrame>
  )
}
