import type { AnswerAt } from '@meio-campo/contract'
import { read } from '../../../api/query.ts'

export const showcaseQuery = () => read('/api/v1/vitrine')

export type Showcase = AnswerAt<'GET', '/api/v1/vitrine'>['data']
