import type { Quota } from '@meio-campo/contract'
import { plural, quotaLevel } from '@meio-campo/contract/rules'
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import { linkOptions } from '@tanstack/react-router'
import { Badge } from '../../../components/badge.tsx'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Card } from '../../../components/card.tsx'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { useMediaQuery } from '../../../components/media-query.ts'
import { dayInWords, relativeTime } from '../../../components/moment/moment-words.ts'
import { Moment } from '../../../components/moment/moment.tsx'
import { useNow } from '../../../components/moment/use-now.ts'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { useSession } from '../../../session/session-store.ts'
import { usedInWords } from '../../api/keys/quota-words.ts'
import { QuotaNotice } from '../../api/usage/quota-notice.tsx'
import { MatchCard } from '../../football/pieces/matches/match-card.tsx'
import { isLive } from '../../football/pieces/matches/match-stage.ts'
import { ScorersCard } from '../../football/pieces/scorers/scorers-card.tsx'
import { OpenDataNotice } from '../../importing/open-data/open-data-notice.tsx'
import { AdPlace } from '../website/pages/ad-place.tsx'
import { AdminCard } from './admin-card.tsx'
import styles from './dashboard-grid.module.css'
import { useDashboard, type Dashboard } from './dashboard-queries.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { EmailNotice } from './email-notice.tsx'
import { findSteps, type Step } from './first-steps-list.ts'
import { FollowedCard } from './followed-card.tsx'
import { firstName, greeting } from './greeting.ts'
import { liveWords } from './match-views.ts'
import { MatchesCard } from './matches-card.tsx'
import { PostsCard } from './posts-card.tsx'
import { MainTableCard } from './team-card.tsx'
import { TeamCard } from './team-card.tsx'
import { TopViewsCard } from './top-views-card.tsx'

export function UserDashboard({ name }: { readonly name: string }) {
  const dashboard = useDashboard()
  const now = useNow()
  const live = liveWords(dashboard.data?.data.matches ?? [])
  return (
    <PageFrame title={`${greeting(now.getHours())}, ${firstName(name)}`} subtitle={`${dayInWords(now)}. ${live}`}>
      <EmailNotice account={dashboard.data?.data.account ?? null} />
      <OpenDataNotice />
      <QuotaNotice quota={dashboard.data?.data.account?.quota} />
      <QueryView query={dashboard} skeleton={<DashboardSkeleton />}>
        {({ data }) => <Cards dashboard={data} />}
      </QueryView>
    </PageFrame>
  )
}

function Cards({ dashboard }: { readonly dashboard: Dashboard }) {
  const { account, admin, favourite, main, matches } = dashboard
  const session = useSession()
  // A post whose hour came since the sign-in is only here.
  const { posts } = dashboard
  // Without a session, a page that was kept for a broken connection.
  const { blog, topViews } = session ?? dashboard
  const team = account?.team?.id ?? null
  // With one column the own team comes right after the matches, not after everything.
  const twoColumns = useMediaQuery('(min-width: 1200px)')
  const own = (
    <>
      {account && <FirstSteps account={account} />}
      <TeamCard favourite={favourite} chosen={session?.time ?? null} />
      <FollowedCard />
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
        <MatchesCard matches={matches} />
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
        <AdPlace place="dashboard" />
      </div>
    </div>
  )
}

interface Props {
  readonly quota: Quota
  readonly hasKey: boolean
}

/** What the keys called today, against what they may. */
function ApiTodayCard({ quota, hasKey }: Props) {
  const now = useNow()
  const part = quota.limit === null ? 0 : Math.min(1, quota.used / quota.limit)
  return (
    <Card
      title="API hoje"
      aside={
        <TextLink to="/api" search={{ aba: hasKey ? 'uso' : 'chaves' }}>
          {hasKey ? 'Ver o uso' : 'Criar uma chave'}
        </TextLink>
      }
    >
      <p className={styles.words}>{usedInWords(quota)}</p>
      {quota.limit !== null && (
        <>
          <div className={styles.track} data-level={quotaLevel(quota) ?? undefined} aria-hidden="true">
            <i style={{ width: `${part * 100}%` }} />
          </div>
          <p className={styles.rest}>A cota recomeça {relativeTime(new Date(quota.resetsAt), now)}.</p>
        </>
      )}
    </Card>
  )
}

/** Whether the webhooks get what they are sent. */
function PushCard({ push }: { readonly push: NonNullable<Dashboard['account']>['push'] }) {
  const { webhooks, lastDelivery, failures } = push
  return (
    <Card
      title="Push"
      aside={
        <TextLink to="/push" search={webhooks === 0 ? { aba: 'webhooks' } : { aba: 'entregas' }} activeProps={{}}>
          {webhooks === 0 ? 'Criar um webhook' : 'Ver as entregas'}
        </TextLink>
      }
    >
      {webhooks === 0 ? (
        <p className={styles.text}>Receba cada gol no seu servidor, segundos depois de sair.</p>
      ) : (
        <>
          <p className={styles.line}>
            {lastDelivery ? (
              <>
                <Badge tone={lastDelivery.delivered ? 'ok' : 'bad'}>
                  {lastDelivery.delivered ? 'Entregue' : 'Falhou'}
                </Badge>
                <span>
                  {lastDelivery.webhook}, <Moment at={lastDelivery.at} />
                </span>
              </>
            ) : (
              'Nenhuma entrega ainda'
            )}
          </p>
          <p className={styles.pushCardRest}>{failuresInWords(failures)}</p>
        </>
      )}
    </Card>
  )
}

/** "Nenhuma falha em 24 horas", "1 falha em 24 horas". */
function failuresInWords(failures: number): string {
  if (failures === 0) return 'Nenhuma falha em 24 horas'
  return `${failures.toLocaleString('pt-BR')} ${plural(failures, 'falha', 'falhas')} em 24 horas`
}

/** The open steps of a new account; hidden when all are done. */
function FirstSteps({ account }: { readonly account: NonNullable<Dashboard['account']> }) {
  const steps = findSteps(account)
  const done = steps.filter((step) => step.done).length
  if (done === steps.length) return null
  return (
    <Card
      title="Primeiros passos"
      flush
      aside={
        <span className={styles.count}>
          {done} de {steps.length}
        </span>
      }
    >
      <ul className={styles.steps}>
        {steps.map((step) => (
          <StepRow key={step.id} step={step} />
        ))}
      </ul>
    </Card>
  )
}

const profile = linkOptions({ to: '/settings', search: { aba: 'perfil' } })
const keys = linkOptions({ to: '/api', search: { aba: 'chaves' } })
const places = {
  team: profile,
  photo: profile,
  key: keys,
  call: keys,
  webhook: linkOptions({ to: '/push', search: { aba: 'webhooks' } }),
}

function StepRow({ step }: { readonly step: Step }) {
  const { label, hint, done } = step
  const Sign = done ? IconCircleCheckFilled : IconCircleDashed
  return (
    <li className={styles.step} data-done={done || undefined}>
      <Sign size={18} stroke={1.75} aria-hidden />
      <div className={styles.firstStepsWords}>
        <p>
          {label}
          <HiddenText>{done ? ', feito' : ', por fazer'}</HiddenText>
        </p>
        {!done && <small>{hint}</small>}
      </div>
      {!done && step.id !== 'email' && (
        <ButtonLink {...places[step.id]} variant="default" size="xs" aria-label={`Abrir: ${label}`}>
          Abrir
        </ButtonLink>
      )}
    </li>
  )
}
