import type { TeamRef } from '@meio-campo/contract'
import { Card } from '../../../components/card.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import styles from './stadium-teams-card.module.css'

export function StadiumTeamsCard({ teams }: { readonly teams: readonly TeamRef[] }) {
  return (
    <Card title={teams.length === 1 ? 'Dono da casa' : 'Donos da casa'} flush>
      <ul>
        {teams.map((team) => (
          <li key={team.id} className={styles.team}>
            <TeamLink team={team} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
