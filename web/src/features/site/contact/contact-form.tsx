import { MESSAGE, NAME, SUBJECT } from '@meio-campo/contract/rules'
import { useEffect, useId } from 'react'
import { api } from '../../../api/api.ts'
import { Button } from '../../../components/button/button.tsx'
import { all, atLeast, atMost, email, required } from '../../../components/form/form-rules.ts'
import { Form, FormActions } from '../../../components/form/form.tsx'
import { TextAreaField } from '../../../components/form/text-area-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm, type FieldBinding } from '../../../components/form/use-form.ts'
import { useUser } from '../../../session/session-store.ts'
import { contactDraft } from './contact-draft.ts'
import styles from './contact-form.module.css'

const number = new Intl.NumberFormat('pt-BR')

export interface Sender {
  readonly name: string
  readonly email: string
}

interface Props {
  /** Who wrote the message before this one. */
  readonly sender: Sender | null
  readonly onSent: (sentence: string, sender: Sender) => void
}

export function ContactForm({ sender, onSent }: Props) {
  const user = useUser()
  const form = useForm({
    initial: startingValues(sender ?? user),
    rules: {
      name: all(required, (value: string) => atLeast(NAME.min)(value.trim(), null), atMost(NAME.max)),
      email: all(required, email),
      subject: all(required, atMost(SUBJECT.max)),
      message: all(required, atMost(MESSAGE.max)),
    },
    onSubmit: async ({ website, ...letter }) => {
      const body = { ...letter, name: letter.name.trim(), email: letter.email.trim(), ...(website && { website }) }
      const result = await api.post('/contact', { body })
      if (result.ok) {
        contactDraft.remove()
        onSent(result.data.message, { name: letter.name, email: letter.email })
      }
      return result
    },
  })
  const { values } = form
  useEffect(() => contactDraft.write(values), [values])
  const typed = Array.from(values.message).length
  return (
    <Form onSubmit={form.submit} label="Contato">
      <TextField label="Nome" autoComplete="name" {...form.field('name')} />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint="A resposta vai para este endereço."
        {...form.field('email')}
      />
      <TextField label="Assunto" autoComplete="off" {...form.field('subject')} />
      <TextAreaField
        label="Mensagem"
        rows={7}
        hint={`${number.format(typed)} de ${number.format(MESSAGE.max)} caracteres`}
        {...form.field('message')}
      />
      <HoneypotField {...form.field('website')} />
      <FormActions>
        <Button type="submit" size="md" loading={form.sending}>
          Enviar mensagem
        </Button>
      </FormActions>
    </Form>
  )
}

/** The draft's values; where it has none, those of the signed-in account. */
function startingValues(known: Sender | null) {
  const draft = contactDraft.read()
  return { ...draft, name: draft.name || (known?.name ?? ''), email: draft.email || (known?.email ?? ''), website: '' }
}

/** A field that only a robot fills in: off the screen, out of the tab order, silent to screen readers. */
function HoneypotField({ name, value, onChange }: FieldBinding<string>) {
  const id = useId()
  return (
    <div className={styles.away} aria-hidden="true">
      <label htmlFor={id}>Site</label>
      <input
        id={id}
        name={name}
        value={value}
        tabIndex={-1}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
