import { IconButton } from '../../components/button/button.tsx'
import { IconMenu2, IconX } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Dialog } from '../../components/dialog/dialog.tsx'
import styles from './menu-drawer.module.css'
import { SideMenu, type AdminMenu } from './side-menu.tsx'

/** On narrow screens the menu is a drawer behind this button. */
export function MenuDrawer({ adminMenu }: { readonly adminMenu: AdminMenu }) {
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
