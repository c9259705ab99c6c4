import type { User } from '@meio-campo/contract'
import { dutyRoleWords, PLANS } from '@meio-campo/contract/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { pagesQuery } from '../../../api/pages.ts'
import { Badge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { ListTools } from '../../../console/record-list/list-tools.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { count } from '../../../components/list/pages-words.ts'
import { SearchField } from '../../../components/list/search-field.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { longDate } from '../../../components/moment/moment-words.ts'
import { Moment } from '../../../components/moment/moment.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { useUser } from '../../../session/session-store.ts'
import { initials } from '../profile/initials.ts'
import { AccessSettingsCard } from './access-settings-card.tsx'
import { InvitesCard } from './invites-card.tsx'
import { parseUserFilters, toUserQuery, type UserFilters } from './user-filters.ts'
import { UserMenu } from './user-menu.tsx'
import styles from './user-row.module.css'

const kinds = [
  { value: 'todas', label: 'Todas' },
  { value: 'admins', label: 'Admins' },
  { value: 'bloqueadas', label: 'Bloqueadas' },
] as const

const route = getRouteApi('/settings')

export function UsersTab() {
  return (
    <>
      <UsersCard />
      <InvitesCard />
      <AccessSettingsCard />
    </>
  )
}

function UsersCard() {
  const { busca, filtro } = route.useSearch()
  const filters = { ...(busca && { busca }), ...(filtro && { filtro }) }
  const users = useInfiniteQuery(userPages(filters))
  const navigate = route.useNavigate()
  const search = useCallback(
    (text: string) =>
      void navigate({
        search: (now) => ({ aba: 'usuarios', ...parseUserFilters({ ...now, busca: text }) }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <Card flush>
      <ListTools list="settings/usuarios">
        <SearchField label="Buscar contas" placeholder="Nome ou e-mail" value={busca ?? ''} onSearch={search} />
        <Segmented
          label="Mostrar"
          choices={kinds}
          value={filtro ?? 'todas'}
          onChange={(kind) =>
            void navigate({
              search: (now) => ({ aba: 'usuarios', ...parseUserFilters({ ...now, filtro: kind }) }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      </ListTools>
      <PagesView
        query={users}
        noun={{ one: 'conta', many: 'contas' }}
        empty={
          <EmptyState title="Nenhuma conta encontrada">Mude a busca ou o filtro para ver outras contas.</EmptyState>
        }
      >
        {(rows) => (
          <ul className={styles.list} aria-label="Contas">
            {rows.map((user) => (
              <UserRow key={user.id} user={user} />
            ))}
          </ul>
        )}
      </PagesView>
    </Card>
  )
}

const userPages = (filters: UserFilters) => pagesQuery('/api/v1/usuarios', toUserQuery(filters))

const devices = { one: 'dispositivo', many: 'dispositivos' }

function UserRow({ user }: { readonly user: User }) {
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
          {!user.admin && user.duties.map((role) => <Badge key={role}>{dutyRoleWords[role]}</Badge>)}
          {user.blocked && <Badge tone="bad">Bloqueada</Badge>}
          {user.deletesAt && <Badge tone="bad">Exclusão em {longDate(new Date(user.deletesAt))}</Badge>}
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
