import { plural } from '@meio-campo/contract/rules'
import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ScorerRow } from '@meio-campo/contract'
import type { PageOf } from '../../../api/pages.ts'
import { Card } from '../../../components/card.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { useListView, ViewSwitch } from '../../../components/list/list-tools.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { type CompetitionAbout, CompetitionFrame } from '../competitions/competition-frame.tsx'
import { partialDateWords } from '../pieces/dates/partial-date-words.ts'
import { scorersCall, scorersCallBy, scorersPages, scorersPagesBy } from './scorers-queries.ts'
import type { ScorersSearch } from './scorers-search.ts'
import { ScorersTools, useScorersAddress } from './scorers-tools.tsx'
import { humanise } from '../../../console/shell/breadcrumbs.ts'
import { VirtualList } from '../../../components/list/virtual-list.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import styles from './scorer-list.module.css'
import { assistWords, goalWords, perGame, scorerKey } from '../pieces/scorers/scorer-words.ts'
import type { Column, ColumnSort } from '../../../components/data-table.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'

const places: Readonly<Record<string, string>> = {
  casa: 'Gols em casa',
  fora: 'Gols fora de casa',
  neutro: 'Gols em campo neutro',
}

/** What a place of the address means: one of three words, or a stadium's id. */
const placeWords = (local: string): string => places[local] ?? `Gols no estádio ${humanise(local)}`

interface Props {
  readonly id: string
  readonly search: ScorersSearch
}

export function ScorersPage({ id, search }: Props) {
  const scorers = useInfiniteQuery(scorersPages(id, search))
  const exported = useApiPages(scorers, '/api/v1/campeonatos/{id}/artilheiros', scorersCall(id, search))
  return (
    <View
      id={id}
      search={search}
      title="Artilheiros"
      scorers={scorers}
      about={scorers.data?.pages[0]}
      exported={exported}
    />
  )
}

interface ByProps extends Props {
  readonly date?: string
  readonly local?: string
}

/** Scorers within a date (day, month, year) or a place (home, away, one stadium). */
export function ScorersPageBy({ id, search, date, local }: ByProps) {
  const filter = date ?? local ?? ''
  const scorers = useInfiniteQuery(scorersPagesBy(id, filter, search))
  const call = scorersCallBy(id, filter, search)
  const exported = useApiPages(scorers, '/api/v1/campeonatos/{id}/artilheiros/{filter}', call)
  return (
    <View
      id={id}
      search={search}
      title={date ? 'Artilheiros por data' : 'Artilheiros por local'}
      {...(date && { date })}
      {...(local && { local })}
      scorers={scorers}
      about={scorers.data?.pages[0]}
      exported={exported}
    />
  )
}

interface ViewProps extends ByProps {
  readonly title: string
  readonly scorers: UseInfiniteQueryResult<InfiniteData<PageOf<ScorerRow>>>
  readonly about: CompetitionAbout | undefined
  readonly exported: Parameters<typeof ExportMenu>[0]['call']
}

function View({ id, search, title, date, local, scorers, about, exported }: ViewProps) {
  const view = useListView()
  const go = useScorersAddress(id, search)
  const assists = search.sort?.endsWith('assists') ?? false
  return (
    <CompetitionFrame
      id={id}
      temporada={search.temporada}
      section="artilheiros"
      title={title}
      about={about}
      error={scorers.error}
      facts={
        <>
          {date && <span>Gols em {partialDateWords(date)}</span>}
          {local && <span>{placeWords(local)}</span>}
        </>
      }
      actions={
        <>
          <ViewSwitch />
          <ExportMenu call={exported} name={`artilheiros-${id}`} />
        </>
      }
      onEdition={(temporada) => go({ date, local }, { ...search, temporada })}
    >
      <Card flush>
        <ScorersTools id={id} search={search} date={date} local={local} />
        <PagesView
          query={scorers}
          noun={{ one: 'jogador', many: 'jogadores' }}
          skeleton={<SkeletonRows count={12} />}
          empty={
            <EmptyState title={assists ? 'Nenhuma assistência registrada' : 'Nenhum gol registrado'}>
              {date || local || search.time
                ? 'Mude a data, o local ou o time para ver outros.'
                : 'Não há gols com autor conhecido nesta edição. Escolha outra temporada.'}
            </EmptyState>
          }
        >
          {(rows) =>
            view === 'table' ? (
              <ScorerTable rows={rows} assists={assists} />
            ) : (
              <ScorerList rows={rows} assists={assists} />
            )
          }
        </PagesView>
      </Card>
    </CompetitionFrame>
  )
}

interface ScorerListProps {
  readonly rows: readonly ScorerRow[]
  readonly assists: boolean
}

function ScorerList({ rows, assists }: ScorerListProps) {
  return (
    <VirtualList label={assists ? 'Assistências' : 'Artilheiros'} rows={rows} rowKey={scorerKey} rowHeight={72}>
      {(row) => (
        <div className={styles.row}>
          <span className={styles.place}>{row.position}º</span>
          <PersonPicture team={row.team} size={40} />
          <div className={styles.words}>
            <p className={styles.name}>
              <PersonLink person={row.player} />
              <TeamLink team={row.team} />
            </p>
            <MetaLine>
              {row.played !== null && `${row.played} ${plural(row.played, 'jogo', 'jogos')}`}
              {row.played !== null && `${perGame(row.goals, row.played)} por jogo`}
              {row.minutesPerGoal !== null && `1 gol a cada ${row.minutesPerGoal} min`}
              {row.penalties > 0 && `${row.penalties} de pênalti`}
              {assists ? goalWords(row.goals) : row.assists !== null && row.assists > 0 && assistWords(row.assists)}
            </MetaLine>
          </div>
          <span className={styles.figure}>{assists ? assistWords(row.assists ?? 0) : goalWords(row.goals)}</span>
        </div>
      )}
    </VirtualList>
  )
}

const named = (word: string): ColumnSort => ({ word, gives: 'ascending' })
const counted = (word: string): ColumnSort => ({ word, gives: 'descending' })

const goals: Column<ScorerRow> = {
  id: 'goals',
  head: 'Gols',
  align: 'end',
  sort: counted('goals'),
  cell: (row) => <b>{row.goals}</b>,
}
const assisted: Column<ScorerRow> = {
  id: 'assists',
  head: 'Assistências',
  align: 'end',
  sort: counted('assists'),
  cell: (row) => <b>{row.assists ?? '–'}</b>,
}
const who: Column<ScorerRow> = {
  id: 'player',
  head: 'Jogador',
  sort: named('player'),
  cell: (row) => (
    <span className={styles.player}>
      <span className={styles.place}>{row.position}º</span>
      <PersonPicture team={row.team} size={30} />
      <PersonLink person={row.player} />
    </span>
  ),
}
const team: Column<ScorerRow> = {
  id: 'team',
  head: 'Time',
  sort: named('team'),
  cell: (row) => <TeamLink team={row.team} />,
}
const rest: readonly Column<ScorerRow>[] = [
  { id: 'penalties', head: 'De pênalti', align: 'end', sort: counted('penalties'), cell: (row) => row.penalties },
  { id: 'played', head: 'Jogos', align: 'end', sort: counted('played'), cell: (row) => row.played ?? '–' },
  {
    id: 'perGame',
    head: 'Gols por jogo',
    align: 'end',
    sort: counted('perGame'),
    cell: (row) => perGame(row.goals, row.played),
  },
  {
    id: 'minutes',
    head: 'Minutos por gol',
    align: 'end',
    sort: counted('minutesPerGoal'),
    cell: (row) => row.minutesPerGoal ?? '–',
  },
]

interface ScorerTableProps {
  readonly rows: readonly ScorerRow[]
  readonly assists: boolean
}

/** The column that the list is ranked by comes first. */
function ScorerTable({ rows, assists }: ScorerTableProps) {
  const columns = assists ? [who, team, assisted, goals, ...rest] : [who, team, goals, ...rest, assisted]
  return (
    <VirtualTable caption={assists ? 'Assistências' : 'Artilheiros'} columns={columns} rows={rows} rowKey={scorerKey} />
  )
}
