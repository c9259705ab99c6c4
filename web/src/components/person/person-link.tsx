import { Link } from '@tanstack/react-router'
import styles from './person-link.module.css'

interface Props {
  readonly person: { readonly id: string | null; readonly name: string }
  readonly kind?: 'player' | 'coach'
}

/** A name that leads to its page; without an id (the source did not have one) only the name. */
export function PersonLink({ person: { id, name }, kind = 'player' }: Props) {
  if (id === null) return <>{name}</>
  return kind === 'coach' ? (
    <Link className={styles.link} to="/tecnicos/$id" params={{ id }}>
      {name}
    </Link>
  ) : (
    <Link className={styles.link} to="/jogadores/$id" params={{ id }}>
      {name}
    </Link>
  )
}
