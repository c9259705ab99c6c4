import type { TeamLeaderRow } from '@meio-campo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Column } from '../../../components/data-table.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { figureColumn, Placed } from './leader-columns.tsx'
import { LeadersList } from './leaders-list.tsx'
import { teamLeaderPages, teamLeadersCall } from './leaders-queries.ts'
import type { CompetitionPageSearch } from './leaders-search.ts'

interface Props {
  readonly id: string
  readonly search: CompetitionPageSearch
}

export function TeamLeadersPage({ id, search }: Props) {
  const query = useInfiniteQuery(teamLeaderPages(id, search))
  const call = useApiPages(query, '/api/v1/campeonatos/{id}/lideres/times', teamLeadersCall(id, search))
  return (
    <LeadersList
      id={id}
      search={search}
      subject="times"
      query={query}
      exported={{ call, name: `times-em-numeros-${id}` }}
      noun={{ one: 'time', many: 'times' }}
      empty={
        <EmptyState title="Nenhum resultado ainda">
          Os números aparecem com o primeiro resultado desta edição. Escolha outra temporada.
        </EmptyState>
      }
      caption="Times em números"
      columns={columns}
      rowKey={({ team }) => team.id}
    />
  )
}

const columns: readonly Column<TeamLeaderRow>[] = [
  {
    id: 'team',
    head: 'Time',
    sort: { word: 'team', gives: 'ascending' },
    cell: ({ position, team }) => (
      <Placed position={position}>
        <TeamLink team={team} />
      </Placed>
    ),
  },
  figureColumn('played', 'Jogos', ({ played }) => played),
  figureColumn('goalsFor', 'Gols marcados', ({ goalsFor }) => goalsFor),
  figureColumn('goalsAgainst', 'Gols sofridos', ({ goalsAgainst }) => goalsAgainst),
  figureColumn('cleanSheets', 'Sem sofrer gol', ({ cleanSheets }) => cleanSheets),
  figureColumn('scoreless', 'Sem marcar', ({ scoreless }) => scoreless),
  figureColumn('yellow', 'Amarelos', ({ yellow }) => yellow),
  figureColumn('red', 'Vermelhos', ({ red }) => red),
  figureColumn('attendance', 'Público médio', ({ attendance }) => attendance),
  figureColumn('highestAttendance', 'Maior público', ({ highestAttendance }) => highestAttendance),
]
