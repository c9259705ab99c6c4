import type { Values } from '@meio-campo/contract'
import { recordFields, type EditableKind } from '@meio-campo/contract/rules'
import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { fieldError } from '../../../platform/errors/app-error.ts'
import { findPictureId } from '../uploads/address.ts'

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
