import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { useListView, ViewSwitch } from '../../../components/list/list-tools.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-pages.ts'
import { CompetitionFrame } from '../competitions/competition-frame.tsx'
import { editionCount } from '../competitions/competition-words.ts'
import { ChampionList } from './champion-list.tsx'
import { ChampionTable } from './champion-table.tsx'
import { championsCall, championsPages } from './champions-queries.ts'
import styles from './champions-page.module.css'
import { TitlesCard } from './titles-card.tsx'

const route = getRouteApi('/campeonatos/$id/campeoes')

export function ChampionsPage() {
  const { id } = route.useParams()
  const { temporada } = route.useSearch()
  const champions = useInfiniteQuery(championsPages(id))
  const view = useListView()
  const exported = useApiPages(champions, '/api/v1/campeonatos/{id}/campeoes', championsCall(id))
  const first = champions.data?.pages[0]
  return (
    <CompetitionFrame
      id={id}
      temporada={temporada}
      section="campeoes"
      title="Campeões"
      about={first}
      error={champions.error}
      facts={first && <span>{editionCount(first.page.total ?? first.data.length)} com campeão</span>}
      actions={
        <>
          <ViewSwitch />
          <ExportMenu call={exported} name={`campeoes-${id}`} />
        </>
      }
    >
      <div className={styles.grid}>
        <Card title="Edição por edição" flush>
          <PagesView
            query={champions}
            noun={{ one: 'edição', many: 'edições' }}
            skeleton={<SkeletonRows count={12} />}
            empty={
              <EmptyState title="Ainda sem campeão">
                Nenhuma edição deste campeonato terminou, ou não se sabe quem a venceu.
              </EmptyState>
            }
          >
            {(rows) => (view === 'table' ? <ChampionTable rows={rows} /> : <ChampionList rows={rows} />)}
          </PagesView>
        </Card>
        {first && first.teams.length > 0 && <TitlesCard teams={first.teams} />}
      </div>
    </CompetitionFrame>
  )
}
