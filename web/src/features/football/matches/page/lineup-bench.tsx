import type { Lineup } from '@meio-campo/contract'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { PersonLink } from '../../../../components/person/person-link.tsx'
import { Shirt } from '../../../../components/shirt/shirt.tsx'
import styles from './lineup-bench.module.css'
import { playerSentence } from './lineup-places.ts'
import { PlayerMarks } from './player-marks.tsx'

const positions = { goalkeeper: 'Goleiro', defender: 'Defensor', midfielder: 'Meio-campista', forward: 'Atacante' }

/** A team's bench, with the players who came on, and the coach. */
export function LineupBench({ lineup }: { readonly lineup: Lineup }) {
  return (
    <div>
      {lineup.coach && (
        <p className={styles.coach}>
          Técnico: <PersonLink person={lineup.coach} kind="coach" />
        </p>
      )}
      <ul className={styles.bench} aria-label={`Banco: ${lineup.team.name}`}>
        {lineup.bench.map((player, index) => (
          <li key={player.person.id ?? `${player.person.name} ${index}`} data-on={player.cameOn !== null || undefined}>
            <Shirt team={lineup.team} number={player.number} keeper={player.position === 'goalkeeper'} size={30} />
            <span className={styles.words}>
              <b>
                <PersonLink person={player.person} />
              </b>
              <small>{player.position && positions[player.position]}</small>
            </span>
            <HiddenText>{playerSentence(player)}</HiddenText>
            <PlayerMarks player={player} />
          </li>
        ))}
      </ul>
    </div>
  )
}
