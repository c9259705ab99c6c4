import { Outlet, useMatches } from '@tanstack/react-router'
import { useUser } from '../../session/session-store.ts'
import { ApiButton } from '../api-panel/api-button.tsx'
import { ApiDock, ApiEndLine } from '../api-panel/api-dock.tsx'
import { SearchButton } from '../../features/football/search/search-button.tsx'
import { ShellHeader } from './shell-header.tsx'
import styles from './shell.module.css'
import { SideMenu } from './side-menu.tsx'
import { useArrival } from './use-arrival.ts'
import { useMoves } from './use-moves.ts'

/** Everything around a page. On the four guest routes the menu is disabled while nobody is signed in. */
export function Shell() {
  const user = useUser()
  const { access, title } = useMatches({ select: (matches) => matches.at(-1)!.staticData })
  useArrival()
  useMoves()
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
            <SideMenu />
          </div>
          <div className={styles.panel}>
            <ShellHeader title={title}>
              <SearchButton />
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
