import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { setArticleError } from '../../api/activity.ts'

/** On arrival at another page the focus moves to its heading, and the last page's error flag is taken down. */
export function useArrival() {
  const router = useRouter()
  useEffect(() => {
    const forget = router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && setArticleError(false))
    const arrive = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      const main = document.getElementById('conteudo')
      const target = main?.querySelector<HTMLElement>('h1') ?? main
      target?.focus({ preventScroll: true })
    })
    return () => {
      forget()
      arrive()
    }
  }, [router])
}
