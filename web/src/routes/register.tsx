import { createFileRoute } from '@tanstack/react-router'
import { InvitedPage } from '../features/account/access/invited-page.tsx'
import { RegisterPage } from '../features/account/access/register-page.tsx'
import { LegalDialog } from '../features/site/website/pages/legal-dialog.tsx'

export const Route = createFileRoute('/register')({
  staticData: { access: 'guest', title: 'Criar Conta' },
  validateSearch: (search): { url?: string; convite?: string } => ({
    ...(typeof search['url'] === 'string' && { url: search['url'] }),
    ...(typeof search['convite'] === 'string' && { convite: search['convite'] }),
  }),
  component: RegisterRoute,
})

function RegisterRoute() {
  const { convite } = Route.useSearch()
  if (convite !== undefined) return <InvitedPage key={convite} token={convite} LegalDialog={LegalDialog} />
  return <RegisterPage LegalDialog={LegalDialog} />
}
