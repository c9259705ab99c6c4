import { useQuery } from '@tanstack/react-query'
import { dayInWords } from '../../components/moment/moment-words.ts'
import { useNow } from '../../components/moment/use-now.ts'
import { PageFrame } from '../../components/page/page-frame.tsx'
import { QueryView } from '../../components/page/query-view.tsx'
import { AdminCard } from './admin-card.tsx'
import styles from './dashboard-grid.module.css'
import { dashboardQuery, type Dashboard } from './dashboard-queries.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { EmailNotice } from './email-notice.tsx'
import { FirstSteps } from './first-steps.tsx'
import { firstName, greeting } from './greeting.ts'
import { MatchesCard } from './matches-card.tsx'
import { PostsCard } from './posts-card.tsx'
import { TeamCard } from './team-card.tsx'
import { TopViewsCard } from './top-views-card.tsx'

export function UserDashboard({ name }: { readonly name: string }) {
  const dashboard = useQuery(dashboardQuery())
  const now = useNow()
  return (
    <PageFrame title={`${greeting(now.getHours())}, ${firstName(name)}`} subtitle={`${dayInWords(now)}.`}>
      <EmailNotice account={dashboard.data?.data.account ?? null} />
      <QueryView query={dashboard} skeleton={<DashboardSkeleton />}>
        {({ data }) => <Cards dashboard={data} />}
      </QueryView>
    </PageFrame>
  )
}

function Cards({ dashboard: { account, admin, posts, blog, topViews } }: { readonly dashboard: Dashboard }) {
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        <MatchesCard signedIn />
        <div className={styles.pair}>
          {account && <FirstSteps account={account} />}
          <TopViewsCard topViews={topViews} />
        </div>
      </div>
      <div className={styles.side}>
        {admin && <AdminCard figures={admin} />}
        <TeamCard team={account?.team ?? null} />
        <PostsCard posts={posts} blog={blog} />
      </div>
    </div>
  )
}
