import { IconExternalLink, IconMail } from '@tabler/icons-react'
import { openAddress } from '../../../api/open-call.ts'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Card } from '../../../components/card.tsx'
import styles from './help-aside.module.css'
import { TextLink } from '../../../components/text-link.tsx'
import { ServiceStatus } from './service-status.tsx'

/** Beside the texts: is it up, where is the reference, and who answers. */
export function HelpAside() {
  return (
    <div className={styles.aside}>
      <ServiceStatus />
      <Card title="Referência da API">
        <p className={styles.text}>
          Cada operação, campo e resposta na{' '}
          <TextLink to="/api" search={{ aba: 'referencia' }}>
            referência
          </TextLink>
          , o que mudou em{' '}
          <TextLink to="/api" search={{ aba: 'mudancas' }}>
            Mudanças
          </TextLink>
          , e tudo no padrão OpenAPI 3.1:
        </p>
        <a className={styles.link} href={openAddress('/api/v1/openapi.json')} target="_blank" rel="noopener noreferrer">
          openapi.json
          <IconExternalLink size={14} stroke={1.75} aria-hidden />
        </a>
      </Card>
      <Card title="Não achou?">
        <p className={styles.text}>Escreva para quem mantém este site. A resposta chega por e-mail.</p>
        <ButtonLink to="/contact" variant="default" leftSection={<IconMail size={15} stroke={1.75} aria-hidden />}>
          Falar com a gente
        </ButtonLink>
      </Card>
    </div>
  )
}
