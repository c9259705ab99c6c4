import { useState } from 'react'
import { Card } from '../../../components/card.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { ContactData } from './contact-data.tsx'
import { ContactForm, type Sender } from './contact-form.tsx'
import styles from './contact-page.module.css'
import { ContactSent } from './contact-sent.tsx'

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
