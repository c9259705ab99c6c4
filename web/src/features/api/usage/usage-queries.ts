import type { AnswerAt } from '@meio-campo/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { read } from '../../../api/query.ts'
import type { UsagePlace } from './usage-place.ts'

export type Usage = AnswerAt<'GET', '/api/v1/uso'>['data']

/** While another period is being read, what was on screen stays. */
export const usageQuery = (place: UsagePlace) => ({
  ...read('/api/v1/uso', { query: place }),
  placeholderData: keepPreviousData,
})

/** All keys an account is likely to have, to choose one. */
export const keyChoicesQuery = () => read('/api/v1/chaves', { query: { limit: 100 } })
