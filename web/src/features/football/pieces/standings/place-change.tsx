import { plural } from '@meio-campo/contract/rules'
import { IconCaretDownFilled, IconCaretUpFilled } from '@tabler/icons-react'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import styles from './place-change.module.css'

const places = (count: number) => `${count} ${plural(count, 'posição', 'posições')}`

/** Places won or lost in the last round. */
export function PlaceChange({ change }: { readonly change: number | null }) {
  if (!change) {
    return (
      <span className={styles.change}>
        <span aria-hidden="true">–</span>
        <HiddenText>{change === null ? 'sem rodada anterior' : 'manteve a posição'}</HiddenText>
      </span>
    )
  }
  const Sign = change > 0 ? IconCaretUpFilled : IconCaretDownFilled
  return (
    <span className={styles.change} data-way={change > 0 ? 'up' : 'down'}>
      <Sign size={12} aria-hidden />
      <span aria-hidden="true">{Math.abs(change)}</span>
      <HiddenText>{`${change > 0 ? 'subiu' : 'caiu'} ${places(Math.abs(change))}`}</HiddenText>
    </span>
  )
}
