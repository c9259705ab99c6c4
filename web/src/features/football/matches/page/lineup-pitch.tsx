import type { Lineup } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { Shirt } from '../../../../components/shirt/shirt.tsx'
import {
  acrossPitch,
  lyingPoint,
  placeStarters,
  type PlayerPlace,
  playerSentence,
  shirtName,
  standingPoint,
} from './lineup-places.ts'
import { RatingBadge } from '../../pieces/ratings/rating-badge.tsx'
import styles from './lineup-pitch.module.css'
import { CaptainMark, PlayerMarks } from './player-marks.tsx'

interface Props {
  readonly home: Lineup | null
  readonly away: Lineup | null
}

/** The line-ups whose places are known on one pitch, which is vertical on narrow screens. Each team is a list. */
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
        <li
          key={place.player.person.id ?? `${place.player.person.name} ${index}`}
          style={pointsOf(side, place, places)}
        >
          <Player place={place} lineup={lineup} keeper={index === 0 && place.x < 15} />
        </li>
      ))}
    </ol>
  )
}

function pointsOf(side: 'home' | 'away', place: PlayerPlace, places: readonly PlayerPlace[]): React.CSSProperties {
  const lying = lyingPoint(side, place)
  const { across, beside } = acrossPitch(places, place)
  const standing = standingPoint(side, place.x, across)
  return {
    '--lying-left': lying.left,
    '--lying-top': lying.top,
    '--standing-left': standing.left,
    '--standing-top': standing.top,
    '--beside': beside,
  } as React.CSSProperties
}

interface PlayerProps {
  readonly place: PlayerPlace
  readonly lineup: Lineup
  readonly keeper: boolean
}

function Player({ place: { player }, lineup, keeper }: PlayerProps) {
  const { person, number, position, captain, rating } = player
  const { initial, last } = shirtName(person.name)
  const drawing = (
    <>
      <span className={styles.shirt}>
        <Shirt team={lineup.team} number={number} keeper={position === 'goalkeeper' || keeper} size={40} />
      </span>
      {captain && <CaptainMark className={styles.captain} />}
      {rating !== null && (
        <span className={styles.rating}>
          <RatingBadge rating={rating} decorative />
        </span>
      )}
      <span className={styles.marks}>
        <PlayerMarks player={player} />
      </span>
      <span className={styles.name}>
        {initial && <span className={styles.initial}>{initial}</span>}
        {last}
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
    <Link className={styles.player} to="/jogadores/$id" params={{ id: person.id }}>
      {drawing}
      <HiddenText>: {playerSentence(player)}</HiddenText>
    </Link>
  )
}

/** The pitch's lines, drawn horizontally and vertically; CSS shows the one that fits. */
function PitchLines() {
  return (
    <>
      <svg className={styles.lying} viewBox="0 0 1050 680" preserveAspectRatio="none" aria-hidden="true">
        <path d="M20 20h1010v640H20zM525 20v640" />
        <circle cx="525" cy="340" r="88" />
        <path d="M20 150h150v380H20M20 245h55v190H20M1030 150H880v380h150M1030 245h-55v190h55" />
        <path d="M170 270a88 88 0 0 1 0 140M880 270a88 88 0 0 0 0 140" />
        <circle className={styles.spot} cx="525" cy="340" r="4" />
      </svg>
      <svg className={styles.standing} viewBox="0 0 680 1050" preserveAspectRatio="none" aria-hidden="true">
        <path d="M20 20h640v1010H20zM20 525h640" />
        <circle cx="340" cy="525" r="88" />
        <path d="M150 20v150h380V20M245 20v55h190V20M150 1030V880h380v150M245 1030v-55h190v55" />
        <path d="M270 170a88 88 0 0 0 140 0M270 880a88 88 0 0 1 140 0" />
        <circle className={styles.spot} cx="340" cy="525" r="4" />
      </svg>
    </>
  )
}
