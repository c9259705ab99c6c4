import type { TeamRef } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { Crest } from '../../../../components/crest/crest.tsx'
import styles from './team-link.module.css'

/** A team in a line of text or of a table: crest and name, leading to its page. */
export function TeamLink({ team }: { readonly team: TeamRef }) {
  return (
    <Link className={styles.team} to="/times/$id" params={{ id: team.id }}>
      <Crest team={team} size={20} />
      <span>{team.name}</span>
    </Link>
  )
}
