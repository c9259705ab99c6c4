import styles from './skeleton.module.css'

/** One grey bar; it appears after 150 ms, so that a quick answer shows no flicker. */
export function Skeleton({
  width = '100%',
  height = 10,
}: {
  readonly width?: number | string
  readonly height?: number
}) {
  return <span className={styles.bar} style={{ width, height }} />
}

/** The shape of a list: a small picture, a name, a number. */
export function SkeletonRows({ count = 4 }: { readonly count?: number }) {
  return (
    <div className={styles.rows} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div className={styles.row} key={index}>
          <Skeleton width={22} height={24} />
          <Skeleton width={`${54 - (index % 3) * 9}%`} />
          <Skeleton width={28} />
        </div>
      ))}
    </div>
  )
}
