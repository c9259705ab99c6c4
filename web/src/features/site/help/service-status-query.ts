import { queryOptions } from '@tanstack/react-query'
import { openCall } from '../../../api/open-call.ts'

export interface Check {
  readonly ok: boolean
  /** Null when no answer came. */
  readonly milliseconds: number | null
}

const check = async (path: string, signal: AbortSignal): Promise<Check> => {
  const answer = await openCall(path, signal)
  return { ok: answer !== null && answer.status < 400, milliseconds: answer?.milliseconds ?? null }
}

/** No answer is an answer here: the check itself never fails. */
export const serviceStatusQuery = () =>
  queryOptions({
    queryKey: ['service-status'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [health, ready] = await Promise.all([check('/health', signal), check('/ready', signal)])
      return { health, ready, at: new Date() }
    },
  })
