import { Link, useLocation, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useStore } from '../../state/store.ts'
import { BackButton } from './back-button.tsx'
import { breadcrumbs } from './breadcrumbs.ts'
import { crumbNames } from './crumb-names.ts'
import { MenuDrawer } from './menu-drawer.tsx'
import styles from './shell-header.module.css'
import type { AdminMenu } from './side-menu.tsx'

interface Props {
  readonly title: string
  readonly adminMenu: AdminMenu
  /** Stand at the right: search and "Ver na API". */
  readonly children?: ReactNode
}

export function ShellHeader({ title, adminMenu, children }: Props) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const known = useMatches({ select: (matches) => matches.at(-1)!.routeId !== '/$' })
  // An unknown address leads nowhere, so neither do its steps.
  const crumbs = breadcrumbs(known ? pathname : '/-', title, useStore(crumbNames))
  return (
    <header className={styles.header}>
      <MenuDrawer adminMenu={adminMenu} />
      <BackButton />
      <nav aria-label="Trilha" style={{ minWidth: 0 }}>
        <ol className={styles.crumbs}>
          {crumbs.map(({ label, to }, index) => (
            <li key={to ?? label}>
              {to ? (
                <Link to={to} activeOptions={{ exact: true }}>
                  {label}
                </Link>
              ) : (
                <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.actions}>{children}</div>
    </header>
  )
}
