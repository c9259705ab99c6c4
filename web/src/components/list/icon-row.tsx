import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './icon-row.module.css'

/** `<IconRows label="Chaves">` around an `<IconRow>` for each. */
export function IconRows({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

interface Props {
  readonly icon: Icon
  readonly name: string
  /** Badges after the name. */
  readonly signs?: ReactNode
  /** No longer of use: its name steps back. */
  readonly over?: boolean
  /** Has `OrderButtons` among its actions. */
  readonly movable?: boolean
  readonly actions?: ReactNode
  /** The details under its name. */
  readonly children: ReactNode
}

/** Something a person has, as a line: a key, a device. */
export function IconRow({ icon: Picture, name, signs, over = false, movable = false, actions, children }: Props) {
  return (
    <li className={styles.row} data-over={over || undefined} data-order-item={movable || undefined}>
      <span className={styles.icon}>
        <Picture size={20} stroke={1.75} aria-hidden />
      </span>
      <div>
        <p className={styles.name}>
          <b>{name}</b>
          {signs}
        </p>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}
