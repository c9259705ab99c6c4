import type { TeamTitle } from '@meio-campo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { ExplainedBadge } from '../../../components/explained-badge.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { count } from '../../../components/list/pages-words.ts'
import { MissingData } from '../../../console/not-found/missing-data.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { TeamFrame } from './team-frame.tsx'
import { finalScoreWords } from '../champions/final-score.ts'
import { teamTitlePages, titlesCall } from '../champions/title-queries.ts'
import { TitlesByCompetition } from '../champions/titles-by-competition.tsx'
import { TitleTimeline } from '../champions/title-timeline.tsx'
import styles from '../champions/titles.module.css'

const route = getRouteApi('/times/$id/titulos')
const PATH = '/api/v1/times/{id}/titulos'

export function TeamTitlesPage() {
  const { id } = route.useParams()
  const { temporada } = route.useSearch()
  const titles = useInfiniteQuery(teamTitlePages(id))
  const exported = useApiPages(titles, PATH, titlesCall(id))
  const read = titles.data?.pages.flatMap(({ data }) => data) ?? []
  const total = titles.data?.pages[0]?.page.total
  return (
    <TeamFrame
      id={id}
      temporada={temporada}
      section="titulos"
      title="Títulos"
      facts={total ? <span>{count(total, { one: 'título', many: 'títulos' })}</span> : null}
      actions={<ExportMenu call={exported} name={`titulos-${id}`} />}
    >
      <div className={styles.grid}>
        <Card title="Linha do tempo" flush>
          <PagesView
            query={titles}
            noun={{ one: 'título', many: 'títulos' }}
            skeleton={<SkeletonRows count={8} />}
            empty={
              <MissingData title="Ainda sem títulos registrados">
                Aqui aparecem as conquistas, com o vice, a final e o técnico campeão.
              </MissingData>
            }
          >
            {(rows) => <TitleTimeline titles={rows} about={about} />}
          </PagesView>
        </Card>
        {read.length > 0 && <TitlesByCompetition titles={read} />}
      </div>
    </TeamFrame>
  )
}

function about({ runnerUp, finalScore, coach, note, derived }: TeamTitle) {
  return (
    <>
      {(runnerUp || finalScore || coach) && (
        <p className={styles.about}>
          {runnerUp && (
            <span className={styles.runnerUp}>
              Vice: <TeamLink team={runnerUp} />
            </span>
          )}
          {finalScore && <span>Final: {finalScoreWords(finalScore)}</span>}
          {coach && (
            <span>
              Técnico: <PersonLink person={coach} kind="coach" />
            </span>
          )}
        </p>
      )}
      {note && (
        <p className={styles.note}>{derived ? <ExplainedBadge label="Calculado" explanation={note} /> : note}</p>
      )}
    </>
  )
}
