import type { AnswerAt, FollowedMatch, NotifiedBrowser } from '@meio-campo/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { IconBallFootball, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { CalendarsCard } from '../calendars/calendars-card.tsx'
import { followedPages, notificationsQuery, removeBrowser, setFollowed } from './notification-queries.ts'
import styles from './notifications-tab.module.css'
import { PreferencesCard } from './preferences-card.tsx'
import { ThisBrowserCard } from './this-browser-card.tsx'
import { useBrowserState } from './use-browser-state.ts'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { IconRow, IconRows } from '../../../components/list/icon-row.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { showToast } from '../../../state/toasts.ts'
import { clockAt, shortDay } from '../../football/pieces/matches/match-day.ts'
import { useToday } from '../../football/pieces/matches/use-today.ts'
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
      <PreferencesCard initial={preferences} team={team} />
      <OtherBrowsersCard browsers={browsers.filter(({ endpoint }) => endpoint !== here.endpoint)} />
    </>
  )
}

/** The matches that are followed one by one. */
function FollowedCard() {
  const followed = useInfiniteQuery(followedPages())
  return (
    <Card title="Jogos que você acompanha" flush>
      <PagesView
        query={followed}
        noun={{ one: 'jogo', many: 'jogos' }}
        empty={
          <EmptyState
            title="Nenhum jogo acompanhado"
            action={
              <ButtonLink to="/jogos" variant="default">
                Ver os jogos
              </ButtonLink>
            }
          >
            Na página de um jogo, toque em “Acompanhar” para ser avisado dele, seja qual for o seu time.
          </EmptyState>
        }
      >
        {(rows) => (
          <IconRows label="Jogos acompanhados">
            {rows.map((row) => (
              <FollowedRow key={row.match.id} {...row} />
            ))}
          </IconRows>
        )}
      </PagesView>
    </Card>
  )
}

function FollowedRow({ match }: FollowedMatch) {
  const today = useToday()
  const name = `${match.home.name} × ${match.away.name}`
  const when =
    match.day && [shortDay(match.day, today), match.kickoff && clockAt(match.kickoff)].filter(Boolean).join(', ')
  const leave = async () => {
    if (await setFollowed(match.id, false)) showToast('Você não acompanha mais este jogo.')
  }
  return (
    <IconRow
      icon={IconBallFootball}
      name={name}
      actions={
        <Button variant="default" size="xs" aria-label={`Deixar de acompanhar ${name}`} onClick={() => void leave()}>
          Deixar de acompanhar
        </Button>
      }
    >
      <MetaLine>
        {when ?? 'Data a definir'}
        <TextLink to="/campeonatos/$id/jogos/$idjogo" params={{ id: match.competition.id, idjogo: match.id }}>
          {match.competition.name}
        </TextLink>
      </MetaLine>
    </IconRow>
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
