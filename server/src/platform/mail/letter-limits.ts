import { sql, type Transaction } from 'kysely'
import type { DB } from '../../database/types.gen.ts'
import { networkOf } from '../callers/network.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors/app-error.ts'
import type { Jobs } from '../jobs.ts'
import { LETTERS_TO_STRANGERS } from '../rate-limit/policies.ts'
import { queueMail, type Mail } from './outbox.ts'

const HOUR_MS = 3_600_000
/** How many letters strangers can make us send to one address in an hour. */
const LETTERS_PER_ADDRESS = 5

/** Whether an address may get another letter within this hour. */
async function hasRoomForLetter(transaction: Transaction<DB>, address: string, now: Date): Promise<boolean> {
  const { letters } = await transaction
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<string>().as('letters'))
    .where('recipient', '=', address)
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow()
  return Number(letters) < LETTERS_PER_ADDRESS
}

/**
 * Whether an address may get another warning of this kind within this hour. Other letters do not count, because an
 * attacker who causes many must not be able to suppress a warning.
 */
async function hasRoomForWarning(
  transaction: Transaction<DB>,
  { to, subject }: { readonly to: string; readonly subject: string },
  now: Date,
): Promise<boolean> {
  const { letters } = await transaction
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<string>().as('letters'))
    .where('recipient', '=', to)
    .where('subject', '=', subject)
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow()
  return Number(letters) < LETTERS_PER_ADDRESS
}

/** How many letters to an address within this hour have a subject that begins like this. */
export async function countLettersOfKind(
  transaction: Transaction<DB>,
  { to, subjectStart }: { readonly to: string; readonly subjectStart: string },
  now: Date,
): Promise<number> {
  const { letters } = await transaction
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<string>().as('letters'))
    .where('recipient', '=', to)
    .where(sql<boolean>`starts_with(subject, ${subjectStart})`)
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow()
  return Number(letters)
}

/** Refuses a letter to an address that got several within the hour; its owner may not have asked for any. */
export async function refuseManyLetters(transaction: Transaction<DB>, address: string, now: Date): Promise<void> {
  if (await hasRoomForLetter(transaction, address, now)) return
  throw new AppError('too_many', {
    info: 'Já enviamos várias mensagens a este endereço. Espere uma hora antes de pedir outra.',
    retryAfterSeconds: HOUR_MS / 1000,
  })
}

/**
 * Refuses a letter to a stranger when the caller's network caused many within the hour, from whatever accounts and to
 * whatever addresses.
 */
export async function refuseManyToStrangers({ limits }: Pick<Context, 'limits'>, ip: string): Promise<void> {
  const { count, resetsInMs } = await limits.take(LETTERS_TO_STRANGERS, networkOf(ip))
  if (count <= LETTERS_TO_STRANGERS.quota) return
  throw new AppError('too_many', {
    info: 'Da sua rede já foram pedidas muitas mensagens de confirmação. Espere um pouco antes de tentar de novo.',
    retryAfterSeconds: Math.max(1, Math.ceil(resetsInMs / 1000)),
  })
}

/**
 * Queues a warning about an event of an account, at most a few of a kind per hour: the event can be repeated at will,
 * and the address may be a stranger's that was typed in and never confirmed.
 */
export async function queueWarning(transaction: Transaction<DB>, jobs: Jobs, mail: Mail, now: Date): Promise<void> {
  if (await hasRoomForWarning(transaction, mail, now)) await queueMail(transaction, jobs, mail)
}
