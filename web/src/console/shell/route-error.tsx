import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { setArticleError } from '../../api/activity.ts'
import { ApiError } from '../../api/result.ts'
import { ErrorState } from '../../components/page/error-state.tsx'
import { NotFoundPage } from '../not-found/not-found-page.tsx'
import styles from './boot-screen.module.css'

/** A page that failed while loading or drawing. An id that the server does not know is the error page. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />
  const retry = () => {
    setArticleError(false)
    reset()
    void router.invalidate()
  }
  return <ErrorState error={error} onRetry={retry} />
}

/** The session check itself found no server: nothing may be drawn around it yet. */
export function SessionError(props: ErrorComponentProps) {
  return (
    <main className={styles.alone}>
      <RouteError {...props} />
    </main>
  )
}
