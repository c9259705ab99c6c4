import type { Transaction } from 'kysely'
import type { DB } from '../../database/types.gen.ts'
import type { Jobs } from '../jobs.ts'
import { randomId } from '../secrets/random.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly body: string
}

/** Writes a mail in the transaction that causes it; a job sends it when that has committed. */
export async function queueMail(transaction: Transaction<DB>, jobs: Jobs, mail: Mail): Promise<void> {
  const id = randomId('mail')
  await transaction
    .insertInto('mails')
    .values({ id, recipient: mail.to, subject: mail.subject, body: mail.body })
    .execute()
  await jobs.enqueue(transaction, 'mail.send', { mailId: id })
}
