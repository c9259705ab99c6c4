import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../button/button.tsx'
import styles from './order-buttons.module.css'

interface Props {
  /** The name of the moved item, for screen readers: "Saldo de gols". */
  readonly what: string
  readonly first: boolean
  readonly last: boolean
  readonly onMove: (step: -1 | 1) => void
}

/** Moves an item up and down its list. The item's element carries `data-order-item`, so that the focus goes along. */
export function OrderButtons({ what, first, last, onMove }: Props) {
  const move = (event: MouseEvent<HTMLButtonElement>, step: -1 | 1) => {
    const item = event.currentTarget.closest('[data-order-item]')
    const list = item?.parentElement
    const at = list ? [...list.children].indexOf(item) : -1
    flushSync(() => onMove(step))
    list?.children[at + step]?.querySelector<HTMLElement>(`:scope [data-step="${step}"]`)?.focus()
  }
  return (
    <span className={styles.buttons}>
      <IconButton
        variant="subtle"
        aria-label={`Subir ${what}`}
        aria-disabled={first}
        data-step={-1}
        onClick={(event) => !first && move(event, -1)}
      >
        <IconArrowUp size={18} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton
        variant="subtle"
        aria-label={`Descer ${what}`}
        aria-disabled={last}
        data-step={1}
        onClick={(event) => !last && move(event, 1)}
      >
        <IconArrowDown size={18} stroke={1.75} aria-hidden />
      </IconButton>
    </span>
  )
}
