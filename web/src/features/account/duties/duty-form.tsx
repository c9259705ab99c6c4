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
import { useId } from 'react'
import { api } from '../../../api/api.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import { FieldMessage } from '../../../components/form/field.tsx'
import { Form, SubmitOrCancel } from '../../../components/form/form.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm, type FieldBinding } from '../../../components/form/use-form.ts'
import { Segmented } from '../../../components/segmented.tsx'
import { showToast } from '../../../state/toasts.ts'
import groupStyles from '../../curating/records/inputs/group-field.module.css'
import styles from './duty-list.module.css'
import { PickedMatches } from './picked-matches.tsx'
import { PickedRecords, type Picked } from '../../curating/records/inputs/picked-records.tsx'

interface Values {
  readonly role: DutyRole
  readonly kinds: readonly DutyKind[]
  readonly queues: readonly ReviewQueue[]
  readonly competitions: readonly Picked[]
  readonly teams: readonly Picked[]
  readonly matches: readonly Picked[]
  readonly until: string
}

const EMPTY: Values = { role: 'scorer', kinds: [], queues: [], competitions: [], teams: [], matches: [], until: '' }

const roleHints: Readonly<Record<DutyRole, string>> = {
  scorer: 'Usa a mesa ao vivo de jogos escolhidos, ou de todos os jogos de um time ou campeonato.',
  editor: 'Edita os tipos marcados; com campeonatos, só o que é deles; só com campeonatos, tudo o que é deles.',
  reviewer: 'Aceita ou recusa sugestões, junta ou separa duplicados, decide divergências entre fontes.',
}

interface Props {
  readonly user: Pick<User, 'id' | 'name'>
  readonly onClose: () => void
}

/** Gives a user one more duty. */
export function DutyForm({ user, onClose }: Props) {
  const form = useForm<Values>({
    initial: EMPTY,
    rules: {},
    onSubmit: async (values) => {
      const result = await api.post('/api/v1/usuarios/{id}/funcoes', {
        params: { id: user.id },
        body: toNewDuty(values),
      })
      if (!result.ok) return result
      await refreshDuties()
      showToast('Função dada.')
      onClose()
    },
  })
  const { role } = form.values
  return (
    <Form onSubmit={form.submit} label="Dar uma função">
      <Segmented
        label="Função"
        choices={dutyRoles.map((value) => ({ value, label: dutyRoleWords[value] }))}
        value={role}
        onChange={(chosen) => form.field('role').onChange(chosen)}
      />
      <p className={styles.hint}>{roleHints[role]}</p>
      {role === 'editor' && (
        <CheckList label="Tipos de registro" choices={dutyKinds} words={dutyKindWords} binding={form.field('kinds')} />
      )}
      {role === 'reviewer' && (
        <CheckList label="Filas" choices={reviewQueues} words={reviewQueueWords} binding={form.field('queues')} />
      )}
      {role === 'scorer' && <PickedMatches binding={form.field('matches')} />}
      {role === 'scorer' && <PickedRecords label="Todos os jogos do time" kind="team" binding={form.field('teams')} />}
      {role !== 'reviewer' && (
        <PickedRecords
          label={role === 'scorer' ? 'Todos os jogos do campeonato' : 'Campeonatos'}
          kind="competition"
          binding={form.field('competitions')}
        />
      )}
      <TextField label="Último dia" type="date" optional hint="Vazio: até ser retirada." {...form.field('until')} />
      <SubmitOrCancel words="Dar função" sending={form.sending} onCancel={onClose} />
    </Form>
  )
}

/** Only the lists of the chosen role are sent: what was picked for another role is left aside. */
function toNewDuty({ role, until, ...lists }: Values): NewDuty {
  const ids = (picked: readonly Picked[]) => picked.map(({ id }) => id)
  const all = {
    kinds: [...lists.kinds],
    queues: [...lists.queues],
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

interface CheckListProps<V extends string> {
  readonly label: string
  readonly choices: readonly V[]
  readonly words: Readonly<Record<V, string>>
  readonly binding: FieldBinding<readonly V[]>
}

function CheckList<V extends string>({ label, choices, words, binding }: CheckListProps<V>) {
  const id = useId()
  const { name, value, error, onChange, onBlur } = binding
  return (
    <fieldset className={groupStyles.group} aria-describedby={id}>
      <legend className={groupStyles.legend}>{label}</legend>
      <div className={groupStyles.line}>
        {choices.map((choice) => (
          <label key={choice} className={groupStyles.check}>
            <input
              type="checkbox"
              name={name}
              checked={value.includes(choice)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...value, choice] : value.filter((one) => one !== choice))
              }
              onBlur={onBlur}
            />
            {words[choice]}
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  )
}
