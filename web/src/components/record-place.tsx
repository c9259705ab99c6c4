import { ConsoleLink } from './console-link.tsx'
import styles from './text-link.module.css'

interface Props {
  readonly linkAddress: string | null
  readonly children: string
}

/** A record's name, leading to its page where it has one. */
export function RecordPlace({ linkAddress, children }: Props) {
  if (linkAddress === null) return <b>{children}</b>
  return (
    <ConsoleLink className={styles.link} href={linkAddress}>
      {children}
    </ConsoleLink>
  )
}
