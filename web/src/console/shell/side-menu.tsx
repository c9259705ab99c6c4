import { IconLogout } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { signOut } from '../../session/session.ts'
import { useUser } from '../../session/session-store.ts'
import { footballItems, userItems, visitorItems, type MenuItem } from './menu-items.ts'
import { MenuTitle } from './menu-title.tsx'
import styles from './side-menu.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

/** The admins' part of the menu. The route that draws the shell passes it in, because it belongs to a feature. */
export type AdminMenu = ComponentType<{
  readonly headingClass: string | undefined
  readonly itemClass: string | undefined
}>

/** The left menu in its three states: visitor, user, admin. */
export function SideMenu({ adminMenu: AdminItems }: { readonly adminMenu: AdminMenu }) {
  const user = useUser()
  return (
    <nav className={styles.menu} aria-label="Menu principal">
      <MenuTitle />
      <div className={styles.groups}>
        <Items items={user ? userItems : visitorItems} />
        {user && <Items heading="Futebol" items={footballItems} />}
        {user?.admin && <AdminItems headingClass={styles.heading} itemClass={styles.item} />}
      </div>
      <div className={styles.foot}>
        {user && (
          <button type="button" className={styles.item} onClick={() => void signOut()}>
            <IconLogout size={18} stroke={1.75} aria-hidden />
            Sair
          </button>
        )}
        <ThemeSwitch className={styles.item} />
        {user && (
          <p className={styles.legal}>
            <Link to="/institucional/$id" params={{ id: 'terms' }}>
              Termos de uso
            </Link>
            <Link to="/institucional/$id" params={{ id: 'privacy' }}>
              Política de privacidade
            </Link>
          </p>
        )}
      </div>
    </nav>
  )
}

function Items({ heading, items }: { readonly heading?: string; readonly items: readonly MenuItem[] }) {
  return (
    <div>
      {heading && <p className={styles.heading}>{heading}</p>}
      <ul>
        {items.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.item}>
              <Icon size={18} stroke={1.75} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
