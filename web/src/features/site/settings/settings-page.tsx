import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, type ComponentType } from 'react'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { AppearanceTab } from '../../account/profile/appearance-tab.tsx'
import { ProfileTab } from '../../account/profile/profile-tab.tsx'
import { SecurityTab } from '../../account/profile/security-tab.tsx'
import { DevicesTab } from '../../account/devices/devices-tab.tsx'
import { settingsItems } from './settings-items.ts'
import { SettingsNav } from './settings-nav.tsx'
import styles from './settings-page.module.css'
import { FIRST_TAB, type SettingsTab } from './settings-tab.ts'

const route = getRouteApi('/settings')

const NotificationsTab = lazy(async () => ({
  default: (await import('../../push/notifications/notifications-tab.tsx')).NotificationsTab,
}))
// Most people are no admins: they need not load what only admins see.
const SiteTab = lazy(async () => ({ default: (await import('../website/editor/site-tab.tsx')).SiteTab }))
const SuggestionsTab = lazy(async () => ({
  default: (await import('../../curating/suggestions/suggestions-tab.tsx')).SuggestionsTab,
}))
const UsersTab = lazy(async () => ({ default: (await import('../../account/users/users-tab.tsx')).UsersTab }))
const ImportsTab = lazy(async () => ({ default: (await import('../../importing/runs/imports-tab.tsx')).ImportsTab }))
const AuditTab = lazy(async () => ({ default: (await import('../../operations/audit/audit-tab.tsx')).AuditTab }))
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
  site: SiteTab,
  usuarios: UsersTab,
  importacoes: ImportsTab,
  auditoria: AuditTab,
  manutencao: MaintenanceTab,
}

export function SettingsPage() {
  const { aba: tab = FIRST_TAB } = route.useSearch()
  const { label, subtitle } = settingsItems[tab]
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
