import type { AnswerAt, PlayerCardsRow, TeamCardsRow } from '@meio-campo/contract'
import { Button } from '../../../components/button/button.tsx'
import { countShown } from '../../../components/list/pages-words.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { CardCount, CardPicture } from './card-count.tsx'
import styles from './cards-list.module.css'
import type { CardsView } from './cards-search.ts'
import { Badge } from '../../../components/badge.tsx'
import { VirtualList } from '../../../components/list/virtual-list.tsx'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { type Column, DataTable } from '../../../components/data-table.tsx'

interface Props {
  readonly query: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly fetchNextPage: () => unknown
  }
  readonly pages: readonly AnswerAt<'GET', '/api/v1/campeonatos/{id}/cartoes'>[]
  readonly view: CardsView
  /** True for an address with a date. Suspensions are current, so they are not shown then. */
  readonly dated: boolean
}

export function CardsBody({ query, pages, view, dated }: Props) {
  const players = pages.flatMap(({ data }) => data.players)
  const teams = pages[0]?.data.teams ?? []
  if (players.length === 0) {
    return (
      <EmptyState title="Nenhum cartão registrado">
        {dated
          ? 'Mude a data ou a cor para ver outros.'
          : 'Não há cartões conhecidos nesta edição. Escolha outra temporada.'}
      </EmptyState>
    )
  }
  if (view === 'times') return <TeamCardsTable rows={teams} />
  if (view === 'suspensos') return <OutNext query={query} players={players} />
  return (
    <>
      <PlayerCardsList rows={players} label="Cartões por jogador" showState={!dated} />
      <footer className={styles.foot}>
        <p>
          {query.isFetchNextPageError
            ? 'Não foi possível carregar o resto.'
            : countShown(players.length, pages[0]!.page.total, { one: 'jogador', many: 'jogadores' })}
        </p>
        <Legend />
        {query.hasNextPage && (
          <Button
            variant="default"
            size="xs"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {query.isFetchNextPageError ? 'Tentar novamente' : 'Carregar mais'}
          </Button>
        )}
      </footer>
    </>
  )
}

function OutNext({ query, players }: Pick<Props, 'query'> & { players: readonly Player[] }) {
  const out = players.filter(({ suspended }) => suspended)
  const near = players.filter(({ suspended, pending }) => pending && !suspended)
  if (query.hasNextPage) {
    return query.isFetchNextPageError ? (
      <EmptyState
        title="Não foi possível ler a lista toda"
        action={
          <Button variant="default" onClick={() => void query.fetchNextPage()}>
            Tentar novamente
          </Button>
        }
      />
    ) : (
      <SkeletonRows count={8} />
    )
  }
  if (out.length + near.length === 0) {
    return (
      <EmptyState title="Ninguém suspenso nem pendurado">
        Pela contagem dos cartões, todos podem jogar a próxima rodada.
      </EmptyState>
    )
  }
  return (
    <>
      <PlayerCardsList rows={[...out, ...near]} label="Suspensos e pendurados" showState />
      <footer className={styles.foot}>
        <p>
          {countShown(out.length, out.length, { one: 'suspenso', many: 'suspensos' })} para a próxima rodada,{' '}
          {countShown(near.length, near.length, { one: 'pendurado', many: 'pendurados' })}
        </p>
        <Legend />
      </footer>
    </>
  )
}

type Player = Props['pages'][number]['data']['players'][number]

const Legend = () => (
  <p className={styles.legend}>
    <span>
      <CardPicture kind="yellow" /> amarelo
    </span>
    <span>
      <CardPicture kind="secondYellow" /> segundo amarelo
    </span>
    <span>
      <CardPicture kind="red" /> vermelho direto
    </span>
  </p>
)

interface PlayerCardsListProps {
  readonly rows: readonly PlayerCardsRow[]
  readonly label: string
  /** Whether to show suspensions and players one card away; false for a past date. */
  readonly showState: boolean
}

function PlayerCardsList({ rows, label, showState }: PlayerCardsListProps) {
  return (
    <VirtualList
      label={label}
      rows={rows}
      rowKey={({ player, team }) => `${player.id ?? player.name} ${team.id}`}
      rowHeight={64}
    >
      {(row) => (
        <div className={styles.row}>
          <span className={styles.place}>{row.position}º</span>
          <PersonPicture team={row.team} size={36} />
          <div className={styles.words}>
            <PersonLink person={row.player} />
            <TeamLink team={row.team} />
          </div>
          <div className={styles.counts}>
            <CardCount kind="yellow" count={row.yellow} />
            <CardCount kind="secondYellow" count={row.secondYellow} />
            <CardCount kind="red" count={row.red} />
            {showState && row.suspended && <Badge tone="bad">Suspenso</Badge>}
            {showState && row.pending && !row.suspended && <Badge tone="warn">Pendurado</Badge>}
          </div>
        </div>
      )}
    </VirtualList>
  )
}

const columns: readonly Column<TeamCardsRow>[] = [
  {
    id: 'team',
    head: 'Jogo limpo',
    cell: (row) => (
      <span className={styles.ranked}>
        <span className={styles.place}>{row.position}º</span>
        <TeamLink team={row.team} />
      </span>
    ),
  },
  { id: 'played', head: 'Jogos', align: 'end', cell: (row) => row.played },
  { id: 'yellow', head: 'Amarelos', align: 'end', cell: (row) => <CardCount kind="yellow" count={row.yellow} /> },
  {
    id: 'secondYellow',
    head: 'Segundos amarelos',
    align: 'end',
    cell: (row) => <CardCount kind="secondYellow" count={row.secondYellow} />,
  },
  { id: 'red', head: 'Vermelhos diretos', align: 'end', cell: (row) => <CardCount kind="red" count={row.red} /> },
  { id: 'fairPlay', head: 'Pontos de indisciplina', align: 'end', cell: (row) => <b>{row.fairPlay}</b> },
]

/** The fair-play rank: the most disciplined first. */
function TeamCardsTable({ rows }: { readonly rows: readonly TeamCardsRow[] }) {
  return <DataTable caption="Cartões por time" columns={columns} rows={rows} rowKey={({ team }) => team.id} />
}
