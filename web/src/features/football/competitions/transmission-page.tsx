import { plural } from '@meio-campo/contract/rules'
import { getRouteApi } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { Right } from '@meio-campo/contract'
import { IconExternalLink } from '@tabler/icons-react'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Card } from '../../../components/card.tsx'
import { RowsExportMenu } from '../../../components/list/rows-export-menu.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { useApiCall } from '../../../console/api-panel/use-api-call.ts'
import { CompetitionFrame } from './competition-frame.tsx'
import { MatchGroups } from '../pieces/matches/match-groups-view.tsx'
import { transmissionCall, transmissionQuery } from './competition-queries.ts'
import styles from './transmission-page.module.css'
import { Badge } from '../../../components/badge.tsx'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { groupRights } from '../pieces/streamings/right-groups.ts'
import rightStyles from '../pieces/streamings/right-list.module.css'
import { periodWords, streamingKind } from '../pieces/streamings/streaming-words.ts'

const route = getRouteApi('/campeonatos/$id/transmission')

export function TransmissionPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const transmission = useQuery(transmissionQuery(id, search))
  useApiCall('/api/v1/campeonatos/{id}/transmission', transmissionCall(id, search))
  return (
    <CompetitionFrame
      id={id}
      temporada={search.temporada}
      section="transmission"
      title="Transmissão"
      about={transmission.data?.data}
      error={transmission.error}
      onEdition={(temporada) => void navigate({ search: { temporada }, resetScroll: false })}
    >
      <QueryView
        query={transmission}
        skeleton={
          <Card flush>
            <SkeletonRows count={8} />
          </Card>
        }
      >
        {({ data: { rights, matches, edition } }) => (
          <div className={styles.page}>
            <Card
              title={edition ? `Quem transmite em ${edition}` : 'Quem transmite'}
              aside={
                rights.length > 0 && (
                  <RowsExportMenu rows={rights} name={`transmissao-${id}-${edition ?? ''}`} part="Quem transmite" />
                )
              }
              flush
            >
              {rights.length > 0 ? (
                <RightList rights={rights} />
              ) : (
                <EmptyState title="Sem direitos de transmissão registrados">
                  Não se sabe quem transmite esta edição. Escolha outra temporada para ver as que são conhecidas.
                </EmptyState>
              )}
            </Card>
            {matches.length > 0 ? (
              <div className={styles.matches}>
                <div className={styles.head}>
                  <h2 className={styles.title}>Onde passa cada jogo</h2>
                  <RowsExportMenu rows={matches} name={`jogos-transmitidos-${id}`} part="Onde passa cada jogo" />
                </div>
                <MatchGroups matches={matches} by="day" showCompetition={false} />
              </div>
            ) : (
              <Card title="Onde passa cada jogo">
                <EmptyState
                  title="Nenhum jogo à vista com transmissão conhecida"
                  action={
                    <ButtonLink
                      variant="default"
                      to="/campeonatos/$id/jogos"
                      params={{ id }}
                      search={search.temporada ? { temporada: search.temporada } : {}}
                    >
                      Ver os jogos
                    </ButtonLink>
                  }
                />
              </Card>
            )}
          </div>
        )}
      </QueryView>
    </CompetitionFrame>
  )
}

/** The broadcast rights: the streamings, the home teams covered and the duration. */
function RightList({ rights }: { readonly rights: readonly Right[] }) {
  return (
    <ul aria-label="Quem transmite">
      {groupRights(rights, ({ streaming }) => streaming.id).map(({ key, right, homes }) => (
        <li key={key} className={rightStyles.right}>
          <div className={rightStyles.words}>
            <TextLink to="/streamings/$id" params={{ id: right.streaming.id }}>
              {right.streaming.name}
            </TextLink>
            <MetaLine>
              {streamingKind(right.streaming.kind)}
              {periodWords(right)}
              {right.note}
            </MetaLine>
          </div>
          {right.streaming.free && <Badge tone="ok">Grátis</Badge>}
          {right.streaming.site && (
            <a className={rightStyles.site} href={right.streaming.site} target="_blank" rel="noreferrer">
              {right.streaming.kind === 'radio' ? 'Ouvir' : 'Assistir'}
              <HiddenText>{` em ${right.streaming.name} (abre em outra aba)`}</HiddenText>
              <IconExternalLink size={15} stroke={1.75} aria-hidden />
            </a>
          )}
          {homes.length > 0 && (
            <p className={rightStyles.homes}>
              <span>{plural(homes.length, 'Mandante:', 'Mandantes:')}</span>
              {homes.map((team) => (
                <TeamLink key={team.id} team={team} />
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
