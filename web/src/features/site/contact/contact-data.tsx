import type { Website } from '@meio-campo/contract'
import { IconExternalLink, IconMail, IconMapPin, IconPhone, type Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Card } from '../../../components/card.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { useWebsite } from '../website/pages/website-queries.ts'
import styles from './contact-data.module.css'
import { phoneAddress, webAddress } from './contact-links.ts'

/** How else to reach who keeps this site: only what they filled in. */
export function ContactData() {
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
