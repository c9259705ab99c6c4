import { sql, type Transaction } from 'kysely'
import type { DB } from '../../database/types.gen.ts'
import { networkOf } from '../callers/network.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors/app-error.ts'
import type { Jobs } from '../jobs.ts'
import { LETTERS_TO_STRANGERS } from '../rate-limit/policies.ts'
import { queueMail, type Mail } from './outbox.ts'

const HOUR_MS = 3_600_000
/** What strangers can have us send to one address in an hour. */
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
 * Whether an address may get another warning of this kind within this hour. Other letters do not count: whoever has many
 * of them sent must not be able to silence a warning.
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

/** How many letters whose subject begins like this were written to an address within this hour. */
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

/** Refuses a letter to an address that got several within the hour: it may be somebody's who wants none. */
export async function refuseManyLetters(transaction: Transaction<DB>, address: string, now: Date): Promise<void> {
  if (await hasRoomForLetter(transaction, address, now)) return
  throw new AppError('too_many', {
    info: 'Já enviamos várias mensagens a este endereço. Espere uma hora antes de pedir outra.',
    retryAfterSeconds: HOUR_MS / 1000,
  })
}

/**
 * Refuses a letter to a stranger when the caller's network had many sent within the hour, whatever the accounts and the
 * addresses were.
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
 * Tells of something that happened to an account or its things. Whoever can make it happen again and again sends no more
 * than a few of a kind in an hour: the address may be a stranger's, typed in and never confirmed.
 */
export async function queueWarning(transaction: Transaction<DB>, jobs: Jobs, mail: Mail, now: Date): Promise<void> {
  if (await hasRoomForWarning(transaction, mail, now)) await queueMail(transaction, jobs, mail)
}
