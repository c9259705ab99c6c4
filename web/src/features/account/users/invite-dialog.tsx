import { api } from '../../../api/api.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import type { Result } from '../../../api/result.ts'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { CheckboxField } from '../../../components/form/checkbox-field.tsx'
import { all, email as emailRule, required } from '../../../components/form/form-rules.ts'
import { Form, SubmitOrCancel } from '../../../components/form/form.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { showToast } from '../../../state/toasts.ts'
import { DutyFields, EMPTY_DUTY, toNewDuty, type DutyBindings, type DutyValues } from '../duties/duty-form.tsx'

interface Values extends DutyValues {
  readonly email: string
  readonly withDuty: boolean
}

/** Sends a person a link to create an account, with a duty or without. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useForm<Values>({
    initial: { ...EMPTY_DUTY, email: '', withDuty: false },
    rules: { email: all(required, emailRule) },
    onSubmit: async ({ email, withDuty, ...duty }) => {
      const body = { email: email.trim(), duty: withDuty ? toNewDuty(duty) : null }
      const result = await api.post('/api/v1/convites', { body })
      if (!result.ok) return flat(result)
      onClose()
      showToast('Convite enviado.')
      await queryClient.invalidateQueries(allOf('/api/v1/convites'))
    },
  })
  const { withDuty } = form.values
  const duty: DutyBindings = {
    role: form.field('role'),
    kinds: form.field('kinds'),
    queues: form.field('queues'),
    fields: form.field('fields'),
    competitions: form.field('competitions'),
    teams: form.field('teams'),
    matches: form.field('matches'),
    until: form.field('until'),
  }
  return (
    <FormDialog title="Convidar por e-mail" onClose={onClose} asks>
      <Form onSubmit={form.submit} label="Convidar por e-mail">
        <TextField
          label="E-mail"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="O link vale por sete dias e serve uma vez só. A pessoa escolhe o nome e a senha."
          {...form.field('email')}
        />
        <CheckboxField {...form.field('withDuty')}>A conta já começa com uma função</CheckboxField>
        {withDuty && <DutyFields fields={duty} />}
        <SubmitOrCancel words="Enviar convite" sending={form.sending} onCancel={onClose} />
      </Form>
    </FormDialog>
  )
}

/** The fields of the duty are part of the same form. */
function flat<T>(result: Result<T>): Result<T> {
  if (result.ok) return result
  const errors = result.problem.errors.map((error) => ({ ...error, field: error.field.replace(/^duty\./, '') }))
  return { ...result, problem: { ...result.problem, errors } }
}
