import { getRouteApi } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { PageFrame } from '../../components/page/page-frame.tsx'
import { AppearanceTab } from '../account/appearance-tab.tsx'
import { ProfileTab } from '../account/profile-tab.tsx'
import { SecurityTab } from '../account/security-tab.tsx'
import { AuditTab } from '../audit/audit-tab.tsx'
import { DevicesTab } from '../devices/devices-tab.tsx'
import { MaintenanceTab } from '../maintenance/maintenance-tab.tsx'
import { UsersTab } from '../users/users-tab.tsx'
import { SiteTab } from '../website-editor/site-tab.tsx'
import { settingsItems } from './settings-items.ts'
import { SettingsNav } from './settings-nav.tsx'
import styles from './settings-page.module.css'
import { FIRST_TAB, type SettingsTab } from './settings-tab.ts'

const route = getRouteApi('/settings')

const bodies: Readonly<Record<SettingsTab, ComponentType>> = {
  perfil: ProfileTab,
  seguranca: SecurityTab,
  dispositivos: DevicesTab,
  aparencia: AppearanceTab,
  site: SiteTab,
  usuarios: UsersTab,
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
            <Body />
          </div>
        </PageFrame>
      </div>
    </div>
  )
}
