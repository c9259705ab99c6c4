import type { Transfer } from '@meio-campo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Badge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { hasDemo, useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { SpellTimeline } from '../people/spell-timeline.tsx'
import { PlayerFrame } from '../players/player-frame.tsx'
import { DerivedBadge } from '../pieces/derived-badge.tsx'
import { MissingData } from '../../../console/not-found/missing-data.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { playerTransferPages, playerTransfersCall } from './transfer-queries.ts'
import { feeWords, transferDayWords, transferKindWords } from './transfer-words.ts'
import styles from './player-transfers-page.module.css'

const route = getRouteApi('/jogadores/$id/transferencias')
const PATH = '/api/v1/jogadores/{id}/transferencias'

/** The transfers from team to team, with the fees. */
export function PlayerTransfersPage() {
  const { id } = route.useParams()
  const transfers = useInfiniteQuery(playerTransferPages(id))
  const exported = useApiPages(transfers, PATH, playerTransfersCall(id), { demo: hasDemo(transfers) })
  return (
    <PlayerFrame
      id={id}
      section="transferencias"
      title="Transferências"
      actions={<ExportMenu call={exported} name={`transferencias-${id}`} />}
    >
      <Card title="Caminho" flush>
        <PagesView
          query={transfers}
          noun={{ one: 'transferência', many: 'transferências' }}
          skeleton={<SkeletonRows count={5} />}
          empty={
            <MissingData
              title="Nenhuma transferência registrada"
              action={
                <TextLink to="/jogadores/$id" params={{ id }}>
                  Ver a carreira
                </TextLink>
              }
            >
              Transferências seguem de súmulas de dois times, ou são postas à mão. As passagens conhecidas estão na
              visão geral.
            </MissingData>
          }
        >
          {(rows) => (
            <SpellTimeline
              label="Transferências"
              steps={rows.map((transfer) => ({
                id: transfer.id,
                team: transfer.to,
                title: transferKindWords(transfer.kind),
                when: transferDayWords(transfer),
                about: <About transfer={transfer} />,
              }))}
            />
          )}
        </PagesView>
      </Card>
    </PlayerFrame>
  )
}

function About({ transfer }: { readonly transfer: Transfer }) {
  const fee = feeWords(transfer)
  return (
    <p className={styles.about}>
      {transfer.from && (
        <span className={styles.from}>
          {transfer.to ? 'vindo de' : 'saiu de'} <TeamLink team={transfer.from} />
        </span>
      )}
      {transfer.to && <Badge>{transferKindWords(transfer.kind)}</Badge>}
      <DerivedBadge derived={transfer.derived} />
      {fee && <b>{fee}</b>}
    </p>
  )
}
