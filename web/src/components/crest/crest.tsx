import { useId, useState } from 'react'
import {
  chooseCrest,
  crestColors,
  crestLetters,
  type CrestPattern,
  type CrestShape,
  darkest,
  letterOn,
} from './crest-choice.ts'
import { CrestField } from './crest-field.tsx'
import styles from './crest.module.css'

/** Outlines in a box of 48 × 56. */
const crestOutlines: Record<CrestShape, string> = {
  classic: 'M24 1.5c6.6 2.9 13.6 4 21 4v24c0 12.4-8.3 20.3-21 25C11.3 49.8 3 41.9 3 29.5v-24c7.4 0 14.4-1.1 21-4z',
  flat: 'M6 2.5h36a2.5 2.5 0 0 1 2.5 2.5v25c0 11.8-8.7 19.3-20.5 24.5C12.2 49.3 3.5 41.8 3.5 30V5A2.5 2.5 0 0 1 6 2.5z',
  round: 'M6 2.5h36A2.5 2.5 0 0 1 44.5 5v28.5a20.5 20.5 0 0 1-41 0V5A2.5 2.5 0 0 1 6 2.5z',
  notched: 'M3.5 7.5c7 0 9.5-5.5 9.5-5.5h22s2.5 5.5 9.5 5.5v21c0 12.5-8 20-20.5 26-12.5-6-20.5-13.5-20.5-26z',
  circle: 'M24 4.5a23.5 23.5 0 0 1 0 47 23.5 23.5 0 0 1 0-47z',
}

/** The data of a crest, part of every `TeamRef` of the API. */
export interface CrestTeam {
  readonly id: string
  readonly name: string
  readonly acronym: string | null
  readonly colours: readonly string[]
  readonly crest?: string | null
}

interface Props {
  readonly team: CrestTeam
  readonly shape?: CrestShape
  readonly pattern?: CrestPattern
  /** Height in pixels; from 32 up a drawn shield carries its acronym. */
  readonly size?: number
  /** The accessible name, for a crest without a name next to it. */
  readonly labelled?: boolean
}

const LETTERS_FROM = 32

/** A team's uploaded crest, or a drawn shield in its colours that never imitates an official one. */
export function Crest({ team, shape, pattern, size = 24, labelled = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const width = Math.round((size * 48) / 56)
  if (team.crest && team.crest !== broken) {
    const { crest } = team
    return (
      <img
        className={styles.picture}
        src={crest}
        alt={labelled ? team.name : ''}
        width={width}
        height={size}
        loading="lazy"
        // If the picture cannot load, the drawing replaces it.
        onError={() => setBroken(crest)}
      />
    )
  }
  const chosen = chooseCrest(team.id)
  return (
    <DrawnCrest
      team={team}
      size={size}
      width={width}
      shape={shape ?? chosen.shape}
      field={pattern ?? chosen.pattern}
      label={labelled ? team.name : undefined}
    />
  )
}

interface DrawnProps {
  readonly team: CrestTeam
  readonly size: number
  readonly width: number
  readonly shape: CrestShape
  readonly field: CrestPattern
  readonly label: string | undefined
}

function DrawnCrest({ team, size, width, shape, field, label }: DrawnProps) {
  const clip = useId()
  const outline = crestOutlines[shape]
  const palette = crestColors(team.colours, team.id)
  const dark = darkest(palette)
  const lettered = size >= LETTERS_FROM
  const band = field === 'band' ? palette[1] : dark
  return (
    <svg
      className={styles.crest}
      width={width}
      height={size}
      viewBox="0 0 48 56"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <CrestField pattern={field} colors={palette} outline={outline} lettered={lettered} />
        {lettered && (
          <>
            {field !== 'band' && (
              <>
                <rect y="19" width="48" height="17" fill={band} />
                <path d="M0 18.25h48M0 36.75h48" stroke="#fff" strokeWidth="1.5" />
              </>
            )}
            <text
              x="24"
              y="32.3"
              textAnchor="middle"
              fontSize="13.5"
              fontWeight="800"
              letterSpacing=".2"
              fill={letterOn(band)}
            >
              {crestLetters(team.acronym, team.name)}
            </text>
          </>
        )}
        <path d={outline} fill="none" stroke="#fff" strokeWidth="4.2" strokeOpacity=".96" />
        <path d={outline} fill="none" stroke={dark} strokeWidth="2" />
      </g>
      <path className={styles.rim} d={outline} />
    </svg>
  )
}
