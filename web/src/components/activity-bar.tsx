import { activityStore } from '../api/activity.ts'
import { useStore } from '../state/store.ts'
import styles from './activity-bar.module.css'

/** The loading indicator: visible during every request, and hidden after a fixed time at the latest. */
export function ActivityBar() {
  const { running } = useStore(activityStore)
  if (running === 0) return null
  // It is a live region because it stands outside of the landmarks. It has no text, so it does not interrupt a screen
  // reader.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> cannot be drawn as a running bar
  return <div className={styles.bar} role="progressbar" aria-label="Carregando" aria-live="polite" />
}
