import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { Button } from '../../../components/button/button.tsx'
import { knowsPasskeys, signChallenge } from '../../../session/passkey.ts'
import { signInWithPasskey } from '../../../session/session.ts'

interface Props {
  readonly remember: boolean
  readonly onSignedIn: () => void
}

/** Signs in without e-mail and password, where the browser can. */
export function PasskeyButton({ remember, onSignedIn }: Props) {
  const [busy, setBusy] = useState(false)
  if (!knowsPasskeys()) return null

  const enter = async () => {
    setBusy(true)
    const asked = await api.post('/access/passkey/challenge', { anonymous: true })
    const proof = asked.ok ? await signChallenge(asked.data) : null
    const result = proof && (await signInWithPasskey(proof, remember))
    setBusy(false)
    if (result?.ok) onSignedIn()
  }
  return (
    <Button
      variant="default"
      size="lg"
      fullWidth
      loading={busy}
      leftSection={<IconFingerprint size={18} stroke={1.75} aria-hidden />}
      onClick={() => void enter()}
    >
      Entrar com chave de acesso
    </Button>
  )
}
