import type { Website } from '@meio-campo/contract'
import { IconCircleCheck, IconExternalLink, IconMail, IconMapPin, IconPhone, type Icon } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { useWebsite } from '../website/pages/website-queries.ts'
import { ContactForm, type Sender } from './contact-form.tsx'
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
