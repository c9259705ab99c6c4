import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../api/request.ts'
import { unwrap } from '../../../api/result.ts'
import type { OpenapiDocument } from './openapi-document.ts'
import { readFailures, readOperations } from './operations.ts'

/** The reference of this installation. It changes only with a new version, so it is read once. */
export const referenceQuery = () =>
  queryOptions({
    queryKey: ['openapi'] as const,
    queryFn: async ({ signal }) => {
      const document = unwrap(await request({ method: 'GET', path: '/api/v1/openapi.json', signal })) as OpenapiDocument
      return { operations: readOperations(document), failures: readFailures(document) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
