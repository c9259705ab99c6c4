import { useState } from 'react'
import { Shirt } from '../shirt/shirt.tsx'
import styles from './person-picture.module.css'

interface Props {
  readonly photo?: string | null | undefined
  readonly team?: { readonly id: string; readonly colours: readonly string[] } | null | undefined
  readonly number?: number | null | undefined
  readonly keeper?: boolean
  /** Side of the picture in pixels. */
  readonly size?: number
}

/** A person's photo, or the team's shirt with the number. Decorative: the name is next to it. */
export function PersonPicture({ photo, team, number, keeper = false, size = 40 }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  if (photo && photo !== broken) {
    return (
      <img
        className={styles.photo}
        src={photo}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        onError={() => setBroken(photo)}
      />
    )
  }
  return (
    <span className={styles.frame} style={{ width: size, height: size }}>
      <Shirt team={team} number={number} keeper={keeper} size={Math.round(size * 0.88)} />
    </span>
  )
}
