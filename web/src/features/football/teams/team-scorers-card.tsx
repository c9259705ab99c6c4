import type { TeamPage } from '@meio-campo/contract'
import { Card } from '../../../components/card.tsx'
import { count } from '../../../components/list/pages-words.ts'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import styles from '../pieces/scorers/scorers-card.module.css'
import { goalWords } from '../pieces/scorers/scorer-words.ts'

interface Props {
  readonly team: TeamPage
  readonly scorers: TeamPage['topScorers']
}

export function TeamScorersCard({ team, scorers }: Props) {
  return (
    <Card
      title="Artilheiros da temporada"
      aside={
        <TextLink to="/times/$id/elenco" params={{ id: team.id }}>
          Elenco
        </TextLink>
      }
      flush
    >
      <ol>
        {scorers.map(({ player, goals, played }) => (
          <li key={player.id ?? player.name} className={styles.row}>
            <PersonPicture team={team} size={32} />
            <span className={styles.words}>
              <PersonLink person={player} />
              <small>{count(played, { one: 'jogo', many: 'jogos' })}</small>
            </span>
            <span className={styles.goals}>{goalWords(goals)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
