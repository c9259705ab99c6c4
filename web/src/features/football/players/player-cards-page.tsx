import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { ListTools, SelectFilter } from '../../../components/list/list-tools.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-pages.ts'
import styles from '../people/people.module.css'
import { competitionsIn, seasonsIn } from '../teams/played-editions.ts'
import { Cards } from './career-table.tsx'
import { PlayerCardGroups } from './player-card-groups.tsx'
import { PlayerFrame } from './player-frame.tsx'
import { playerCardPages, playerCardsCall, playerQuery } from './player-queries.ts'
import { SuspensionsCard } from './suspensions-card.tsx'

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
  const { data: player } = useQuery(playerQuery(id))
  const seasons = player?.data.seasons ?? []
  return (
    <PlayerFrame
      id={id}
      section="cartoes"
      title="Cartões do jogador"
      actions={<ExportMenu call={exported} name={`cartoes-${id}`} />}
    >
      <div className={styles.grid}>
        <div className={styles.main}>
          <Card flush>
            <ListTools filters={['temporada', 'campeonato']} {...(first && { actions: <Cards {...first.totals} /> })}>
              <SelectFilter
                name="temporada"
                label="Temporada"
                all="Todas as temporadas"
                choices={seasonsIn(seasons, search.temporada)}
              />
              <SelectFilter
                name="campeonato"
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
                <EmptyState title="Nenhum cartão registrado">
                  {search.temporada || search.campeonato
                    ? 'Mude a temporada ou o campeonato para ver outros.'
                    : 'Jogo limpo: não há cartões conhecidos deste jogador.'}
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
