import { useQuery } from '@tanstack/react-query'
import { Card } from '../../components/card.tsx'
import { PageFrame } from '../../components/page/page-frame.tsx'
import { QueryView } from '../../components/page/query-view.tsx'
import { SkeletonRows } from '../../components/page/skeleton.tsx'
import styles from './dashboard-grid.module.css'
import { dashboardQuery } from './dashboard-queries.ts'
import { EmailNotice } from './email-notice.tsx'
import { InviteCard } from './invite-card.tsx'
import { MatchesCard } from './matches-card.tsx'
import { PostsCard } from './posts-card.tsx'
import { TopViewsCard } from './top-views-card.tsx'

export function VisitorDashboard() {
  const dashboard = useQuery(dashboardQuery())
  return (
    <PageFrame
      title="O meio-campo dos dados do futebol"
      subtitle="Times, campeonatos e jogos para ver aqui e para usar no seu programa."
    >
      <EmailNotice account={null} />
      <div className={styles.grid}>
        <div className={styles.main}>
          <InviteCard />
          <MatchesCard signedIn={false} />
        </div>
        <div className={styles.side}>
          <QueryView
            query={dashboard}
            skeleton={
              <Card flush>
                <SkeletonRows count={3} />
              </Card>
            }
          >
            {({ data }) => (
              <>
                <PostsCard posts={data.posts} blog={data.blog} />
                {data.topViews.length > 0 && <TopViewsCard topViews={data.topViews} />}
              </>
            )}
          </QueryView>
        </div>
      </div>
    </PageFrame>
  )
}
