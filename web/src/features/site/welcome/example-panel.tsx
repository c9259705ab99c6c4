import type { AnswerAt, ShowcaseExample } from '@meio-campo/contract'
import { IconCopy, IconPlayerPlayFilled } from '@tabler/icons-react'
import { queryOptions, skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { openAddress, openCall, type OpenAnswer } from '../../../api/open-call.ts'
import { Button } from '../../../components/button/button.tsx'
import { answerLines, describeBytes } from '../../../components/code/answer-lines.ts'
import { JsonCode } from '../../../components/code/json-code.tsx'
import { isShortened } from '../../../components/code/json-lines.ts'
import { ErrorState } from '../../../components/page/error-state.tsx'
import { Skeleton } from '../../../components/page/skeleton.tsx'
import { copyText } from '../../../state/clipboard.ts'
import { curlCommand, openPath, pathParts, valuesOf, type Chosen } from './example-calls.ts'
import styles from './example-panel.module.css'

interface Props {
  readonly showcase: UseQueryResult<AnswerAt<'GET', '/api/v1/vitrine'>>
}

/** A real call to this very server, to change and to run again. */
export function ExamplePanel({ showcase }: Props) {
  const [exampleId, setExampleId] = useState<string | null>(null)
  const [chosen, setChosen] = useState<Chosen>({})
  const examples = showcase.data?.data.examples ?? []
  const example = examples.find(({ id }) => id === exampleId) ?? examples[0]
  const path = example && openPath(example, chosen)
  const { data, isFetching, refetch } = useQuery(exampleQuery(path))
  // Highlighting a long answer is slow, so it is deferred and the page stays responsive.
  const answer = useDeferredValue(data)
  const run = () => void (path ? refetch() : showcase.refetch())
  return (
    <section className={styles.panel} aria-label="Experimente a API">
      <div className={styles.request}>
        <span className={styles.verb}>GET</span>
        <code className={styles.path}>
          {example &&
            pathParts(example, chosen).map((part) =>
              part.chosen ? <mark key={part.text}>{part.text}</mark> : <span key={part.text}>{part.text}</span>,
            )}
        </code>
        <Button
          size="xs"
          loading={isFetching}
          leftSection={<IconPlayerPlayFilled size={12} aria-hidden />}
          onClick={run}
        >
          Executar
        </Button>
      </div>
      <Choices examples={examples} current={example?.id} onChoose={setExampleId} />
      <Parameters
        example={example}
        chosen={chosen}
        onChoose={(name, value) => setChosen({ ...chosen, [name]: value })}
      />
      <div className={styles.body} aria-busy={isFetching}>
        {/* Null: no answer came at all. */}
        {answer ? (
          <AnswerBody answer={answer} path={path!} />
        ) : answer === null || showcase.isError ? (
          <ErrorState error={showcase.error ?? undefined} onRetry={run} />
        ) : (
          <AnswerSkeleton />
        )}
      </div>
      <div className={styles.result}>
        <output className={styles.facts} aria-live="polite">
          {answer && <AnswerFacts answer={answer} />}
        </output>
        {path && (
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconCopy size={14} stroke={1.75} aria-hidden />}
            onClick={() => void copyText(curlCommand(openAddress(path)))}
          >
            Copiar como curl
          </Button>
        )}
      </div>
    </section>
  )
}

interface ChoicesProps {
  readonly examples: readonly ShowcaseExample[]
  readonly current: string | undefined
  readonly onChoose: (id: string) => void
}

function Choices({ examples, current, onChoose }: ChoicesProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out in a row
    <div className={styles.choices} role="group" aria-label="Escolha uma chamada">
      {examples.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className={styles.choice}
          aria-pressed={id === current}
          onClick={() => onChoose(id)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}

interface ParametersProps {
  readonly example: ShowcaseExample | undefined
  readonly chosen: Chosen
  readonly onChoose: (name: string, value: string) => void
}

function Parameters({ example, chosen, onChoose }: ParametersProps) {
  const values = example && valuesOf(example, chosen)
  return (
    <div className={styles.parameters}>
      {example?.parameters.map(({ name, label, values: offered }) => (
        <label key={name}>
          <span>{label}</span>
          <select value={values?.[name]} onChange={(event) => onChoose(name, event.currentTarget.value)}>
            {offered.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}

// How much of a long answer is shown: the shape of it, with the first of each list.
const LIMITS = { width: 62, items: 2, fields: 24, depth: 9, text: 44 }

function AnswerBody({ answer, path }: { readonly answer: OpenAnswer; readonly path: string }) {
  const lines = useMemo(() => answerLines(answer.text, LIMITS), [answer.text])
  return (
    <>
      <JsonCode lines={lines} label={`Resposta de ${path}`} />
      {isShortened(lines) && <p className={styles.note}>Encurtada para caber aqui. A resposta inteira vem no curl.</p>}
    </>
  )
}

function AnswerFacts({ answer: { status, milliseconds, bytes, etag, requestId } }: { readonly answer: OpenAnswer }) {
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

const AnswerSkeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    {[18, 46, 64, 52, 70, 38, 12].map((width) => (
      <Skeleton key={width} width={`${width}%`} />
    ))}
  </div>
)

/**
 * Runs on arrival and on request; never on a timer, and never from the cache. Without a path it waits.
 * `type=ajax` is the console's own mark on every read, and changes nothing in the answer.
 */
const exampleQuery = (path: string | undefined) =>
  queryOptions({
    queryKey: ['example', path],
    queryFn:
      path === undefined ? skipToken : ({ signal }: { signal: AbortSignal }) => openCall(`${path}&type=ajax`, signal),
    staleTime: Infinity,
    gcTime: 0,
  })
