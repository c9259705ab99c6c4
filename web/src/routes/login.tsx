import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../features/account/access/login-page.tsx'

export const Route = createFileRoute('/login')({
  staticData: { access: 'guest', title: 'Fazer Login' },
  validateSearch: (search): { url?: string } => (typeof search['url'] === 'string' ? { url: search['url'] } : {}),
  component: LoginPage,
})
