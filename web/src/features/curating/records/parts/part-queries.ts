import type { PartKind } from '@meio-campo/contract/rules'
import { readPages } from '../../../../api/pages.ts'
import { partPath } from './part-place.ts'

/** By which record the parts are chosen, as the API's list takes it. */
export type PartFilter = Readonly<
  Partial<Record<'time' | 'pessoa' | 'edicao' | 'campeonato' | 'streaming' | 'fase', string>>
>

export const partPages = (kind: PartKind, filter: PartFilter) => readPages(partPath(kind), filter)
