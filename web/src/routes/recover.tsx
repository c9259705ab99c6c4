import { createFileRoute } from '@tanstack/react-router'
import { RecoverPage } from '../features/account/access/recover-page.tsx'

export const Route = createFileRoute('/recover')({
  staticData: { access: 'guest', title: 'Recuperar senha' },
  validateSearch: (search): { token?: string } =>
    typeof search['token'] === 'string' ? { token: search['token'] } : {},
  component: RecoverPage,
})
