import { pagesQuery } from '../../../api/pages.ts'
import { read } from '../../../api/query.ts'

/** What each clean would take away right now, and how many processes a restart would change. */
export const maintenanceQuery = () => ({ ...read('/api/v1/webmaster'), staleTime: 0 })

/** The copies that the cleans keep, newest first. */
export const copyPages = () => pagesQuery('/api/v1/webmaster/copias')
