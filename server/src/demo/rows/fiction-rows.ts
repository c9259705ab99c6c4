import type { Facts } from '../facts/facts.ts'
import { DEMO_DATASET } from './datasets.ts'
import { factRows } from './fact-rows.ts'
import type { RowSet } from './row-set.ts'

/** Clubs and grounds that do not exist: marked as invented, and gone when the demonstration goes. */
export function fictionRows(facts: Facts): RowSet {
  return factRows(facts)
    .filter(([, rows]) => rows.length > 0)
    .map(([table, rows]) => {
      if (table === 'sources') return [table, rows.map((row) => ({ ...row, dataset_id: DEMO_DATASET, said: {} }))]
      if (table !== 'teams') return [table, rows.map((row) => ({ ...row, demo: true }))]
      return [table, rows.map((row) => ({ ...row, confederation_id: null, demo: true }))]
    })
}
