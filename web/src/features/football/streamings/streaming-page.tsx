import type { StreamingPage as Streaming } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { countryName } from '../../../components/flag/country-name.ts'
import { useLive } from '../../../components/live/use-live.ts'
import { ColumnsSkeleton } from '../../../components/page/page-columns.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageColumns } from '../../../components/page/page-columns.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SiteLink } from '../../../components/site-link/site-link.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { useApiCall } from '../../../console/api-panel/use-api-call.ts'
import { SubscribeCalendarButton } from '../../push/calendars/subscribe-calendar-button.tsx'
import { CalendarButton } from '../matches/lists/calendar-button.tsx'
import { keepsChanging } from '../pieces/matches/match-stage.ts'
import { MatchList } from '../pieces/matches/match-list.tsx'
import { useToday } from '../pieces/matches/use-today.ts'
import { EditRecordLink } from '../../curating/records/settings/admin-links.tsx'
import { RecordHistoryFold } from '../../curating/history/record-history-fold.tsx'
import { StreamingFrame } from './streaming-frame.tsx'
import { streamingCall, streamingMatchesCall, streamingQuery } from './streaming-queries.ts'
import { priceWords, streamingKindWords } from '../pieces/streamings/streaming-words.ts'
import { MetaLine } from '../../../components/meta-line.tsx'
import { Pennant } from '../../../components/pennant/pennant.tsx'
import { groupRights } from '../pieces/streamings/right-groups.ts'
import styles from '../pieces/streamings/right-list.module.css'
import { periodWords } from '../pieces/streamings/streaming-words.ts'
import { TeamLink } from '../pieces/teams/team-link.tsx'

const LIVE_MS = 30_000

const route = getRouteApi('/streamings/$id/')

export function StreamingPage() {
  const { id } = route.useParams()
  const today = useToday()
  const query = useLive(streamingQuery(id), {
    intervalMs: LIVE_MS,
    while: ({ data }) => data.nextMatches.some((match) => keepsChanging(match, today)),
  })
  const streaming = query.data?.data
  const source = streaming?.sources[0]
  useApiCall('/api/v1/streamings/{id}', streamingCall(id), {
    demo: streaming?.nextMatches.some(({ demo }) => demo) ?? false,
    source: source ? { title: source.title, at: source.at } : null,
  })
  return (
    <StreamingFrame
      id={id}
      section="visao-geral"
      actions={
        <>
          <EditRecordLink noun="streaming" id={id} />
          {streaming && streaming.nextMatches.length > 0 && (
            <CalendarButton
              call={{ path: '/api/v1/streamings/{id}/jogos', ...streamingMatchesCall(id, {}, today) }}
              name={`jogos-${id}`}
            />
          )}
          <SubscribeCalendarButton kind="streaming" id={id} />
        </>
      }
    >
      <QueryView query={query} skeleton={<ColumnsSkeleton />}>
        {({ data }) => <StreamingView streaming={data} />}
      </QueryView>
      <RecordHistoryFold kind="streaming" id={streaming?.id} />
    </StreamingFrame>
  )
}

function StreamingView({ streaming }: { readonly streaming: Streaming }) {
  const { id, name, site, country, nextMatches, rights } = streaming
  return (
    <PageColumns
      side={
        <>
          <Card title="Sobre o serviço">
            <FactList
              facts={[
                { name: 'Tipo', value: streamingKindWords(streaming) },
                { name: 'Preço', value: priceWords(streaming) },
                { name: 'País', value: country && countryName(country) },
                { name: 'Nome oficial', value: streaming.officialName },
                { name: 'Site', value: site && <SiteLink name={name} site={site} /> },
              ]}
            />
          </Card>
          {rights.length > 0 && (
            <Card title="O que transmite" flush>
              <StreamingRights rights={rights} />
            </Card>
          )}
        </>
      }
    >
      <Card
        title="Próximos jogos"
        aside={
          <TextLink to="/streamings/$id/jogos" params={{ id }}>
            Agenda completa
          </TextLink>
        }
        flush={nextMatches.length > 0}
      >
        {nextMatches.length > 0 ? (
          <MatchList matches={nextMatches} label="Próximos jogos" showDay />
        ) : (
          <EmptyState title="Nenhum jogo à vista">
            {rights.length > 0
              ? 'Os próximos jogos aparecem aqui quando forem confirmados.'
              : 'Não se conhece nenhum campeonato que este serviço transmita agora.'}
          </EmptyState>
        )}
      </Card>
    </PageColumns>
  )
}

/** A streaming's rights: the championships, the home teams covered and the duration. */
function StreamingRights({ rights }: { readonly rights: Streaming['rights'] }) {
  return (
    <ul aria-label="Campeonatos que transmite">
      {groupRights(rights, ({ competition, edition }) => `${competition.id} ${edition}`).map(
        ({ key, right, homes }) => (
          <li key={key} className={styles.right}>
            <Pennant competition={right.competition} size={26} />
            <div className={styles.words}>
              <TextLink
                to="/campeonatos/$id/transmission"
                params={{ id: right.competition.id }}
                search={{ temporada: right.edition }}
              >
                {right.competition.name}
              </TextLink>
              <MetaLine>
                {right.edition}
                {periodWords(right)}
                {right.note}
              </MetaLine>
            </div>
            {homes.length > 0 && (
              <p className={styles.homes}>
                <span>{plural(homes.length, 'Mandante:', 'Mandantes:')}</span>
                {homes.map((team) => (
                  <TeamLink key={team.id} team={team} />
                ))}
              </p>
            )}
          </li>
        ),
      )}
    </ul>
  )
}
