import { useId, useState } from 'react'
import {
  chooseCrest,
  crestColors,
  crestLetters,
  darkest,
  letterOn,
  type CrestPattern,
  type CrestShape,
} from './crest-choice.ts'
import { CrestField } from './crest-field.tsx'
import { crestOutlines } from './crest-outline.ts'
import styles from './crest.module.css'

/** What a crest needs to know: every `TeamRef` of the API has it. */
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
        // Never an empty frame: what cannot be shown is drawn.
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
