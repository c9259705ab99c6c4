import type { TeamRef } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Crest } from '../../../components/crest/crest.tsx'
import styles from './spell-timeline.module.css'

export interface Step {
  readonly id: string
  /** The destination team; missing where a career ends. */
  readonly team: TeamRef | null
  /** Without a team: "Fim de carreira". */
  readonly title?: string
  readonly when: string | null
  readonly about: ReactNode
}

/** A career as a list of teams, the newest first. */
export function SpellTimeline({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {steps.map(({ id, team, title, when, about }) => (
        <li key={id} className={styles.step}>
          <span className={styles.crest}>
            {team ? <Crest team={team} size={36} /> : <i className={styles.none} aria-hidden="true" />}
          </span>
          <div className={styles.words}>
            <p className={styles.head}>
              {team ? (
                <Link className={styles.name} to="/times/$id" params={{ id: team.id }}>
                  {team.name}
                </Link>
              ) : (
                <b>{title}</b>
              )}
              {when && <small>{when}</small>}
            </p>
            {about}
          </div>
        </li>
      ))}
    </ol>
  )
}
