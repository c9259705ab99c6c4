import { dotted } from '@meio-campo/contract/rules'
import type { Team } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { Crest } from '../../../components/crest/crest.tsx'
import { Flag } from '../../../components/flag/flag.tsx'
import styles from './team-cards.module.css'
import { homeWords, teamKindWords } from '../pieces/teams/team-words.ts'

export function TeamCards({ rows }: { readonly rows: readonly Team[] }) {
  return (
    <ul className={styles.cards} aria-label="Times">
      {rows.map((team) => (
        <li key={team.id}>
          <Link className={styles.card} to="/times/$id" params={{ id: team.id }}>
            <Crest team={team} size={48} />
            <span>
              <b>{team.name}</b>
              <small>
                {team.country && <Flag code={team.country} size={12} decorative />}
                {homeWords(team) ?? teamKindWords(team)}
              </small>
              <small>{dotted(teamKindWords(team), team.founded && `desde ${team.founded}`)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
