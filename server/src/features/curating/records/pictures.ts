import type { Values } from '@meio-campo/contract'
import { recordFields, type EditableKind } from '@meio-campo/contract/rules'
import type { Transaction } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { fieldError } from '../../../platform/errors/app-error.ts'
import { findPictureId } from '../uploads/address.ts'

/** Refuses a suggested picture that another account uploaded, unless a record already uses it. */
export async function refusePicturesOfOthers(
  database: Queryable,
  kind: EditableKind,
  values: Values,
  userId: string,
): Promise<void> {
  for (const [name, field] of Object.entries(recordFields[kind])) {
    const address = values[name]
    if (field.input !== 'picture' || typeof address !== 'string') continue
    const known = await database
      .selectFrom('uploads')
      .select('id')
      .where('id', '=', findPictureId(address) ?? '')
      .where((where) => where.or([where('owner_id', '=', userId), where('taken', '=', true)]))
      .executeTakeFirst()
    if (!known) throw fieldError(`values.${name}`, 'Esta imagem não existe mais. Envie de novo.')
  }
}

/**
 * Transfers a used picture from its sender to the record: it survives the sender's account, and also its replacement,
 * because an edit can be undone.
 */
export async function takePictures(transaction: Transaction<DB>, kind: EditableKind, values: Values): Promise<void> {
  for (const [name, field] of Object.entries(recordFields[kind])) {
    const address = values[name]
    if (field.input !== 'picture' || typeof address !== 'string') continue
    const taken = await transaction
      .updateTable('uploads')
      .set({ taken: true, owner_id: null })
      .where('id', '=', findPictureId(address) ?? '')
      .executeTakeFirst()
    if (taken.numUpdatedRows === 0n) throw fieldError(name, 'Esta imagem não existe mais. Envie de novo.')
  }
}
