import type { User } from '@meio-campo/contract'
import { PLANS } from '@meio-campo/contract/rules'
import { Badge } from '../../../components/badge.tsx'
import { count } from '../../../components/list/pages-words.ts'
import { MetaLine } from '../../../components/meta-line.tsx'
import { longDate } from '../../../components/moment/moment-words.ts'
import { Moment } from '../../../components/moment/moment.tsx'
import { useUser } from '../../../session/session-store.ts'
import { initials } from '../profile/initials.ts'
import { UserMenu } from './user-menu.tsx'
import styles from './user-row.module.css'

const devices = { one: 'dispositivo', many: 'dispositivos' }

export function UserRow({ user }: { readonly user: User }) {
  const own = useUser()?._id === user.id
  return (
    <li className={styles.row}>
      <span className={styles.picture} aria-hidden="true">
        {initials(user.name)}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <b>{user.name}</b>
          {own && <Badge>Você</Badge>}
          {user.admin && <Badge tone="ok">Admin</Badge>}
          {user.blocked && <Badge tone="bad">Bloqueada</Badge>}
        </p>
        <p className={styles.email}>{user.email}</p>
        <MetaLine>
          {user.lastSeenAt ? (
            <>
              Último acesso: <Moment at={user.lastSeenAt} />
            </>
          ) : (
            'Nunca entrou'
          )}
          {count(user.devices, devices)}
          {`desde ${longDate(new Date(user.createdAt))}`}
          {`plano ${PLANS[user.plan].name}`}
          {!user.emailConfirmed && 'e-mail não confirmado'}
        </MetaLine>
      </div>
      <UserMenu user={user} own={own} />
    </li>
  )
}
