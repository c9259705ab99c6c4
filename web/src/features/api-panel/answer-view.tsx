import { Button } from '@mantine/core'
import { IconCopy, IconPlayerPlayFilled } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { rawCall } from '../../api/raw-call.ts'
import { Badge } from '../../components/badge.tsx'
import { JsonCode } from '../../components/code/json-code.tsx'
import { isShortened } from '../../components/code/json-lines.ts'
import { ErrorState } from '../../components/page/error-state.tsx'
import { SkeletonRows } from '../../components/page/skeleton.tsx'
import { copyText } from '../../state/clipboard.ts'
import { answerLines, describeBytes } from '../welcome/example-answer.ts'
import { headersThatMatter } from './answer-headers.ts'
import styles from './answer-view.module.css'
import { programPath, type ApiCall } from './api-call.ts'

const LIMITS = { width: 44, text: 160, items: 30, fields: 80, depth: 8 }

const answerQuery = ({ path, params, query }: ApiCall) =>
  queryOptions({
    queryKey: ['api-panel', path, params, query] as const,
    queryFn: async ({ signal }) => {
      const answer = await rawCall({ path, params, query, signal })
      if (!answer) return null
      return { ...answer, text: new TextDecoder().decode(answer.body) }
    },
    // What is shown is the moment's truth, not a memory of it.
    gcTime: 0,
  })

/** The real answer to the page's call, with its time and the headers that matter. */
export function AnswerView({ call }: { readonly call: ApiCall }) {
  const { data: answer, isFetching, refetch } = useQuery(answerQuery(call))
  const lines = useMemo(() => (answer ? answerLines(answer.text, LIMITS) : []), [answer])
  const run = () => void refetch()
  return (
    <section className={styles.answer} aria-label="Resposta" aria-busy={isFetching}>
      <header className={styles.head}>
        {answer && <Badge tone={answer.ok ? 'ok' : 'bad'}>{answer.status}</Badge>}
        <h3 className={styles.title}>Resposta</h3>
        {answer && (
          <span className={styles.facts}>
            {answer.milliseconds} ms · {describeBytes(answer.body.byteLength)}
          </span>
        )}
      </header>
      {answer === undefined && <SkeletonRows count={5} />}
      {answer === null && <ErrorState onRetry={run} />}
      {answer && (
        <>
          <div className={styles.json}>
            <JsonCode lines={lines} label={`Resposta de ${programPath(call)}`} />
          </div>
          <div className={styles.actions}>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconCopy size={14} stroke={1.75} aria-hidden />}
              onClick={() => void copyText(answer.text)}
            >
              Copiar JSON
            </Button>
            <Button
              size="xs"
              variant="default"
              loading={isFetching}
              leftSection={<IconPlayerPlayFilled size={12} aria-hidden />}
              onClick={run}
            >
              Executar de novo
            </Button>
          </div>
          {isShortened(lines) && <p className={styles.note}>Encurtada para caber aqui; o que é copiado vem inteiro.</p>}
          <HeaderList headers={answer.headers} />
        </>
      )}
    </section>
  )
}

function HeaderList({ headers }: { readonly headers: Headers }) {
  const told = headersThatMatter(headers)
  if (told.length === 0) return null
  return (
    <>
      <h3 className={styles.title}>Cabeçalhos que importam</h3>
      <dl className={styles.headers}>
        {told.map(({ name, value }) => (
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
