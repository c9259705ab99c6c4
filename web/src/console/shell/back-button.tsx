import { IconArrowLeft } from '@tabler/icons-react'
import { useCanGoBack, useRouter, useRouterState } from '@tanstack/react-router'
import { IconButton } from '../../components/button/button.tsx'
import { pageAbove } from './breadcrumbs.ts'

/**
 * An arrow and no text. It goes back to the page before, and on a page that was opened by its address to the page above
 * it. At the top it is there but disabled, so that nothing jumps.
 */
export function BackButton() {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const above = useRouterState({ select: ({ location }) => pageAbove(location.pathname) })
  const go = () => (canGoBack ? router.history.back() : above && router.history.push(above))
  return (
    <IconButton aria-label="Voltar" disabled={!canGoBack && above === null} onClick={go}>
      <IconArrowLeft size={18} stroke={1.75} aria-hidden />
    </IconButton>
  )
}
