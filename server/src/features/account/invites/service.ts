import type { Body, Endpoints, Invite, NewDuty, OpenInvite, Session } from '@meio-campo/contract'
import { sha256Hex } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { audit } from '../../../platform/audit.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { randomId, randomSecret } from '../../../platform/secrets/random.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { deadToken } from '../access/dead-token.ts'
import { normaliseEmail } from '../access/login-throttle.ts'
import { createAccount } from '../access/register.ts'
import type { ReadSite } from '../access/sessions.ts'
import { dutyInWords } from '../duties/duty-words.ts'
import { insertDuty, refuseWrongDuty } from '../duties/service.ts'
import { inviteLetter } from './mails.ts'
import { findByToken, invitedDuty, selectOpen, toInvite } from './queries.ts'

const DAY_MS = 86_400_000
export const INVITE_DAYS = 7
/** In a day. */
const MOST_OF_SENDER = 50
const MOST_TO_ADDRESS = 3

type NewInvite = Body<Endpoints['createInvite']>

/** Sends the link by mail only: it is not in the answer to the sender. */
export async function createInvite(context: Context, caller: Caller, given: NewInvite): Promise<Invite> {
  const now = context.now()
  const email = normaliseEmail(given.email)
  const duty = given.duty ?? null
  const sender = userOf(caller.principal)
  return context.database.transaction().execute(async (transaction) => {
    // Of two invitations at once the second counts the first.
    await sql`select pg_advisory_xact_lock(hashtextextended('invites', 0))`.execute(transaction)
    if (duty !== null) await refuseWrongDuty(transaction, duty, dayAt(now), 'duty.')
    await refuseKnown(transaction, email)
    await refuseTooMany(transaction, sender.id, email, now)
    await transaction
      .updateTable('invites')
      .set({ revoked_at: now })
      .where('email', '=', email)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .execute()
    const token = randomSecret()
    const id = randomId('inv')
    await transaction
      .insertInto('invites')
      .values({
        id,
        token_hash: await sha256Hex(token),
        email,
        sender_id: sender.id,
        duty: duty === null ? null : JSON.stringify(duty),
        created_at: now,
        expires_at: new Date(now.getTime() + INVITE_DAYS * DAY_MS),
      })
      .execute()
    const words = duty && dutyInWords(await invitedDuty(transaction, duty, now))
    await queueMail(transaction, context.jobs, {
      to: email,
      ...inviteLetter(context.publicUrl, { sender: sender.name, duty: words, token, days: INVITE_DAYS }),
    })
    await audit(transaction, caller, {
      action: 'invites.create',
      summary: words === null ? `convidou ${email}` : `convidou ${email} para a função de ${words}`,
      details: { invite: id },
    })
    const row = await selectOpen(transaction).where('invites.id', '=', id).executeTakeFirstOrThrow()
    return toInvite(transaction, row, now)
  })
}

async function refuseKnown(transaction: Transaction<DB>, email: string): Promise<void> {
  const known = await transaction.selectFrom('users').select('name').where('email', '=', email).executeTakeFirst()
  if (!known) return
  const message = `Já é o e-mail da conta de ${known.name}. Dê a função a ela, na lista de contas.`
  throw new AppError('email_taken', { fields: [{ field: 'email', message }] })
}

async function refuseTooMany(transaction: Transaction<DB>, sender: string, email: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS)
  const { rows } = await sql<{ own: number; same: number }>`
    select count(*) filter (where sender_id = ${sender})::integer as own,
      count(*) filter (where email = ${email})::integer as same
    from invites where created_at > ${since} and (sender_id = ${sender} or email = ${email})`.execute(transaction)
  const { own, same } = rows[0]!
  if (same >= MOST_TO_ADDRESS)
    throw new AppError('too_many', {
      info: `Este endereço já recebeu ${MOST_TO_ADDRESS} convites em um dia. Espere até amanhã.`,
      retryAfterSeconds: DAY_MS / 1000,
    })
  if (own >= MOST_OF_SENDER)
    throw new AppError('too_many', {
      info: `Você já mandou ${MOST_OF_SENDER} convites em um dia. Espere até amanhã.`,
      retryAfterSeconds: DAY_MS / 1000,
    })
}

export async function revokeInvite(context: Context, caller: Caller, id: string): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('invites')
      .set({ revoked_at: context.now() })
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .returning('email')
      .executeTakeFirst()
    if (!row) throw new AppError('not_found')
    await audit(transaction, caller, {
      action: 'invites.revoke',
      summary: `revogou o convite de ${row.email}`,
      details: { invite: id },
    })
  })
}

export async function readInvite(context: Context, token: string): Promise<OpenInvite> {
  const now = context.now()
  const row = await findByToken(context.database, token, now)
  if (!row) throw deadInvite()
  const duty = row.duty as NewDuty | null
  return {
    email: row.email,
    sender: row.sender,
    duty: duty && dutyInWords(await invitedDuty(context.database, duty, now)),
    expiresAt: row.expires_at.toISOString(),
  }
}

const deadInvite = () => deadToken('Este convite já foi usado, foi revogado ou venceu. Peça outro a quem convidou.')

/** The invited person chooses name and password; the account has the e-mail of the invitation, which is proved by it. */
export async function acceptInvite(
  context: Context,
  readSite: ReadSite,
  caller: Caller,
  { token, ...chosen }: Body<Endpoints['acceptInvite']>,
): Promise<Session> {
  const now = context.now()
  const invite = await findByToken(context.database, token, now)
  if (!invite) throw deadInvite()
  return createAccount(context, readSite, caller, { ...chosen, email: invite.email }, async (transaction, user) => {
    // Spent in the transaction that makes the account: of two at once, one finds it open.
    const open = await findByToken(transaction, token, now)
    const { numUpdatedRows } = await transaction
      .updateTable('invites')
      .set({ accepted_at: now })
      .where('id', '=', open?.id ?? '')
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw deadInvite()
    await transaction.updateTable('users').set({ email_confirmed_at: now }).where('id', '=', user.id).execute()
    const given = invite.duty as NewDuty | null
    const duty = given && (await insertDuty(transaction, user.id, given, now))
    const words = duty === null ? '' : ` e recebeu a função de ${dutyInWords(duty)}`
    await audit(transaction, caller, {
      action: 'invites.accept',
      summary: `aceitou o convite de ${invite.sender}${words}`,
      details: { invite: invite.id },
      actor: user,
      accountId: user.id,
    })
  })
}
