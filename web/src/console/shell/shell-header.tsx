import { IconButton } from '../../components/button/button.tsx'
import { IconMenu2, IconX } from '@tabler/icons-react'
import { Link, useLocation, useMatches } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { useStore } from '../../state/store.ts'
import { BackButton } from './back-button.tsx'
import { breadcrumbs } from './breadcrumbs.ts'
import { crumbNames } from './crumb-names.ts'
import styles from './shell-header.module.css'
import { SideMenu, type AdminMenu } from './side-menu.tsx'

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

/** On narrow screens the menu is a drawer behind this button. */
function MenuDrawer({ adminMenu }: { readonly adminMenu: AdminMenu }) {
  // Open at one address: arriving at another closes it.
  const address = useLocation({ select: (location) => location.href })
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const open = openedAt === address
  const close = () => setOpenedAt(null)
  return (
    <>
      <IconButton className={styles.opener} aria-label="Menu" aria-expanded={open} onClick={() => setOpenedAt(address)}>
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {open && (
        <Dialog kind="drawer" label="Menu" dismissible onClose={close}>
          <IconButton className={styles.closer} aria-label="Fechar menu" onClick={close}>
            <IconX size={20} stroke={1.75} aria-hidden />
          </IconButton>
          <SideMenu adminMenu={adminMenu} />
        </Dialog>
      )}
    </>
  )
}
