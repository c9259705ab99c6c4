import type { AnswerAt } from '@meio-campo/contract'
import { read } from '../../api/query.ts'

export const dashboardQuery = () => read('/api/v1/dashboard')

export type Dashboard = AnswerAt<'GET', '/api/v1/dashboard'>['data']
