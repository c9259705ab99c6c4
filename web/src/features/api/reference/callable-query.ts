import type { ApiRoot } from '@meio-campo/contract'
import { queryOptions } from '@tanstack/react-query'
import { programCall } from '../../../api/program-call.ts'
import type { Operation } from './operations.ts'

/** Which operations may be called with this key; without one, with the session. The API itself says so, at its root. */
export const callableQuery = (key: string | null) =>
  queryOptions({
    queryKey: ['/api/v1', { key }] as const,
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
      const answer = await programCall({ method: 'GET', path: '/api/v1', ...(key !== null && { key }), signal })
      if (!answer?.ok) throw new Error(`the root of the API answered ${answer?.status ?? 'nothing'}`)
      const { data } = JSON.parse(new TextDecoder().decode(answer.body)) as { readonly data: ApiRoot }
      const operations = data.resources.flatMap((resource) => resource.operations)
      return new Set(operations.filter(({ callable }) => callable).map(({ id }) => id))
    },
    // A key is remembered nowhere longer than the field that it was typed into.
    gcTime: 0,
  })

/** Files and streams are operations of the document beside the one they belong to. */
const FORM = /(?:Csv|Ics|Stream)$/

/** The operations that may be called. What is outside `/api/v1` takes no key: entering an account, and leaving it. */
export function onlyCallable(
  operations: readonly Operation[],
  callable: ReadonlySet<string>,
  withKey: boolean,
): readonly Operation[] {
  return operations.filter(({ id, path, access }) => {
    if (!path.startsWith('/api/v1')) return access !== 'admin' && !withKey
    return callable.has(id) || callable.has(id.replace(FORM, ''))
  })
}
