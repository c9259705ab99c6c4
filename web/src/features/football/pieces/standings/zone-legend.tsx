import type { StandingsPhase } from '@meio-campo/contract'
import { ZoneMark } from './zone-mark.tsx'
import { zoneShapes } from './zone-shape.ts'
import styles from './zone-legend.module.css'

/** What each shape means; always on the page. */
export function ZoneLegend({ zones }: { readonly zones: StandingsPhase['zones'] }) {
  if (zones.length === 0) return null
  const shapes = zoneShapes(zones)
  return (
    <ul className={styles.legend} aria-label="Legenda">
      {zones.map(({ id, name, from }) => (
        <li key={id}>
          <ZoneMark position={from} shape={shapes.get(id)} />
          {name}
        </li>
      ))}
    </ul>
  )
}
