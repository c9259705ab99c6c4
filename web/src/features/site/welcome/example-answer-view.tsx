import { useMemo } from 'react'
import type { OpenAnswer } from '../../../api/open-call.ts'
import { JsonCode } from '../../../components/code/json-code.tsx'
import { isShortened } from '../../../components/code/json-lines.ts'
import { Skeleton } from '../../../components/page/skeleton.tsx'
import { answerLines, describeBytes } from '../../../components/code/answer-lines.ts'
import styles from './example-panel.module.css'

// How much of a long answer is shown: the shape of it, with the first of each list.
const LIMITS = { width: 62, items: 2, fields: 24, depth: 9, text: 44 }

export function AnswerBody({ answer, path }: { readonly answer: OpenAnswer; readonly path: string }) {
  const lines = useMemo(() => answerLines(answer.text, LIMITS), [answer.text])
  return (
    <>
      <JsonCode lines={lines} label={`Resposta de ${path}`} />
      {isShortened(lines) && <p className={styles.note}>Encurtada para caber aqui. A resposta inteira vem no curl.</p>}
    </>
  )
}

export function AnswerFacts({
  answer: { status, milliseconds, bytes, etag, requestId },
}: {
  readonly answer: OpenAnswer
}) {
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

export const AnswerSkeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    {[18, 46, 64, 52, 70, 38, 12].map((width) => (
      <Skeleton key={width} width={`${width}%`} />
    ))}
  </div>
)
