import { isInView, pointOf, viewOf } from './map-view.ts'
import { BRAZIL, WORLD } from './outlines.gen.ts'
import styles from './place-map.module.css'

interface Props {
  /** Says what is where. */
  readonly label: string
  readonly latitude: number
  readonly longitude: number
  readonly country: string | null
}

/** A dot on an outline of Brazil or of the world, drawn here: no map server learns who looks at what. */
export default function PlaceMap({ label, latitude, longitude, country }: Props) {
  const view = viewOf(country)
  const point = pointOf(latitude, longitude)
  if (!isInView(point, view)) return null
  const size = view.width / 100
  return (
    <svg
      className={styles.map}
      viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, not fetched
      role="img"
      aria-label={label}
      data-map={view.map}
    >
      <path className={styles.land} d={view.map === 'brazil' ? BRAZIL : WORLD} />
      <circle className={styles.halo} cx={point.x} cy={point.y} r={size * 3.2} />
      <circle className={styles.dot} cx={point.x} cy={point.y} r={size * 1.4} />
    </svg>
  )
}
