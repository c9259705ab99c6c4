import { SAVED_VIEW_NAME, type FilteredList } from '@meio-campo/contract/rules'
import { FormDialog } from '../../components/dialog/form-dialog.tsx'
import { CheckboxField } from '../../components/form/checkbox-field.tsx'
import { all, atMost, required } from '../../components/form/form-rules.ts'
import { Form, SubmitOrCancel } from '../../components/form/form.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { useUser } from '../../session/session-store.ts'
import { showToast } from '../../state/toasts.ts'
import { saveView } from './view-queries.ts'

export const nameRule = all(required, atMost(SAVED_VIEW_NAME.max))

interface Props {
  readonly list: FilteredList
  readonly query: string
  readonly onClose: () => void
}

/** Gives the filters and the order of now a name. */
export function SaveViewDialog({ list, query, onClose }: Props) {
  const admin = useUser()?.admin ?? false
  const form = useForm({
    initial: { name: '', shared: false },
    rules: { name: nameRule },
    onSubmit: async ({ name, shared }) => {
      const result = await saveView({ list, name, query, shared })
      if (!result.ok) return result
      showToast('Visão salva.')
      onClose()
    },
  })
  return (
    <FormDialog kind="box" title="Salvar visão" onClose={onClose}>
      <Form onSubmit={form.submit} label="Salvar visão">
        <TextField
          label="Nome"
          autoComplete="off"
          hint="Guarda a busca, os filtros e a ordem de agora."
          {...form.field('name')}
        />
        {admin && (
          <CheckboxField {...form.field('shared')}>Compartilhar com todos os que veem esta lista</CheckboxField>
        )}
        <SubmitOrCancel words="Salvar" sending={form.sending} onCancel={onClose} />
      </Form>
    </FormDialog>
  )
}
