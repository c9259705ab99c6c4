import type { RequestLogDetail } from '@meio-campo/contract'
import { read } from '../../../api/query.ts'

/** One call of the log. */
export const requestQuery = (id: string) => read('/api/v1/registros/{id}', { params: { id } })

/** Whether the reference has the operation of a call: addresses that do not exist and pages without one are not there. */
export const isInReference = ({ operation }: Pick<RequestLogDetail, 'operation'>) =>
  operation !== 'unknownAddress' && /^[A-Za-z0-9]+$/.test(operation)
