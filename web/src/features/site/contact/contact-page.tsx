import type { Website } from '@meio-campo/contract'
import { MESSAGE, NAME, numberFormat, SUBJECT } from '@meio-campo/contract/rules'
import { IconCircleCheck, IconExternalLink, IconMail, IconMapPin, IconPhone, type Icon } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { api } from '../../../api/api.ts'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { all, atLeast, atMost, email, required } from '../../../components/form/form-rules.ts'
import { Form, FormActions } from '../../../components/form/form.tsx'
import { TextAreaField } from '../../../components/form/text-area-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm, type FieldBinding } from '../../../components/form/use-form.ts'
import { AdPlace } from '../website/pages/ad-place.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { useUser } from '../../../session/session-store.ts'
import { useWebsite } from '../website/pages/website-queries.ts'
import { contactDraft } from './contact-draft.ts'
import { phoneAddress, webAddress } from './contact-links.ts'
import styles from './contact-page.module.css'

export function ContactPage() {
  const [thanks, setThanks] = useState<string | null>(null)
  const [sender, setSender] = useState<Sender | null>(null)
  const sent = (sentence: string, by: Sender) => {
    setThanks(sentence)
    setSender(by)
  }
  return (
    <PageFrame title="Contato" subtitle="Dúvidas, erros e ideias: escreva para quem mantém este site.">
      <div className={styles.columns}>
        <Card title="Escreva para nós">
          {thanks === null ? (
            <ContactForm sender={sender} onSent={sent} />
          ) : (
            <ContactSent sentence={thanks} onAgain={() => setThanks(null)} />
          )}
        </Card>
        <ContactData />
      </div>
      <AdPlace place="contact" />
    </PageFrame>
  )
}

interface Props {
  readonly sentence: string
  readonly onAgain: () => void
}

/** The thank-you in the form's place. */
function ContactSent({ sentence, onAgain }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div className={styles.sent} ref={ref} tabIndex={-1}>
      <IconCircleCheck size={28} stroke={1.75} aria-hidden />
      <h3 className={styles.title}>Obrigado por escrever</h3>
      <p>{sentence}</p>
      <Button variant="default" onClick={onAgain}>
        Enviar outra mensagem
      </Button>
    </div>
  )
}

/** How else to reach who keeps this site: only what they filled in. */
function ContactData() {
  const website = useWebsite()
  return (
    <Card title="Outros contatos">
      <QueryView query={website} skeleton={<SkeletonRows count={2} />}>
        {({ data }) => <Ways contact={data.website.contact} />}
      </QueryView>
    </Card>
  )
}

function Ways({ contact: { email, phone, address, social } }: { readonly contact: Website['contact'] }) {
  if (!email && !phone && !address && social.length === 0) {
    return (
      <p className={styles.none}>
        Quem mantém este site ainda não publicou outros contatos. A mensagem do formulário fica guardada até ser
        respondida.
      </p>
    )
  }
  return (
    <ul className={styles.ways}>
      {email && (
        <Way icon={IconMail} label="E-mail">
          <a href={`mailto:${email}`}>{email}</a>
        </Way>
      )}
      {phone && (
        <Way icon={IconPhone} label="Telefone">
          <a href={phoneAddress(phone)}>{phone}</a>
        </Way>
      )}
      {address && (
        <Way icon={IconMapPin} label="Endereço">
          {address}
        </Way>
      )}
      {social.map(({ label, url }) => (
        <Way key={label + url} icon={IconExternalLink} label="Na rede">
          <a href={webAddress(url)} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        </Way>
      ))}
    </ul>
  )
}

interface WayProps {
  readonly icon: Icon
  readonly label: string
  readonly children: ReactNode
}

function Way({ icon: Sign, label, children }: WayProps) {
  return (
    <li className={styles.way}>
      <Sign size={18} stroke={1.75} aria-hidden />
      <span>
        <small>{label}</small>
        {children}
      </span>
    </li>
  )
}

const number = numberFormat()

interface Sender {
  readonly name: string
  readonly email: string
}

interface ContactFormProps {
  /** The author of the previous message. */
  readonly sender: Sender | null
  readonly onSent: (sentence: string, sender: Sender) => void
}

function ContactForm({ sender, onSent }: ContactFormProps) {
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
