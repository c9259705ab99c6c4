import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, linkOptions } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { isMissing } from '../../../api/result.ts'
import { Card } from '../../../components/card.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SectionTabs } from '../../../components/page/section-tabs.tsx'
import { SkeletonForm } from '../../../components/page/skeleton.tsx'
import { NotFoundPage } from '../../../console/not-found/not-found-page.tsx'
import { useCrumbName } from '../../../console/shell/crumb-names.ts'
import { useUser } from '../../../session/session-store.ts'
import { MatchFactsCard } from '../../football/pieces/matches/match-facts-card.tsx'
import { matchQuery, type MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { MatchDesk } from '../match-desk/match-desk.tsx'
import styles from '../suggestions/suggestion-form.module.css'
import { SuggestionForm } from '../suggestions/suggestion-form.tsx'
import { AiringsTab } from './airings-tab.tsx'
import { LineupsTab } from './lineups-tab.tsx'
import { MatchDataTab } from './match-data-tab.tsx'
import { matchFormQuery } from './match-data-tab.tsx'
import { OfficialsTab } from './officials-tab.tsx'
import { StatisticsTab } from './statistics-tab.tsx'

interface TabProps {
  readonly address: MatchAddress
  readonly userId: string
}

interface Tab {
  /** In the address: `?aba=escalacao`. */
  readonly id: string
  readonly label: string
  readonly body: ComponentType<TabProps>
}

const HistoryTab = ({ address }: TabProps) => (
  <Card title="Histórico" flush>
    <RecordHistory kind="match" id={address.idjogo} />
  </Card>
)

/** The first one needs no `aba` in the address. */
const tabs: readonly [Tab, ...Tab[]] = [
  { id: 'mesa', label: 'Mesa ao vivo', body: MatchDesk },
  { id: 'dados', label: 'Dados', body: MatchDataTab },
  { id: 'escalacao', label: 'Escalação', body: LineupsTab },
  { id: 'arbitragem', label: 'Arbitragem', body: OfficialsTab },
  { id: 'estatisticas', label: 'Estatísticas', body: StatisticsTab },
  { id: 'transmissao', label: 'Onde assistir', body: AiringsTab },
  { id: 'historico', label: 'Histórico', body: HistoryTab },
]

const route = getRouteApi('/campeonatos/$id/jogos/$idjogo/settings')

/** Everything about one match that can be changed. */
export function MatchSettingsPage() {
  const address = route.useParams()
  const { aba } = route.useSearch()
  const user = useUser()
  const form = useQuery(matchFormQuery(address))
  const name = form.data?.data.name
  const match = useQuery(matchQuery(address))
  useCrumbName(`/campeonatos/${address.id}`, match.data?.data.competition.name)
  useCrumbName(`/campeonatos/${address.id}/jogos/${address.idjogo}`, name)
  if (!form.data && isMissing(form.error)) return <NotFoundPage />
  const current = tabs.find(({ id }) => id === aba) ?? tabs[0]
  const Body = current.body
  return (
    <PageFrame
      title="Configurar jogo"
      subtitle={
        <Link to="/campeonatos/$id/jogos/$idjogo" params={address}>
          {name ?? 'Jogo'}
        </Link>
      }
    >
      {user?.admin ? (
        <>
          <SectionTabs
            label="Configurar jogo"
            current={current.id}
            sections={tabs.map(({ id, label }, index) => ({
              id,
              label,
              link: linkOptions({
                to: '/campeonatos/$id/jogos/$idjogo/settings',
                params: address,
                search: index === 0 ? {} : { aba: id },
              }),
            }))}
          />
          {/* Another match in the same place begins anew. */}
          <Body key={address.idjogo} address={address} userId={user._id} />
        </>
      ) : (
        <MatchReaderView address={address} />
      )}
    </PageFrame>
  )
}

/** The page for users who are not admins: the match's data, and the form for a suggestion. */
function MatchReaderView({ address }: { readonly address: MatchAddress }) {
  const match = useQuery(matchQuery(address))
  const form = useQuery(matchFormQuery(address))
  return (
    <>
      <QueryView query={match}>{({ data }) => <MatchFactsCard match={data} />}</QueryView>
      <Card title="Sugerir correção">
        <p className={styles.intro}>
          Viu algo errado? Mude aqui e diga de onde vem a informação: nada muda até a administração aceitar.
        </p>
        <QueryView query={form} skeleton={<SkeletonForm fields={6} />}>
          {({ data }) => <SuggestionForm key={data.version} kind="match" record={data} onSent={() => undefined} />}
        </QueryView>
      </Card>
    </>
  )
}
