import { sql } from 'kysely'

/** The record that a suggestion is about: one that was merged since is the record it became. */
export const currentRecord = sql<string | null>`coalesce(
  (select new_id from redirects where redirects.kind = suggestions.kind and old_id = suggestions.record_id),
  suggestions.record_id)`
