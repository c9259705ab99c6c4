import type { Connectable, Connection } from '@meio-campo/contract'
import { api } from '../../../api/api.ts'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { Form, SubmitOrCancel } from '../../../components/form/form.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { showToast } from '../../../state/toasts.ts'
import { refreshConnections } from './connection-queries.ts'
import styles from './connections-tab.module.css'

interface ConnectProps {
  readonly connectable: Connectable & { readonly key: NonNullable<Connectable['key']> }
  readonly onClose: () => void
}

const SHORTEST_KEY = 8

/** Connects a provider: its key, and what to ask it for. */
export function ConnectKeyDialog({ connectable, onClose }: ConnectProps) {
  const { id, title, key } = connectable
  const form = useForm({
    initial: { key: '', address: connectable.address, competitions: [key.choices[0]!.code] },
    rules: {
      key: (value: string) => (value.trim().length < SHORTEST_KEY ? 'Cole a chave inteira.' : null),
      address: (value: string) => (/^https?:\/\/\S+$/.test(value.trim()) ? null : 'Comece com https://.'),
      competitions: (codes: readonly string[]) => (codes.length === 0 ? 'Escolha pelo menos um campeonato.' : null),
    },
    onSubmit: async (values) => {
      const body = {
        entry: id,
        key: values.key.trim(),
        address: values.address.trim(),
        competitions: [...values.competitions],
      }
      const result = await api.post('/api/v1/conexoes', { body })
      if (result.ok) {
        showToast(`${title}: conectada. A primeira verificação já começou.`)
        refreshConnections()
        onClose()
      }
      return result
    },
  })
  return (
    <FormDialog kind="box" title={`Conectar ${title}`} onClose={onClose}>
      <Form onSubmit={form.submit} label={`Conectar ${title}`}>
        <TextField
          label="Chave"
          type="password"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          hint={`Consiga a sua em ${key.address}. Fica selada no banco e nunca mais é mostrada.`}
          {...form.field('key')}
        />
        <CompetitionChoice choices={key.choices} {...form.field('competitions')} />
        <TextField
          label="Endereço"
          type="url"
          inputMode="url"
          spellCheck={false}
          autoComplete="off"
          hint="Só mude se você usa um espelho."
          {...form.field('address')}
        />
        <SubmitOrCancel words="Conectar" sending={form.sending} onCancel={onClose} />
      </Form>
    </FormDialog>
  )
}

interface KeyProps {
  readonly connection: Connection
  readonly connector: NonNullable<Connection['connector']>
  readonly onClose: () => void
}

/** Replaces the key, where another one is typed, and changes what is asked for. */
export function KeyDialog({ connection: { id, title }, connector, onClose }: KeyProps) {
  const { keyHint, choices } = connector
  const form = useForm({
    initial: { key: '', competitions: connector.competitions },
    rules: {
      key: (value: string) =>
        value.trim() === '' && keyHint !== null
          ? null
          : value.trim().length < SHORTEST_KEY
            ? 'Cole a chave inteira.'
            : null,
      competitions: (codes: readonly string[]) => (codes.length === 0 ? 'Escolha pelo menos um campeonato.' : null),
    },
    onSubmit: async ({ key, competitions }) => {
      const params = { id }
      if (competitions.join() !== connector.competitions.join()) {
        const body = { competitions: [...competitions] }
        const changed = await api.patch('/api/v1/conexoes/{id}', { params, body })
        if (!changed.ok) return changed
      }
      const set =
        key.trim() === '' ? null : await api.put('/api/v1/conexoes/{id}/chave', { params, body: { key: key.trim() } })
      refreshConnections()
      if (set && !set.ok) return set
      showToast('Fonte mudada.')
      onClose()
      return undefined
    },
  })
  return (
    <FormDialog kind="box" title={title} onClose={onClose}>
      <Form onSubmit={form.submit} label={title}>
        <TextField
          label={keyHint === null ? 'Chave' : 'Chave nova'}
          type="password"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          {...(keyHint !== null && { optional: true, hint: `Vazio: fica a que termina em ${keyHint}.` })}
          {...form.field('key')}
        />
        <CompetitionChoice choices={choices} {...form.field('competitions')} />
        <SubmitOrCancel words="Salvar" sending={form.sending} onCancel={onClose} />
      </Form>
    </FormDialog>
  )
}

interface ChoiceProps {
  readonly choices: readonly { readonly code: string; readonly name: string }[]
  readonly name: string
  readonly value: string[]
  readonly error: string | undefined
  readonly onChange: (codes: string[]) => void
}

function CompetitionChoice({ choices, name, value, error, onChange }: ChoiceProps) {
  const toggle = (code: string, wanted: boolean) =>
    onChange(choices.map((each) => each.code).filter((each) => (each === code ? wanted : value.includes(each))))
  return (
    <fieldset className={styles.choices}>
      <legend>Campeonatos</legend>
      {choices.map(({ code, name: words }) => (
        <label key={code}>
          <input
            type="checkbox"
            name={name}
            value={code}
            checked={value.includes(code)}
            onChange={(event) => toggle(code, event.currentTarget.checked)}
          />
          {words}
        </label>
      ))}
      {error !== undefined && <p role="alert">{error}</p>}
    </fieldset>
  )
}
