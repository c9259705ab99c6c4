import { Outlet, useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { setArticleError } from '../../api/activity.ts'
import { useUser } from '../../session/session-store.ts'
import { movedAddress, movedRecords } from '../../state/moved-records.ts'
import { useStore } from '../../state/store.ts'
import { ApiButton } from '../api-panel/api-button.tsx'
import { ApiDock, ApiEndLine } from '../api-panel/api-dock.tsx'
import { ShellHeader } from './shell-header.tsx'
import styles from './shell.module.css'
import { SideMenu, type AdminMenu } from './side-menu.tsx'

interface Props {
  /** The search over everything, in the header. */
  readonly search: ReactNode
  readonly adminMenu: AdminMenu
}

/** Everything around a page. The four guest routes have no menu for visitors. */
export function Shell({ search, adminMenu }: Props) {
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
