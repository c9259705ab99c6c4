import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { activityStore, setArticleError } from '../../api/activity.ts'
import { useStore } from '../../state/store.ts'
import { ErrorState } from './error-state.tsx'

/** A call ran out of time. What was on screen stays below, a form with what was typed into it. */
export function ArticleError() {
  const { articleError } = useStore(activityStore)
  const queryClient = useQueryClient()
  const router = useRouter()
  if (!articleError) return null
  const retry = () => {
    setArticleError(false)
    void queryClient.refetchQueries({
      type: 'active',
      predicate: (query) => query.state.status === 'error' || query.state.isInvalidated,
    })
    void router.invalidate()
  }
  return <ErrorState onRetry={retry} />
}
