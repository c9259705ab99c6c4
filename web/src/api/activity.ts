import { createStore } from '../state/store.ts'

/** The longest that the loading indicator is shown, and the default time limit of a call. */
export const LOADING_TIMEOUT_MS = 10_000

export interface Activity {
  /** Requests that the loading indicator still stands for. */
  readonly running: number
  /** The article-error flag: a call ran out of time, so the page shows its error state. */
  readonly articleError: boolean
}

export const activityStore = createStore<Activity>({ running: 0, articleError: false })

/** Shows the indicator until the returned function is called, or until its time limit. */
export function beginActivity(): () => void {
  let open = true
  const close = () => {
    if (!open) return
    open = false
    clearTimeout(timer)
    const now = activityStore.get()
    activityStore.set({ ...now, running: now.running - 1 })
  }
  const timer = setTimeout(close, LOADING_TIMEOUT_MS)
  const now = activityStore.get()
  activityStore.set({ ...now, running: now.running + 1 })
  return close
}

export function setArticleError(articleError: boolean) {
  const now = activityStore.get()
  if (now.articleError !== articleError) activityStore.set({ ...now, articleError })
}
