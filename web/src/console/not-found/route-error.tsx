import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { setArticleError } from '../../api/activity.ts'
import { ApiError } from '../../api/result.ts'
import { ErrorState } from '../../components/page/error-state.tsx'
import { NotFound } from './not-found.tsx'
import styles from './route-error.module.css'

/** A page that failed while loading or drawing. An unknown id is drawn as an unknown address. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  const retry = () => {
    setArticleError(false)
    reset()
    void router.invalidate()
  }
  return <ErrorState error={error} onRetry={retry} />
}

/** The session check failed, so it is unknown which menu applies: the error is shown without one. */
export function SessionError(props: ErrorComponentProps) {
  return (
    <main className={styles.alone}>
      <RouteError {...props} />
    </main>
  )
}
