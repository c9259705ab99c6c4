import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { countryChoices } from '../../../components/flag/football-countries.ts'
import { SearchFilter, SelectFilter, SortSelect } from '../../../components/list/list-tools.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { hasDemo, useApiPages } from '../../../console/api-panel/use-api-pages.ts'
import { peopleSorts } from '../people/people-sorts.ts'
import { RecordList } from '../../../console/record-list/record-list.tsx'
import { TeamSearchFilter } from '../pieces/teams/team-search-filter.tsx'
import { NewRecordButton } from '../../curating/records/form/new-record-button.tsx'
import { PlayerList } from './player-list.tsx'
import { playerPages, playersCall } from './player-queries.ts'
import { PlayerTable } from './player-table.tsx'

const route = getRouteApi('/jogadores/')

const positions = [
  { value: 'goleiro', label: 'Goleiros' },
  { value: 'defensor', label: 'Defensores' },
  { value: 'meia', label: 'Meias' },
  { value: 'atacante', label: 'Atacantes' },
] as const

export function PlayersPage() {
  const search = route.useSearch()
  const players = useInfiniteQuery(playerPages(search))
  const exported = useApiPages(players, '/api/v1/jogadores', playersCall(search), { demo: hasDemo(players) })
  return (
    <PageFrame
      title="Jogadores"
      subtitle="Carreira, gols, cartões, títulos e transferências de cada um."
      actions={<NewRecordButton noun="player" />}
    >
      <RecordList
        query={players}
        exported={exported}
        name="jogadores"
        filters={['q', 'time', 'posicao', 'nacionalidade']}
        noun={{ one: 'jogador', many: 'jogadores' }}
        bulk="person"
        skeletonRows={12}
        cards={PlayerList}
        table={PlayerTable}
      >
        <SearchFilter name="q" label="Buscar jogadores" placeholder="Nome do jogador" />
        <TeamSearchFilter name="time" label="Time" placeholder="Qualquer time" />
        <SelectFilter name="posicao" label="Posição" all="Todas as posições" choices={positions} />
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
