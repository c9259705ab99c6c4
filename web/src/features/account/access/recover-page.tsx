import { PASSWORD } from '@meio-campo/contract/rules'
import { IconAlertCircle, IconMailCheck } from '@tabler/icons-react'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { api } from '../../../api/api.ts'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Button } from '../../../components/button/button.tsx'
import { all, atLeast, atMost, email, required, sameAs } from '../../../components/form/form-rules.ts'
import { Form } from '../../../components/form/form.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { PasswordStrength } from '../../../components/form/password-strength.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { TextLink } from '../../../components/text-link.tsx'
import { AccessFrame } from '../../../console/shell/access-frame.tsx'
import { showAlert } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import styles from './access-form.module.css'

/** Asks for a link; with the link's token, takes the new password. */
export function RecoverPage() {
  const { token } = useSearch({ from: '/recover' })
  return (
    <AccessFrame
      title="Recuperar senha"
      subtitle={
        token === undefined
          ? 'Um link para escolher outra senha vai para o seu e-mail.'
          : 'Escolha a nova senha da sua conta.'
      }
      foot={
        <>
          Lembrou a senha? <TextLink to="/login">Fazer Login</TextLink>
        </>
      }
    >
      {/* Keyed, so that asking for another link starts with an empty form. */}
      <div className={styles.box}>
        {token === undefined ? <RecoverForm /> : <ResetForm key={token} token={token} />}
      </div>
    </AccessFrame>
  )
}

function RecoverForm() {
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({
    initial: { email: '' },
    rules: { email: all(required, email) },
    onSubmit: async (values) => {
      const result = await api.post('/access/recover', { body: { email: values.email.trim() }, anonymous: true })
      if (result.ok) setMessage(result.data.message)
      return result
    },
  })
  if (message !== null) {
    return (
      <AccessOutcome message={message}>
        <p className={styles.fine}>
          O link vale por 30 minutos e serve uma vez só. Não chegou? Confira a caixa de spam e o endereço digitado.
        </p>
        <ButtonLink to="/login" size="md">
          Voltar ao login
        </ButtonLink>
      </AccessOutcome>
    )
  }
  return (
    <Form onSubmit={form.submit}>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
      />
      <Button type="submit" size="lg" fullWidth loading={form.sending}>
        Recuperar senha
      </Button>
    </Form>
  )
}

const DEAD_LINK = 'invalid_token'

function ResetForm({ token }: { readonly token: string }) {
  const router = useRouter()
  const [dead, setDead] = useState<string | null>(null)
  const form = useForm({
    initial: { password: '', confirmation: '' },
    rules: {
      password: all(required, atLeast(PASSWORD.min), atMost(PASSWORD.max)),
      confirmation: all(required, sameAs('password', 'As senhas não são iguais.')),
    },
    onSubmit: async ({ password }) => {
      // Quiet: an expired link is shown on the page, with a way to ask for a new one.
      const result = await api.post('/access/reset', { body: { token, password }, anonymous: true, quiet: true })
      if (result.ok) {
        showToast(result.data.message)
        await router.navigate({ to: '/login', replace: true })
        return result
      }
      const { code, errors, error } = result.problem
      // A token that cannot even be read is as dead as a used one.
      if (code === DEAD_LINK || errors.some(({ field }) => field === 'token')) {
        setDead('Este link já foi usado ou venceu.')
        return
      }
      if (errors.length === 0) void showAlert({ title: error.Exit.title, message: error.Exit.info })
      return result
    },
  })
  if (dead !== null) {
    return (
      <AccessOutcome bad message={dead}>
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
        hint={<PasswordStrength password={form.values.password} about={[]} />}
        {...form.field('password')}
      />
      <PasswordField label="Confirmar nova senha" autoComplete="new-password" {...form.field('confirmation')} />
      <Button type="submit" size="lg" fullWidth loading={form.sending}>
        Salvar nova senha
      </Button>
    </Form>
  )
}

interface Props {
  readonly bad?: boolean
  /** What happened, in one sentence: read aloud, and where the focus goes. */
  readonly message: string
  readonly children: ReactNode
}

/** Replaces the form once it is sent. */
function AccessOutcome({ bad = false, message, children }: Props) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const Sign = bad ? IconAlertCircle : IconMailCheck
  return (
    <div className={styles.done}>
      <p ref={ref} className={styles.message} tabIndex={-1} role={bad ? 'alert' : 'status'} data-bad={bad || undefined}>
        <Sign size={20} stroke={1.75} aria-hidden />
        <span>{message}</span>
      </p>
      {children}
    </div>
  )
}
