import { pagesQuery } from '../../../api/pages.ts'
import { read } from '../../../api/query.ts'
import { toAuditQuery, toHistoryQuery, type AuditFilters } from './audit-filters.ts'

export const auditPages = (filters: AuditFilters) => pagesQuery('/api/v1/auditoria', toAuditQuery(filters))

/** The changes to the data by all users. */
export const historyPages = (filters: AuditFilters) => pagesQuery('/api/v1/historico', toHistoryQuery(filters))

/** The last few acts of maintenance, for its page. */
export const latestAudit = () => read('/api/v1/auditoria', { query: { limit: 5, action: 'maintenance' } })
