import type { Body, Endpoints, Share, SharingSettings } from '@meio-campo/contract'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../database/database.ts'
import { audit } from '../../../platform/audit.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { namedIn } from '../../../platform/errors/named-records.ts'
import { readPassable } from '../../../platform/callers/passable-reads.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { edit } from '../../curating/history/edit.ts'
import { getEdition } from '../../football/editions/editions.ts'
import { currentId, readCard, type Subject } from './read-card.ts'

export async function isSharingAllowed(database: Queryable): Promise<boolean> {
  const { sharing_allowed } = await database.selectFrom('website').select('sharing_allowed').executeTakeFirstOrThrow()
  return sharing_allowed
}

export async function getSharing(database: Queryable): Promise<SharingSettings> {
  const { shared } = await database
    .selectFrom('shares')
    .select(({ fn }) => fn.countAll<string>().as('shared'))
    .executeTakeFirstOrThrow()
  return { allowed: await isSharingAllowed(database), shared: Number(shared) }
}

export async function updateSharing(
  { database, now }: Context,
  caller: Caller,
  allowed: boolean,
): Promise<SharingSettings> {
  const summary = allowed ? 'liberou os cartões públicos' : 'deixou de liberar os cartões públicos'
  const { result } = await edit(database, caller, { kind: 'site', summary }, async (transaction) => {
    await transaction
      .updateTable('website')
      .set({ sharing_allowed: allowed, updated_at: now() })
      .where('sharing_allowed', '!=', allowed)
      .execute()
    return getSharing(transaction)
  })
  return result
}

type NewShare = Body<Endpoints['shareRecord']>

/** The card of a record: the existing one, or a new one. */
export async function shareRecord(context: Context, caller: Caller, given: NewShare): Promise<Share> {
  const { database, publicUrl } = context
  if (!(await isSharingAllowed(database))) throw new AppError('sharing_off')
  const subject = await namedIn('id', settle(context, given))
  // Read as the card itself will be: what may not be passed on has none.
  const { content } = await namedIn(
    'id',
    readPassable(database, () => readCard(database, subject, context.now(), dayAt(context.now()))),
  )
  const id = await database.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto('shares')
      .values({
        id: randomId('shr'),
        kind: subject.kind,
        record_id: subject.id,
        season: subject.season,
        created_at: context.now(),
      })
      .onConflict((conflict) => conflict.columns(['kind', 'record_id', 'season']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return null
    await audit(transaction, caller, {
      action: 'website.share',
      summary: `fez o cartão público de ${content.title}`,
      details: { share: made.id },
    })
    return made.id
  })
  const address = shareUrl(publicUrl, id ?? (await getShareId(database, subject)))
  return {
    id: address.slice(address.lastIndexOf('/') + 1),
    url: address,
    picture: `${address}.png`,
    title: content.title,
    text: content.text,
  }
}

export const shareUrl = (publicUrl: string, id: string): string => `${publicUrl}/compartilhado/${id}`

/** The record by its present id, and of a table the edition that is meant now. */
async function settle({ database, now }: Context, { kind, id, temporada }: NewShare): Promise<Subject> {
  if (kind !== 'table' && temporada !== undefined) throw fieldError('temporada', 'Só uma tabela tem temporada.')
  const current = await currentId(database, { kind, id, season: null })
  if (kind !== 'table') return { kind, id: current, season: null }
  const { edition } = await getEdition(database, current, temporada, dayAt(now()))
  return { kind, id: current, season: edition.name }
}

async function getShareId(database: Queryable, { kind, id, season }: Subject): Promise<string> {
  const { id: found } = await database
    .selectFrom('shares')
    .select('id')
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('season', 'is not distinct from', season)
    .executeTakeFirstOrThrow()
  return found
}
