import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { brazilianStates, defaultTeams } from '@meio-campo/contract/rules'
import { countryChoices } from '../../../components/flag/country-name.ts'
import { SearchFilter, SelectFilter, SortSelect } from '../../../components/list/list-tools.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { bulkEdit } from '../../curating/bulk/bulk-edit.tsx'
import { RecordList } from '../../../console/record-list/record-list.tsx'
import { changedSort, fameSort } from '../../../console/record-list/record-list.tsx'
import { SuggestMissingButton } from '../../curating/suggestions/suggest-missing-button.tsx'
import { NewRecordLink } from '../../curating/records/settings/admin-links.tsx'
import { TeamCards } from './team-cards.tsx'
import { teamKinds, teamSorts } from './team-choices.ts'
import { defaultTeamsQuery, teamPages, teamsCall } from './team-queries.ts'
import { TeamTable } from './team-table.tsx'
import { Crest, type CrestTeam } from '../../../components/crest/crest.tsx'
import styles from './teams-page.module.css'
import { api } from '../../../api/api.ts'
import { unwrap } from '../../../api/result.ts'

const stateChoices = Object.entries(brazilianStates).map(([value, label]) => ({ value, label }))

const HOUR = 3_600_000

/** To choose from, the widest first: FIFA, the continents, the countries, the states. */
const confederationChoicesQuery = () =>
  queryOptions({
    queryKey: ['/api/v1/confederacoes', 'choices'] as const,
    queryFn: async ({ signal }) => {
      const query = { limit: 100, fields: 'id,name,acronym,level' }
      const { data } = unwrap(await api.get('/api/v1/confederacoes', { query, signal }))
      return data
        .toSorted((a, b) => a.level - b.level || a.name.localeCompare(b.name, 'pt-BR'))
        .map(({ id, name, acronym }) => ({
          value: id,
          label: acronym && acronym !== name ? `${name} (${acronym})` : name,
        }))
    },
    staleTime: HOUR,
  })

const competitionChoicesQuery = () =>
  queryOptions({
    queryKey: ['/api/v1/campeonatos', 'choices'] as const,
    queryFn: async ({ signal }) => {
      const query = { limit: 100, fields: 'id,name', sort: '-fame' }
      const { data } = unwrap(await api.get('/api/v1/campeonatos', { query, signal }))
      return data.map(({ id, name }) => ({ value: id, label: name }))
    },
    staleTime: HOUR,
  })

const route = getRouteApi('/times/')

const sorts = [fameSort, ...teamSorts, changedSort] as const

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
      actions={
        <>
          <SuggestMissingButton noun="team" />
          <NewRecordLink noun="team" />
        </>
      }
    >
      <DefaultTeamsRow />
      <RecordList
        query={teams}
        exported={exported}
        name="times"
        list="times"
        noun={{ one: 'time', many: 'times' }}
        bulkEdit={bulkEdit('team')}
        skeletonRows={12}
        cards={TeamCards}
        table={TeamTable}
      >
        <SearchFilter name="q" label="Buscar times" placeholder="Nome do time" />
        <SelectFilter name="tipo" label="Tipo" all="Clubes e seleções" choices={teamKinds} />
        <SelectFilter name="pais" label="País" all="Todos os países" choices={countryChoices()} />
        {withStates && <SelectFilter name="estado" label="Estado" all="Todos os estados" choices={stateChoices} />}
        <SelectFilter
          name="confederacao"
          of="confederation"
          label="Confederação"
          all="Todas as confederações"
          choices={unions.data ?? []}
        />
        <SelectFilter
          name="campeonato"
          of="competition"
          label="Campeonato"
          all="Todos os campeonatos"
          choices={competitions.data ?? []}
        />
        <SortSelect choices={sorts} />
      </RecordList>
    </PageFrame>
  )
}

/** The teams most people look for, one tap away; teams missing from this installation are left out. */
function DefaultTeamsRow() {
  const { data } = useQuery(defaultTeamsQuery())
  const known = data && new Map(data.data.map((team) => [team.id, team]))
  const teams = defaultTeams.flatMap((team): CrestTeam[] => {
    if (!known) return [{ ...team, colours: team.colors }]
    const found = known.get(team.id)
    // By the short name that people chose it by.
    return found ? [{ ...found, name: team.name }] : []
  })
  if (teams.length === 0) return null
  return (
    <nav className={styles.strip} aria-label="Times mais procurados">
      <ul className={styles.teams}>
        {teams.map((team) => (
          <li key={team.id}>
            <Link className={styles.team} to="/times/$id" params={{ id: team.id }}>
              <Crest team={team} size={40} />
              <span>{team.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
