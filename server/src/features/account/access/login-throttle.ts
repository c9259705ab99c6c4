import { plural, sha256Hex } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { networkOf } from '../../../platform/callers/network.ts'
import { isKnownNetwork } from './known-networks.ts'

const WINDOW_SECONDS = 15 * 60
const FAILURES_PER_ACCOUNT = 10
const FAILURES_PER_NETWORK = 100
// A random guess is right three times in a million, so these limits mean one success in four years of trying.
const CODE_WINDOW_SECONDS = 3600
const FAILURES_PER_CODE = 10

export interface Attempt {
  readonly email: string
  readonly ip: string
  /** Set for a user of this account who is already signed in and proves ownership again. */
  readonly signedIn?: boolean
}

/** One spelling per account: nothing a caller can vary (case, spaces, accents' encoding) makes a new bucket. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase()
}

/**
 * Runs a password check within the limits. The failure is counted before the check and taken back after a success, so
 * that parallel attempts cannot all pass before the first is counted. A user over the limit can still sign in with a
 * device password, which is not checked here, or by a link sent by mail.
 */
export async function throttled<T>(
  database: Database,
  attempt: Attempt,
  check: () => Promise<T | null>,
): Promise<T | null> {
  const isKnown = await isKnownPlace(database, attempt)
  const account = await accountBucket(attempt, isKnown)
  const network = networkBucket(attempt.ip)
  const limits = [
    { bucket: account, limit: FAILURES_PER_ACCOUNT },
    { bucket: network, limit: FAILURES_PER_NETWORK },
  ]
  // Where the owner has signed in before, guesses from elsewhere, or from the same network, do not lock them out.
  await countFailure(database, isKnown ? limits.slice(0, 1) : limits)
  const result = await check()
  if (result !== null) {
    await database.deleteFrom('login_failures').where('bucket', '=', account).execute()
    if (!isKnown)
      await database
        .updateTable('login_failures')
        .set({ failures: sql`greatest(failures - 1, 0)` })
        .where('bucket', '=', network)
        .execute()
  }
  return result
}

/**
 * The same for codes of a second factor, with their own count: an attacker with the password resets the password's
 * count with every right one, and could otherwise guess the code without limit. Nor can they lock the owner out of a
 * network from which the owner has signed in with a code.
 */
export async function throttledCode<T>(
  database: Database,
  attempt: Attempt,
  check: () => Promise<T | null>,
): Promise<T | null> {
  const isKnown = await isKnownPlace(database, attempt)
  const bucket = `code:${await accountBucket(attempt, isKnown)}`
  await countFailure(database, [{ bucket, limit: FAILURES_PER_CODE, windowSeconds: CODE_WINDOW_SECONDS }])
  const result = await check()
  if (result !== null) await database.deleteFrom('login_failures').where('bucket', '=', bucket).execute()
  return result
}

/** Resets the count of an account whose owner has just confirmed the mailbox. The count of their network stays. */
export async function forgive(database: Queryable, email: string): Promise<void> {
  const account = await accountName(email)
  await database
    .deleteFrom('login_failures')
    .where((where) => where.or([where('bucket', '=', account), where('bucket', 'like', `${account} %`)]))
    .execute()
}

function networkBucket(ip: string): string {
  return `network:${networkOf(ip)}`
}

/** Whether the attempt comes from where the owner has been before: a signed-in device, or a known network. */
const isKnownPlace = async (database: Database, { email, ip, signedIn }: Attempt): Promise<boolean> =>
  signedIn === true || (await isKnownNetwork(database, email, ip, new Date()))

/**
 * Guesses from elsewhere are not counted against the owner where the owner has been before. Otherwise any attacker
 * could lock the owner out with ten wrong guesses, or prevent a change of the password that is being guessed.
 */
async function accountBucket({ email, ip, signedIn }: Attempt, isKnown: boolean): Promise<string> {
  const account = await accountName(email)
  if (signedIn) return `${account} signed in`
  return isKnown ? `${account} ${networkOf(ip)}` : account
}

/** Hashed, because people sometimes type a password into the e-mail field. */
async function accountName(email: string): Promise<string> {
  return `account:${await sha256Hex(normaliseEmail(email))}`
}

interface Limit {
  readonly bucket: string
  readonly limit: number
  readonly windowSeconds?: number
}

async function countFailure(database: Database, limits: readonly Limit[]): Promise<void> {
  const counted = await database
    .insertInto('login_failures')
    .values(
      limits.map(({ bucket, windowSeconds = WINDOW_SECONDS }) => ({
        bucket,
        failures: 1,
        expires_at: sql<Date>`now() + make_interval(secs => ${windowSeconds})`,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        failures: sql`case when login_failures.expires_at <= now() then 1 else login_failures.failures + 1 end`,
        expires_at: sql`case when login_failures.expires_at <= now() then excluded.expires_at else login_failures.expires_at end`,
      }),
    )
    .returning(['bucket', 'failures', sql<number>`ceil(extract(epoch from expires_at - now()))::int`.as('seconds')])
    .execute()
  const over = counted.filter((row) => row.failures > limits.find(({ bucket }) => bucket === row.bucket)!.limit)
  if (over.length === 0) return
  const seconds = Math.max(1, ...over.map((row) => row.seconds))
  throw new AppError('too_many', {
    info: `Foram muitas tentativas de entrar. Espere ${minutes(seconds)} ou use "Esqueci minha senha".`,
    retryAfterSeconds: seconds,
  })
}

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60)
  return `${count} ${plural(count, 'minuto', 'minutos')}`
}
