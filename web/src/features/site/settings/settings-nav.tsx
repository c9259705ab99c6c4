import { Link } from '@tanstack/react-router'
import { useStripScroll } from '../../../components/list/use-strip-scroll.ts'
import { useUser } from '../../../session/session-store.ts'
import { settingsItems } from './settings-items.ts'
import styles from './settings-nav.module.css'
import { adminTabs, personalTabs, type SettingsTab } from './settings-tab.ts'

/** At the left on wide screens; tabs that scroll sideways on narrow ones. */
export function SettingsNav({ current }: { readonly current: SettingsTab }) {
  const user = useUser()
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
    </nav>
  )
}

function Tabs({ tabs, current }: { readonly tabs: readonly SettingsTab[]; readonly current: SettingsTab }) {
  return (
    <ul className={styles.tabs}>
      {tabs.map((tab) => {
        const { label, icon: Icon } = settingsItems[tab]
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
