import { getRouteApi, Link } from '@tanstack/react-router'
import { lazy, Suspense, type ComponentType } from 'react'
import { useStripScroll } from '../../../components/use-strip-scroll.ts'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { useMay } from '../../../session/duties.ts'
import { useUser } from '../../../session/session-store.ts'
import { DevicesTab } from '../../account/devices/devices-tab.tsx'
import { AppearanceTab } from '../../account/profile/appearance-tab.tsx'
import { PrivacyTab } from '../../account/privacy/privacy-tab.tsx'
import { ProfileTab } from '../../account/profile/profile-tab.tsx'
import { SecurityTab } from '../../account/profile/security-tab.tsx'
import { importQueues } from '../../importing/runs/import-place.ts'
import { itemOf } from './settings-items.ts'
import styles from './settings-page.module.css'
import { adminTabs, FIRST_TAB, personalTabs, reviewTabs, type SettingsTab } from './settings-tab.ts'

const route = getRouteApi('/settings')

const NotificationsTab = lazy(async () => ({
  default: (await import('../../push/notifications/notifications-tab.tsx')).NotificationsTab,
}))
// Loaded separately, because most users are not admins.
const SiteTab = lazy(async () => ({ default: (await import('../website/editor/site-tab.tsx')).SiteTab }))
const SuggestionsTab = lazy(async () => ({
  default: (await import('../../curating/suggestions/suggestions-tab.tsx')).SuggestionsTab,
}))
const UsersTab = lazy(async () => ({ default: (await import('../../account/users/users-tab.tsx')).UsersTab }))
const ImportsTab = lazy(async () => ({ default: (await import('../../importing/imports-tab.tsx')).ImportsTab }))
const ConnectionsTab = lazy(async () => ({
  default: (await import('../../importing/connections/connections-tab.tsx')).ConnectionsTab,
}))
const QualityTab = lazy(async () => ({ default: (await import('../../importing/quality/quality-tab.tsx')).QualityTab }))
const AuditTab = lazy(async () => ({ default: (await import('../../operations/audit/audit-tab.tsx')).AuditTab }))
const SystemTab = lazy(async () => ({ default: (await import('../../operations/system/system-tab.tsx')).SystemTab }))
const MaintenanceTab = lazy(async () => ({
  default: (await import('../../operations/maintenance/maintenance-tab.tsx')).MaintenanceTab,
}))

const bodies: Readonly<Record<SettingsTab, ComponentType>> = {
  perfil: ProfileTab,
  seguranca: SecurityTab,
  dispositivos: DevicesTab,
  notificacoes: NotificationsTab,
  aparencia: AppearanceTab,
  sugestoes: SuggestionsTab,
  privacidade: PrivacyTab,
  site: SiteTab,
  usuarios: UsersTab,
  importacoes: ImportsTab,
  fontes: ConnectionsTab,
  qualidade: QualityTab,
  auditoria: AuditTab,
  sistema: SystemTab,
  manutencao: MaintenanceTab,
}

export function SettingsPage() {
  const { aba: tab = FIRST_TAB } = route.useSearch()
  const admin = useUser()?.admin ?? false
  const { label, subtitle } = itemOf(tab, admin)
  const Body = bodies[tab]
  return (
    <div className={styles.settings}>
      <div className={styles.side}>
        <SettingsNav current={tab} />
      </div>
      <div className={styles.body}>
        <PageFrame key={tab} title={label} subtitle={subtitle}>
          <div className={styles.cards}>
            <Suspense fallback={<SkeletonRows />}>
              <Body />
            </Suspense>
          </div>
        </PageFrame>
      </div>
    </div>
  )
}

/** At the left on wide screens; tabs that scroll sideways on narrow ones. */
function SettingsNav({ current }: { readonly current: SettingsTab }) {
  const user = useUser()
  const may = useMay()
  const reviewer = !user?.admin && importQueues.some(may)
  const nav = useStripScroll<HTMLElement>(current)
  return (
    <nav className={styles.nav} aria-label="Configurações" ref={nav}>
      <Tabs tabs={personalTabs} current={current} />
      {user?.admin && (
        <>
          <p className={styles.heading}>Administração</p>
          <Tabs tabs={adminTabs} current={current} />
        </>
      )}
      {reviewer && (
        <>
          <p className={styles.heading}>Revisão</p>
          <Tabs tabs={reviewTabs} current={current} />
        </>
      )}
    </nav>
  )
}

function Tabs({ tabs, current }: { readonly tabs: readonly SettingsTab[]; readonly current: SettingsTab }) {
  const admin = useUser()?.admin ?? false
  return (
    <ul className={styles.tabs}>
      {tabs.map((tab) => {
        const { label, icon: Icon } = itemOf(tab, admin)
        return (
          <li key={tab}>
            <Link
              to="/settings"
              search={{ aba: tab }}
              activeProps={{}}
              className={styles.tab}
              data-tab={tab}
              aria-current={tab === current ? 'page' : undefined}
            >
              <Icon size={17} stroke={1.75} aria-hidden />
              {label}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
