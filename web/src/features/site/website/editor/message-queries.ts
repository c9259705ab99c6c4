import { readPages } from '../../../../api/pages.ts'
import type { SitePlace } from './site-place.ts'

export const messagePages = (situation: SitePlace['situacao']) =>
  readPages('/api/v1/mensagens', situation === 'todas' ? {} : { answered: situation === 'respondidas' })
