import type { Confederation } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { ConfederationIcon } from './confederation-icon.tsx'
import styles from './confederation-row.module.css'
import { memberCount, ownAcronym, teamCount } from './confederation-words.ts'

export function ConfederationRow({ confederation }: { readonly confederation: Confederation }) {
  const { id, name, teams } = confederation
  return (
    <Link className={styles.row} to="/confederacoes/$id" params={{ id }}>
      <ConfederationIcon confederation={confederation} />
      <span className={styles.words}>
        <b>{name}</b>
        <small>
          {[ownAcronym(confederation), memberCount(confederation), teams > 0 && teamCount(teams)]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
    </Link>
  )
}
