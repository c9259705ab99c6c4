import { Link } from '@tanstack/react-router'
import { BrandMark } from '../../components/brand-mark.tsx'
import { Crest } from '../../components/crest/crest.tsx'
import { useSession } from '../../session/session-store.ts'
import styles from './side-menu.module.css'

/** The user's name with the favourite team's crest; the generic brand title when nobody is signed in. */
export function MenuTitle() {
  const session = useSession()
  const team = session?.time
  return (
    <Link to="/dashboard" className={styles.title} activeProps={{}}>
      {team ? <Crest team={{ ...team, colours: team.colors }} size={36} /> : <BrandMark size={32} />}
      <span>
        <b>{session?.user.name ?? 'API Futebol'}</b>
        <small>Meio-Campo</small>
      </span>
    </Link>
  )
}
