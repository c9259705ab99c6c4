import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '../console/not-found/not-found-page.tsx'

/** Any other path, and a position that holds what may not stand there. It needs no session. */
export const Route = createFileRoute('/$')({
  staticData: { access: 'public', title: 'Página não encontrada' },
  component: NotFoundPage,
})
