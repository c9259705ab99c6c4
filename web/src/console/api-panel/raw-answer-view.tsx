import { Button } from '../../components/button/button.tsx'
import { IconCopy, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { RawAnswer } from '../../api/raw-call.ts'
import { Badge } from '../../components/badge.tsx'
import { answerLines, describeBytes } from '../../components/code/answer-lines.ts'
import { JsonCode } from '../../components/code/json-code.tsx'
import { isShortened } from '../../components/code/json-lines.ts'
import { copyText } from '../../state/clipboard.ts'
import styles from './answer-view.module.css'

const LIMITS = { width: 44, text: 160, items: 30, fields: 80, depth: 8 }

interface HeadProps {
  readonly title: string
  readonly answer?: RawAnswer | null | undefined
}

/** Status, time and size of an answer. */
export function AnswerHead({ title, answer }: HeadProps) {
  return (
    <header className={styles.head}>
      {answer && <Badge tone={answer.ok ? 'ok' : 'bad'}>{answer.status}</Badge>}
      <h3 className={styles.title}>{title}</h3>
      {answer && (
        <span className={styles.facts}>
          {answer.milliseconds} ms · {describeBytes(answer.body.byteLength)}
        </span>
      )}
    </header>
  )
}

interface Props {
  readonly answer: RawAnswer
  /** The call it answers, for screen readers. */
  readonly of: string
  readonly running: boolean
  readonly onRun: () => void
}

/** An answer's body, and the headers that matter. */
export function RawAnswerView({ answer, of, running, onRun }: Props) {
  const text = useMemo(() => new TextDecoder().decode(answer.body), [answer])
  const lines = useMemo(() => answerLines(text, LIMITS), [text])
  return (
    <>
      <div className={styles.json}>
        <JsonCode lines={lines} label={`Resposta de ${of}`} />
      </div>
      <div className={styles.actions}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCopy size={14} stroke={1.75} aria-hidden />}
          onClick={() => void copyText(text)}
        >
          Copiar JSON
        </Button>
        <Button
          size="xs"
          variant="default"
          loading={running}
          leftSection={<IconPlayerPlayFilled size={12} aria-hidden />}
          onClick={onRun}
        >
          Executar de novo
        </Button>
      </div>
      {isShortened(lines) && <p className={styles.note}>Encurtada para caber aqui; o que é copiado vem inteiro.</p>}
      <HeaderList headers={answer.headers} />
    </>
  )
}

function HeaderList({ headers }: { readonly headers: Headers }) {
  const shown = headersThatMatter(headers)
  if (shown.length === 0) return null
  return (
    <>
      <h3 className={styles.title}>Cabeçalhos que importam</h3>
      <dl className={styles.headers}>
        {shown.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const shownHeaders = ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'ETag', 'X-Request-Id'] as const

/** The headers a program should look at, where the answer has them. */
function headersThatMatter(headers: Pick<Headers, 'get'>): readonly { name: string; value: string }[] {
  return shownHeaders.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [{ name, value }]
  })
}
