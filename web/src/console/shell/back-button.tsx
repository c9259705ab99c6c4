import { IconArrowLeft } from '@tabler/icons-react'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { IconButton } from '../../components/button/button.tsx'

/** An arrow and no text; without a page to go back to it is there but disabled, so that nothing jumps. */
export function BackButton() {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <IconButton aria-label="Voltar" disabled={!canGoBack} onClick={() => router.history.back()}>
      <IconArrowLeft size={18} stroke={1.75} aria-hidden />
    </IconButton>
  )
}
