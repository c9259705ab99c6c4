import type { FavouriteTeam } from '@meio-campo/contract'
import { Card } from '../../components/card.tsx'
import { Crest } from '../../components/crest/crest.tsx'
import { TextLink } from '../../components/text-link.tsx'
import styles from './team-card.module.css'

export function TeamCard({ team }: { readonly team: FavouriteTeam | null }) {
  return (
    <Card title="Seu time">
      {team ? (
        <div className={styles.team}>
          <Crest id={team.id} acronym={team.acronym} colors={team.colors} size={56} />
          <div>
            <p className={styles.name}>{team.name}</p>
            <TextLink to="/times/$id" params={{ id: team.id }}>
              Página do time
            </TextLink>
          </div>
        </div>
      ) : (
        <p className={styles.none}>
          Você ainda não escolheu um time.{' '}
          <TextLink to="/settings" search={{ aba: 'perfil' }}>
            Escolher time
          </TextLink>
        </p>
      )}
    </Card>
  )
}
