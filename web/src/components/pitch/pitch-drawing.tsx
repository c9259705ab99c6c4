import styles from './pitch-drawing.module.css'

/** empty: the pitch without a ball. broken: cut at the halfway line. out: the ball over the end line. */
export type PitchScene = 'empty' | 'broken' | 'out'

export function PitchDrawing({ scene }: { readonly scene: PitchScene }) {
  return (
    <svg className={styles.pitch} viewBox="0 0 160 88" aria-hidden="true">
      {scenes[scene]}
    </svg>
  )
}

const scenes = {
  empty: (
    <>
      <path d="M8 8h144v72H8zM80 8v72" />
      <circle cx="80" cy="44" r="20" />
      <path d="M8 24h22v40H8M152 24h-22v40h22" />
      <circle className={styles.hollow} cx="80" cy="44" r="4" />
    </>
  ),
  broken: (
    <>
      <path d="M72 8H8v72h64V60M88 28V8h64v72H88z" />
      <path d="M72 26a20 20 0 0 0 0 34M88 28a20 20 0 0 1 0 32" />
      <path d="M8 24h22v40H8M152 24h-22v40h22" />
      <circle className={styles.ball} cx="80" cy="44" r="4" />
    </>
  ),
  out: (
    <>
      <path d="M8 8h104v72H8" />
      <path d="M112 20H78v48h34M112 32H96v24h16" />
      <path d="M78 32a14 14 0 0 0 0 24" />
      <path className={styles.flight} d="M48 62C80 40 104 34 136 30" />
      <circle className={styles.ball} cx="140" cy="29" r="5" />
    </>
  ),
}
