import { createFileRoute } from '@tanstack/react-router'
import { RegisterPage } from '../features/account/access/register-page.tsx'
import { LegalDialog } from '../features/site/website/pages/legal-dialog.tsx'

export const Route = createFileRoute('/register')({
  staticData: { access: 'guest', title: 'Criar Conta' },
  validateSearch: (search): { url?: string } => (typeof search['url'] === 'string' ? { url: search['url'] } : {}),
  component: () => <RegisterPage LegalDialog={LegalDialog} />,
})
