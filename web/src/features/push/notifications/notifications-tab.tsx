import type { AnswerAt, NotifiedBrowser } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { CalendarsCard } from '../calendars/calendars-card.tsx'
import { FollowsCard } from '../follows/follows-card.tsx'
import { DigestCard } from './digest-card.tsx'
import { notificationsQuery, removeBrowser } from './notification-queries.ts'
import styles from './notifications-tab.module.css'
import { PreferencesCard } from './preferences-card.tsx'
import { ThisBrowserCard } from './this-browser-card.tsx'
import { useBrowserState } from './use-browser-state.ts'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { IconRow, IconRows } from '../../../components/list/icon-row.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { showToast } from '../../../state/toasts.ts'
import { longDate } from '../../../components/moment/moment-words.ts'
import { Moment } from '../../../components/moment/moment.tsx'

type Notifications = AnswerAt<'GET', '/api/v1/notificacoes'>['data']

/** In /push and in /settings: the notifications of this account. */
export function NotificationsTab() {
  const notifications = useQuery(notificationsQuery())
  return (
    <div className={styles.tab}>
      <QueryView query={notifications} skeleton={<SkeletonRows count={5} />}>
        {({ data }) => <NotificationCards {...data} />}
      </QueryView>
      <FollowsCard />
      <CalendarsCard />
    </div>
  )
}

function NotificationCards({ publicKey, browsers, preferences, team }: Notifications) {
  const here = useBrowserState(browsers)
  return (
    <>
      <ThisBrowserCard here={here} publicKey={publicKey} browsers={browsers} />
      <PreferencesCard initial={preferences} team={team} />
      <DigestCard initial={preferences} />
      <OtherBrowsersCard browsers={browsers.filter(({ endpoint }) => endpoint !== here.endpoint)} />
    </>
  )
}

/** Where else this account is notified. */
function OtherBrowsersCard({ browsers }: { readonly browsers: readonly NotifiedBrowser[] }) {
  if (browsers.length === 0) return null
  const turnOff = async (browser: NotifiedBrowser) => {
    if (await removeBrowser(browser)) showToast(`Notificações desligadas em ${browser.name}.`)
  }
  return (
    <Card title="Em outros navegadores" flush>
      <IconRows label="Navegadores notificados">
        {browsers.map((browser) => (
          <IconRow
            key={browser.id}
            icon={/Android|iPhone|iPad/.test(browser.name) ? IconDeviceMobile : IconDeviceDesktop}
            name={browser.name}
            actions={
              <Button
                variant="default"
                size="xs"
                aria-label={`Desligar as notificações em ${browser.name}`}
                onClick={() => void turnOff(browser)}
              >
                Desligar
              </Button>
            }
          >
            <MetaLine>
              {browser.lastSentAt ? (
                <>
                  Última notificação: <Moment at={browser.lastSentAt} />
                </>
              ) : (
                'Nenhuma notificação ainda'
              )}
              {`desde ${longDate(new Date(browser.createdAt))}`}
            </MetaLine>
          </IconRow>
        ))}
      </IconRows>
    </Card>
  )
}
