import { getRouteApi, Link } from '@tanstack/react-router'
import type { ConfederationPage as ConfederationAnswer } from '@meio-campo/contract'
import { useLive } from '../../../components/live/use-live.ts'
import { ColumnsSkeleton } from '../../../components/page/page-columns.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { useApiCall } from '../../../console/api-panel/use-api-call.ts'
import { keepsChanging } from '../pieces/matches/match-stage.ts'
import { useToday } from '../pieces/matches/use-today.ts'
import { EditRecordLink } from '../../curating/records/settings/admin-links.tsx'
import { RecordHistoryFold } from '../../curating/history/record-history-fold.tsx'
import { ConfederationFrame } from './confederation-frame.tsx'
import { confederationCall, confederationQuery } from './confederation-queries.ts'
import { Card } from '../../../components/card.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { countryName } from '../../../components/flag/country-name.ts'
import { MetaLine } from '../../../components/meta-line.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageColumns } from '../../../components/page/page-columns.tsx'
import { Pennant } from '../../../components/pennant/pennant.tsx'
import { SiteLink } from '../../../components/site-link/site-link.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { MatchList } from '../pieces/matches/match-list.tsx'
import { ConfederationRow } from './confederation-row.tsx'
import styles from './confederation-page.module.css'
import { levelWords, memberCount, teamCount } from './confederation-words.ts'

const LIVE_MS = 30_000

const route = getRouteApi('/confederacoes/$id/')

export function ConfederationPage() {
  const { id } = route.useParams()
  const today = useToday()
  const query = useLive(confederationQuery(id), {
    intervalMs: LIVE_MS,
    while: ({ data }) => data.nextMatches.some((match) => keepsChanging(match, today)),
  })
  const confederation = query.data?.data
  const source = confederation?.sources[0]
  useApiCall('/api/v1/confederacoes/{id}', confederationCall(id), {
    demo: confederation?.nextMatches.some(({ demo }) => demo) ?? false,
    source: source ? { title: source.title, at: source.at } : null,
  })
  return (
    <ConfederationFrame id={id} section="visao-geral" actions={<EditRecordLink noun="confederation" id={id} />}>
      <QueryView query={query} skeleton={<ColumnsSkeleton />}>
        {({ data }) => <ConfederationOverview confederation={data} />}
      </QueryView>
      <RecordHistoryFold kind="confederation" id={confederation?.id} />
    </ConfederationFrame>
  )
}

const COMPETITIONS_SHOWN = 12

/** A confederation at a glance: its data, its members and its competitions. */
function ConfederationOverview({ confederation }: { readonly confederation: ConfederationAnswer }) {
  const { id, name, site, country, members, competitions, nextMatches, teams } = confederation
  return (
    <PageColumns
      side={
        <>
          <Card title="Sobre">
            <FactList
              facts={[
                { name: 'Sigla', value: confederation.acronym },
                { name: 'Nível', value: levelWords(confederation.level) },
                { name: 'Fundação', value: confederation.founded },
                { name: 'País', value: country && countryName(country) },
                { name: 'Estado', value: confederation.state },
                {
                  name: 'Times',
                  value: teams > 0 && (
                    <TextLink to="/confederacoes/$id/times" params={{ id }}>
                      {teamCount(teams)}
                    </TextLink>
                  ),
                },
                { name: 'Nome oficial', value: confederation.officialName },
                { name: 'Site', value: site && <SiteLink name={name} site={site} /> },
              ]}
            />
          </Card>
          {competitions.length > 0 && (
            <Card
              title="Campeonatos"
              aside={
                <TextLink to="/confederacoes/$id/campeonatos" params={{ id }}>
                  {competitions.length > COMPETITIONS_SHOWN ? `Ver todos os ${competitions.length}` : 'Ver todos'}
                </TextLink>
              }
              flush
            >
              <ul>
                {competitions.slice(0, COMPETITIONS_SHOWN).map((competition) => (
                  <li key={competition.id}>
                    <Link className={styles.competition} to="/campeonatos/$id" params={{ id: competition.id }}>
                      <Pennant competition={competition} size={26} />
                      {competition.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </>
      }
    >
      {nextMatches.length > 0 && (
        <Card
          title="Próximos jogos"
          aside={
            <TextLink to="/confederacoes/$id/jogos" params={{ id }}>
              Todos os jogos
            </TextLink>
          }
          flush
        >
          <MatchList matches={nextMatches} label="Próximos jogos" showDay />
        </Card>
      )}
      {members.length > 0 && (
        <Card title="Filiadas" aside={<MetaLine>{memberCount(confederation)}</MetaLine>} flush>
          <ul className={styles.members}>
            {members.map((member) => (
              <li key={member.id}>
                <ConfederationRow confederation={member} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {nextMatches.length + members.length === 0 && (
        <Card>
          <EmptyState title="Nenhum jogo à vista">
            Não há jogos marcados nos campeonatos desta confederação. Veja os times e os jogos já disputados nas abas.
          </EmptyState>
        </Card>
      )}
    </PageColumns>
  )
}
