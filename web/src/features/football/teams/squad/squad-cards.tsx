import type { SquadPlayer, TeamRef } from '@meio-campo/contract'
import { Badge } from '../../../../components/badge.tsx'
import { Flag } from '../../../../components/flag/flag.tsx'
import { count } from '../../../../components/list/pages-words.ts'
import { MetaLine } from '../../../../components/meta-line.tsx'
import { PersonLink } from '../../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../../components/person/person-picture.tsx'
import { CardCount } from '../../cards/card-count.tsx'
import { ageWords, heightWords, shortDate } from '../../people/person-words.ts'
import { goalWords } from '../../pieces/scorers/scorer-words.ts'
import styles from './squad-cards.module.css'
import { squadKey } from './squad-table.tsx'

interface Props {
  readonly label: string
  readonly players: readonly SquadPlayer[]
  readonly team: TeamRef | undefined
}

export function SquadCards({ label, players, team }: Props) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {players.map((player) => (
        <li key={squadKey(player)} className={styles.card}>
          <PersonPicture team={team} number={player.number} keeper={player.position === 'goalkeeper'} size={56} />
          <div className={styles.words}>
            <p className={styles.name}>
              <PersonLink person={player.person} />
              {player.nationalities.map((code) => (
                <Flag key={code} code={code} size={12} />
              ))}
              {player.loan && <Badge>Emprestado</Badge>}
            </p>
            <MetaLine>
              {ageWords(player.age)}
              {heightWords(player.heightCm)}
              {player.contractUntil && `contrato até ${shortDate(player.contractUntil)}`}
            </MetaLine>
            <p className={styles.figures}>
              {count(player.played, { one: 'jogo', many: 'jogos' })}, {goalWords(player.goals)}
              <span className={styles.flags}>
                {player.yellow > 0 && <CardCount kind="yellow" count={player.yellow} />}
                {player.red > 0 && <CardCount kind="red" count={player.red} />}
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
