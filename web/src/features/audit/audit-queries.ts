import { readPages } from '../../api/pages.ts'
import { read } from '../../api/query.ts'
import { toAuditQuery, type AuditFilters } from './audit-filters.ts'

export const auditPages = (filters: AuditFilters) => readPages('/api/v1/auditoria', toAuditQuery(filters))

/** The last few, for other pages. */
export const latestAudit = () => read('/api/v1/auditoria', { query: { limit: 5 } })
