import type { User } from '@meio-campo/contract'
import { PLAN_IDS, PLANS, type Plan, type PlanId } from '@meio-campo/contract/rules'
import { IconDots } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import type { Result } from '../../../api/result.ts'
import { IconButton } from '../../../components/button/button.tsx'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Form, SubmitOrCancel } from '../../../components/form/form.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { Menu } from '../../../components/menu/menu.tsx'
import { updateSession } from '../../../session/session-store.ts'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { listUserActions, userActions, type UserAction } from './user-actions.ts'
import styles from './user-menu.module.css'

// Loaded when it is opened: the pickers of records come with it.
const UserDutiesDialog = lazy(async () => ({
  default: (await import('../duties/user-duties-dialog.tsx')).UserDutiesDialog,
}))

interface Props {
  readonly user: User
  readonly own: boolean
}

export function UserMenu({ user, own }: Props) {
  const navigate = useNavigate()
  const run = async (action: UserAction) => {
    const done = await confirmUserAction(action, user, own)
    // A user who gave up the admin flag must not stay on a page of the administration.
    if (done && own) await navigate({ to: '/dashboard' })
  }
  const [choosing, setChoosing] = useState(false)
  const [duties, setDuties] = useState(false)
  return (
    <>
      <Suspense>{duties && <UserDutiesDialog user={user} onClose={() => setDuties(false)} />}</Suspense>
      {choosing && <PlanDialog user={user} onClose={() => setChoosing(false)} />}
      <Menu
        renderTrigger={(props) => (
          <IconButton {...props} aria-label={`Ações da conta de ${user.name}`}>
            <IconDots size={18} stroke={1.75} aria-hidden />
          </IconButton>
        )}
        items={[
          ...listUserActions(user, own).map((action) => ({
            label: userActions[action].label,
            danger: userActions[action].danger,
            onChoose: () => void run(action),
          })),
          ...(user.admin ? [] : [{ label: 'Funções', onChoose: () => setDuties(true) }]),
          { label: 'Mudar plano', onChoose: () => setChoosing(true) },
        ]}
      />
    </>
  )
}

/** Asks for confirmation, sends the action once, and shows a toast. The API layer alerts a refusal (the last admin). */
async function confirmUserAction(action: UserAction, user: User, own: boolean): Promise<boolean> {
  const { label, question, done, danger } = userActions[action]
  let succeeded = false
  await confirm({
    title: label,
    message: question(user.name, own),
    danger,
    action: async () => {
      const result = await send(action, user.id)
      succeeded = result.ok
      if (result.ok) showToast(done)
      if (result.ok && own) updateSession((data) => ({ ...data, user: { ...data.user, admin: action === 'promote' } }))
      else await queryClient.invalidateQueries(allOf('/api/v1/usuarios'))
    },
  })
  return succeeded
}

function send(action: UserAction, id: string): Promise<Result<unknown>> {
  const params = { id }
  if (action === 'sign-out') return api.post('/api/v1/usuarios/{id}/sair', { params })
  if (action === 'send-reset') return api.post('/api/v1/usuarios/{id}/senha', { params })
  if (action === 'remove-factors') return api.post('/api/v1/usuarios/{id}/fatores/remocao', { params })
  if (action === 'delete') return api.post('/api/v1/usuarios/{id}/exclusao', { params })
  if (action === 'keep') return api.delete('/api/v1/usuarios/{id}/exclusao', { params })
  const body =
    action === 'promote' || action === 'demote' ? { admin: action === 'promote' } : { blocked: action === 'block' }
  return api.patch('/api/v1/usuarios/{id}', { params, body, formless: true })
}

interface PlanDialogProps {
  readonly user: User
  readonly onClose: () => void
}

const choices = PLAN_IDS.map((id) => ({ value: id, label: planInWords(PLANS[id]) }))

/** How much an account may call with its keys. */
function PlanDialog({ user, onClose }: PlanDialogProps) {
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

/** Declared, not assigned: the choices above are made while the module loads. */
function number(count: number): string {
  return count.toLocaleString('pt-BR')
}

/** "Equipe: 600 por minuto, 100.000 por dia". */
function planInWords({ name, perMinute, perDay }: Plan): string {
  const day = perDay === null ? 'sem limite por dia' : `${number(perDay)} por dia`
  return `${name}: ${number(perMinute)} por minuto, ${day}`
}
