import type { CompetitionRecords, SeasonRow } from '@meio-campo/contract'
import { numberFormat } from '@meio-campo/contract/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { TimeLines } from '../../../components/chart/time-lines.tsx'
import type { Column } from '../../../components/data-table.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { CompetitionFrame } from '../competitions/competition-frame.tsx'
import { RecordMatchesCard } from '../pieces/matches/record-matches-card.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { seasonPages, seasonsCall } from './leaders-queries.ts'
import type { CompetitionPageSearch } from './leaders-search.ts'
import { LeadersTools } from './leaders-tools.tsx'
import styles from './leaders.module.css'

interface Props {
  readonly id: string
  readonly search: CompetitionPageSearch
}

/** The seasons beside each other, and the records of all of them. */
export function SeasonsPage({ id, search }: Props) {
  const query = useInfiniteQuery(seasonPages(id, search))
  const exported = useApiPages(query, '/api/v1/campeonatos/{id}/temporadas', seasonsCall(id, search))
  const first = query.data?.pages[0]
  return (
    <CompetitionFrame
      id={id}
      temporada={search.temporada}
      section="numeros"
      title="Números"
      about={first && { competition: first.competition }}
      error={query.error}
      actions={<ExportMenu call={exported} name={`temporadas-${id}`} />}
    >
      <Card flush>
        <LeadersTools subject="temporadas" />
        <PagesView
          query={query}
          noun={{ one: 'temporada', many: 'temporadas' }}
          skeleton={<SkeletonRows count={12} />}
          empty={
            <EmptyState title="Nenhum resultado ainda">
              As temporadas aparecem aqui com o primeiro resultado registrado.
            </EmptyState>
          }
        >
          {(rows) => (
            <VirtualTable
              caption="Temporadas em números"
              columns={columnsOf(id)}
              rows={rows}
              rowKey={({ edition }) => edition}
            />
          )}
        </PagesView>
      </Card>
      {first && <GoalsCard seasons={query.data?.pages.flatMap(({ data }) => data) ?? []} />}
      {first && <Records records={first.records} />}
    </CompetitionFrame>
  )
}

const twoPlaces = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const whole = numberFormat()

/** Goals and cards per match, season by season, whatever order the table is in. */
function GoalsCard({ seasons }: { readonly seasons: readonly SeasonRow[] }) {
  const byYear = seasons.toSorted((a, b) => (a.edition < b.edition ? -1 : 1))
  if (byYear.length < 2) return null
  const cards = byYear.map(({ cardsPerMatch }) => cardsPerMatch)
  const last = byYear.at(-1)!
  return (
    <Card title="Gols por jogo, temporada a temporada">
      <TimeLines
        caption="Por jogo, em cada temporada"
        summary={`Gols por jogo em ${byYear.length} temporadas; em ${last.edition}, ${twoPlaces.format(last.goalsPerMatch ?? 0)}.`}
        head="Temporada"
        moments={byYear.map(({ edition }) => ({ label: edition, short: edition }))}
        series={[
          { name: 'Gols', values: byYear.map(({ goalsPerMatch }) => goalsPerMatch) },
          ...(cards.some((value) => value !== null) ? [{ name: 'Cartões', values: cards }] : []),
        ]}
        words={(value) => twoPlaces.format(value)}
      />
    </Card>
  )
}

function Records({ records }: { readonly records: CompetitionRecords }) {
  const { biggestWins, mostGoals, highestAttendances } = records
  return (
    <div className={styles.records}>
      <RecordMatchesCard title="Maiores goleadas" matches={biggestWins} />
      <RecordMatchesCard title="Jogos com mais gols" matches={mostGoals} />
      <RecordMatchesCard
        title="Maiores públicos"
        matches={highestAttendances.map(({ match }) => match)}
        figures={highestAttendances.map(({ attendance }) => whole.format(attendance))}
      />
    </div>
  )
}

const share = (count: number, played: number) => `${Math.round((count / played) * 100)}%`
const sorted = (word: string) => ({ word, gives: 'descending' }) as const

const columnsOf = (id: string): readonly Column<SeasonRow>[] => [
  {
    id: 'edition',
    head: 'Temporada',
    sort: { word: 'edition', gives: 'ascending' },
    cell: ({ edition }) => (
      <Link className={styles.season} to="/campeonatos/$id" params={{ id }} search={{ temporada: edition }}>
        {edition}
      </Link>
    ),
  },
  { id: 'champion', head: 'Campeão', cell: ({ champion }) => (champion ? <TeamLink team={champion} /> : '–') },
  { id: 'played', head: 'Jogos', align: 'end', sort: sorted('played'), cell: ({ played }) => whole.format(played) },
  { id: 'goals', head: 'Gols', align: 'end', sort: sorted('goals'), cell: ({ goals }) => whole.format(goals) },
  {
    id: 'goalsPerMatch',
    head: 'Gols por jogo',
    align: 'end',
    sort: sorted('goalsPerMatch'),
    cell: ({ goalsPerMatch }) => (goalsPerMatch === null ? '–' : twoPlaces.format(goalsPerMatch)),
  },
  { id: 'home', head: 'Mandante', align: 'end', cell: ({ homeWins, played }) => share(homeWins, played) },
  { id: 'draws', head: 'Empates', align: 'end', cell: ({ draws, played }) => share(draws, played) },
  { id: 'away', head: 'Visitante', align: 'end', cell: ({ awayWins, played }) => share(awayWins, played) },
  {
    id: 'cards',
    head: 'Cartões por jogo',
    align: 'end',
    sort: sorted('cardsPerMatch'),
    cell: ({ cardsPerMatch }) => (cardsPerMatch === null ? '–' : twoPlaces.format(cardsPerMatch)),
  },
  {
    id: 'attendance',
    head: 'Público médio',
    align: 'end',
    sort: sorted('attendance'),
    cell: ({ attendance }) => (attendance === null ? '–' : whole.format(attendance)),
  },
]
