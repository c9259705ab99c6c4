import type { ReactNode } from 'react'
import { PitchDrawing, type PitchScene } from '../pitch/pitch-drawing.tsx'
import styles from './empty-state.module.css'

interface Props {
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** An empty list: what will be there, and what to do about it. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <StateView scene="empty" title={title} action={action}>
      {children}
    </StateView>
  )
}

interface StateViewProps {
  readonly scene: PitchScene
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** Failures are announced; an empty list is not. */
  readonly role?: 'alert'
}

/** Shown in place of content: a drawing, one sentence, one action. */
export function StateView({ scene, title, children, action, role }: StateViewProps) {
  return (
    <div className={styles.state} role={role}>
      <PitchDrawing scene={scene} />
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
