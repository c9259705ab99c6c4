import type { Suggestion, Values } from '@meio-campo/contract'
import type { RecordKind } from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { Button } from '../../../components/button/button.tsx'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { required } from '../../../components/form/form-rules.ts'
import { Form, SubmitOrCancel } from '../../../components/form/form.tsx'
import { TextAreaField } from '../../../components/form/text-area-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { QueryView } from '../../../components/page/query-view.tsx'
import { showToast } from '../../../state/toasts.ts'
import type { FormBase } from '../records/form/form-start.ts'
import { RecordForm } from '../records/form/record-form.tsx'
import { forgetReads, recordFormQuery } from '../records/form/record-queries.ts'
import type { RecordNoun } from '../records/inputs/record-noun.ts'
import { underRecordFields } from './send-suggestion.ts'
import styles from './suggestion-view.module.css'

interface Props {
  readonly suggestion: Suggestion
  /** The fields that will be accepted. */
  readonly chosen: ReadonlySet<string>
}

const done = (words: string) => {
  forgetReads()
  showToast(words)
}

/** Accept, accept in part or corrected, refuse with a reason. */
export function ReviewActions({ suggestion, chosen }: Props) {
  const [asking, setAsking] = useState<'comment' | 'edit' | 'refuse' | null>(null)
  const [sending, setSending] = useState(false)
  const values = Object.fromEntries(
    suggestion.fields.filter(({ field }) => chosen.has(field)).map(({ field, after }) => [field, after]),
  )
  const accept = async () => {
    setSending(true)
    const { ok } = await send(suggestion.id, values, { formless: true })
    setSending(false)
    if (ok) done('Sugestão aceita.')
  }
  return (
    <div className={styles.actions}>
      <Button size="xs" loading={sending} disabled={chosen.size === 0} onClick={() => void accept()}>
        {chosen.size === suggestion.fields.length ? 'Aceitar' : 'Aceitar os marcados'}
      </Button>
      <Button size="xs" variant="default" disabled={sending || chosen.size === 0} onClick={() => setAsking('comment')}>
        Aceitar com comentário
      </Button>
      {suggestion.part === null && (
        <Button size="xs" variant="default" disabled={sending || chosen.size === 0} onClick={() => setAsking('edit')}>
          Corrigir e aceitar
        </Button>
      )}
      <Button size="xs" variant="subtle" disabled={sending} onClick={() => setAsking('refuse')}>
        Recusar
      </Button>
      {asking === 'comment' && <CommentDialog id={suggestion.id} values={values} onClose={() => setAsking(null)} />}
      {asking === 'edit' && <EditDialog suggestion={suggestion} values={values} onClose={() => setAsking(null)} />}
      {asking === 'refuse' && <RefuseDialog id={suggestion.id} onClose={() => setAsking(null)} />}
    </div>
  )
}

const send = (id: string, values: Values, how: { readonly quiet: true } | { readonly formless: true }) =>
  api.post('/api/v1/sugestoes/{id}/aceitar', { params: { id }, body: { values }, ...how })

interface EditProps {
  readonly suggestion: Suggestion
  readonly values: Values
  readonly onClose: () => void
}

/** The record's form filled with the suggested values; only the differences are sent. */
function EditDialog({ suggestion, values, onClose }: EditProps) {
  return (
    <FormDialog title="Corrigir e aceitar" onClose={onClose} asks>
      {suggestion.record ? (
        <OverRecord suggestion={suggestion} record={suggestion.record.id} values={values} onClose={onClose} />
      ) : (
        <AcceptForm suggestion={suggestion} values={values} onClose={onClose} />
      )}
    </FormDialog>
  )
}

function OverRecord({ record, ...props }: EditProps & { readonly record: string }) {
  const form = useQuery(suggestedFormQuery(props.suggestion.kind, record))
  return <QueryView query={form}>{({ data }) => <AcceptForm {...props} record={data} />}</QueryView>
}

function AcceptForm({
  suggestion: { id, kind, names },
  values,
  record,
  onClose,
}: EditProps & { readonly record?: FormBase }) {
  return (
    <RecordForm
      kind={kind}
      label="Corrigir e aceitar"
      submitLabel="Aceitar"
      {...(record && { record: { ...record, names: { ...record.names, ...names }, version: null } })}
      prefilled={values}
      send={async (entry) => {
        const result = await send(id, entry.values, { quiet: true })
        return result.ok ? { ...result, data: { data: { id } } } : underRecordFields(result)
      }}
      onCancel={onClose}
      onSaved={() => {
        done('Sugestão aceita.')
        onClose()
      }}
    />
  )
}

interface CommentProps {
  readonly id: string
  readonly values: Values
  readonly onClose: () => void
}

function CommentDialog({ id, values, onClose }: CommentProps) {
  const form = useForm({
    initial: { comment: '' },
    rules: { comment: required },
    onSubmit: async ({ comment }) => {
      const result = await api.post('/api/v1/sugestoes/{id}/aceitar', { params: { id }, body: { values, comment } })
      if (result.ok) {
        done('Sugestão aceita.')
        onClose()
      }
      return result
    },
  })
  return (
    <FormDialog title="Aceitar com comentário" onClose={onClose} asks>
      <Form onSubmit={form.submit}>
        <TextAreaField
          label="Comentário"
          hint="Quem sugeriu lê isto, também no e-mail."
          required
          rows={3}
          maxLength={500}
          {...form.field('comment')}
        />
        <SubmitOrCancel words="Aceitar" sending={form.sending} onCancel={onClose} />
      </Form>
    </FormDialog>
  )
}

function RefuseDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const form = useForm({
    initial: { reason: '' },
    rules: { reason: required },
    onSubmit: async ({ reason }) => {
      const result = await api.post('/api/v1/sugestoes/{id}/recusar', { params: { id }, body: { reason } })
      if (result.ok) {
        done('Sugestão recusada.')
        onClose()
      }
      return result
    },
  })
  return (
    <FormDialog title="Recusar sugestão" onClose={onClose} asks>
      <Form onSubmit={form.submit}>
        <TextAreaField
          label="Motivo"
          hint="Quem sugeriu lê isto."
          required
          rows={3}
          maxLength={500}
          {...form.field('reason')}
        />
        <SubmitOrCancel words="Recusar" sending={form.sending} onCancel={onClose} />
      </Form>
    </FormDialog>
  )
}

/** A person's form is the same under both of their addresses. */
const suggestedFormQuery = (kind: RecordKind, id: string) =>
  recordFormQuery((kind === 'person' ? 'player' : kind) as RecordNoun, id)
