import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { Form, SubmitOrCancel } from '../../../components/form/form.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { showToast } from '../../../state/toasts.ts'
import { importablesQuery } from '../runs/import-queries.ts'
import { refreshConnections } from './connection-queries.ts'
import { intervalChoices } from './connection-words.ts'

const DAY = 1440

const rules = {
  dataset: (value: string) => (value === '' ? 'Escolha o conjunto de dados.' : null),
  address: (value: string) => (/^https?:\/\/\S+$/.test(value.trim()) ? null : 'Comece com https://.'),
}

/** Connects a dataset at an address of the user's choice: a fork, a mirror, or their own file. */
export function ConnectDialog({ onClose }: { readonly onClose: () => void }) {
  const importables = useQuery(importablesQuery())
  const form = useForm({
    initial: { dataset: '', address: '', title: '', everyMinutes: String(DAY) },
    rules,
    onSubmit: async ({ dataset, address, title, everyMinutes }) => {
      const body = {
        dataset,
        address: address.trim(),
        everyMinutes: Number(everyMinutes),
        ...(title.trim() !== '' && { title: title.trim() }),
      }
      const result = await api.post('/api/v1/conexoes', { body })
      if (result.ok) {
        showToast('Conectada. A primeira verificação já começou.')
        refreshConnections()
        onClose()
      }
      return result
    },
  })
  const datasets = importables.data?.data ?? []
  return (
    <FormDialog kind="box" title="Conectar um endereço" onClose={onClose}>
      <Form onSubmit={form.submit} label="Conectar um endereço">
        <SelectField
          label="Conjunto de dados"
          choices={[{ value: '', label: 'Escolha' }, ...datasets.map(({ id, title }) => ({ value: id, label: title }))]}
          {...form.field('dataset')}
        />
        <TextField
          label="Endereço"
          type="url"
          inputMode="url"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          maxLength={2000}
          placeholder="https://github.com/openfootball/brazil"
          hint="De um arquivo, de um arquivo compactado ou de um repositório do GitHub."
          {...form.field('address')}
        />
        <TextField label="Nome" optional maxLength={120} hint="Para reconhecê-la na lista." {...form.field('title')} />
        <SelectField label="Verificar" choices={intervalChoices(DAY)} {...form.field('everyMinutes')} />
        <SubmitOrCancel words="Conectar" sending={form.sending} onCancel={onClose} />
      </Form>
    </FormDialog>
  )
}
