import { Outlet, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useUser } from '../../session/session-store.ts'
import { ApiButton } from '../api-panel/api-button.tsx'
import { ApiDock, ApiEndLine } from '../api-panel/api-dock.tsx'
import { ShellHeader } from './shell-header.tsx'
import styles from './shell.module.css'
import { SideMenu, type AdminMenu } from './side-menu.tsx'
import { useArrival } from './use-arrival.ts'
import { useMoves } from './use-moves.ts'

interface Props {
  /** The search over everything, in the header. */
  readonly search: ReactNode
  readonly adminMenu: AdminMenu
}

/** Everything around a page. The four guest routes have no menu for visitors. */
export function Shell({ search, adminMenu }: Props) {
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
