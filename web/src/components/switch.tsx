import type { ComponentProps } from 'react'
import styles from './switch.module.css'

/** The bare control: stand it in a <label>, which also is what the finger hits. */
export function Switch(props: Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'>) {
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says its state by itself
  return <input type="checkbox" role="switch" className={styles.switch} {...props} />
}
