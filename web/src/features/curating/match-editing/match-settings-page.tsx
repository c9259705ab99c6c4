import { useQuery } from '@tanstack/react-query'
import { getRouteApi, linkOptions } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { isMissing } from '../../../api/result.ts'
import { Card } from '../../../components/card.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SectionTabs } from '../../../components/page/section-tabs.tsx'
import { SkeletonForm } from '../../../components/page/skeleton.tsx'
import { NotFoundPage } from '../../../console/not-found/not-found-page.tsx'
import { useCrumbName } from '../../../console/shell/crumb-names.ts'
import { useDutiesLoading } from '../../../session/duties.ts'
import { useUser } from '../../../session/session-store.ts'
import { MatchFactsCard } from '../../football/pieces/matches/match-facts-card.tsx'
import { useMatchRights } from '../../football/pieces/matches/match-rights.ts'
import { matchQuery, type MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { DesksSideBySide } from '../match-desk/desks-side-by-side.tsx'
import { UnsentDesk } from '../match-desk/unsent-desk.tsx'
import styles from '../suggestions/suggestion-form.module.css'
import { SuggestionForm } from '../suggestions/suggestion-form.tsx'
import { AiringsTab } from './airings-tab.tsx'
import { LineupsTab } from './lineups-tab.tsx'
import { MatchDataTab } from './match-data-tab.tsx'
import { matchFormQuery } from './match-data-tab.tsx'
import { OfficialsTab } from './officials-tab.tsx'
import { StatisticsTab } from './statistics-tab.tsx'
import { SuggestEvents } from './suggest-events.tsx'
import { SuggestLineups } from './suggest-lineups.tsx'

interface TabProps {
  readonly address: MatchAddress
  readonly userId: string
}

interface Tab {
  /** In the address: `?aba=escalacao`. */
  readonly id: string
  readonly label: string
  readonly body: ComponentType<TabProps>
  /** The users who see it: operators of the desk, editors of the match, or both. */
  readonly for: 'scorer' | 'editor' | 'both'
}

const HistoryTab = ({ address }: TabProps) => (
  <Card title="Histórico" flush>
    <RecordHistory kind="match" id={address.idjogo} />
  </Card>
)

const SuggestTab = ({ address }: TabProps) => <MatchReaderView address={address} />

/** What readers suggest of a match, by the `aba` of the address. */
const suggested = [
  { id: 'sugerir', label: 'Dados', body: SuggestData },
  { id: 'sugerir-lances', label: 'Lances', body: SuggestEvents },
  { id: 'sugerir-escalacao', label: 'Escalação', body: SuggestLineups },
] as const

const all: readonly Tab[] = [
  { id: 'mesa', label: 'Mesa ao vivo', body: DesksSideBySide, for: 'scorer' },
  { id: 'dados', label: 'Dados', body: MatchDataTab, for: 'editor' },
  { id: 'escalacao', label: 'Escalação', body: LineupsTab, for: 'editor' },
  { id: 'arbitragem', label: 'Arbitragem', body: OfficialsTab, for: 'editor' },
  { id: 'estatisticas', label: 'Estatísticas', body: StatisticsTab, for: 'editor' },
  { id: 'transmissao', label: 'Onde assistir', body: AiringsTab, for: 'editor' },
  { id: 'historico', label: 'Histórico', body: HistoryTab, for: 'both' },
]
/** An operator of the desk who may not edit the match makes suggestions like other users. */
const suggest: Tab = { id: 'sugerir', label: 'Sugerir correção', body: SuggestTab, for: 'scorer' }

/** The first one needs no `aba` in the address. */
function tabsFor({ mayScore, mayEdit }: { readonly mayScore: boolean; readonly mayEdit: boolean }): readonly Tab[] {
  const shown = all.filter((tab) => (tab.for === 'scorer' ? mayScore : mayEdit || (mayScore && tab.for === 'both')))
  return mayScore && !mayEdit ? [...shown, suggest] : shown
}

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
  const rights = useMatchRights(match.data?.data)
  const waiting = useDutiesLoading() || (!user?.admin && match.isPending)
  if (!form.data && isMissing(form.error)) return <NotFoundPage />
  const tabs = tabsFor(user?.admin ? { mayScore: true, mayEdit: true } : rights)
  const current = tabs.find(({ id }) => id === aba || aba?.startsWith(`${id}-`)) ?? tabs[0]
  const Body = current?.body
  return (
    <PageFrame
      title="Configurar jogo"
      of={{ name, link: linkOptions({ to: '/campeonatos/$id/jogos/$idjogo', params: address }) }}
    >
      {waiting && <SkeletonForm fields={6} />}
      {/* An open desk sends, and says, what waits at it. */}
      {user && !waiting && Body !== DesksSideBySide && (
        <UnsentDesk userId={user._id} address={address} canOpen={tabs.some(({ body }) => body === DesksSideBySide)} />
      )}
      {user && current && Body && (
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
      )}
      {!waiting && !current && <MatchReaderView address={address} />}
    </PageFrame>
  )
}

/** For users who may not edit: the match's data, and the forms for suggestions. */
function MatchReaderView({ address }: { readonly address: MatchAddress }) {
  const { aba } = route.useSearch()
  const match = useQuery(matchQuery(address))
  const current = suggested.find(({ id }) => id === aba) ?? suggested[0]
  const Body = current.body
  return (
    <>
      <QueryView query={match}>{({ data }) => <MatchFactsCard match={data} />}</QueryView>
      <SectionTabs
        label="O que sugerir"
        current={current.id}
        sections={suggested.map(({ id, label }) => ({
          id,
          label,
          link: linkOptions({
            to: '/campeonatos/$id/jogos/$idjogo/settings',
            params: address,
            search: { aba: id },
          }),
        }))}
      />
      <Body address={address} />
    </>
  )
}

function SuggestData({ address }: { readonly address: MatchAddress }) {
  const form = useQuery(matchFormQuery(address))
  return (
    <Card title="Sugerir correção">
      <p className={styles.intro}>
        Viu algo errado? Mude aqui e diga de onde vem a informação: nada muda até a administração aceitar.
      </p>
      <QueryView query={form} skeleton={<SkeletonForm fields={6} />}>
        {({ data }) => <SuggestionForm key={data.version} kind="match" record={data} onSent={() => undefined} />}
      </QueryView>
    </Card>
  )
}
