import type { PlayerLeaderRow } from '@meio-campo/contract'
import { numberFormat } from '@meio-campo/contract/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import type { Column, ColumnSort } from '../../../components/data-table.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { SelectFilter } from '../../../components/list/list-tools.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { CompetitionFrame } from '../competitions/competition-frame.tsx'
import { TeamFilter } from '../pieces/standings/team-filter.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { playerLeaderPages, playerLeadersCall } from './leaders-queries.ts'
import type { CompetitionPageSearch } from './leaders-search.ts'
import { LeadersTools } from './leaders-tools.tsx'
import styles from './leaders.module.css'

interface Props {
  readonly id: string
  readonly search: CompetitionPageSearch
}

const positions = [
  { value: 'goleiro', label: 'Goleiros' },
  { value: 'defensor', label: 'Defensores' },
  { value: 'meia', label: 'Meias' },
  { value: 'atacante', label: 'Atacantes' },
] as const

export function PlayerLeadersPage({ id, search }: Props) {
  const navigate = useNavigate()
  const query = useInfiniteQuery(playerLeaderPages(id, search))
  const exported = useApiPages(query, '/api/v1/campeonatos/{id}/lideres', playerLeadersCall(id, search))
  return (
    <CompetitionFrame
      id={id}
      temporada={search.temporada}
      section="numeros"
      title="Números"
      about={query.data?.pages[0]}
      error={query.error}
      actions={<ExportMenu call={exported} name={`lideres-${id}`} />}
      onEdition={(temporada) =>
        void navigate({ to: '/campeonatos/$id', params: { id }, search: { ...search, temporada }, resetScroll: false })
      }
    >
      <Card flush>
        <LeadersTools subject="jogadores">
          <TeamFilter id={id} search={search} />
          <SelectFilter name="posicao" label="Posição" all="Todas as posições" choices={positions} />
        </LeadersTools>
        <PagesView
          query={query}
          noun={{ one: 'jogador', many: 'jogadores' }}
          skeleton={<SkeletonRows count={12} />}
          empty={
            <EmptyState title="Nenhum jogador por aqui">
              Não há escalações, gols nem cartões conhecidos com esses filtros. Escolha outra temporada ou outro time.
            </EmptyState>
          }
        >
          {(rows) => <VirtualTable caption="Jogadores em números" columns={columns} rows={rows} rowKey={rowKey} />}
        </PagesView>
      </Card>
    </CompetitionFrame>
  )
}

const rowKey = ({ player, team }: PlayerLeaderRow) => `${player.id ?? player.name} ${team.id}`

const whole = numberFormat()
const counted = (word: string): ColumnSort => ({ word, gives: 'descending' })
const named = (word: string): ColumnSort => ({ word, gives: 'ascending' })
const figure = (id: string, head: string, value: (row: PlayerLeaderRow) => number | null): Column<PlayerLeaderRow> => ({
  id,
  head,
  align: 'end',
  sort: counted(id),
  cell: (row) => {
    const known = value(row)
    return known === null ? '–' : whole.format(known)
  },
})

const columns: readonly Column<PlayerLeaderRow>[] = [
  {
    id: 'player',
    head: 'Jogador',
    sort: named('player'),
    cell: ({ position, player }) => (
      <span className={styles.player}>
        <span className={styles.place}>{position}º</span>
        <PersonLink person={player} />
      </span>
    ),
  },
  { id: 'team', head: 'Time', sort: named('team'), cell: ({ team }) => <TeamLink team={team} /> },
  figure('involvements', 'Particip.', ({ involvements }) => involvements),
  figure('goals', 'Gols', ({ goals }) => goals),
  figure('assists', 'Assist.', ({ assists }) => assists),
  figure('minutes', 'Minutos', ({ minutes }) => minutes),
  figure('played', 'Jogos', ({ played }) => played),
  figure('cleanSheets', 'Sem sofrer gol', ({ cleanSheets }) => cleanSheets),
  figure('yellow', 'Amarelos', ({ yellow }) => yellow),
  figure('red', 'Vermelhos', ({ red }) => red),
]
