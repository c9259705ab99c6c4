import type { StandingsPhase } from '@meio-campo/contract'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import styles from './zone-mark.module.css'
import { type ZoneShape, zoneShapes } from './zone-shape.ts'

interface Props {
  /** `null` before the first match. */
  readonly position: number | null
  readonly shape?: ZoneShape | undefined
  /** Read out after the place; left out where the zone's name is next to it. */
  readonly name?: string | undefined
}

/** A place in the table; the shape around it marks the zone. */
export function ZoneMark({ position, shape, name }: Props) {
  return (
    <>
      <span className={styles.mark} data-shape={shape}>
        {position ?? <NoPlace />}
      </span>
      {name && <HiddenText>{`, ${name}`}</HiddenText>}
    </>
  )
}

const NoPlace = () => (
  <>
    <span aria-hidden="true">–</span>
    <HiddenText>sem posição</HiddenText>
  </>
)

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
