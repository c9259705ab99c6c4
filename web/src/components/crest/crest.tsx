import { useId } from 'react'
import { chooseCrest, crestColors, darkest, type CrestPattern, type CrestShape } from './crest-choice.ts'
import { CrestField } from './crest-field.tsx'
import { crestOutlines } from './crest-outline.ts'
import styles from './crest.module.css'

interface Props {
  readonly id: string
  readonly acronym: string
  readonly colors: readonly string[]
  readonly shape?: CrestShape
  readonly pattern?: CrestPattern
  /** Height in pixels; from 32 up the shield carries its acronym. */
  readonly size?: number
  /** Left out when the name stands beside it: the picture is then decoration. */
  readonly label?: string
}

const LETTERS_FROM = 32

/** A drawn shield for a team without an uploaded crest; it never imitates an official one. */
export function Crest({ id, acronym, colors, shape, pattern, size = 24, label }: Props) {
  const clip = useId()
  const chosen = chooseCrest(id)
  const outline = crestOutlines[shape ?? chosen.shape]
  const field = pattern ?? chosen.pattern
  const palette = crestColors(colors)
  const dark = darkest(palette)
  const lettered = size >= LETTERS_FROM
  const own = field === 'band'
  return (
    <svg
      className={styles.crest}
      width={Math.round((size * 48) / 56)}
      height={size}
      viewBox="0 0 48 56"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <CrestField pattern={field} colors={palette} outline={outline} lettered={lettered} />
        {lettered && !own && (
          <>
            <rect y="19" width="48" height="17" fill={dark} />
            <path d="M0 18.25h48M0 36.75h48" stroke="#fff" strokeWidth="1.5" />
          </>
        )}
        {lettered && (
          <text
            x="24"
            y="32.3"
            textAnchor="middle"
            fontSize="13.5"
            fontWeight="800"
            letterSpacing=".2"
            fill={own ? letterOn(palette) : '#fff'}
          >
            {acronym.slice(0, 3).toUpperCase()}
          </text>
        )}
        <path d={outline} fill="none" stroke="#fff" strokeWidth="4.2" strokeOpacity=".96" />
        <path d={outline} fill="none" stroke={dark} strokeWidth="2" />
      </g>
      <path className={styles.rim} d={outline} />
    </svg>
  )
}

/** On a band of the club's own second colour the letters take whichever of the two ends contrasts with it. */
function letterOn([first, second]: readonly [string, string, ...string[]]): string {
  const dark = darkest([first, second])
  return dark === second ? '#fff' : dark
}
