import { PASSWORD } from '@meio-campo/contract/rules'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Button } from '../../../components/button/button.tsx'
import { all, atLeast, atMost, required, sameAs } from '../../../components/form/form-rules.ts'
import { Form } from '../../../components/form/form.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { PasswordStrength } from '../../../components/form/password-strength.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { showAlert } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { AccessOutcome } from './access-outcome.tsx'

const DEAD_LINK = 'urn:meio-campo:invalid_token'

export function ResetForm({ token }: { readonly token: string }) {
  const router = useRouter()
  const [dead, setDead] = useState<string | null>(null)
  const form = useForm({
    initial: { password: '', confirmation: '' },
    rules: {
      password: all(required, atLeast(PASSWORD.min), atMost(PASSWORD.max)),
      confirmation: all(required, sameAs('password', 'As senhas não são iguais.')),
    },
    onSubmit: async ({ password }) => {
      // Quiet: a dead link is told in place, where there is something to do about it.
      const result = await api.post('/access/reset', { body: { token, password }, anonymous: true, quiet: true })
      if (result.ok) {
        showToast(result.data.message)
        await router.navigate({ to: '/login', replace: true })
        return result
      }
      const { type, errors, error } = result.problem
      // A token that cannot even be read is as dead as a used one.
      if (type === DEAD_LINK || errors.some(({ field }) => field === 'token')) {
        setDead('Este link já foi usado ou venceu.')
        return
      }
      if (errors.length === 0) void showAlert({ title: error.Exit.title, message: error.Exit.info })
      return result
    },
  })
  if (dead !== null) {
    return (
      <AccessOutcome bad said={dead}>
        <ButtonLink to="/recover" search={{}} size="md">
          Pedir um novo link
        </ButtonLink>
      </AccessOutcome>
    )
  }
  return (
    <Form onSubmit={form.submit}>
      <PasswordField
        label="Nova senha"
        autoComplete="new-password"
        hint={<PasswordStrength password={form.values.password} />}
        {...form.field('password')}
      />
      <PasswordField label="Confirmar nova senha" autoComplete="new-password" {...form.field('confirmation')} />
      <Button type="submit" size="lg" fullWidth loading={form.sending}>
        Salvar nova senha
      </Button>
    </Form>
  )
}
