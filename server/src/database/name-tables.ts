/** Tables of records that have names. */
const NAMED = new Set(['aliases', 'teams', 'people', 'stadiums', 'competitions', 'confederations', 'streamings'])

/** What triggers derive from the names of records. */
const DERIVED = ['aliases', 'name_words', 'fame']

/** The tables, and those that triggers fill along with them: their statistics grow old together. */
export function withNameTables(tables: readonly string[]): string[] {
  return [...new Set([...tables, ...(tables.some((table) => NAMED.has(table)) ? DERIVED : [])])]
}
