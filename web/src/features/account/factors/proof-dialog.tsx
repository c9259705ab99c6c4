import type { Factors, OwnerProof } from '@meio-campo/contract'
import { IconFingerprint } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { api } from '../../../api/api.ts'
import type { Result } from '../../../api/result.ts'
import { Button } from '../../../components/button/button.tsx'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { required } from '../../../components/form/form-rules.ts'
import { Form, FormNote, SubmitOrCancel } from '../../../components/form/form.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { knowsPasskeys, signChallenge } from '../../../session/passkey.ts'
import { useUser } from '../../../session/session-store.ts'

interface Props {
  readonly title: string
  readonly note: ReactNode
  /** What happens: "Desligar". */
  readonly words: string
  readonly factors: Factors
  /** Does what the proof is for; field errors go under their fields. */
  readonly onProof: (proof: OwnerProof) => Promise<Result<unknown>>
  readonly onClose: () => void
}

/** Asks the owner to show who they are: password and, with a second factor, a code; or a passkey instead of both. */
export function ProofDialog({ title, note, words, factors, onProof, onClose }: Props) {
  const user = useUser()
  const [busy, setBusy] = useState(false)
  const hasFactor = factors.totp !== null || factors.passkeys.length > 0
  const form = useForm({
    initial: { password: '', code: '' },
    rules: { password: required, ...(hasFactor && { code: required }) },
    onSubmit: ({ password, code }) => onProof({ password, ...(hasFactor && { code: code.trim() }) }),
  })
  const provePasskey = async () => {
    setBusy(true)
    const asked = await api.post('/api/v1/conta/prova')
    const passkey = asked.ok ? await signChallenge(asked.data) : null
    if (passkey) await onProof({ passkey })
    setBusy(false)
  }
  return (
    <FormDialog kind="box" title={title} onClose={onClose}>
      <Form onSubmit={form.submit} label={title}>
        <FormNote>{note}</FormNote>
        {factors.passkeys.length > 0 && knowsPasskeys() && (
          <Button
            variant="default"
            fullWidth
            loading={busy}
            leftSection={<IconFingerprint size={18} stroke={1.75} aria-hidden />}
            onClick={() => void provePasskey()}
          >
            Confirmar com chave de acesso
          </Button>
        )}
        {/* Password managers tie the password to this name. */}
        <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} readOnly />
        <PasswordField label="Senha atual" autoComplete="current-password" {...form.field('password')} />
        {hasFactor && (
          <TextField
            label="Código"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            hint={factors.totp ? 'Do aplicativo ou de recuperação.' : 'Um dos seus códigos de recuperação.'}
            {...form.field('code')}
          />
        )}
        <SubmitOrCancel words={words} sending={form.sending} onCancel={onClose} />
      </Form>
    </FormDialog>
  )
}
