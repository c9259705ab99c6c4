import { useEffect, useRef } from 'react'
import type { Result } from '../../../api/result.ts'
import { Button } from '../../../components/button/button.tsx'
import { required } from '../../../components/form/form-rules.ts'
import { Form } from '../../../components/form/form.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import styles from './access-form.module.css'
import { PasskeyButton } from './passkey-button.tsx'

interface Props {
  readonly remember: boolean
  /** Signs in with the code. */
  readonly onCode: (code: string) => Promise<Result<unknown>>
  readonly onSignedIn: () => void
  readonly onBack: () => void
}

/** The second step of signing in to an account with a second factor. */
export function CodeStep({ remember, onCode, onSignedIn, onBack }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const form = useForm({
    initial: { code: '' },
    rules: { code: required },
    onSubmit: async ({ code }) => {
      const result = await onCode(code.trim())
      if (result.ok || result.problem.errors.length > 0 || result.status !== 401) return result
      const { info } = result.problem.error.Exit
      return { ...result, problem: { ...result.problem, errors: [{ field: 'code', message: info }] } }
    },
  })
  return (
    <div className={styles.box} ref={box}>
      <Form onSubmit={form.submit} label="Segundo fator">
        <TextField
          label="Código"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          hint="Os seis dígitos do seu aplicativo, ou um dos códigos de recuperação que você guardou."
          {...form.field('code')}
        />
        <Button type="submit" size="lg" fullWidth loading={form.sending} className={styles.submit}>
          Entrar
        </Button>
        <PasskeyButton remember={remember} onSignedIn={onSignedIn} />
        <Button variant="subtle" fullWidth onClick={onBack}>
          Voltar
        </Button>
      </Form>
    </div>
  )
}
