import type { User } from '@meio-campo/contract'
import { PLAN_IDS, PLANS, type PlanId } from '@meio-campo/contract/rules'
import { useId } from 'react'
import { api } from '../../../api/api.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Form, SubmitOrCancel } from '../../../components/form/form.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { showToast } from '../../../state/toasts.ts'
import { planInWords } from './plan-words.ts'
import styles from './plan-dialog.module.css'

interface Props {
  readonly user: User
  readonly onClose: () => void
}

const choices = PLAN_IDS.map((id) => ({ value: id, label: planInWords(PLANS[id]) }))

/** How much an account may call with its keys. */
export function PlanDialog({ user, onClose }: Props) {
  const id = useId()
  const form = useForm<{ plan: PlanId }>({
    initial: { plan: user.plan },
    rules: {},
    onSubmit: async ({ plan }) => {
      const result = await api.patch('/api/v1/usuarios/{id}', { params: { id: user.id }, body: { plan } })
      await queryClient.invalidateQueries(allOf('/api/v1/usuarios'))
      if (!result.ok) return result
      showToast('Plano mudado.')
      onClose()
    },
  })
  const { onChange, ...field } = form.field('plan')
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <h2 className={styles.title} id={id}>
        Plano de {user.name}
      </h2>
      <Form onSubmit={form.submit} label="Mudar plano">
        <SelectField
          label="Plano"
          hint="Vale para todas as chaves da conta, a partir da próxima chamada."
          choices={choices}
          {...field}
          onChange={(plan) => onChange(plan as PlanId)}
        />
        <SubmitOrCancel words="Mudar plano" sending={form.sending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
