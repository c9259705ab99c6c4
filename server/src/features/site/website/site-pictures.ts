import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { fieldError } from '../../../platform/errors/app-error.ts'

const MOST_PICTURES = 40
const PICTURE = /\/imagens\/(up_[a-z0-9]{24})(?:_(?:96|384))?\.webp/g

/** The uploaded pictures that a text names. */
export function picturesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(PICTURE), ([, id]) => id!))]
}

/**
 * The pictures of a text belong to the site from now on, not to their sender: they survive the account, and the text
 * that named them, because a text can come back from the history.
 */
export async function takePicturesOf(transaction: Transaction<DB>, text: string | undefined): Promise<void> {
  const ids = picturesIn(text ?? '')
  if (ids.length === 0) return
  if (ids.length > MOST_PICTURES) throw fieldError('body', `Use no máximo ${MOST_PICTURES} imagens num texto.`)
  const taken = await transaction
    .updateTable('uploads')
    .set({ taken: true, owner_id: null })
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  if (taken.length < ids.length)
    throw fieldError('body', 'O texto cita uma imagem que não existe mais. Tire-a do texto ou envie de novo.')
}
