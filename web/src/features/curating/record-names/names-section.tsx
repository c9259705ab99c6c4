import type { BodyAt, RecordForm, RecordNames } from '@meio-campo/contract'
import { namedKinds, type NamedKind } from '@meio-campo/contract/rules'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../../../api/api.ts'
import { queryClient, read } from '../../../api/query.ts'
import type { Result } from '../../../api/result.ts'
import { Button, IconButton } from '../../../components/button/button.tsx'
import { required, type Rule } from '../../../components/form/form-rules.ts'
import { Form, FormActions } from '../../../components/form/form.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonForm } from '../../../components/page/skeleton.tsx'
import { showActionToast } from '../../../state/toasts.ts'
import { formerNameWords } from '../../football/pieces/stadiums/stadium-words.ts'
import { undoEdit } from '../history/undo-edit.tsx'
import { RecordField } from '../records/inputs/record-field.tsx'
import { placeOf, type RecordNoun } from '../records/inputs/record-noun.ts'
import styles from './names-section.module.css'

interface Props {
  readonly noun: RecordNoun
  readonly record: RecordForm
}

/** What a record is called besides the names of its form. An edition has no name of its own. */
export function NamesSection({ noun, record }: Props) {
  const { kind } = placeOf(noun)
  return isNamed(kind) ? <Names whose={{ kind, id: record.id }} /> : null
}

function Names({ whose }: { readonly whose: Whose }) {
  const id = useId()
  const names = useQuery(namesQuery(whose))
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        Outros nomes
      </h2>
      <QueryView query={names} skeleton={<SkeletonForm fields={1} />}>
        {({ data }) => (
          <>
            <AliasesPart whose={whose} aliases={data.aliases} />
            {whose.kind === 'stadium' && <FormerNamesPart whose={whose} formerNames={data.formerNames} />}
            {whose.kind === 'team' && <RivalsPart whose={whose} rivals={data.rivals} />}
          </>
        )}
      </QueryView>
    </section>
  )
}

interface AliasesPartProps {
  readonly whose: Whose
  readonly aliases: readonly string[]
}

/** What else it is called: by people who search, and by the datasets that are imported. */
function AliasesPart({ whose, aliases }: AliasesPartProps) {
  const form = useForm({
    initial: { alias: '' },
    rules: { alias: required },
    onSubmit: async ({ alias }) => {
      const result = await changeNames(whose, { add: { aliases: [alias.trim()] } }, 'Nome adicionado.')
      if (result.ok) form.reset({ alias: '' })
      return under(result, () => 'alias')
    },
  })
  return (
    <div className={styles.part}>
      <NameList
        label="Outros nomes"
        entries={aliases.map((alias) => ({ id: alias, name: alias }))}
        onRemove={({ id }) => void changeNames(whose, { remove: { aliases: [id] } }, 'Nome removido.')}
      />
      <Form onSubmit={form.submit} label="Novo nome">
        <TextField
          label="Outro nome"
          hint="A busca e as importações também o reconhecem por este nome."
          maxLength={200}
          {...form.field('alias')}
        />
        <FormActions>
          <Button type="submit" variant="default" loading={form.sending}>
            Adicionar nome
          </Button>
        </FormActions>
      </Form>
    </div>
  )
}

const year: Rule<string> = (value) =>
  value.trim() === '' || /^(?:18|19|20|21)\d\d$/.test(value.trim()) ? null : 'Use um ano, como 1950.'
const empty = { name: '', from: '', to: '' }
const toYear = (text: string) => (text.trim() === '' ? null : Number(text))

interface FormerNamesPartProps {
  readonly whose: Whose
  readonly formerNames: RecordNames['formerNames']
}

/** How a stadium was called, and from when to when. */
function FormerNamesPart({ whose, formerNames }: FormerNamesPartProps) {
  const form = useForm({
    initial: empty,
    rules: { name: required, from: year, to: year },
    onSubmit: async ({ name, from, to }) => {
      const former = { name: name.trim(), from: toYear(from), to: toYear(to) }
      const result = await changeNames(whose, { add: { formerNames: [former] } }, 'Nome antigo adicionado.')
      if (result.ok) form.reset(empty)
      return under(result, (field) => ['from', 'to'].find((year) => field.endsWith(`.${year}`)) ?? 'name')
    },
  })
  return (
    <div className={styles.part}>
      <h3 className={styles.subtitle}>Nomes antigos</h3>
      <NameList
        label="Nomes antigos"
        entries={formerNames.map((former) => ({ id: former.name, name: formerNameWords(former) }))}
        onRemove={({ id }) => void changeNames(whose, { remove: { formerNames: [id] } }, 'Nome antigo removido.')}
      />
      <Form onSubmit={form.submit} label="Novo nome antigo">
        <div className={styles.form}>
          <TextField label="Nome antigo" maxLength={200} {...form.field('name')} />
          <TextField label="Do ano" inputMode="numeric" maxLength={4} {...form.field('from')} />
          <TextField label="Ao ano" inputMode="numeric" maxLength={4} {...form.field('to')} />
        </div>
        <FormActions>
          <Button type="submit" variant="default" loading={form.sending}>
            Adicionar nome antigo
          </Button>
        </FormActions>
      </Form>
    </div>
  )
}

/** The call takes lists of names; each form here has the fields of one. */
const under = <T,>(result: Result<T>, own: (field: string) => string): Result<T> =>
  result.ok
    ? result
    : {
        ...result,
        problem: {
          ...result.problem,
          errors: result.problem.errors.map(({ field, message }) => ({ field: own(field), message })),
        },
      }

interface RivalsPartProps {
  readonly whose: Whose
  readonly rivals: RecordNames['rivals']
}

/** A rivalry belongs to both teams: the page of each shows it. */
function RivalsPart({ whose, rivals }: RivalsPartProps) {
  const nothing = () => undefined
  return (
    <div className={styles.part}>
      <h3 className={styles.subtitle}>Rivais</h3>
      <NameList
        label="Rivais"
        entries={rivals}
        onRemove={({ id }) => void changeNames(whose, { remove: { rivals: [id] } }, 'Rival removido.')}
      />
      <div className={styles.picker}>
        <RecordField
          label="Novo rival"
          name="rival"
          kind="team"
          value=""
          chosenName=""
          error={undefined}
          onPick={(id) => void changeNames(whose, { add: { rivals: [id] } }, 'Rival adicionado.')}
          onChange={nothing}
          onBlur={nothing}
        />
      </div>
    </div>
  )
}

interface Entry {
  readonly id: string
  readonly name: string
}

interface NameListProps {
  readonly label: string
  readonly entries: readonly Entry[]
  readonly onRemove: (entry: Entry) => void
}

function NameList({ label, entries, onRemove }: NameListProps) {
  if (entries.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          {entry.name}
          <IconButton variant="subtle" size={24} aria-label={`Remover ${entry.name}`} onClick={() => onRemove(entry)}>
            <IconX size={14} stroke={1.75} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

interface Whose {
  readonly kind: NamedKind
  readonly id: string
}

const isNamed = (kind: string): kind is NamedKind => (namedKinds as readonly string[]).includes(kind)

const namesQuery = (whose: Whose) => read('/api/v1/nomes/{kind}/{id}', { params: whose })

type NameChange = BodyAt<'PATCH', '/api/v1/nomes/{kind}/{id}'>

/** One name in or out, at once, with the way back offered. */
async function changeNames(whose: Whose, body: NameChange, done: string) {
  // Names are typed into a form; what is taken away, or picked, is not.
  const formless = body.add?.aliases === undefined && body.add?.formerNames === undefined
  const result = await api.patch('/api/v1/nomes/{kind}/{id}', { params: whose, body, formless })
  // Pages and search show the names as well, so every query is invalidated.
  void queryClient.invalidateQueries()
  if (result.ok) {
    const { edit } = result.data.data
    if (edit !== null) showActionToast(done, 'Desfazer', () => void undoEdit(edit))
  }
  return result
}
