import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { allOf, queryClient } from '../../../api/query.ts'
import { showToast } from '../../../state/toasts.ts'
import { confirmEmail, type Confirmation } from './confirm-email.ts'

const route = getRouteApi('/dashboard')

/** Spends the token of the address once, takes it out of the address at once, and tells what came of it. */
export function useEmailConfirmation() {
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
