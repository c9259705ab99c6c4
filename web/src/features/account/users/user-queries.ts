import { readPages } from '../../../api/pages.ts'
import { toUserQuery, type UserFilters } from './user-filters.ts'

export const userPages = (filters: UserFilters) => readPages('/api/v1/usuarios', toUserQuery(filters))
