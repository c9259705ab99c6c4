import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { ActionIcon, Menu } from '@mantine/core'
import type { User } from '@meio-campo/contract'
import { IconDots } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { askUserDeed } from './ask-user-deed.ts'
import { PlanDialog } from './plan-dialog.tsx'
import { findDeeds, userDeeds, type UserDeed } from './user-actions.ts'
import styles from './user-menu.module.css'

interface Props {
  readonly user: User
  readonly own: boolean
}

export function UserMenu({ user, own }: Props) {
  const navigate = useNavigate()
  const run = async (deed: UserDeed) => {
    const done = await askUserDeed(deed, user, own)
    // Who gave up the admin flag may not stay on a page of the administration.
    if (done && own) await navigate({ to: '/dashboard' })
  }
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      {choosing && <PlanDialog user={user} onClose={() => setChoosing(false)} />}
      {/* No empty element to hold the first focus: a menu may contain items only. */}
      <Menu
        position="bottom-end"
        withinPortal={false}
        withInitialFocusPlaceholder={false}
        classNames={{ dropdown: styles.menu!, item: styles.item! }}
      >
        <Menu.Target>
          <ActionIcon aria-label={`Ações da conta de ${user.name}`}>
            <IconDots size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {findDeeds(user, own).map((deed) => (
            <Menu.Item key={deed} data-danger={userDeeds[deed].danger || undefined} onClick={() => void run(deed)}>
              {userDeeds[deed].label}
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => setChoosing(true)}>Mudar plano</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
