import type { ReactNode } from 'react'
import { PitchDrawing, type PitchScene } from '../pitch/pitch-drawing.tsx'
import styles from './state-view.module.css'

interface Props {
  readonly scene: PitchScene
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** Failures are announced; an empty list is not. */
  readonly role?: 'alert'
}

/** What stands where content would: a drawing, one sentence, one thing to do. */
export function StateView({ scene, title, children, action, role }: Props) {
  return (
    <div className={styles.state} role={role}>
      <PitchDrawing scene={scene} />
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
