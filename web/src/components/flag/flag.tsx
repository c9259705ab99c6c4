import { useEffect, useState } from 'react'
import { countryName } from './country-name.ts'
import styles from './flag.module.css'

interface Props {
  /** `BR`, `GB-ENG`. */
  readonly code: string
  /** Height in pixels; the width is a third more. */
  readonly size?: number
  /** For a flag with the country's name next to it. */
  readonly decorative?: boolean
}

type Finder = (code: string) => string | undefined
let finder: Finder | null = null

function useFinder(): Finder | null {
  const [found, setFound] = useState(() => finder)
  useEffect(() => {
    if (finder) return undefined
    let there = true
    const load = async () => {
      finder = (await import('./flag-addresses.ts')).default
      if (there) setFound(() => finder)
    }
    void load()
    return () => {
      there = false
    }
  }, [])
  return found
}

/** A country's flag; until it is there, and for a country without one, a plate with the code. */
export function Flag({ code, size = 14, decorative = false }: Props) {
  const address = useFinder()?.(code)
  const name = countryName(code)
  const width = Math.round((size * 4) / 3)
  if (address) {
    return (
      <img
        className={styles.flag}
        src={address}
        alt={decorative ? '' : name}
        title={name}
        width={width}
        height={size}
        loading="lazy"
      />
    )
  }
  return (
    <span
      className={styles.plate}
      style={{ width, height: size, fontSize: Math.round(size * 0.62) }}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {code.slice(0, 2)}
    </span>
  )
}
