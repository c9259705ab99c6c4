import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { PlayerCard } from '@meio-campo/contract'
import { Card } from '../../../components/card.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { SelectFilter } from '../../../components/list/list-tools.tsx'
import { ListTools } from '../../../console/record-list/list-tools.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-call.ts'
import styles from '../people/people.module.css'
import { competitionsIn, seasonsIn } from '../teams/played-editions.ts'
import { Cards } from './career-card.tsx'
import { PlayerFrame } from './player-frame.tsx'
import { playerCardPages, playerCardsCall, playerQuery } from './player-queries.ts'
import { SuspensionsCard } from './suspensions-card.tsx'
import { type Booking, BookingCard } from '../pieces/matches/booking-card.tsx'
import { count } from '../../../components/list/pages-words.ts'
import { MetaLine } from '../../../components/meta-line.tsx'
import { partialDateWords } from '../pieces/dates/partial-date-words.ts'
import { minuteWords, roundWords, scoreWords } from '../pieces/matches/match-words.ts'
import cardStyles from './player-cards-page.module.css'

const route = getRouteApi('/jogadores/$id/cartoes')
const PATH = '/api/v1/jogadores/{id}/cartoes'

export function PlayerCardsPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const cards = useInfiniteQuery(playerCardPages(id, search))
  const first = cards.data?.pages[0]
  const exported = useApiPages(cards, PATH, playerCardsCall(id, search), {
    demo: first?.data.some(({ match }) => match.demo) ?? false,
  })
  const areListed = !first || first.data.length > 0 || first.totals.yellow !== null
  const { data: player } = useQuery(playerQuery(id))
  const seasons = player?.data.seasons ?? []
  return (
    <PlayerFrame
      id={id}
      section="cartoes"
      title="Cartões"
      actions={<ExportMenu call={exported} name={`cartoes-${id}`} />}
    >
      <div className={styles.grid}>
        <div className={styles.main}>
          <Card flush>
            <ListTools list="jogadores/cartoes" {...(first && areListed && { actions: <Cards {...first.totals} /> })}>
              <SelectFilter
                name="temporada"
                label="Temporada"
                all="Todas as temporadas"
                choices={seasonsIn(seasons, search.temporada)}
              />
              <SelectFilter
                name="campeonato"
                of="competition"
                label="Campeonato"
                all="Todos os campeonatos"
                choices={competitionsIn(seasons)}
              />
            </ListTools>
            <PagesView
              query={cards}
              noun={{ one: 'cartão', many: 'cartões' }}
              skeleton={<SkeletonRows count={6} />}
              empty={
                <EmptyState title={areListed ? 'Nenhum cartão registrado' : 'Cartões desconhecidos'}>
                  {emptyWords(areListed, Boolean(search.temporada || search.campeonato))}
                </EmptyState>
              }
            >
              {(rows) => <PlayerCardGroups cards={rows} />}
            </PagesView>
          </Card>
        </div>
        {first && first.suspensions.length > 0 && (
          <div className={styles.side}>
            <SuspensionsCard id={id} states={first.suspensions} linked={false} />
          </div>
        )}
      </div>
    </PlayerFrame>
  )
}

function emptyWords(areListed: boolean, isFiltered: boolean): string {
  if (!areListed)
    return isFiltered
      ? 'Nenhuma fonte lista os cartões dos jogos escolhidos.'
      : 'Nenhuma fonte lista os cartões dos jogos deste jogador.'
  return isFiltered
    ? 'Mude a temporada ou o campeonato para ver outros.'
    : 'Jogo limpo: não há cartões conhecidos deste jogador.'
}

/** Season by season and championship by championship, each card with its match and minute. */
function PlayerCardGroups({ cards }: { readonly cards: readonly PlayerCard[] }) {
  const groups = Map.groupBy(cards, ({ match }) => `${match.competition.name} ${match.edition}`)
  return [...groups].map(([title, own]) => (
    <section key={title} className={cardStyles.group}>
      <h2 className={cardStyles.title}>
        {title}
        <small>{count(own.length, { one: 'cartão', many: 'cartões' })}</small>
      </h2>
      <ul>
        {own.map((card) => (
          <li key={card.id}>
            <ShownCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

const isBooking = (type: string): type is Booking => type === 'yellow' || type === 'secondYellow' || type === 'red'

function ShownCard({ card: { type, minute, added, match } }: { readonly card: PlayerCard }) {
  return (
    <Link
      className={cardStyles.card}
      to="/campeonatos/$id/jogos/$idjogo"
      params={{ id: match.competition.id, idjogo: match.id }}
    >
      <span className={cardStyles.booking}>{isBooking(type) && <BookingCard kind={type} />}</span>
      <b className={cardStyles.minute}>{minuteWords(minute, added) ?? '–'}</b>
      <span className={cardStyles.match}>
        <span>
          {match.home.name} {scoreWords(match)} {match.away.name}
        </span>
        <MetaLine>
          {match.day && partialDateWords(match.day)}
          {roundWords(match)}
        </MetaLine>
      </span>
    </Link>
  )
}
