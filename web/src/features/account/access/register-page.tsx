import { NAME, PASSWORD, sentences } from '@meio-campo/contract/rules'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { accepted, all, atLeast, atMost, email, required, sameAs } from '../../../components/form/form-rules.ts'
import { Form } from '../../../components/form/form.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { PasswordStrength } from '../../../components/form/password-strength.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { TextLink } from '../../../components/text-link.tsx'
import { AccessFrame } from '../../../console/shell/access-frame.tsx'
import { safeReturnPath } from '../../../session/return-path.ts'
import { register } from '../../../session/session.ts'
import { showToast } from '../../../state/toasts.ts'
import styles from './access-form.module.css'
import { ConsentField, TeamPicker, type LegalDialogType } from './register-fields.tsx'

const TAKEN = 409

export function RegisterPage({ LegalDialog }: { readonly LegalDialog: LegalDialogType }) {
  const { url } = useSearch({ from: '/register' })
  const router = useRouter()
  const [taken, setTaken] = useState<string | null>(null)
  const form = useForm({
    initial: { name: '', email: '', password: '', confirmation: '', team: '', terms: false },
    rules: {
      name: all(required, (value: string) => atLeast(NAME.min)(value.trim(), null), atMost(NAME.max)),
      email: all(required, email),
      password: all(required, atLeast(PASSWORD.min), atMost(PASSWORD.max)),
      confirmation: all(required, sameAs('password', 'As senhas não são iguais.')),
      terms: accepted(sentences.terms),
    },
    onSubmit: async ({ name, email, password, team }) => {
      const body = { name: name.trim(), email: email.trim(), password, terms: true as const, ...(team && { team }) }
      const result = await register(body)
      if (result.ok) {
        showToast('Conta criada. Confirme o seu e-mail pelo link que enviamos.')
        router.history.replace(safeReturnPath(url))
      } else if (result.status === TAKEN) setTaken(email)
      return result
    },
  })
  const search = url === undefined ? {} : { url }
  const { values } = form
  return (
    <AccessFrame
      title="Criar Conta"
      foot={
        <>
          Já tem conta?{' '}
          <TextLink to="/login" search={search}>
            Fazer Login
          </TextLink>
        </>
      }
    >
      <div className={styles.box}>
        <Form onSubmit={form.submit}>
          <TextField label="Nome" autoComplete="name" {...form.field('name')} />
          <TextField
            label="E-mail"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            remedy={
              taken === values.email && (
                <TextLink to="/login" search={search}>
                  Entrar com ela
                </TextLink>
              )
            }
            {...form.field('email')}
          />
          <PasswordField
            label="Senha"
            autoComplete="new-password"
            hint={<PasswordStrength password={values.password} about={[values.name, values.email, values.team]} />}
            {...form.field('password')}
          />
          <PasswordField label="Confirmar senha" autoComplete="new-password" {...form.field('confirmation')} />
          <TeamPicker {...form.field('team')} />
          <ConsentField {...form.field('terms')} LegalDialog={LegalDialog} />
          <Button type="submit" size="lg" fullWidth loading={form.sending} className={styles.submit}>
            Criar Conta
          </Button>
        </Form>
      </div>
    </AccessFrame>
  )
}
