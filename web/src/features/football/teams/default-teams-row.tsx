import { defaultTeams } from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Crest, type CrestTeam } from '../../../components/crest/crest.tsx'
import styles from './default-teams-row.module.css'
import { defaultTeamsQuery } from './team-queries.ts'

/** The teams most people look for, one tap away; those that this installation does not know are left out. */
export function DefaultTeamsRow() {
  const { data } = useQuery(defaultTeamsQuery())
  const known = data && new Map(data.data.map((team) => [team.id, team]))
  const teams = defaultTeams.flatMap((team): CrestTeam[] => {
    if (!known) return [{ ...team, colours: team.colors }]
    const found = known.get(team.id)
    // By the short name that people chose it by.
    return found ? [{ ...found, name: team.name }] : []
  })
  if (teams.length === 0) return null
  return (
    <nav className={styles.strip} aria-label="Times mais procurados">
      <ul className={styles.teams}>
        {teams.map((team) => (
          <li key={team.id}>
            <Link className={styles.team} to="/times/$id" params={{ id: team.id }}>
              <Crest team={team} size={40} />
              <span>{team.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
