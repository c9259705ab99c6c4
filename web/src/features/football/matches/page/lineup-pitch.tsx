import type { Lineup } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { Shirt } from '../../../../components/shirt/shirt.tsx'
import {
  lyingPoint,
  placeStarters,
  playerSentence,
  shirtName,
  standingPoint,
  type PlayerPlace,
} from './lineup-places.ts'
import styles from './lineup-pitch.module.css'
import { PitchLines } from './pitch-lines.tsx'
import { PlayerMarks } from './player-marks.tsx'

interface Props {
  readonly home: Lineup | null
  readonly away: Lineup | null
}

/** Both line-ups on one pitch, which stands up where there is no room for it to lie. Each side is a list. */
export function LineupPitch({ home, away }: Props) {
  return (
    <div className={styles.frame}>
      <div className={styles.pitch}>
        <PitchLines />
        {home && <Starters lineup={home} side="home" />}
        {away && <Starters lineup={away} side="away" />}
      </div>
    </div>
  )
}

function Starters({ lineup, side }: { readonly lineup: Lineup; readonly side: 'home' | 'away' }) {
  const places = placeStarters(lineup)
  return (
    <ol aria-label={`Titulares: ${lineup.team.name}${lineup.formation ? `, ${lineup.formation}` : ''}`}>
      {places.map((place, index) => (
        <li key={place.player.person.id ?? `${place.player.person.name} ${index}`} style={pointsOf(side, place)}>
          <Player place={place} lineup={lineup} keeper={index === 0 && place.x < 15} />
        </li>
      ))}
    </ol>
  )
}

function pointsOf(side: 'home' | 'away', place: PlayerPlace): React.CSSProperties {
  const lying = lyingPoint(side, place)
  const standing = standingPoint(side, place)
  return {
    '--lying-left': lying.left,
    '--lying-top': lying.top,
    '--standing-left': standing.left,
    '--standing-top': standing.top,
  } as React.CSSProperties
}

interface PlayerProps {
  readonly place: PlayerPlace
  readonly lineup: Lineup
  readonly keeper: boolean
}

function Player({ place: { player }, lineup, keeper }: PlayerProps) {
  const { person, number, position, captain } = player
  const drawing = (
    <>
      <span className={styles.shirt}>
        <Shirt team={lineup.team} number={number} keeper={position === 'goalkeeper' || keeper} size={40} />
      </span>
      <span className={styles.marks}>
        <PlayerMarks player={player} />
      </span>
      <span className={styles.name}>
        {shirtName(person.name)}
        {captain && ' (C)'}
      </span>
    </>
  )
  return person.id === null ? (
    <>
      <HiddenText>{playerSentence(player)}</HiddenText>
      <span className={styles.player} aria-hidden="true">
        {drawing}
      </span>
    </>
  ) : (
    <Link className={styles.player} to="/jogadores/$id" params={{ id: person.id }} aria-label={playerSentence(player)}>
      {drawing}
    </Link>
  )
}
