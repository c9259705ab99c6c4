import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { allOf, queryClient } from '../../../api/query.ts'
import { Button } from '../../../components/button/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { useUser } from '../../../session/session-store.ts'
import { showToast } from '../../../state/toasts.ts'
import { ResendButton } from '../../account/profile/resend-button.tsx'
import { confirmEmail, type Confirmation } from './confirm-email.ts'
import type { Dashboard } from './dashboard-queries.ts'

/** One line about the e-mail: what came of the link just opened, or else that it still waits to be confirmed. */
export function EmailNotice({ account }: { readonly account: Dashboard['account'] }) {
  const user = useUser()
  const { outcome, retry } = useEmailConfirmation()
  switch (outcome.kind) {
    case 'checking':
      return (
        <Notice tone="info" announce="politely">
          Confirmando o seu e-mail…
        </Notice>
      )
    case 'confirmed':
      return (
        <Notice tone="ok" announce="politely">
          E-mail confirmado. Obrigado!
        </Notice>
      )
    case 'unreachable':
      return (
        <Notice
          tone="warn"
          announce="at once"
          action={
            <Button variant="default" size="xs" onClick={retry}>
              Tentar novamente
            </Button>
          }
        >
          Não foi possível confirmar o e-mail. {outcome.reason}
        </Notice>
      )
    case 'dead':
      if (account?.emailConfirmed)
        return (
          <Notice tone="info" announce="politely">
            {outcome.reason} O seu e-mail já está confirmado.
          </Notice>
        )
      return (
        <Notice tone="warn" announce="at once" {...(user && { action: <ResendButton /> })}>
          {outcome.reason}{' '}
          {user ? (
            'Peça outro para confirmar o seu e-mail.'
          ) : (
            <>
              <TextLink to="/login">Entre na sua conta</TextLink> para pedir outro.
            </>
          )}
        </Notice>
      )
    default:
      return account && !account.emailConfirmed ? (
        <Notice tone="info" action={<ResendButton />}>
          Falta confirmar o seu e-mail. O link foi enviado para <b>{user?.email}</b>.
        </Notice>
      ) : null
  }
}

const route = getRouteApi('/dashboard')

/** Sends the token of the address once, removes it from the address at once, and shows the outcome. */
function useEmailConfirmation() {
  const { confirmacao: token } = route.useSearch()
  const navigate = route.useNavigate()
  const [outcome, setOutcome] = useState<Confirmation | { readonly kind: 'none' } | { readonly kind: 'checking' }>({
    kind: token ? 'checking' : 'none',
  })
  const spent = useRef<string | null>(null)

  useEffect(() => {
    if (!token || spent.current === token) return
    spent.current = token
    void spend(token).then(setOutcome)
    void navigate({ search: ({ post }) => (post ? { post } : {}), replace: true, resetScroll: false })
  }, [token, navigate])

  const retry = () => {
    if (!spent.current) return
    setOutcome({ kind: 'checking' })
    void spend(spent.current).then(setOutcome)
  }
  return { outcome, retry }
}

async function spend(token: string): Promise<Confirmation> {
  const confirmation = await confirmEmail(token)
  if (confirmation.kind === 'confirmed') {
    showToast('E-mail confirmado.')
    void queryClient.invalidateQueries(allOf('/api/v1/conta'))
    void queryClient.invalidateQueries(allOf('/api/v1/dashboard'))
  }
  return confirmation
}
