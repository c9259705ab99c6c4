import { useState } from 'react'
import styles from './stadium-picture.module.css'

const tiers = [0, 9, 18, 27]
const stripes = [0, 1, 2, 3]

/** The stadium's photo; without one, a stadium seen from above. Decorative: the name is next to it. */
export function StadiumPicture({ photo }: { readonly photo: string | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (photo && photo !== broken) {
    return <img className={styles.photo} src={photo} alt="" onError={() => setBroken(photo)} />
  }
  return (
    <svg className={styles.drawing} viewBox="0 0 320 200" aria-hidden="true">
      <rect className={styles.stand} x="8" y="8" width="304" height="184" rx="84" strokeWidth="1.5" />
      {tiers.map((inset) => (
        <rect
          key={inset}
          className={styles.tier}
          x={16 + inset}
          y={16 + inset}
          width={288 - inset * 2}
          height={168 - inset * 2}
          rx={76 - inset}
          strokeDasharray="14 3"
        />
      ))}
      <rect className={styles.grass} x="64" y="56" width="192" height="88" rx="3" />
      {stripes.map((stripe) => (
        <rect key={stripe} className={styles.stripe} x={64 + stripe * 48} y="56" width="24" height="88" />
      ))}
      <g className={styles.chalk} strokeWidth="1.5">
        <rect x="70" y="62" width="180" height="76" />
        <path d="M160 62v76M70 82h22v36H70M250 82h-22v36h22" />
        <circle cx="160" cy="100" r="14" />
      </g>
      {[
        [34, 34],
        [286, 34],
        [34, 166],
        [286, 166],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.light} cx={x} cy={y} r="3" />
      ))}
    </svg>
  )
}
