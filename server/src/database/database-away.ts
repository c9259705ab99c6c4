/** Thrown at once, without asking, while the database is known not to answer. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  constructor() {
    super('the database does not answer')
  }
}

/** Why a statement was not done although nothing is wrong with it. */
export type Absence =
  /** The database is not there, or went away meanwhile. */
  | 'away'
  /** It is there, and takes too long: a time limit of database.ts ended the statement. */
  | 'slow'
  /** A disk is full, in the database's folder or in ours. */
  | 'full'

const SYSTEM_CODES: Readonly<Record<string, Absence>> = {
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  ENOSPC: 'full',
  EDQUOT: 'full',
}

/** PostgreSQL's own codes, see its appendix on error codes. */
const SQL_STATES: Readonly<Record<string, Absence>> = {
  // query_canceled: a statement timeout. We cancel nothing ourselves.
  '57014': 'slow',
  // lock_not_available
  '55P03': 'slow',
  // serialization_failure: a standby cancels a read that what it replays contradicts.
  '40001': 'slow',
  // deadlock_detected: the transaction that PostgreSQL aborted to resolve a deadlock.
  '40P01': 'slow',
  // idle_in_transaction_session_timeout, transaction_timeout
  '25P03': 'slow',
  '25P04': 'slow',
  // admin_shutdown, crash_shutdown, cannot_connect_now, idle_session_timeout
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P05': 'away',
  '53100': 'full',
  // io_error
  '58030': 'away',
}
/** connection_exception and insufficient_resources: out of memory, too many connections. */
const AWAY_CLASSES = new Set(['08', '53'])

/** The driver and its pool name these by their sentence alone. */
const DRIVER_SENTENCES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Query read timeout|Client was closed and is not queryable|Cannot use a pool after calling end)/

/** Whether this error, or one that caused it, says that the database could not do its work; null for every other error. */
export function findAbsence(error: unknown): Absence | null {
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth += 1) {
    const found = absenceOf(each)
    if (found) return found
  }
  return null
}

function absenceOf(error: Error & { code?: unknown; syscall?: unknown }): Absence | null {
  if (error instanceof DatabaseAway) return 'away'
  if (error instanceof AggregateError) return error.errors.map(findAbsence).find((found) => found !== null) ?? null
  const { code, syscall, message } = error
  // A socket that is a file: it is not there while the embedded database is not.
  if (code === 'ENOENT' && syscall === 'connect') return 'away'
  if (typeof code === 'string') {
    const known = SYSTEM_CODES[code] ?? SQL_STATES[code]
    if (known) return known
    if (/^[0-9A-Z]{5}$/.test(code) && AWAY_CLASSES.has(code.slice(0, 2))) return 'away'
  }
  return DRIVER_SENTENCES.test(message) ? 'away' : null
}
