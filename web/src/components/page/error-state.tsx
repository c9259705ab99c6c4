import { ApiError } from '../../api/result.ts'
import { offline } from '../../api/problem.ts'
import { Button } from '../button/button.tsx'
import { StateView } from './empty-state.tsx'

interface Props {
  readonly error?: unknown
  readonly onRetry: () => void
}

/** The failed read of a page or of a part of it. Without an error it is the one of a lost connection. */
export function ErrorState({ error, onRetry }: Props) {
  const { title, text } = describe(error)
  return (
    <StateView
      scene="broken"
      title={title}
      role="alert"
      action={
        <Button variant="default" onClick={onRetry}>
          Tentar novamente
        </Button>
      }
    >
      {text}
    </StateView>
  )
}

function describe(error: unknown): { title: string; text: string } {
  if (error === undefined || (error instanceof ApiError && error.status === 0)) {
    return { title: offline.read.title, text: offline.read.info }
  }
  // The code of a page that was not open before could not be fetched.
  if (!navigator.onLine) return { title: offline.read.title, text: offline.read.info }
  // A read has no fields to correct: what it asks for stands in the address.
  if (error instanceof ApiError && error.problem.errors.length > 0) {
    return { title: 'Confira o endereço', text: error.problem.errors.map(({ message }) => message).join(' ') }
  }
  if (error instanceof ApiError) return { title: error.problem.title, text: error.problem.error.Exit.info }
  return {
    title: 'Algo saiu do lugar',
    text: 'Esta parte da página falhou. Tente de novo; se continuar, avise pela página de contato.',
  }
}
