import type { DeliveryAttempt } from '@meio-campo/contract'
import { dateFormat } from '@meio-campo/contract/rules'
import { IconCheck, IconCopy, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { JsonCode } from '../../../components/code/json-code.tsx'
import { printJson } from '../../../components/code/json-lines.ts'
import { Segmented } from '../../../components/segmented.tsx'
import { copyText } from '../../../state/clipboard.ts'
import styles from './attempt-view.module.css'
import { eventIn, wasAccepted } from './delivery-words.ts'
import { longMoment } from '../../../components/moment/moment-words.ts'
import { timeInWords } from '../../../components/moment/moment-words.ts'

const sides = [
  { value: 'request', label: 'Pedido' },
  { value: 'response', label: 'Resposta' },
] as const

// The sent body is shown in full.
const WHOLE = { width: 60, text: 2_000, items: 1_000, fields: 200, depth: 12 }

interface Props {
  /** Nothing before the first: what will be sent is known all the same. */
  readonly attempt: DeliveryAttempt | undefined
  readonly body: string
}

/** Both sides of an attempt, as they went over the wire. */
export function AttemptView({ attempt, body }: Props) {
  const [side, setSide] = useState<(typeof sides)[number]['value']>('request')
  const text = side === 'request' ? requestText(attempt, body) : responseText(attempt)
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <Segmented label="O que ver" choices={sides} value={side} onChange={setSide} />
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconCopy size={14} stroke={1.75} aria-hidden />}
          onClick={() => void copyText(text)}
        >
          Copiar
        </Button>
      </div>
      {side === 'request' ? <RequestView attempt={attempt} body={body} /> : <ResponseView attempt={attempt} />}
    </div>
  )
}

function RequestView({ attempt, body }: Props) {
  const event = eventIn(body)
  return (
    <>
      {attempt && (
        <HeaderLines
          label="Cabeçalhos do pedido"
          first={`POST ${attempt.request.url}`}
          headers={attempt.request.headers}
        />
      )}
      {event ? (
        <JsonCode lines={printJson(event, WHOLE)} label="Corpo do pedido" />
      ) : (
        <TextLines label="Corpo do pedido" text={body} />
      )}
    </>
  )
}

function ResponseView({ attempt }: Pick<Props, 'attempt'>) {
  const response = attempt?.response
  if (!response) return <p className={styles.note}>{attempt?.error ?? 'Ainda não houve resposta.'}</p>
  return (
    <>
      <HeaderLines label="Cabeçalhos da resposta" first={String(response.status)} headers={response.headers} />
      {response.body === '' ? (
        <p className={styles.note}>A resposta veio sem corpo.</p>
      ) : (
        <TextLines label="Corpo da resposta" text={response.body} />
      )}
      {response.truncated && <p className={styles.note}>Só o começo da resposta é guardado.</p>}
    </>
  )
}

interface HeaderProps {
  readonly label: string
  readonly first: string
  readonly headers: Readonly<Record<string, string>>
}

function HeaderLines({ label, first, headers }: HeaderProps) {
  return (
    // Scrolls by itself, so the keyboard must be able to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <pre className={styles.code} tabIndex={0} role="region" aria-label={label}>
      <code>
        <span className={styles.line}>{first}</span>
        {Object.entries(headers).map(([name, value]) => (
          <span key={name} className={styles.line}>
            <span className={styles.name}>{name}:</span> {value}
          </span>
        ))}
      </code>
    </pre>
  )
}

function TextLines({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- as above
    <pre className={styles.code} tabIndex={0} role="region" aria-label={label}>
      <code>{text}</code>
    </pre>
  )
}

const headerText = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

function requestText(attempt: DeliveryAttempt | undefined, body: string): string {
  return attempt ? `POST ${attempt.request.url}\n${headerText(attempt.request.headers)}\n\n${body}` : body
}

function responseText(attempt: DeliveryAttempt | undefined): string {
  const response = attempt?.response
  return response ? `${response.status}\n${headerText(response.headers)}\n\n${response.body}` : (attempt?.error ?? '')
}

const CLOCK = dateFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit' })

interface ListProps {
  readonly attempts: readonly DeliveryAttempt[]
  readonly current: number | null
  readonly onChoose: (number: number) => void
}

/** From the first to the last, along a line. Accepted is a disc, failed a square: never colour alone. */
export function AttemptList({ attempts, current, onChoose }: ListProps) {
  return (
    <ol className={styles.list} aria-label="Tentativas">
      {attempts.map((attempt) => {
        const accepted = wasAccepted(attempt)
        const Sign = accepted ? IconCheck : IconX
        return (
          <li key={attempt.number} className={styles.item}>
            <button
              type="button"
              className={styles.attempt}
              aria-pressed={attempt.number === current}
              onClick={() => onChoose(attempt.number)}
            >
              <span className={styles.sign} data-accepted={accepted || undefined}>
                <Sign size={13} stroke={2} aria-hidden />
              </span>
              <span className={styles.words}>
                <span>
                  {attempt.number}ª{' '}
                  <time dateTime={attempt.at} title={longMoment(new Date(attempt.at))}>
                    {CLOCK.format(new Date(attempt.at))}
                  </time>
                </span>
                <span className={styles.result} data-accepted={accepted || undefined}>
                  {accepted ? `${attempt.response?.status ?? ''} aceita` : attempt.error}
                </span>
                <small>{timeInWords(attempt.ms)}</small>
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
