import { IconExternalLink } from '@tabler/icons-react'
import { openAddress } from '../../../api/open-call.ts'
import { Card } from '../../../components/card.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import styles from './reference-intro.module.css'

/** Before an operation is chosen: what all of them share. */
export function ReferenceIntro({ count }: { readonly count: number }) {
  return (
    <Card title="Como chamar">
      <div className={styles.intro}>
        <p>
          São {count} operações, e todas respondem JSON. O começo do endereço é <code>{openAddress('/api/v1')}</code>, e
          cada chamada que não é aberta leva o cabeçalho <code>Authorization: Bearer SUA_CHAVE</code>.
        </p>
        <p>
          Escolha uma operação na lista para ver parâmetros, um exemplo real, os erros e o código em cinco linguagens, e
          para executá-la aqui mesmo, com a sua sessão ou com uma chave.
        </p>
        <ul className={styles.links}>
          <li>
            <TextLink to="/help" search={{ guia: 'primeira-chamada' }}>
              Primeira chamada em um minuto
            </TextLink>
          </li>
          <li>
            <TextLink to="/help" search={{ guia: 'listas' }}>
              Listas e páginas
            </TextLink>
          </li>
          <li>
            <TextLink to="/help" search={{ guia: 'erros' }}>
              Como ler um erro
            </TextLink>
          </li>
          <OpenLink path="/api/v1/openapi.json">Baixar OpenAPI</OpenLink>
          <OpenLink path="/llms.txt">llms.txt, para assistentes</OpenLink>
        </ul>
      </div>
    </Card>
  )
}

function OpenLink({ path, children }: { readonly path: string; readonly children: string }) {
  return (
    <li>
      <a className={styles.open} href={openAddress(path)} target="_blank" rel="noopener noreferrer">
        {children}
        <IconExternalLink size={14} stroke={1.75} aria-hidden />
      </a>
    </li>
  )
}
