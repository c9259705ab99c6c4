import type { Account, Body, Endpoints } from '@meio-campo/contract'
import { sql, type Transaction, type Updateable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { DB, Users } from '../../../database/types.gen.ts'
import { audit } from '../../../platform/audit.ts'
import { AppError, type FieldError } from '../../../platform/errors/app-error.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { userOf, type SignedInUser, type Caller } from '../../../platform/callers/principal.ts'
import { sendConfirmation } from '../access/confirmation.ts'
import { normaliseEmail } from '../access/login-throttle.ts'
import { emailChangedLetter } from '../access/mails.ts'
import { emailTaken } from '../access/register.ts'
import { findPictureId } from '../../curating/uploads/address.ts'
import { removePicture, findOwnUpload } from '../../curating/uploads/store.ts'
import { provePassword, wrongPassword } from './current-password.ts'
import { findFavouriteTeam } from '../access/favourite-team.ts'
import { getAccount, toAccount } from './queries.ts'

type AccountChange = Body<Endpoints['updateAccount']>

const UNIQUE_VIOLATION = '23505'

export async function updateAccount(context: Context, caller: Caller, change: AccountChange): Promise<Account> {
  const user = userOf(caller.principal)
  const email = findNewEmail(user, change)
  await refuseWrongFields(context, user, change, email)
  // Runs before the transaction, because a deliberately slow check should not hold one open.
  const provedHash = email === null ? null : await provePassword(context, caller, change.password!, 'password')
  const columns = toColumns(change, email)
  if (Object.keys(columns).length === 0) return getAccount(context.database, user.id)

  const { account, formerPhoto } = await context.database.transaction().execute(async (transaction) => {
    // Locked before counting, so that of several changes at once each counts those before it.
    const former = await transaction
      .selectFrom('users')
      .select('photo_id')
      .where('id', '=', user.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (email !== null) await refuseManyChanges(transaction, user.id, context.now())
    let update = transaction
      .updateTable('users')
      .set({ ...columns, updated_at: context.now(), version: sql`version + 1` })
      .where('id', '=', user.id)
    if (provedHash !== null) update = update.where('password_hash', '=', provedHash)
    const row = await update.returningAll().executeTakeFirst().catch(nameTakenEmail)
    if (!row) throw wrongPassword('password')
    if (row.name !== user.name) {
      await audit(transaction, caller, {
        action: 'account.change_name',
        summary: `mudou o próprio nome para ${row.name}`,
        details: { from: user.name },
      })
    }
    if (email !== null) await announceEmail(transaction, context, caller, row)
    const replaced = former.photo_id !== null && former.photo_id !== row.photo_id
    if (replaced) await transaction.deleteFrom('uploads').where('id', '=', former.photo_id).execute()
    return { account: toAccount(row), formerPhoto: replaced ? former.photo_id : null }
  })
  // Removed only after the commit, so that a rollback cannot leave a row without its photo.
  if (formerPhoto !== null)
    await removePicture(context.files, formerPhoto).catch((error: unknown) => {
      // The hourly job removes files that no row refers to.
      context.log.warn({ err: error, picture: formerPhoto }, 'former photo not removed yet')
    })
  return account
}

/** The requested address, if it differs from the present one. */
function findNewEmail(user: SignedInUser, { email }: AccountChange): string | null {
  return email === undefined || normaliseEmail(email) === user.email ? null : normaliseEmail(email)
}

async function refuseWrongFields(
  context: Context,
  user: SignedInUser,
  change: AccountChange,
  email: string | null,
): Promise<void> {
  const fields: FieldError[] = []
  if (email !== null && change.password === undefined)
    fields.push({ field: 'password', message: 'Para trocar o e-mail, informe a senha atual.' })
  if (typeof change.team === 'string' && !findFavouriteTeam(change.team))
    fields.push({ field: 'team', message: 'Escolha um time da lista.' })
  if (typeof change.photo === 'string') {
    const id = findPictureId(change.photo)
    const own = id === null ? undefined : await findOwnUpload(context.database, id, user.id)
    if (!own) fields.push({ field: 'photo', message: 'Use uma imagem enviada por você.' })
  }
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
}

function toColumns(change: AccountChange, email: string | null): Updateable<Users> {
  return {
    ...(change.name !== undefined && { name: change.name.trim() }),
    ...(change.view !== undefined && { view: change.view }),
    ...(change.team !== undefined && { team_id: change.team }),
    ...(change.photo !== undefined && { photo_id: change.photo === null ? null : findPictureId(change.photo) }),
    ...(email !== null && { email, email_confirmed_at: null }),
  }
}

function nameTakenEmail(error: unknown): never {
  // The e-mail is the only unique column of an account that can change.
  throw (error as { code?: string }).code === UNIQUE_VIOLATION ? emailTaken() : error
}

const HOUR_MS = 3_600_000
const EMAIL_CHANGES_PER_HOUR = 3

/** Each change sends letters to two addresses, one of which the caller chose. */
async function refuseManyChanges(transaction: Transaction<DB>, userId: string, now: Date): Promise<void> {
  const { changes } = await transaction
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<string>().as('changes'))
    .where('action', '=', 'account.change_email')
    .where('actor_id', '=', userId)
    .where('at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow()
  if (Number(changes) < EMAIL_CHANGES_PER_HOUR) return
  throw new AppError('too_many', {
    info: 'Você já trocou de e-mail várias vezes. Espere uma hora antes de trocar de novo.',
    retryAfterSeconds: HOUR_MS / 1000,
  })
}

/** The new address gets a link, the old one a notice, and links sent before become invalid. */
async function announceEmail(
  transaction: Transaction<DB>,
  context: Context,
  caller: Caller,
  row: { readonly id: string; readonly name: string; readonly email: string },
): Promise<void> {
  const old = userOf(caller.principal).email
  await transaction.deleteFrom('account_tokens').where('user_id', '=', row.id).execute()
  await sendConfirmation(transaction, context, caller, row)
  await queueMail(transaction, context.jobs, { to: old, ...emailChangedLetter(row.name, context.publicUrl) })
  await audit(transaction, caller, {
    action: 'account.change_email',
    summary: 'trocou o e-mail da própria conta',
    details: { from: old, to: row.email },
  })
}
