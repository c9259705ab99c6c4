import type { EditionRow, RecordForm } from '@meio-campo/contract'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { queryClient } from '../../../api/query.ts'
import { CheckboxField } from '../../../components/form/checkbox-field.tsx'
import { Form, SubmitOrCancel } from '../../../components/form/form.tsx'
import { all, required } from '../../../components/form/form-rules.ts'
import { SelectField } from '../../../components/form/select-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { showToast } from '../../../state/toasts.ts'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import styles from './editor.module.css'
import { nextSeason } from './season-words.ts'

interface Props {
  readonly competition: RecordForm
  readonly editions: readonly EditionRow[]
  readonly onMade: (name: string) => void
  readonly onClose: () => void
}

const EMPTY = ''
const isSeason = (text: string) => (/^\d{4}(-\d{2})?$/.test(text) ? null : 'Como em 2027 ou 2026-27.')

/** A new season, from nothing or built like an earlier one. */
export function NewEditionDialog({ competition, editions, onMade, onClose }: Props) {
  const [now] = useState(() => new Date())
  const form = useForm({
    initial: {
      name: nextSeason(editions[0]?.name ?? null, now.getFullYear()),
      starts: '',
      ends: '',
      from: editions.find(({ phases }) => phases > 0)?.id ?? EMPTY,
      teams: true,
    },
    rules: { name: all(required, isSeason) },
    onSubmit: async ({ name, starts, ends, from, teams }) => {
      const days = { starts: starts || null, ends: ends || null }
      const result =
        from === EMPTY
          ? await api.post('/api/v1/edicoes', { body: { competition: competition.id, name, ...days } })
          : await api.post('/api/v1/edicoes/{id}/copia', { params: { id: from }, body: { name, ...days, teams } })
      if (!result.ok) return result
      await queryClient.invalidateQueries()
      showToast(`Edição ${name} criada.`)
      onMade(name)
    },
  })
  return (
    <FormDialog title="Nova edição" onClose={onClose}>
      <Form onSubmit={form.submit} label="Nova edição">
        <div className={styles.fields}>
          <TextField label="Temporada" required maxLength={7} hint="Como em 2027 ou 2026-27." {...form.field('name')} />
          <TextField label="Começo" type="date" optional {...form.field('starts')} />
          <TextField label="Fim" type="date" optional {...form.field('ends')} />
        </div>
        <SelectField
          label="Copiar a estrutura de"
          choices={[
            { value: EMPTY, label: 'Nenhuma: começar do zero' },
            ...editions.filter(({ phases }) => phases > 0).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.field('from')}
        />
        {form.values.from !== EMPTY && <CheckboxField {...form.field('teams')}>Copiar também os times</CheckboxField>}
        <SubmitOrCancel words="Criar edição" sending={form.sending} onCancel={onClose} />
      </Form>
    </FormDialog>
  )
}
