import { HiddenText } from '../../../../components/hidden-text.tsx'
import styles from './zone-mark.module.css'
import type { ZoneShape } from './zone-shape.ts'

interface Props {
  readonly position: number
  readonly shape?: ZoneShape | undefined
  /** Said after the place; left out where the name stands beside it. */
  readonly name?: string | undefined
}

/** A place in the table; the shape around it says where it leads. */
export function ZoneMark({ position, shape, name }: Props) {
  return (
    <>
      <span className={styles.mark} data-shape={shape}>
        {position}
      </span>
      {name && <HiddenText>{`, ${name}`}</HiddenText>}
    </>
  )
}
