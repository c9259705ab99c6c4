import type { TeamLeaderRow } from '@meio-campo/contract'
import { numberFormat } from '@meio-campo/contract/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import type { Column } from '../../../components/data-table.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { CompetitionFrame } from '../competitions/competition-frame.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { teamLeaderPages, teamLeadersCall } from './leaders-queries.ts'
import type { CompetitionPageSearch } from './leaders-search.ts'
import { LeadersTools } from './leaders-tools.tsx'
import styles from './leaders.module.css'

interface Props {
  readonly id: string
  readonly search: CompetitionPageSearch
}

export function TeamLeadersPage({ id, search }: Props) {
  const navigate = useNavigate()
  const query = useInfiniteQuery(teamLeaderPages(id, search))
  const exported = useApiPages(query, '/api/v1/campeonatos/{id}/lideres/times', teamLeadersCall(id, search))
  return (
    <CompetitionFrame
      id={id}
      temporada={search.temporada}
      section="numeros"
      title="Números"
      about={query.data?.pages[0]}
      error={query.error}
      actions={<ExportMenu call={exported} name={`times-em-numeros-${id}`} />}
      onEdition={(temporada) =>
        void navigate({ to: '/campeonatos/$id', params: { id }, search: { ...search, temporada }, resetScroll: false })
      }
    >
      <Card flush>
        <LeadersTools subject="times" />
        <PagesView
          query={query}
          noun={{ one: 'time', many: 'times' }}
          skeleton={<SkeletonRows count={12} />}
          empty={
            <EmptyState title="Nenhum resultado ainda">
              Os números aparecem com o primeiro resultado desta edição. Escolha outra temporada.
            </EmptyState>
          }
        >
          {(rows) => (
            <VirtualTable caption="Times em números" columns={columns} rows={rows} rowKey={({ team }) => team.id} />
          )}
        </PagesView>
      </Card>
    </CompetitionFrame>
  )
}

const whole = numberFormat()
const figure = (id: string, head: string, value: (row: TeamLeaderRow) => number | null): Column<TeamLeaderRow> => ({
  id,
  head,
  align: 'end',
  sort: { word: id, gives: 'descending' },
  cell: (row) => {
    const known = value(row)
    return known === null ? '–' : whole.format(known)
  },
})

const columns: readonly Column<TeamLeaderRow>[] = [
  {
    id: 'team',
    head: 'Time',
    sort: { word: 'team', gives: 'ascending' },
    cell: ({ position, team }) => (
      <span className={styles.first}>
        <span className={styles.place}>{position}º</span>
        <TeamLink team={team} />
      </span>
    ),
  },
  figure('played', 'Jogos', ({ played }) => played),
  figure('goalsFor', 'Gols marcados', ({ goalsFor }) => goalsFor),
  figure('goalsAgainst', 'Gols sofridos', ({ goalsAgainst }) => goalsAgainst),
  figure('cleanSheets', 'Sem sofrer gol', ({ cleanSheets }) => cleanSheets),
  figure('scoreless', 'Sem marcar', ({ scoreless }) => scoreless),
  figure('yellow', 'Amarelos', ({ yellow }) => yellow),
  figure('red', 'Vermelhos', ({ red }) => red),
  figure('attendance', 'Público médio', ({ attendance }) => attendance),
  figure('highestAttendance', 'Maior público', ({ highestAttendance }) => highestAttendance),
]
