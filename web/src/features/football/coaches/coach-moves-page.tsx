import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { count } from '../../../components/list/pages-words.ts'
import { MetaLine } from '../../../components/meta-line.tsx'
import { MissingData } from '../../../console/not-found/missing-data.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { percentWords, spanWords } from '../people/person-words.ts'
import { SpellTimeline } from '../people/spell-timeline.tsx'
import { RecordBar } from '../teams/record-bar.tsx'
import { CoachFrame } from './coach-frame.tsx'
import styles from './coach-moves-page.module.css'
import { coachCall, coachMovePages, coachQuery } from './coach-queries.ts'
import { spellKey } from './spells-card.tsx'

const route = getRouteApi('/tecnicos/$id/transferencias')
const PATH = '/api/v1/tecnicos/{id}/transferencias'

/** The spells from team to team, with the results at each. */
export function CoachMovesPage() {
  const { id } = route.useParams()
  const moves = useInfiniteQuery(coachMovePages(id))
  const { data: coach } = useQuery(coachQuery(id))
  const exported = useApiPages(moves, PATH, coachCall(id), { demo: coach?.data.demo ?? false })
  return (
    <CoachFrame
      id={id}
      section="transferencias"
      title="Transferências"
      actions={<ExportMenu call={exported} name={`transferencias-${id}`} />}
    >
      <Card title="Caminho" flush>
        <PagesView
          query={moves}
          noun={{ one: 'passagem', many: 'passagens' }}
          skeleton={<SkeletonRows count={5} />}
          empty={
            <MissingData title="Nenhum time registrado">
              As passagens deste técnico por times ainda não são conhecidas.
            </MissingData>
          }
        >
          {(rows) => (
            <SpellTimeline
              label="Times do técnico"
              steps={rows.map((spell) => ({
                id: spellKey(spell),
                team: spell.team,
                when: spanWords(spell.starts, spell.ends),
                about:
                  spell.played > 0 ? (
                    <div className={styles.about}>
                      <MetaLine>
                        {count(spell.played, { one: 'jogo', many: 'jogos' })}
                        {`aproveitamento de ${percentWords(spell.percentage)}`}
                      </MetaLine>
                      <RecordBar record={spell} />
                    </div>
                  ) : (
                    <MetaLine>Sem jogos registrados</MetaLine>
                  ),
              }))}
            />
          )}
        </PagesView>
      </Card>
    </CoachFrame>
  )
}
