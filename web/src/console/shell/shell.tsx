import { IconMenu2, IconX } from '@tabler/icons-react'
import { Link, Outlet, useLocation, useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { setArticleError } from '../../api/activity.ts'
import { IconButton } from '../../components/button/button.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { useUser } from '../../session/session-store.ts'
import { movedAddress, movedRecords } from '../../state/moved-records.ts'
import { useStore } from '../../state/store.ts'
import { ApiButton } from '../api-panel/api-button.tsx'
import { ApiDock, ApiEndLine } from '../api-panel/api-dock.tsx'
import { BackButton } from './back-button.tsx'
import { breadcrumbs } from './breadcrumbs.ts'
import { crumbNames } from './crumb-names.ts'
import styles from './shell.module.css'
import { SideMenu, type AdminMenu } from './side-menu.tsx'

interface Props {
  /** The search over everything, in the header. */
  readonly search: ReactNode
  /** Shown above every page of a signed-in user when something needs their attention. */
  readonly notice: ReactNode
  readonly adminMenu: AdminMenu
}

/** Everything around a page. The four guest routes have no menu for visitors. */
export function Shell({ search, notice, adminMenu }: Props) {
  const user = useUser()
  const { access, title } = useMatches({ select: (matches) => matches.at(-1)!.staticData })
  useFocusOnArrival()
  useMovedAddress()
  const main = (className: string | undefined) => (
    <main className={className} id="conteudo" tabIndex={-1}>
      <Outlet />
    </main>
  )
  return (
    <>
      <a className={styles.skip} href="#conteudo">
        Pular para o conteúdo
      </a>
      {access === 'guest' && !user ? (
        main(styles.bare)
      ) : (
        <div className={styles.app}>
          <div className={styles.side}>
            <SideMenu adminMenu={adminMenu} />
          </div>
          <div className={styles.panel}>
            <ShellHeader title={title} adminMenu={adminMenu}>
              {search}
              <ApiButton />
            </ShellHeader>
            {user && (
              <section className={styles.notices} aria-label="Avisos">
                {notice}
              </section>
            )}
            <div className={styles.split}>
              {main(styles.main)}
              <ApiDock />
            </div>
            <ApiEndLine />
          </div>
        </div>
      )}
    </>
  )
}

/** On arrival at another page the focus moves to its heading, and the last page's error flag is cleared. */
function useFocusOnArrival() {
  const router = useRouter()
  useEffect(() => {
    const clearError = router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && setArticleError(false))
    const moveFocus = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      const main = document.getElementById('conteudo')
      const target = main?.querySelector<HTMLElement>('h1') ?? main
      target?.focus({ preventScroll: true })
    })
    return () => {
      clearError()
      moveFocus()
    }
  }, [router])
}

/** Replaces a merged record's address in the address bar by the remaining record's, so that it can be shared. */
function useMovedAddress() {
  const router = useRouter()
  const moves = useStore(movedRecords)
  const { pathname, searchStr, hash } = useRouterState({ select: ({ location }) => location })
  const moved = movedAddress(pathname, moves)
  useEffect(() => {
    if (moved) router.history.replace(`${moved}${searchStr}${hash ? `#${hash}` : ''}`)
  }, [router, moved, searchStr, hash])
}

interface ShellHeaderProps {
  readonly title: string
  readonly adminMenu: AdminMenu
  /** Stand at the right: search and "Ver na API". */
  readonly children?: ReactNode
}

function ShellHeader({ title, adminMenu, children }: ShellHeaderProps) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const known = useMatches({ select: (matches) => matches.at(-1)!.routeId !== '/$' })
  // An unknown address has no page, so it has no breadcrumbs.
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
  // The drawer belongs to one address: navigating to another closes it.
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
