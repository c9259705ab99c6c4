import type { PlayerLeaderRow } from '@meio-campo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Column } from '../../../components/data-table.tsx'
import { SelectFilter } from '../../../components/list/list-tools.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { positionChoices } from '../people/position-choices.ts'
import { TeamFilter } from '../pieces/standings/team-filter.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { figureColumn, Placed } from './leader-columns.tsx'
import { LeadersList } from './leaders-list.tsx'
import { playerLeaderPages, playerLeadersCall } from './leaders-queries.ts'
import type { CompetitionPageSearch } from './leaders-search.ts'

interface Props {
  readonly id: string
  readonly search: CompetitionPageSearch
}

export function PlayerLeadersPage({ id, search }: Props) {
  const query = useInfiniteQuery(playerLeaderPages(id, search))
  const call = useApiPages(query, '/api/v1/campeonatos/{id}/lideres', playerLeadersCall(id, search))
  return (
    <LeadersList
      id={id}
      search={search}
      subject="jogadores"
      query={query}
      exported={{ call, name: `lideres-${id}` }}
      noun={{ one: 'jogador', many: 'jogadores' }}
      empty={
        <EmptyState title="Nenhum jogador por aqui">
          {search.time || search.posicao
            ? 'Não há escalações, gols nem cartões conhecidos com esses filtros. Mude o time ou a posição.'
            : 'Não há escalações, gols nem cartões conhecidos nesta temporada. Escolha outra.'}
        </EmptyState>
      }
      caption="Jogadores em números"
      columns={columns}
      rowKey={({ player, team }) => `${player.id ?? player.name} ${team.id}`}
      filters={
        <>
          <TeamFilter id={id} search={search} />
          <SelectFilter name="posicao" label="Posição" all="Todas as posições" choices={positionChoices} />
        </>
      }
    />
  )
}

const columns: readonly Column<PlayerLeaderRow>[] = [
  {
    id: 'player',
    head: 'Jogador',
    sort: { word: 'player', gives: 'ascending' },
    cell: ({ position, player }) => (
      <Placed position={position} wide>
        <PersonLink person={player} />
      </Placed>
    ),
  },
  {
    id: 'team',
    head: 'Time',
    sort: { word: 'team', gives: 'ascending' },
    cell: ({ team }) => <TeamLink team={team} />,
  },
  figureColumn('involvements', 'Particip.', ({ involvements }) => involvements),
  figureColumn('goals', 'Gols', ({ goals }) => goals),
  figureColumn('assists', 'Assist.', ({ assists }) => assists),
  figureColumn('minutes', 'Minutos', ({ minutes }) => minutes),
  figureColumn('played', 'Jogos', ({ played }) => played),
  figureColumn('cleanSheets', 'Sem sofrer gol', ({ cleanSheets }) => cleanSheets),
  figureColumn('yellow', 'Amarelos', ({ yellow }) => yellow),
  figureColumn('red', 'Vermelhos', ({ red }) => red),
]
