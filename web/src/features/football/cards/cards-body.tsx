import type { AnswerAt, PlayerCardsRow, TeamCardsRow } from '@meio-campo/contract'
import { Button } from '../../../components/button/button.tsx'
import { DataTable } from '../../../components/data-table.tsx'
import { useListSearch } from '../../../components/list/list-search.ts'
import { countShown } from '../../../components/list/pages-words.ts'
import { useSortable } from '../../../components/list/sortable-columns.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { playerColumns, teamColumns } from './card-columns.tsx'
import { CardPicture } from './card-count.tsx'
import styles from './cards-list.module.css'
import { orderRule } from './cards-words.ts'
import type { CardsView } from './cards-search.ts'

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
  /** As the address has it. */
  readonly color: string | undefined
}

export function CardsBody({ query, pages, view, dated, color }: Props) {
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
  if (view === 'times') {
    return (
      <>
        <OrderRule view={view} color={color} />
        <TeamCardsTable rows={teams} />
      </>
    )
  }
  if (view === 'suspensos') return <OutNext query={query} players={players} />
  return (
    <>
      <OrderRule view={view} color={color} />
      <PlayerCardsTable rows={players} caption="Cartões por jogador" dated={dated} />
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
  const { search } = useListSearch()
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
        Pela contagem dos cartões conhecidos, todos podem jogar a próxima rodada.
      </EmptyState>
    )
  }
  return (
    <>
      <OrderRule view="suspensos" color={undefined} />
      <PlayerCardsTable
        rows={search['sort'] ? players.filter((row) => row.suspended || row.pending) : [...out, ...near]}
        caption="Suspensos e pendurados"
        dated={false}
      />
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

interface PlayerCardsTableProps {
  readonly rows: readonly PlayerCardsRow[]
  readonly caption: string
  readonly dated: boolean
}

function PlayerCardsTable({ rows, caption, dated }: PlayerCardsTableProps) {
  return (
    <VirtualTable
      caption={caption}
      columns={dated ? playerColumns.dated : playerColumns.now}
      rows={rows}
      rowKey={({ player, team }) => `${player.id ?? player.name} ${team.id}`}
      rowHeight={49}
    />
  )
}

/** The fair-play rank: the most disciplined first. */
function TeamCardsTable({ rows }: { readonly rows: readonly TeamCardsRow[] }) {
  const columns = useSortable(teamColumns)
  return <DataTable caption="Cartões por time" columns={columns} rows={rows} rowKey={({ team }) => team.id} />
}

interface OrderRuleProps {
  readonly view: CardsView
  readonly color: string | undefined
}

/** What the places are counted by, and the way back to their order. */
function OrderRule({ view, color }: OrderRuleProps) {
  const { search, set } = useListSearch()
  return (
    <p className={styles.rule}>
      {orderRule(view, color)}
      {search['sort'] && (
        <Button variant="subtle" size="compact" onClick={() => set({ sort: undefined })}>
          Voltar à ordem dos lugares
        </Button>
      )}
    </p>
  )
}
