import type { ReactNode } from 'react'
import type { CrestColors, CrestPattern } from './crest-choice.ts'

interface Props {
  readonly pattern: CrestPattern
  readonly colors: CrestColors
  readonly outline: string
  readonly lettered: boolean
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** What fills the shield, before band, keyline and edge. Stripes overlap a little so that no seam shows. */
export function CrestField({ pattern, colors, outline, lettered }: Props): ReactNode {
  const [first, second, third = second] = colors
  const ground = <rect width="48" height="56" fill={first} />
  const cycle = (index: number) => colors[index % colors.length]
  switch (pattern) {
    case 'vertical-stripes': {
      const count = colors.length === 3 ? 6 : 5
      return range(count).map((i) => (
        <rect key={i} x={(48 / count) * i} width={48 / count + 0.4} height="56" fill={cycle(i)} />
      ))
    }
    case 'horizontal-stripes': {
      const count = colors.length === 3 ? 6 : 4
      return range(count).map((i) => (
        <rect key={i} y={(56 / count) * i} width="48" height={56 / count + 0.4} fill={cycle(i)} />
      ))
    }
    case 'pale':
      return (
        <>
          {ground}
          <rect x="17.3" width="13.4" height="56" fill={second} />
        </>
      )
    case 'band':
      return (
        <>
          {ground}
          <rect y={lettered ? 19 : 22.4} width="48" height={lettered ? 17 : 13.4} fill={second} />
        </>
      )
    case 'halves':
      return (
        <>
          {ground}
          <rect x="24" width="24" height="56" fill={second} />
        </>
      )
    case 'quarters':
      return (
        <>
          {ground}
          <path d="M24 0h24v28H0v28h24z" fill={second} />
        </>
      )
    case 'chief':
      return (
        <>
          {ground}
          <rect width="48" height={lettered ? 17 : 20} fill={second} />
        </>
      )
    case 'chest-bands':
      return (
        <>
          {ground}
          <rect y={lettered ? 10 : 20.2} width="48" height={lettered ? 6.5 : 7.3} fill={second} />
          <rect y={lettered ? 39 : 29.1} width="48" height={lettered ? 6.5 : 7.3} fill={third} />
        </>
      )
    case 'sash':
      return (
        <>
          {ground}
          <path d="M-4.8 1.1 7.7-5.6 52.8 48.2 40.3 56z" fill={second} />
        </>
      )
    case 'diagonals':
      return (
        <>
          {ground}
          {range(5).map((i) => (
            <path key={i} d={`M${24 * i - 38.4} 56l28.8-56h12l-28.8 56z`} fill={second} />
          ))}
        </>
      )
    case 'chevron':
      return (
        <>
          {ground}
          <path d="M0 16.8 24 32.5 48 16.8V28L24 43.7 0 28z" fill={second} />
        </>
      )
    case 'border':
    default:
      return (
        <>
          {ground}
          <path
            d={outline}
            transform="translate(24 27.5) scale(.84) translate(-24 -27.5)"
            fill="none"
            stroke={second}
            strokeWidth="4.5"
          />
        </>
      )
  }
}
