import { drawField } from '@meio-campo/contract/rules'
import { useId } from 'react'
import { CrestPieces } from '../crest/crest-pieces.tsx'
import { chooseKit, numberInk } from './shirt-kit.ts'
import styles from './shirt.module.css'

interface Props {
  /** Without a team: a neutral shirt. */
  readonly team?: { readonly id: string; readonly colours: readonly string[] } | null | undefined
  readonly number?: number | null | undefined
  readonly keeper?: boolean
  /** Height in pixels. */
  readonly size?: number
}

const BODY =
  'M21 3.5 8.5 8.5a4 4 0 0 0-2.2 2.2L1.8 22.5a1.5 1.5 0 0 0 .7 1.9l8.2 4.3a1.5 1.5 0 0 0 2-.6l1.8-3.1V55a2 2 0 0 0 2 2h31a2 2 0 0 0 2-2V25l1.8 3.1a1.5 1.5 0 0 0 2 .6l8.2-4.3a1.5 1.5 0 0 0 .7-1.9l-4.5-11.8a4 4 0 0 0-2.2-2.2L43 3.5c-1.6 4.6-5.7 7-11 7s-9.4-2.4-11-7z'

/** A shirt in the team's colours. Decorative: the name and the number are next to it as text. */
export function Shirt({ team, number, keeper = false, size = 42 }: Props) {
  const clip = useId()
  const kit = chooseKit(team, keeper)
  const { fill, halo } = numberInk(kit)
  const [first, second] = kit.colors
  return (
    <svg
      className={styles.shirt}
      width={Math.round((size * 64) / 60)}
      height={size}
      viewBox="0 0 64 60"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <path d={BODY} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {kit.pattern === 'plain' ? (
          <rect width="64" height="60" fill={first} />
        ) : (
          <g transform="scale(1.3334 1.0715)">
            <CrestPieces pieces={drawField(kit.pattern, kit.colors, '', false)} />
          </g>
        )}
        <path d="M0 22l14 8M64 22l-14 8" stroke={second} strokeWidth="5" />
        <path d="M21 3c1.6 5 5.7 7.5 11 7.5S41.4 8 43 3" fill="none" stroke={second} strokeWidth="4" />
        <path d={BODY} fill="none" stroke="#000" strokeOpacity=".28" strokeWidth="2" />
      </g>
      <path className={styles.rim} d={BODY} />
      {number != null && (
        <text
          x="32"
          y="40.5"
          textAnchor="middle"
          fontSize="24"
          fontWeight="750"
          fill={fill}
          {...(halo && { stroke: halo, strokeWidth: 4, paintOrder: 'stroke' })}
        >
          {number}
        </text>
      )}
    </svg>
  )
}
