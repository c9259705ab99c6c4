import { readPages } from '../../../api/pages.ts'
import { toLogQuery, type LogPlace } from './log-filters.ts'

export const requestPages = (place: LogPlace) => readPages('/api/v1/registros', { ...toLogQuery(place), limit: 50 })
