import { SourceError } from '../../../platform/csv/source-error.ts'
import type { Rejection } from '../records/records.ts'

/** What an importer says of a file that it had to leave out. Any other error is a defect and is thrown. */
export function refusalOf(error: unknown): Rejection {
  if (!(error instanceof SourceError)) throw error
  return { record: 'rejection', origin: error.origin, reason: error.reason }
}
