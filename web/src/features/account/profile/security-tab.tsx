import { PASSWORD } from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Form, FormActions } from '../../../components/form/form.tsx'
import { all, atLeast, atMost, required, sameAs } from '../../../components/form/form-rules.ts'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { PasswordStrength } from '../../../components/form/password-strength.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useLeaveQuestion } from '../../../components/form/use-leave-question.ts'
import { Notice } from '../../../components/notice.tsx'
import { updateCredentials } from '../../../session/session.ts'
import { updateSession } from '../../../session/session-store.ts'
import { showToast } from '../../../state/toasts.ts'
import { FactorsSection } from '../factors/factors-section.tsx'
import { accountQuery } from './account-queries.ts'

const empty = { current: '', password: '', repeated: '' }

export function SecurityTab() {
  return (
    <>
      <FactorsSection />
      <PasswordCard />
    </>
  )
}

function PasswordCard() {
  const account = useQuery(accountQuery())
  const [outcome, setOutcome] = useState<string | null>(null)
  const form = useForm({
    initial: empty,
    rules: {
      current: required,
      password: all(required, atLeast(PASSWORD.min), atMost(PASSWORD.max)),
      repeated: all(required, sameAs('password', 'As senhas não são iguais.')),
    },
    onSubmit: async ({ current, password }) => {
      setOutcome(null)
      const result = await api.post('/api/v1/conta/senha', { body: { current, password } })
      if (!result.ok) return result
      updateCredentials({ password })
      updateSession(({ initialPasswordEndsAt: _ended, ...data }) => data)
      form.reset(empty)
      setOutcome(result.data.message)
      showToast('Senha trocada.')
      void queryClient.invalidateQueries(allOf('/api/v1/conta/dispositivos'))
      return result
    },
  })
  useLeaveQuestion(Object.values(form.values).some(Boolean))
  return (
    <Card title="Trocar a senha">
      <div style={{ display: 'grid', gap: 16 }}>
        {outcome ? (
          <Notice tone="ok" announce="politely">
            {outcome}
          </Notice>
        ) : (
          <Notice tone="info">
            Ao trocar a senha, os outros dispositivos são desconectados. Este continua conectado.
          </Notice>
        )}
        <Form onSubmit={form.submit} label="Trocar a senha">
          {/* Password managers tie the new password to this name. */}
          <input
            type="hidden"
            name="username"
            autoComplete="username"
            value={account.data?.data.email ?? ''}
            readOnly
          />
          <PasswordField label="Senha atual" autoComplete="current-password" {...form.field('current')} />
          <PasswordField
            label="Nova senha"
            autoComplete="new-password"
            hint={
              <PasswordStrength
                password={form.values.password}
                about={[account.data?.data.name ?? '', account.data?.data.email ?? '']}
              />
            }
            {...form.field('password')}
          />
          <PasswordField label="Confirmar nova senha" autoComplete="new-password" {...form.field('repeated')} />
          <FormActions>
            <Button type="submit" loading={form.sending}>
              Trocar senha
            </Button>
          </FormActions>
        </Form>
      </div>
    </Card>
  )
}
