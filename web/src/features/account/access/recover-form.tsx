import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Button } from '../../../components/button/button.tsx'
import { all, email, required } from '../../../components/form/form-rules.ts'
import { Form } from '../../../components/form/form.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import styles from './access-form.module.css'
import { AccessOutcome } from './access-outcome.tsx'

export function RecoverForm() {
  const [said, setSaid] = useState<string | null>(null)
  const form = useForm({
    initial: { email: '' },
    rules: { email: all(required, email) },
    onSubmit: async (values) => {
      const result = await api.post('/access/recover', { body: { email: values.email.trim() }, anonymous: true })
      if (result.ok) setSaid(result.data.message)
      return result
    },
  })
  if (said !== null) {
    return (
      <AccessOutcome said={said}>
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
