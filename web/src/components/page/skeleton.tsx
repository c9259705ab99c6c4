import styles from './skeleton.module.css'

/** One grey bar; it appears after 150 ms, so that a quick answer shows no flicker. */
export function Skeleton({
  width = '100%',
  height = 10,
}: {
  readonly width?: number | string
  readonly height?: number
}) {
  return <span className={styles.bar} style={{ width, height }} data-skeleton />
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

/** The shape of a form: a label and a field, again and again. */
export function SkeletonForm({ fields = 3 }: { readonly fields?: number }) {
  return (
    <div aria-hidden="true" style={{ display: 'grid', gap: 26, maxWidth: 480 }}>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} style={{ display: 'grid', gap: 9 }}>
          <Skeleton width={96 - (index % 3) * 18} height={10} />
          <Skeleton height={38} />
        </div>
      ))}
      <Skeleton width={132} height={34} />
    </div>
  )
}
