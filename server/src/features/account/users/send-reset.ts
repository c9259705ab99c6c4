import { audit } from '../../../platform/audit.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { hasLinksEnough, LINKS_PER_HOUR } from '../access/recovery.ts'

/** The owner gets the letter that they would get by asking, which says who asked; the admin sees neither the link nor a password. */
export async function sendUserReset(context: Context, caller: Caller, id: string): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'name', 'email', 'blocked_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!user) throw new AppError('not_found')
    if (user.blocked_at !== null)
      throw new AppError('invalid_input', { info: `A conta de ${user.name} está bloqueada. Desbloqueie-a antes.` })
    if (await hasLinksEnough(transaction, id, context.now()))
      throw new AppError('too_many', {
        info: `${user.name} já recebeu ${LINKS_PER_HOUR} links em uma hora. Espere um pouco antes de mandar outro.`,
      })
    await context.jobs.enqueue(transaction, 'account.recover', { email: user.email, byAdmin: true })
    await audit(transaction, caller, {
      action: 'users.send_reset',
      summary: `mandou a ${user.name} o link para uma nova senha`,
      details: { id },
      accountId: id,
    })
  })
}
