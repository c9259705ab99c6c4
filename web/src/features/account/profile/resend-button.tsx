import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import { Button } from '../../../components/button/button.tsx'
import { showToast } from '../../../state/toasts.ts'

/** Another confirmation link by mail. A refusal (one was sent just now) is alerted by the API layer. */
export function ResendButton() {
  const [sending, setSending] = useState(false)
  const resend = async () => {
    setSending(true)
    const result = await api.post('/api/v1/conta/confirmacao')
    setSending(false)
    if (!result.ok) return
    showToast(result.data.message)
    // It may have been confirmed meanwhile, on another device.
    void queryClient.invalidateQueries(allOf('/api/v1/conta'))
    void queryClient.invalidateQueries(allOf('/api/v1/dashboard'))
  }
  return (
    <Button variant="default" size="xs" loading={sending} onClick={() => void resend()}>
      Reenviar link
    </Button>
  )
}
