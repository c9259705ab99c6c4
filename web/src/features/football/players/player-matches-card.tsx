import type { AnswerAt, PlayerMatch, PlayerOpponent, PlayerPage } from '@meio-campo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { SelectFilter } from '../../../components/list/list-tools.tsx'
import { ListTools } from '../../../console/record-list/list-tools.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { PartTable } from '../../../components/list/part-table.tsx'
import { figure, sortedBy } from '../../../components/list/sorted-columns.tsx'
import { useSortable } from '../../../components/list/sortable-columns.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import linkStyles from '../../../components/text-link.module.css'
import styles from '../people/people.module.css'
import { shortDay } from '../pieces/matches/match-day.ts'
import { useToday } from '../pieces/matches/use-today.ts'
import { RatingBadge } from '../pieces/ratings/rating-badge.tsx'
import { RatingFormula } from '../pieces/ratings/rating-formula.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { competitionsIn, seasonsIn } from '../teams/played-editions.ts'
import { Cards } from './career-card.tsx'
import { playerMatchesCall, playerMatchPages } from './player-queries.ts'

const route = getRouteApi('/jogadores/$id/')
const PATH = '/api/v1/jogadores/{id}/jogos'

/** A player match by match; season, championship, opponent and order stand in the address. */
export function PlayerMatchesCard({ player }: { readonly player: PlayerPage }) {
  const search = route.useSearch()
  const matches = useInfiniteQuery(playerMatchPages(player.id, search))
  const columns = useSortable(useMatchColumns())
  const isRated = matches.data?.pages.some(({ data }) => data.some(({ rating }) => rating !== null)) ?? false
  const opponents = matches.data?.pages[0]?.opponents ?? []
  return (
    <>
      <Card title="Jogo a jogo" flush>
        <ListTools
          list="jogadores/jogos"
          actions={
            <ExportMenu call={{ path: PATH, ...playerMatchesCall(player.id, search) }} name={`jogos-${player.id}`} />
          }
        >
          <SelectFilter
            name="temporada"
            label="Temporada"
            all="Todas as temporadas"
            choices={seasonsIn(player.seasons, search.temporada)}
          />
          <SelectFilter
            name="campeonato"
            of="competition"
            label="Campeonato"
            all="Todos os campeonatos"
            choices={competitionsIn(player.seasons)}
          />
          <SelectFilter
            name="adversario"
            of="team"
            label="Adversário"
            all="Todos os adversários"
            choices={opponents.map(({ opponent: { id, name } }) => ({ value: id, label: name }))}
          />
        </ListTools>
        <PagesView
          query={matches}
          noun={{ one: 'jogo', many: 'jogos' }}
          skeleton={<SkeletonRows count={6} />}
          empty={
            <EmptyState title="Nenhum jogo com esses filtros">
              Mude a temporada, o campeonato ou o adversário.
            </EmptyState>
          }
        >
          {(rows) => (
            <DataTable
              caption="Jogo a jogo"
              columns={isRated ? columns : columns.filter(({ id }) => id !== 'rating')}
              rows={rows}
              rowKey={({ match }) => match.id}
            />
          )}
        </PagesView>
        {isRated && <RatingFormula />}
        {matches.data && <Totals {...matches.data.pages[0]!.totals} />}
      </Card>
      {opponents.length > 1 && (
        <PartTable
          title="Contra cada adversário"
          part="adversarios"
          columns={opponentColumns}
          rows={opponents}
          rowKey={({ opponent }) => opponent.id}
          file={`adversarios-${player.id}`}
          shown={{ first: SHOWN, all: `Ver os ${opponents.length} adversários` }}
        />
      )}
    </>
  )
}

function useMatchColumns(): readonly Column<PlayerMatch>[] {
  const today = useToday()
  return [
    {
      id: 'match',
      head: 'Jogo',
      sort: { word: 'kickoff', gives: 'ascending' },
      cell: ({ match: { id, competition, home, away, score } }) => (
        <Link
          className={linkStyles.link}
          to="/campeonatos/$id/jogos/$idjogo"
          params={{ id: competition.id, idjogo: id }}
        >
          {home.name} {score ? `${score.home} × ${score.away}` : '×'} {away.name}
        </Link>
      ),
    },
    { id: 'day', head: 'Data', cell: ({ match }) => (match.day ? shortDay(match.day, today) : '–') },
    {
      id: 'edition',
      head: 'Campeonato',
      cell: ({ match: { competition, edition } }) => `${competition.name} ${edition}`,
    },
    {
      id: 'opponent',
      head: 'Adversário',
      sort: { word: 'opponent', gives: 'ascending' },
      cell: ({ opponent }) => <TeamLink team={opponent} />,
    },
    { id: 'started', head: 'Titular', cell: ({ started }) => (started === null ? '–' : started ? 'Sim' : 'Não') },
    {
      id: 'minutes',
      head: 'Minutos',
      align: 'end',
      sort: { word: 'minutes', gives: 'descending' },
      cell: ({ minutes }) => minutes ?? '–',
    },
    {
      id: 'goals',
      head: 'Gols',
      align: 'end',
      sort: { word: 'goals', gives: 'descending' },
      cell: ({ goals }) => <b>{goals}</b>,
    },
    {
      id: 'assists',
      head: 'Assist.',
      align: 'end',
      sort: { word: 'assists', gives: 'descending' },
      cell: ({ assists }) => assists ?? '–',
    },
    { id: 'cards', head: 'Cartões', cell: (row) => <Cards {...row} /> },
    {
      id: 'rating',
      head: 'Nota',
      align: 'end',
      sort: { word: 'rating', gives: 'descending' },
      cell: ({ rating }) => (rating === null ? '–' : <RatingBadge rating={rating} />),
    },
  ]
}

type Sums = AnswerAt<'GET', typeof PATH>['totals']

/** The sums of all matches that fit the filters, not of the page alone. */
function Totals({ played, minutes, goals, assists, ...cards }: Sums) {
  const number = (value: number | null) => value?.toLocaleString('pt-BR') ?? 'não se sabe'
  return (
    <p className={styles.totals}>
      <span>
        Em campo: <b>{number(played)}</b>
      </span>
      <span>
        Minutos: <b>{number(minutes)}</b>
      </span>
      <span>
        Gols: <b>{number(goals)}</b>
      </span>
      <span>
        Assistências: <b>{number(assists)}</b>
      </span>
      <Cards {...cards} />
    </p>
  )
}

const opponentColumns: readonly Column<PlayerOpponent>[] = [
  {
    id: 'opponent',
    head: 'Adversário',
    sort: sortedBy('opponent', ({ opponent }) => opponent.name, true),
    cell: ({ opponent }) => <TeamLink team={opponent} />,
  },
  figure('played', 'Jogos', ({ played }) => played),
  figure('minutes', 'Minutos', ({ minutes }) => minutes),
  figure('goals', 'Gols', ({ goals }) => goals, 'strong'),
  figure('assists', 'Assist.', ({ assists }) => assists),
  { id: 'cards', head: 'Cartões', cell: (row) => <Cards {...row} /> },
]

const SHOWN = 10
