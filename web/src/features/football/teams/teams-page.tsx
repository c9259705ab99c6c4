import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { countryChoices } from '../../../components/flag/football-countries.ts'
import { SearchFilter, SelectFilter, SortSelect } from '../../../components/list/list-tools.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-pages.ts'
import { RecordList } from '../../../console/record-list/record-list.tsx'
import { changedSort } from '../../../console/record-list/record-sorts.ts'
import { NewRecordLink } from '../../curating/records/settings/admin-links.tsx'
import { DefaultTeamsRow } from './default-teams-row.tsx'
import { competitionChoicesQuery, confederationChoicesQuery } from './filter-queries.ts'
import { stateChoices } from './state-choices.ts'
import { TeamCards } from './team-cards.tsx'
import { teamKinds, teamSorts } from './team-choices.ts'
import { teamPages, teamsCall } from './team-queries.ts'
import { TeamTable } from './team-table.tsx'

const route = getRouteApi('/times/')

const sorts = [...teamSorts, changedSort] as const

export function TeamsPage() {
  const search = route.useSearch()
  const teams = useInfiniteQuery(teamPages(search))
  const exported = useApiPages(teams, '/api/v1/times', teamsCall(search))
  const unions = useQuery(confederationChoicesQuery())
  const competitions = useQuery(competitionChoicesQuery())
  // Only Brazilian teams have a state.
  const withStates = search.pais === undefined || search.pais === 'BR'
  return (
    <PageFrame
      title="Times"
      subtitle="Clubes e seleções: elencos, jogos, títulos e transferências."
      actions={<NewRecordLink noun="team" />}
    >
      <DefaultTeamsRow />
      <RecordList
        query={teams}
        exported={exported}
        name="times"
        filters={['q', 'pais', 'estado', 'confederacao', 'tipo', 'campeonato']}
        noun={{ one: 'time', many: 'times' }}
        bulk="team"
        skeletonRows={12}
        cards={TeamCards}
        table={TeamTable}
      >
        <SearchFilter name="q" label="Buscar times" placeholder="Nome do time" />
        <SelectFilter name="tipo" label="Tipo" all="Clubes e seleções" choices={teamKinds} />
        <SelectFilter name="pais" label="País" all="Todos os países" choices={countryChoices} />
        {withStates && <SelectFilter name="estado" label="Estado" all="Todos os estados" choices={stateChoices} />}
        <SelectFilter
          name="confederacao"
          label="Confederação"
          all="Todas as confederações"
          choices={unions.data ?? []}
        />
        <SelectFilter
          name="campeonato"
          label="Campeonato"
          all="Todos os campeonatos"
          choices={competitions.data ?? []}
        />
        <SortSelect choices={sorts} />
      </RecordList>
    </PageFrame>
  )
}
