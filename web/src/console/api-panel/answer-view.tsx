import { queryOptions, useQuery } from '@tanstack/react-query'
import { rawCall } from '../../api/raw-call.ts'
import { ErrorState } from '../../components/page/error-state.tsx'
import { SkeletonRows } from '../../components/page/skeleton.tsx'
import styles from './answer-view.module.css'
import { programPath, type ApiCall } from './api-call.ts'
import { AnswerHead, RawAnswerView } from './raw-answer-view.tsx'

const answerQuery = ({ path, params, query }: ApiCall) =>
  queryOptions({
    queryKey: ['api-panel', path, params, query] as const,
    queryFn: ({ signal }) => rawCall({ path, params, query, signal }),
    // What is shown is the moment's truth, not a memory of it.
    gcTime: 0,
  })

/** The real answer to the page's call, with its time and the headers that matter. */
export function AnswerView({ call }: { readonly call: ApiCall }) {
  const { data: answer, isFetching, refetch } = useQuery(answerQuery(call))
  const run = () => void refetch()
  return (
    <section className={styles.answer} aria-label="Resposta" aria-busy={isFetching}>
      <AnswerHead title="Resposta" answer={answer} />
      {answer === undefined && <SkeletonRows count={5} />}
      {answer === null && <ErrorState onRetry={run} />}
      {answer && <RawAnswerView answer={answer} of={programPath(call)} running={isFetching} onRun={run} />}
    </section>
  )
}
