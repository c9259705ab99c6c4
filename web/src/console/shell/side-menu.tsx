import { IconLogout, IconMoon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, type ComponentType } from 'react'
import { BrandMark } from '../../components/brand-mark.tsx'
import { lazyPart } from '../../components/lazy-part.ts'
import { Switch } from '../../components/switch.tsx'
import { useSession, useUser } from '../../session/session-store.ts'
import { signOut } from '../../session/session.ts'
import { useStore } from '../../state/store.ts'
import { setDarkTheme, themeStore } from '../../state/theme-store.ts'
import { footballItems, type MenuItem, userItems, visitorItems } from './menu-items.ts'
import styles from './side-menu.module.css'

// Drawing crests is a page's own load; visitors have none in the menu.
const Crest = lazyPart(async () => (await import('../../components/crest/crest.tsx')).Crest)

/** The admins' part of the menu. The route that draws the shell passes it in, because it belongs to a feature. */
export type AdminMenu = ComponentType<{
  readonly headingClass: string | undefined
  readonly itemClass: string | undefined
}>

/** The left menu in its three states: visitor, user, admin. */
export function SideMenu({ adminMenu: AdminItems }: { readonly adminMenu: AdminMenu }) {
  const user = useUser()
  return (
    <nav className={styles.menu} aria-label="Menu principal">
      <MenuTitle />
      <div className={styles.groups}>
        <Items items={user ? userItems : visitorItems} />
        {user && <Items heading="Futebol" items={footballItems} />}
        {user?.admin && (
          <Suspense>
            <AdminItems headingClass={styles.heading} itemClass={styles.item} />
          </Suspense>
        )}
      </div>
      <div className={styles.foot}>
        {user && (
          <button type="button" className={styles.item} onClick={() => void signOut()}>
            <IconLogout size={18} stroke={1.75} aria-hidden />
            Sair
          </button>
        )}
        <ThemeSwitch className={styles.item} />
        {user && (
          <p className={styles.legal}>
            <Link to="/institucional/$id" params={{ id: 'terms' }}>
              Termos de uso
            </Link>
            <Link to="/institucional/$id" params={{ id: 'privacy' }}>
              Política de privacidade
            </Link>
          </p>
        )}
      </div>
    </nav>
  )
}

function Items({ heading, items }: { readonly heading?: string; readonly items: readonly MenuItem[] }) {
  return (
    <div>
      {heading && <p className={styles.heading}>{heading}</p>}
      <ul>
        {items.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.item}>
              <Icon size={18} stroke={1.75} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The user's name with the favourite team's crest; the generic brand title for visitors. */
function MenuTitle() {
  const session = useSession()
  const team = session?.time
  return (
    <Link to="/dashboard" className={styles.title} activeProps={{}}>
      {team ? (
        <Suspense fallback={<span style={{ width: 31, height: 36 }} />}>
          <Crest team={{ ...team, colours: team.colors }} size={36} />
        </Suspense>
      ) : (
        <BrandMark size={32} />
      )}
      <span>
        <b>{session?.user.name ?? 'API Futebol'}</b>
        <small>Meio-Campo</small>
      </span>
    </Link>
  )
}

function ThemeSwitch({ className }: { readonly className: string | undefined }) {
  const dark = useStore(themeStore)
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the switch inside is an input
    <label className={className}>
      <IconMoon size={18} stroke={1.75} aria-hidden />
      Tema escuro
      <Switch checked={dark} onChange={(event) => setDarkTheme(event.currentTarget.checked)} />
    </label>
  )
}
