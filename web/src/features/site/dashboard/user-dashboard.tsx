import { useMediaQuery } from '../../../components/media-query.ts'
import { dayInWords } from '../../../components/moment/moment-words.ts'
import { useNow } from '../../../components/moment/use-now.ts'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { MatchCard } from '../../football/pieces/matches/match-card.tsx'
import { isLive } from '../../football/pieces/matches/match-stage.ts'
import { ScorersCard } from '../../football/pieces/scorers/scorers-card.tsx'
import { QuotaNotice } from '../../api/usage/quota-notice.tsx'
import { AdminCard } from './admin-card.tsx'
import { ApiTodayCard } from './api-today-card.tsx'
import styles from './dashboard-grid.module.css'
import { useDashboard, type Dashboard } from './dashboard-queries.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { EmailNotice } from './email-notice.tsx'
import { FirstSteps } from './first-steps.tsx'
import { firstName, greeting } from './greeting.ts'
import { MainTableCard } from './main-table-card.tsx'
import { liveWords } from './match-views.ts'
import { MatchesCard } from './matches-card.tsx'
import { PostsCard } from './posts-card.tsx'
import { PushCard } from './push-card.tsx'
import { TeamCard } from './team-card.tsx'
import { TopViewsCard } from './top-views-card.tsx'

export function UserDashboard({ name }: { readonly name: string }) {
  const dashboard = useDashboard()
  const now = useNow()
  const live = liveWords(dashboard.data?.data.matches ?? [])
  return (
    <PageFrame title={`${greeting(now.getHours())}, ${firstName(name)}`} subtitle={`${dayInWords(now)}. ${live}`}>
      <EmailNotice account={dashboard.data?.data.account ?? null} />
      <QuotaNotice quota={dashboard.data?.data.account?.quota} />
      <QueryView query={dashboard} skeleton={<DashboardSkeleton />}>
        {({ data }) => <Cards dashboard={data} />}
      </QueryView>
    </PageFrame>
  )
}

function Cards({ dashboard }: { readonly dashboard: Dashboard }) {
  const { account, admin, favourite, main, matches, posts, blog, topViews } = dashboard
  const team = account?.team?.id ?? null
  // With one column the own team comes right after the matches, not after everything.
  const twoColumns = useMediaQuery('(min-width: 1200px)')
  const own = (
    <>
      {account && <FirstSteps account={account} />}
      <TeamCard favourite={favourite} chosen={account?.team ?? null} />
      {account && <ApiTodayCard quota={account.quota} hasKey={account.key} />}
      {account && <PushCard push={account.push} />}
    </>
  )
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        {favourite?.next && isLive(favourite.next) && (
          <section className={styles.whole} aria-label="Seu time está jogando">
            <MatchCard match={favourite.next} />
          </section>
        )}
        <MatchesCard matches={matches} team={team} />
        {!twoColumns && <div className={styles.pair}>{own}</div>}
        {main && <MainTableCard main={main} team={team} />}
        <div className={`${styles.pair} ${styles.whole}`}>
          {main && main.scorers.length > 0 && <ScorersCard id={main.competition.id} search={{}} rows={main.scorers} />}
          <TopViewsCard topViews={topViews} />
        </div>
      </div>
      <div className={styles.side}>
        {twoColumns && own}
        {admin && <AdminCard figures={admin} />}
        <PostsCard posts={posts} blog={blog} />
      </div>
    </div>
  )
}
