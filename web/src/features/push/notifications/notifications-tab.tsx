import type { AnswerAt } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { CalendarsCard } from '../calendars/calendars-card.tsx'
import { FollowedCard } from './followed-card.tsx'
import { notificationsQuery } from './notification-queries.ts'
import styles from './notifications-tab.module.css'
import { OtherBrowsersCard } from './other-browsers-card.tsx'
import { PreferencesCard } from './preferences-card.tsx'
import { ThisBrowserCard } from './this-browser-card.tsx'
import { useBrowserState } from './use-browser-state.ts'

type Notifications = AnswerAt<'GET', '/api/v1/notificacoes'>['data']

/** In /push and in /settings: what this account is told of without looking. */
export function NotificationsTab() {
  const notifications = useQuery(notificationsQuery())
  return (
    <div className={styles.tab}>
      <QueryView query={notifications} skeleton={<SkeletonRows count={5} />}>
        {({ data }) => <NotificationCards {...data} />}
      </QueryView>
      <FollowedCard />
      <CalendarsCard />
    </div>
  )
}

function NotificationCards({ publicKey, browsers, preferences, team }: Notifications) {
  const here = useBrowserState(browsers)
  return (
    <>
      <ThisBrowserCard here={here} publicKey={publicKey} browsers={browsers} />
      <PreferencesCard saved={preferences} team={team} />
      <OtherBrowsersCard browsers={browsers.filter(({ endpoint }) => endpoint !== here.endpoint)} />
    </>
  )
}
