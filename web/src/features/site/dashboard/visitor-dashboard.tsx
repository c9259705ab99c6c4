import { PageFrame } from '../../../components/page/page-frame.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { ScorersCard } from '../../football/pieces/scorers/scorers-card.tsx'
import styles from './dashboard-grid.module.css'
import { useDashboard, type Dashboard } from './dashboard-queries.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { EmailNotice } from './email-notice.tsx'
import { InviteCard } from './invite-card.tsx'
import { MainTableCard } from './main-table-card.tsx'
import { MatchesCard } from './matches-card.tsx'
import { PostsCard } from './posts-card.tsx'
import { TopViewsCard } from './top-views-card.tsx'

export function VisitorDashboard() {
  const dashboard = useDashboard()
  return (
    <PageFrame
      title="O meio-campo dos dados do futebol"
      subtitle="Times, campeonatos e jogos para ver aqui e para usar no seu programa."
    >
      <EmailNotice account={null} />
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
        <MatchesCard matches={matches} team={null} />
        {main && <MainTableCard main={main} team={null} />}
        {main && main.scorers.length > 0 && <ScorersCard id={main.competition.id} search={{}} rows={main.scorers} />}
      </div>
      <div className={styles.side}>
        <InviteCard />
        <PostsCard posts={posts} blog={blog} />
        {topViews.length > 0 && <TopViewsCard topViews={topViews} />}
      </div>
    </div>
  )
}
