import { useId, useState } from 'react'
import { drawCrest, type CrestPattern, type CrestShape } from '@meio-campo/contract/rules'
import { CrestPieces } from './crest-pieces.tsx'
import styles from './crest.module.css'

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
  return <DrawnCrest team={team} size={size} width={width} shape={shape} pattern={pattern} labelled={labelled} />
}

interface DrawnProps extends Required<Pick<Props, 'team' | 'size' | 'labelled'>> {
  readonly width: number
  readonly shape: CrestShape | undefined
  readonly pattern: CrestPattern | undefined
}

function DrawnCrest({ team, size, width, shape, pattern, labelled }: DrawnProps) {
  const clip = useId()
  const { outline, pieces, letters, edges } = drawCrest(team, { shape, pattern, lettered: size >= LETTERS_FROM })
  return (
    <svg
      className={styles.crest}
      width={width}
      height={size}
      viewBox="0 0 48 56"
      {...(labelled ? { role: 'img', 'aria-label': team.name } : { 'aria-hidden': true })}
    >
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <CrestPieces pieces={pieces} />
        {letters && (
          <text
            x="24"
            y="32.3"
            textAnchor="middle"
            fontSize="13.5"
            fontWeight="800"
            letterSpacing=".2"
            fill={letters.fill}
          >
            {letters.text}
          </text>
        )}
        <CrestPieces pieces={edges} />
      </g>
      <path className={styles.rim} d={outline} />
    </svg>
  )
}
