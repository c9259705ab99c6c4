import type { Suggestion } from '@meio-campo/contract'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import { Button } from '../../../components/button/button.tsx'
import { required } from '../../../components/form/form-rules.ts'
import { Form, SubmitOrCancel } from '../../../components/form/form.tsx'
import { TextAreaField } from '../../../components/form/text-area-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { Moment } from '../../../components/moment/moment.tsx'
import { SourceText } from './source-text.tsx'
import styles from './suggestion-view.module.css'

interface Props {
  readonly suggestion: Suggestion
  /** Whether the reader is the author of the suggestion. */
  readonly own: boolean
}

/** The messages between the author and the reviewers, and a form for the next one. */
export function SuggestionThread({ suggestion: { id, notes }, own }: Props) {
  const [writing, setWriting] = useState(false)
  return (
    <>
      {notes.length > 0 && (
        <ol className={styles.thread} aria-label="Conversa">
          {notes.map(({ at, byAuthor, name, text }) => (
            <li key={at} className={styles.message}>
              <p className={styles.about}>
                <b>{name}</b>
                {byAuthor ? '' : ' (revisão)'}, <Moment at={at} />
              </p>
              <p className={styles.note}>
                <SourceText>{text}</SourceText>
              </p>
            </li>
          ))}
        </ol>
      )}
      {writing ? (
        <NoteForm id={id} own={own} onClose={() => setWriting(false)} />
      ) : (
        <div>
          <Button variant="subtle" size="xs" onClick={() => setWriting(true)}>
            {notes.length === 0 ? 'Escrever uma mensagem' : 'Responder'}
          </Button>
        </div>
      )}
    </>
  )
}

interface FormProps {
  readonly id: string
  readonly own: boolean
  readonly onClose: () => void
}

function NoteForm({ id, own, onClose }: FormProps) {
  const form = useForm({
    initial: { text: '' },
    rules: { text: required },
    onSubmit: async ({ text }) => {
      const result = await api.post('/api/v1/sugestoes/{id}/mensagens', { params: { id }, body: { text } })
      if (result.ok) {
        await queryClient.invalidateQueries(allOf('/api/v1/sugestoes'))
        onClose()
      }
      return result
    },
  })
  return (
    <Form onSubmit={form.submit}>
      <TextAreaField
        label="Mensagem"
        hint={own ? 'Quem revisa lê isto aqui.' : 'Quem sugeriu lê isto aqui e recebe por e-mail.'}
        required
        rows={3}
        maxLength={1000}
        {...form.field('text')}
      />
      <SubmitOrCancel words="Enviar mensagem" sending={form.sending} onCancel={onClose} />
    </Form>
  )
}
