import type { Account } from '@meio-campo/contract'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { FormActions } from '../../../components/form/form.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useLeaveQuestion } from '../../../components/form/use-leave-question.ts'
import { showToast } from '../../../state/toasts.ts'
import { TeamField } from '../../football/pieces/teams/team-field.tsx'
import { saveAccount } from './account-queries.ts'
import styles from './profile-form.module.css'
import { changesEmail, profileRules, toAccountChange, toProfileValues } from './profile-values.ts'
import { ResendButton } from './resend-button.tsx'
import { ViewChoice } from './view-choice.tsx'

export function ProfileForm({ account }: { readonly account: Account }) {
  const form = useForm({
    initial: toProfileValues(account),
    rules: profileRules(account),
    onSubmit: async (values) => {
      const result = await saveAccount(toAccountChange(values, account))
      if (!result.ok) return result
      form.reset(toProfileValues(result.data.data))
      showToast(
        changesEmail(values.email, account) ? 'Perfil salvo. Confirme o novo e-mail pelo link.' : 'Perfil salvo.',
      )
      return result
    },
  })
  const newEmail = changesEmail(form.values.email, account)
  const dirty = Object.keys(toAccountChange(form.values, account)).length > 0
  useLeaveQuestion(dirty)
  return (
    <form className={styles.form} noValidate aria-label="Perfil" onSubmit={(event) => void form.submit(event)}>
      <Card title="Dados pessoais">
        <div className={styles.fields}>
          <TextField label="Nome" autoComplete="name" {...form.field('name')} />
          <TextField
            label="E-mail"
            type="email"
            autoComplete="email"
            hint={newEmail ? 'O novo endereço recebe um link de confirmação; o antigo, um aviso.' : undefined}
            {...form.field('email')}
          />
          {newEmail ? (
            <PasswordField label="Senha atual" autoComplete="current-password" {...form.field('password')} />
          ) : (
            <EmailStatus confirmed={account.emailConfirmed} />
          )}
        </div>
      </Card>
      <Card title="Preferências">
        <div className={styles.preferences}>
          <TeamField label="Time do coração" {...form.field('team')} />
          <ViewChoice value={form.values.view} onChange={form.field('view').onChange} />
        </div>
      </Card>
      <FormActions>
        <Button type="submit" loading={form.sending}>
          Salvar alterações
        </Button>
        {dirty && (
          <Button variant="subtle" disabled={form.sending} onClick={() => form.reset(toProfileValues(account))}>
            Descartar
          </Button>
        )}
      </FormActions>
    </form>
  )
}

function EmailStatus({ confirmed }: { readonly confirmed: boolean }) {
  return (
    <div className={styles.status}>
      {confirmed ? (
        <Badge tone="ok">E-mail confirmado</Badge>
      ) : (
        <>
          <Badge tone="warn">E-mail não confirmado</Badge>
          <ResendButton />
        </>
      )}
    </div>
  )
}
