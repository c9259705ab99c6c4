import { useRouter, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { CheckboxField } from '../../../components/form/checkbox-field.tsx'
import { all, email, required } from '../../../components/form/form-rules.ts'
import { Form } from '../../../components/form/form.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { Notice } from '../../../components/notice.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { AccessFrame } from '../../../console/shell/access-frame.tsx'
import { safeReturnPath } from '../../../session/return-path.ts'
import { asksForCode, signIn } from '../../../session/session.ts'
import { dialogStore } from '../../../state/dialogs.ts'
import styles from './access-form.module.css'
import { CodeStep } from './code-step.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { findReturnPath } from './return-page.ts'

export function LoginPage() {
  const { url } = useSearch({ from: '/login' })
  const router = useRouter()
  const box = useRef<HTMLDivElement>(null)
  const asked = findReturnPath(url)
  const [wantsCode, setWantsCode] = useState(false)
  const enter = () => router.history.replace(safeReturnPath(url))
  const form = useForm({
    initial: { email: '', password: '', remember: true },
    rules: { email: all(required, email), password: required },
    onSubmit: async (values) => {
      const result = await signIn(values.email.trim(), values.password, values.remember)
      if (result.ok) enter()
      else if (asksForCode(result)) {
        setWantsCode(true)
        return
      }
      // The password is the likelier mistake, so it gets the focus after the alert.
      else if (result.status === 401) focusAfterAlert(() => box.current?.querySelector('input[name="password"]'))
      return result
    },
  })
  const { email: givenEmail, password: givenPassword, remember } = form.values
  if (wantsCode)
    return (
      <AccessFrame title="Segundo fator" subtitle="A senha está certa. Falta mostrar que é você mesmo.">
        <CodeStep
          remember={remember}
          onCode={async (code) => {
            const result = await signIn(givenEmail.trim(), givenPassword, remember, code)
            if (result.ok) enter()
            return result
          }}
          onSignedIn={enter}
          onBack={() => setWantsCode(false)}
        />
      </AccessFrame>
    )
  return (
    <AccessFrame
      title="Fazer Login"
      foot={
        <>
          Ainda não tem conta?{' '}
          <TextLink to="/register" search={url === undefined ? {} : { url }}>
            Criar Conta
          </TextLink>
        </>
      }
    >
      {asked && <ReturnNotice path={asked} />}
      <div className={styles.box} ref={box}>
        <Form onSubmit={form.submit}>
          <TextField
            label="E-mail"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('email')}
          />
          <PasswordField label="Senha" autoComplete="current-password" {...form.field('password')} />
          <div className={styles.row}>
            <CheckboxField {...form.field('remember')}>Lembrar neste dispositivo</CheckboxField>
            <TextLink to="/recover">Esqueci minha senha</TextLink>
          </div>
          <Button type="submit" size="lg" fullWidth loading={form.sending} className={styles.submit}>
            Entrar
          </Button>
          <PasskeyButton remember={remember} onSignedIn={enter} />
        </Form>
      </div>
    </AccessFrame>
  )
}

/** Runs after the alert is closed: a closing dialog restores the focus first. */
function focusAfterAlert(find: () => HTMLInputElement | null | undefined) {
  const focus = () => {
    const field = find()
    field?.focus()
    field?.select()
  }
  if (dialogStore.get().length === 0) return focus()
  const stop = dialogStore.subscribe(() => {
    if (dialogStore.get().length > 0) return
    stop()
    requestAnimationFrame(focus)
  })
}

/** Why a sign-in is asked for, by the name of the page that asked. */
function ReturnNotice({ path }: { readonly path: string }) {
  const router = useRouter()
  const { pathname } = new URL(path, 'https://own.invalid')
  const [matches] = router.getMatchedRoutes(pathname)
  const found = matches.at(-1)
  const title = found?.id === '/$' ? undefined : found?.options.staticData?.title
  return (
    <div className={styles.notice}>
      <Notice tone="info">É preciso entrar para abrir {title ? <b>{title}</b> : <code>{pathname}</code>}.</Notice>
    </div>
  )
}
