import { Button } from '@mantine/core'
import { IconCopy, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { openAddress, type OpenAnswer } from '../../api/open-call.ts'
import { JsonCode } from '../../components/code/json-code.tsx'
import { isShortened } from '../../components/code/json-lines.ts'
import { ErrorState } from '../../components/page/error-state.tsx'
import { Skeleton } from '../../components/page/skeleton.tsx'
import { copyText } from '../../state/clipboard.ts'
import { answerLines, describeBytes } from './example-answer.ts'
import { curlCommand, exampleCalls, type ExampleCall } from './example-calls.ts'
import styles from './example-panel.module.css'
import { exampleQuery } from './example-query.ts'

/** A real call to this very server, to choose and to run again. */
export function ExamplePanel() {
  const [example, setExample] = useState<ExampleCall>(exampleCalls[0])
  const { data: answer, isFetching, refetch } = useQuery(exampleQuery(example.path))
  const run = () => void refetch()
  return (
    <section className={styles.panel} aria-label="Experimente a API">
      <div className={styles.request}>
        <span className={styles.verb}>GET</span>
        <code className={styles.path}>{example.path}</code>
        <Button
          size="xs"
          loading={isFetching}
          leftSection={<IconPlayerPlayFilled size={12} aria-hidden />}
          onClick={run}
        >
          Executar
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out in a row */}
      <div className={styles.choices} role="group" aria-label="Escolha uma chamada">
        <span aria-hidden="true">Experimente:</span>
        {exampleCalls.map((choice) => (
          <button
            key={choice.path}
            type="button"
            className={styles.choice}
            aria-pressed={choice.path === example.path}
            onClick={() => setExample(choice)}
          >
            {choice.label}
          </button>
        ))}
      </div>
      <div className={styles.body} aria-busy={isFetching}>
        {/* Null: no answer came at all. */}
        {answer ? (
          <Body answer={answer} example={example} />
        ) : answer === null ? (
          <ErrorState onRetry={run} />
        ) : (
          <BodySkeleton />
        )}
      </div>
      <div className={styles.result}>
        <output className={styles.facts} aria-live="polite">
          {answer && <Facts answer={answer} />}
        </output>
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconCopy size={14} stroke={1.75} aria-hidden />}
          onClick={() => void copyText(curlCommand(openAddress(example.path)))}
        >
          Copiar como curl
        </Button>
      </div>
    </section>
  )
}

function Body({ answer, example }: { readonly answer: OpenAnswer; readonly example: ExampleCall }) {
  const lines = useMemo(() => answerLines(answer.text, example.limits), [answer.text, example.limits])
  return (
    <>
      <JsonCode lines={lines} label={`Resposta de ${example.path}`} />
      {isShortened(lines) && <p className={styles.note}>Encurtada para caber aqui. A resposta inteira vem no curl.</p>}
    </>
  )
}

function Facts({ answer: { status, milliseconds, bytes, etag, requestId } }: { readonly answer: OpenAnswer }) {
  return (
    <>
      <span className={styles.row}>
        <span className={styles.status} data-ok={status < 400 || undefined}>
          <b>{status}</b> em {milliseconds} ms
        </span>
        <span aria-hidden="true">·</span>
        <span>{describeBytes(bytes)}</span>
      </span>
      <span className={styles.row}>
        {etag && (
          <span>
            ETag <code>{etag}</code>
          </span>
        )}
        {requestId && (
          <span>
            X-Request-Id <code>{requestId}</code>
          </span>
        )}
      </span>
    </>
  )
}

const BodySkeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    {[18, 46, 64, 52, 70, 38, 12].map((width) => (
      <Skeleton key={width} width={`${width}%`} />
    ))}
  </div>
)
