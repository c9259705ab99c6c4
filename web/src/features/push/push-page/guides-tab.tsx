import { pushEventTypes } from '@meio-campo/contract/rules'
import { Fragment } from 'react'
import type { PushEvent } from '@meio-campo/contract'
import { Card } from '../../../components/card.tsx'
import { JsonCode } from '../../../components/code/json-code.tsx'
import { printJson } from '../../../components/code/json-lines.ts'
import { Markdown } from '../../../components/markdown/markdown.tsx'
import { SnippetBox } from '../../../console/api-panel/snippet-view.tsx'
import { eventGroups } from '../events/event-words.ts'
// Also one of the guides of the help page.
import deliveryGuide from '../../../console/guides/webhooks.md?raw'
import styles from './guides-tab.module.css'
import type { SnippetLanguage } from '../../../console/api-panel/snippets.ts'

// Whole programs in files of their own: a test of the server runs them on what it signs.
const files = import.meta.glob<string>('./receivers/*', { query: '?raw', import: 'default', eager: true })

const names: Readonly<Record<SnippetLanguage, string>> = {
  curl: 'shell.sh',
  JavaScript: 'javascript.mjs',
  Python: 'python.py',
  PHP: 'php.php',
  Go: 'go.go',
}

/** How a signature is checked in each language. */
const signatureSnippet = (language: SnippetLanguage): string => files[`./receivers/${names[language]}`]!.trimEnd()

/** A goal, as it arrives. */
const sampleEvent: PushEvent = {
  id: '48211',
  type: 'match.goal',
  version: 2,
  at: '2026-11-15T22:04:31.412Z',
  test: false,
  record: { kind: 'event', id: 'ev_8841', change: 'created', version: null, mergedInto: null },
  affects: [{ kind: 'match', id: 'brasileirao_serie_a_2026_r34_bahia_santos' }],
  match: {
    id: 'brasileirao_serie_a_2026_r34_bahia_santos',
    competition: { id: 'brasileirao_serie_a', name: 'Brasileirão Série A' },
    edition: '2026',
    phase: 'Fase única',
    group: null,
    round: { number: 34, name: '34ª rodada' },
    leg: null,
    kickoff: '2026-11-15T21:00:00.000Z',
    day: '2026-11-15',
    timeConfirmed: true,
    rescheduledFrom: null,
    status: 'secondHalf',
    statusReason: null,
    minute: 64,
    added: null,
    home: { id: 'bahia', name: 'Bahia', acronym: 'BAH', crest: null, colours: ['#0057b8', '#d71920'] },
    away: { id: 'santos', name: 'Santos', acronym: 'SAN', crest: null, colours: ['#ffffff', '#111111'] },
    score: { home: 2, away: 1 },
    halfTime: { home: 1, away: 1 },
    extraTime: null,
    penalties: null,
    winner: null,
    annulled: false,
    neutral: false,
    stadium: { id: 'fonte_nova', name: 'Fonte Nova', city: 'Salvador' },
    city: 'Salvador',
    attendance: null,
    income: null,
    airings: [],
    coverage: { events: true, lineups: true, statistics: false },
    demo: false,
    version: 41,
    createdAt: '2026-01-12T14:20:05.118Z',
    updatedAt: '2026-11-15T22:04:31.398Z',
    sources: [],
  },
  event: {
    id: 'ev_8841',
    revision: 1,
    retracted: false,
    period: 'secondHalf',
    minute: 64,
    added: null,
    side: 'home',
    type: 'goal',
    detail: null,
    player: { id: 'davi_nogueira', name: 'Davi Nogueira' },
    related: null,
    scoreAfter: { home: 2, away: 1 },
  },
}

const event = printJson(sampleEvent, { width: 72, text: 80, items: 3, fields: 40, depth: 5 })

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
        <Markdown>{deliveryGuide}</Markdown>
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
