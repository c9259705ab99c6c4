import styles from './lineup-pitch.module.css'

/** The chalk, drawn twice: the one that fits is shown. */
export function PitchLines() {
  return (
    <>
      <svg className={styles.lying} viewBox="0 0 1050 680" preserveAspectRatio="none" aria-hidden="true">
        <path d="M20 20h1010v640H20zM525 20v640" />
        <circle cx="525" cy="340" r="88" />
        <path d="M20 150h150v380H20M20 245h55v190H20M1030 150H880v380h150M1030 245h-55v190h55" />
        <path d="M170 270a88 88 0 0 1 0 140M880 270a88 88 0 0 0 0 140" />
        <circle className={styles.spot} cx="525" cy="340" r="4" />
      </svg>
      <svg className={styles.standing} viewBox="0 0 680 1050" preserveAspectRatio="none" aria-hidden="true">
        <path d="M20 20h640v1010H20zM20 525h640" />
        <circle cx="340" cy="525" r="88" />
        <path d="M150 20v150h380V20M245 20v55h190V20M150 1030V880h380v150M245 1030v-55h190v55" />
        <path d="M270 170a88 88 0 0 0 140 0M270 880a88 88 0 0 1 140 0" />
        <circle className={styles.spot} cx="340" cy="525" r="4" />
      </svg>
    </>
  )
}
