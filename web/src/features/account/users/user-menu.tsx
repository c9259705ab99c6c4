import type { User } from '@meio-campo/contract'
import { IconDots } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { IconButton } from '../../../components/button/button.tsx'
import { Menu } from '../../../components/menu/menu.tsx'
import { askUserDeed } from './ask-user-deed.ts'
import { PlanDialog } from './plan-dialog.tsx'
import { findDeeds, userDeeds, type UserDeed } from './user-actions.ts'

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
      <Menu
        renderTrigger={(props) => (
          <IconButton {...props} aria-label={`Ações da conta de ${user.name}`}>
            <IconDots size={18} stroke={1.75} aria-hidden />
          </IconButton>
        )}
        items={[
          ...findDeeds(user, own).map((deed) => ({
            label: userDeeds[deed].label,
            danger: userDeeds[deed].danger,
            onChoose: () => void run(deed),
          })),
          { label: 'Mudar plano', onChoose: () => setChoosing(true) },
        ]}
      />
    </>
  )
}
