import type { Player } from '@meio-campo/contract'
import { VirtualList } from '../../../components/list/virtual-list.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import { NationalityFlags } from '../people/nationality-flags.tsx'
import styles from '../people/people.module.css'
import { ageWords, heightWords, positionWords } from '../people/person-words.ts'
import { TeamLink } from '../pieces/teams/team-link.tsx'

export function PlayerList({ rows }: { readonly rows: readonly Player[] }) {
  return (
    <VirtualList label="Jogadores" rows={rows} rowKey={({ id }) => id} rowHeight={66}>
      {(player) => (
        <div className={styles.row}>
          <PersonPicture
            photo={player.photo}
            team={player.team}
            number={player.number}
            keeper={player.positions[0] === 'goalkeeper'}
            size={44}
          />
          <div className={styles.words}>
            <p className={styles.name}>
              <PersonLink person={player} />
              {player.team && (
                <span className={styles.team}>
                  <TeamLink team={player.team} />
                </span>
              )}
            </p>
            <MetaLine>
              {positionWords(player.positions)}
              {ageWords(player.age)}
              {heightWords(player.heightCm)}
              {player.nationalities.length > 0 && <NationalityFlags codes={player.nationalities} />}
            </MetaLine>
          </div>
        </div>
      )}
    </VirtualList>
  )
}
