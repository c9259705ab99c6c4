import { IconDatabase, IconKey, IconStar, type Icon } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Card } from '../../../components/card.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { useUser } from '../../../session/session-store.ts'
import { ScorersCard } from '../../football/pieces/scorers/scorers-card.tsx'
import { SearchPage } from '../../football/search/search-page.tsx'
import { OpenDataNotice } from '../../importing/open-data/open-data-notice.tsx'
import styles from './dashboard-grid.module.css'
import { useDashboard, type Dashboard } from './dashboard-queries.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { EmailNotice } from './email-notice.tsx'
import { MatchesCard } from './matches-card.tsx'
import { PostsCard } from './posts-card.tsx'
import { MainTableCard } from './team-card.tsx'
import { TopViewsCard } from './top-views-card.tsx'
import { AdPlace } from '../website/pages/ad-place.tsx'
import { UserDashboard } from './user-dashboard.tsx'

// The guides are read when the address asks for one.
const GuideDialog = lazy(async () => ({ default: (await import('./guide-dialog.tsx')).GuideDialog }))

const route = getRouteApi('/dashboard')

export function DashboardPage() {
  const user = useUser()
  const place = route.useSearch()
  if (user && place.busca !== undefined) return <SearchPage place={place} />
  return (
    <>
      {user ? <UserDashboard name={user.name} /> : <VisitorDashboard />}
      <Suspense fallback={null}>{place.guia !== undefined && <GuideDialog guide={place.guia} />}</Suspense>
    </>
  )
}

function VisitorDashboard() {
  const dashboard = useDashboard()
  return (
    <PageFrame
      title="O meio-campo dos dados do futebol"
      subtitle="Times, campeonatos e jogos para ver aqui e para usar no seu programa."
    >
      <EmailNotice account={null} />
      <OpenDataNotice />
      <QueryView query={dashboard} skeleton={<DashboardSkeleton first={<InviteCard />} />}>
        {({ data }) => <Cards dashboard={data} />}
      </QueryView>
      {dashboard.isError && !dashboard.data && <InviteCard />}
    </PageFrame>
  )
}

function Cards({ dashboard: { matches, main, posts, blog, topViews } }: { readonly dashboard: Dashboard }) {
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        <MatchesCard matches={matches} />
        {main && <MainTableCard main={main} team={null} />}
        {main && main.scorers.length > 0 && <ScorersCard id={main.competition.id} search={{}} rows={main.scorers} />}
      </div>
      <div className={styles.side}>
        <InviteCard />
        <PostsCard posts={posts} blog={blog} />
        {topViews.length > 0 && <TopViewsCard topViews={topViews} />}
        <AdPlace place="dashboard" />
      </div>
    </div>
  )
}

const gains: readonly { readonly icon: Icon; readonly title: string; readonly text: string }[] = [
  {
    icon: IconDatabase,
    title: 'Navegue por tudo',
    text: 'Times, jogadores, técnicos, campeonatos, estádios, confederações e transmissões.',
  },
  {
    icon: IconStar,
    title: 'O seu time primeiro',
    text: 'Os jogos, a posição na tabela e o próximo adversário, logo na página inicial.',
  },
  {
    icon: IconKey,
    title: 'Cada página é uma chamada',
    text: 'O que aparece na tela vem de uma API documentada, que o seu programa também pode usar.',
  },
]

/** What an account gives, and the way to one. */
function InviteCard() {
  return (
    <Card title="O que uma conta dá">
      <ul className={styles.gains}>
        {gains.map(({ icon: Sign, title, text }) => (
          <li key={title} className={styles.gain}>
            <span className={styles.icon}>
              <Sign size={20} stroke={1.75} aria-hidden />
            </span>
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.method}>
        <TextLink to="/dashboard" search={{ guia: 'previsoes' }} resetScroll={false} activeProps={{}}>
          Como as previsões são feitas e o quanto acertam
        </TextLink>
      </p>
      <div className={styles.actions}>
        <ButtonLink to="/register" size="md">
          Criar Conta
        </ButtonLink>
        <ButtonLink to="/login" size="md" variant="default">
          Fazer Login
        </ButtonLink>
      </div>
    </Card>
  )
}
