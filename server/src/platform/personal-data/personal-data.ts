import { accountTopics } from './account-topics.ts'
import { apiTopics } from './api-topics.ts'
import type { PersonalTable, PersonalTopic, TableName } from './personal-table.ts'
import { serviceTopics } from './service-topics.ts'
import { workTopics } from './work-topics.ts'

/**
 * Every table with personal data: whose it is, how long it stays, what becomes of it with the account. The hourly job, the
 * archive and the deletion of an account, and the privacy page are made from it; a test compares it with the schema.
 */
export const personalTopics: readonly PersonalTopic[] = [
  ...accountTopics,
  ...apiTopics,
  ...workTopics,
  ...serviceTopics,
]

export const personalTables: readonly PersonalTable[] = personalTopics.flatMap(({ tables }) => tables)

const byName: ReadonlyMap<string, PersonalTable> = new Map(personalTables.map((table) => [table.table, table]))

/** For how many days rows of a table stay, where that is a number of days: for the code that asks whether one is too old. */
export function keptDays(table: TableName): number {
  for (const kept of byName.get(table)?.kept ?? [])
    if (kept.how !== 'until' && kept.days !== undefined) return kept.days
  throw new Error(`${table}: no number of days`)
}
