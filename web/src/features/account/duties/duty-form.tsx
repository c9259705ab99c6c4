import type { NewDuty, User } from '@meio-campo/contract'
import {
  dutyKinds,
  dutyKindWords,
  dutyRoleWords,
  dutyRoles,
  reviewQueues,
  reviewQueueWords,
  scopesOfRole,
  type DutyKind,
  type DutyRole,
  type ReviewQueue,
} from '@meio-campo/contract/rules'
import { api } from '../../../api/api.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import { Form, SubmitOrCancel } from '../../../components/form/form.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm, type FieldBinding } from '../../../components/form/use-form.ts'
import { Segmented } from '../../../components/segmented.tsx'
import { showToast } from '../../../state/toasts.ts'
import { CheckList } from './check-list.tsx'
import styles from './duty-list.module.css'
import { PickedFields } from './picked-fields.tsx'
import { PickedMatches } from './picked-matches.tsx'
import { PickedRecords, type Picked } from '../../curating/records/inputs/picked-records.tsx'

export interface DutyValues {
  readonly role: DutyRole
  readonly kinds: readonly DutyKind[]
  readonly queues: readonly ReviewQueue[]
  readonly fields: readonly string[]
  readonly competitions: readonly Picked[]
  readonly teams: readonly Picked[]
  readonly matches: readonly Picked[]
  readonly until: string
}

export const EMPTY_DUTY: DutyValues = {
  role: 'scorer',
  kinds: [],
  queues: [],
  fields: [],
  competitions: [],
  teams: [],
  matches: [],
  until: '',
}

const roleHints: Readonly<Record<DutyRole, string>> = {
  scorer: 'Usa a mesa ao vivo de jogos escolhidos, ou de todos os jogos de um time ou campeonato.',
  editor: 'Edita os tipos marcados; com campeonatos, só o que é deles; só com campeonatos, tudo o que é deles.',
  reviewer: 'Aceita ou recusa sugestões, junta ou separa duplicados, decide divergências entre fontes.',
  suggester:
    'O que esta pessoa sugerir é aplicado na hora, se a sugestão só tem campos marcados. O que diverge, é improvável ou é de um registro novo espera revisão.',
}

interface Props {
  readonly user: Pick<User, 'id' | 'name'>
  readonly onClose: () => void
}

/** Gives a user one more duty. */
export function DutyForm({ user, onClose }: Props) {
  const form = useForm<DutyValues>({
    initial: EMPTY_DUTY,
    rules: {},
    onSubmit: async (values) => {
      const result = await api.post('/api/v1/usuarios/{id}/funcoes', {
        params: { id: user.id },
        body: toNewDuty(values),
      })
      if (!result.ok) return result
      // Closed first, because a form that is still open would ask about unsaved input while the lists reload.
      onClose()
      showToast('Função dada.')
      await refreshDuties()
    },
  })
  const fields: DutyBindings = {
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
    <Form onSubmit={form.submit} label="Dar uma função">
      <DutyFields fields={fields} />
      <SubmitOrCancel words="Dar função" sending={form.sending} onCancel={onClose} />
    </Form>
  )
}

export type DutyBindings = { readonly [K in keyof DutyValues]: FieldBinding<DutyValues[K]> }

/** What a duty is: its role, what it includes, and its last day. */
export function DutyFields({ fields }: { readonly fields: DutyBindings }) {
  const role = fields.role.value
  return (
    <>
      <Segmented
        label="Função"
        choices={dutyRoles.map((value) => ({ value, label: dutyRoleWords[value] }))}
        value={role}
        onChange={(chosen) => fields.role.onChange(chosen)}
      />
      <p className={styles.hint}>{roleHints[role]}</p>
      {role === 'editor' && (
        <CheckList label="Tipos de registro" choices={dutyKinds} words={dutyKindWords} binding={fields.kinds} />
      )}
      {role === 'reviewer' && (
        <CheckList label="Filas" choices={reviewQueues} words={reviewQueueWords} binding={fields.queues} />
      )}
      {role === 'suggester' && <PickedFields binding={fields.fields} />}
      {role === 'scorer' && <PickedMatches binding={fields.matches} />}
      {role === 'scorer' && <PickedRecords label="Todos os jogos do time" kind="team" binding={fields.teams} />}
      {(role === 'scorer' || role === 'editor') && (
        <PickedRecords
          label={role === 'scorer' ? 'Todos os jogos do campeonato' : 'Campeonatos'}
          kind="competition"
          binding={fields.competitions}
        />
      )}
      <TextField label="Último dia" type="date" optional hint="Vazio: até ser retirada." {...fields.until} />
    </>
  )
}

/** Only the lists of the chosen role are sent: what was picked for another role is left aside. */
export function toNewDuty({ role, until, ...lists }: DutyValues): NewDuty {
  const ids = (picked: readonly Picked[]) => picked.map(({ id }) => id)
  const all = {
    kinds: [...lists.kinds],
    queues: [...lists.queues],
    fields: [...lists.fields],
    competitions: ids(lists.competitions),
    teams: ids(lists.teams),
    matches: ids(lists.matches),
  }
  return {
    role,
    ...Object.fromEntries(scopesOfRole[role].map((list) => [list, all[list]])),
    until: until || null,
  }
}

/** After a duty was given or taken away. */
export async function refreshDuties(): Promise<void> {
  await queryClient.invalidateQueries(allOf('/api/v1/usuarios/{id}/funcoes'))
  await queryClient.invalidateQueries(allOf('/api/v1/usuarios'))
}
