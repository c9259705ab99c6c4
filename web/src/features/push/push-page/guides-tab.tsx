import { pushEventTypes } from '@meio-campo/contract/rules'
import { Fragment } from 'react'
import { Card } from '../../../components/card.tsx'
import { JsonCode } from '../../../components/code/json-code.tsx'
import { printJson } from '../../../components/code/json-lines.ts'
import { Markdown } from '../../../components/markdown.tsx'
import { SnippetBox } from '../../../console/api-panel/snippet-view.tsx'
import { eventGroups } from './event-groups.ts'
import styles from './guides-tab.module.css'
import { sampleEvent } from './sample-event.ts'
import { signatureSnippet } from './signature-snippets.ts'
// The same text stands among the guides of the help page.
import rules from '../../../console/guides/webhooks.md?raw'

const event = printJson(sampleEvent, { width: 72, text: 80, items: 3, fields: 20, depth: 5 })

/** What arrives, how its signature is checked, and what happens when it cannot be delivered. */
export function GuidesTab() {
  return (
    <>
      <Card title="Confira a assinatura">
        <p className={styles.text}>
          Cada pedido vem assinado com o segredo do webhook, pelo padrão Standard Webhooks: HMAC-SHA256 de{' '}
          <code>webhook-id</code>, <code>webhook-timestamp</code> e do corpo, com pontos entre eles. Confira sobre os
          bytes como chegaram, antes de ler o JSON. Cada exemplo é um receptor inteiro: salve, execute e use{' '}
          <b>Enviar teste</b>.
        </p>
        <SnippetBox terminalName="Shell" write={signatureSnippet} />
      </Card>
      <Card title="O que chega" flush>
        <JsonCode lines={event} label="Exemplo de evento" />
      </Card>
      <Card title="Como as entregas funcionam">
        <Markdown>{rules}</Markdown>
      </Card>
      <Card title="Tipos de evento" flush>
        <table className={styles.types}>
          <thead>
            <tr>
              <th scope="col">Tipo</th>
              <th scope="col">O que aconteceu</th>
            </tr>
          </thead>
          <tbody>
            {eventGroups.map(({ name, types }) => (
              <Fragment key={name}>
                <tr>
                  <th className={styles.group} colSpan={2} scope="colgroup">
                    {name}
                  </th>
                </tr>
                {types.map((type) => (
                  <tr key={type}>
                    <th scope="row">
                      <code>{type}</code>
                    </th>
                    <td>{pushEventTypes[type]}</td>
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </Card>
    </>
  )
}
