import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import styles from './stepper.module.css'

interface Props {
  /** What the buttons step through: "Rodada", "Mês". */
  readonly previous: { readonly label: string; readonly go: (() => void) | null }
  readonly next: { readonly label: string; readonly go: (() => void) | null }
  readonly children: ReactNode
}

/** Previous, current and next. */
export function Stepper({ previous, next, children }: Props) {
  return (
    <div className={styles.stepper}>
      <IconButton
        variant="default"
        size={34}
        aria-label={previous.label}
        disabled={!previous.go}
        onClick={() => previous.go?.()}
      >
        <IconChevronLeft size={18} stroke={1.75} aria-hidden />
      </IconButton>
      {children}
      <IconButton variant="default" size={34} aria-label={next.label} disabled={!next.go} onClick={() => next.go?.()}>
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  )
}
