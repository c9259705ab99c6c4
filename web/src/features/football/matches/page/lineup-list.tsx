import type { Lineup, LineupPlayer } from '@meio-campo/contract'
import { spots } from '@meio-campo/contract/rules'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { PersonLink } from '../../../../components/person/person-link.tsx'
import { Shirt } from '../../../../components/shirt/shirt.tsx'
import styles from './lineup-list.module.css'
import { RatingBadge } from '../../pieces/ratings/rating-badge.tsx'
import { positionWords } from '../../people/person-words.ts'
import { benchInOrder, playerSentence } from './lineup-places.ts'
import { PlayerMarks } from './player-marks.tsx'

/** The starters as a list, when the sheet does not state their positions. */
export function LineupStarters({ lineup }: { readonly lineup: Lineup }) {
  return (
    <>
      <p className={styles.note}>A súmula não diz onde cada um jogou.</p>
      <PlayerList lineup={lineup} players={lineup.starters} label={`Titulares: ${lineup.team.name}`} />
    </>
  )
}

/** A team's bench, with the players who came on, and the coach. */
export function LineupBench({ lineup }: { readonly lineup: Lineup }) {
  return (
    <div>
      {lineup.coach && (
        <p className={styles.note}>
          Técnico: <PersonLink person={lineup.coach} kind="coach" />
        </p>
      )}
      <PlayerList lineup={lineup} players={benchInOrder(lineup.bench)} label={`Banco: ${lineup.team.name}`} />
    </div>
  )
}

interface ListProps {
  readonly lineup: Lineup
  readonly players: readonly LineupPlayer[]
  readonly label: string
}

function PlayerList({ lineup, players, label }: ListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {players.map((player, index) => (
        <li key={player.person.id ?? `${player.person.name} ${index}`} data-on={player.cameOn !== null || undefined}>
          <Shirt team={lineup.team} number={player.number} keeper={player.position === 'goalkeeper'} size={30} />
          <span className={styles.words}>
            <b>
              <PersonLink person={player.person} />
              {player.captain && ' (C)'}
            </b>
            <small>{player.spot ? spots[player.spot] : player.position && positionWords([player.position])}</small>
          </span>
          <HiddenText>{playerSentence(player)}</HiddenText>
          <PlayerMarks player={player} />
          {player.rating !== null && <RatingBadge rating={player.rating} decorative />}
        </li>
      ))}
    </ul>
  )
}
