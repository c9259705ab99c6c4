import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { dayAt, momentAt } from '../../../platform/time/today.ts'
import { type FindTables, readDigest, rememberTables } from './digest-content.ts'
import { type DigestPace, lastDigestDay, periodOf } from './digest-period.ts'
import { digestLetter } from './mails.ts'
import { unsubscribeUrlOf } from './unsubscribe.ts'

/** Digests are not sent before this time of Brasília. */
const MORNING = '07:00'
/** How many digests one run queues. A run starts every minute, so thousands of letters are spread over the morning. */
const MOST_AT_ONCE = 200

interface DueDigest {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly favourite: string | null
  readonly pace: DigestPace
  readonly digestedOn: string
}

/** Queues the digests that are due, each in its own transaction. The next run continues with the rest. */
export async function sendDueDigests(context: Context, stopping?: AbortSignal, most = MOST_AT_ONCE): Promise<void> {
  const now = context.now()
  const today = dayAt(now)
  if (now < momentAt(today, MORNING)) return
  const findTables = rememberTables(context.reading, today)
  for (const due of await listDue(context, today, most)) {
    if (stopping?.aborted) return
    // A digest that fails does not stop the others.
    await sendDigest(context, due, today, findTables).catch((error: unknown) =>
      context.log.error({ err: error, userId: due.userId }, 'digest'),
    )
  }
}

async function listDue({ database }: Context, today: string, most: number): Promise<DueDigest[]> {
  return database
    .selectFrom('notification_preferences as wish')
    .innerJoin('users', 'users.id', 'wish.user_id')
    .select([
      'users.id as userId',
      'users.name',
      'users.email',
      'users.team_id as favourite',
      sql<DigestPace>`wish.digest`.as('pace'),
      sql<string>`wish.digested_on::text`.as('digestedOn'),
    ])
    .where('wish.digest', '!=', 'none')
    .where(
      sql<boolean>`wish.digested_on < case wish.digest
        when 'daily' then ${lastDigestDay('daily', today)}::date else ${lastDigestDay('weekly', today)}::date end`,
    )
    .where('users.email_confirmed_at', 'is not', null)
    .where('users.blocked_at', 'is', null)
    .orderBy('wish.digested_on')
    .orderBy('wish.user_id')
    .limit(most)
    .execute()
}

/** A repeated run, or a concurrent one in another process, finds the day already stored and queues nothing. */
async function sendDigest(context: Context, due: DueDigest, today: string, findTables: FindTables): Promise<void> {
  const { userId, name, email, pace, digestedOn } = due
  const content = await readDigest(context.reading, due, periodOf(pace, digestedOn, today), findTables)
  await context.database.transaction().execute(async (transaction) => {
    const taken = await transaction
      .updateTable('notification_preferences')
      .set({ digested_on: today })
      .where('user_id', '=', userId)
      .where('digest', '=', pace)
      .where('digested_on', '=', digestedOn)
      .returning('user_id')
      .executeTakeFirst()
    if (!taken || content === null) return
    const { publicUrl } = context
    const unsubscribeUrl = unsubscribeUrlOf(context, userId)
    const letter = digestLetter(content, { to: email, name, pace, publicUrl, unsubscribeUrl })
    await queueMail(transaction, context.jobs, letter, { unhurried: true })
  })
}
