import type { Edit } from '@meio-campo/contract'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { audit } from '../../../platform/audit.ts'
import type { Caller } from '../../../platform/callers/principal.ts'

interface Opening {
  readonly kind: Edit['kind']
  readonly summary: string
  readonly source?: string | null
  readonly credited?: { readonly id: string; readonly name: string }
  readonly undoes?: string
  /** The person behind the edit, where it runs outside of their request. */
  readonly actor?: { readonly id: string | null; readonly name: string } | null
  /** False: of new rows only the key is recorded, so that an import of millions is not stored twice. */
  readonly pictures?: boolean
}

/** From here to the end of the transaction, what changes belongs to this edit. */
export async function openEdit(transaction: Transaction<DB>, caller: Caller | null, opening: Opening): Promise<string> {
  const { kind, summary, source = null, credited, undoes = null, pictures = true, actor = null } = opening
  const user = caller?.principal.kind === 'visitor' ? null : (caller?.principal.user ?? actor)
  const { id } = await transaction
    .insertInto('edits')
    .values({
      kind,
      actor_id: user?.id ?? null,
      actor_name: user?.name ?? null,
      credited_id: credited?.id ?? null,
      credited_name: credited?.name ?? null,
      summary,
      source,
      undoes,
      duty_id: caller?.request.duty?.id ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    select set_config('meio_campo.edit', ${id}, true),
      set_config('meio_campo.edit_pictures', ${pictures ? 'on' : 'off'}, true)`.execute(transaction)
  return id
}

/** Ends the edit without what follows from it. An edit that changed nothing leaves no trace. */
export async function endEdit(
  transaction: Transaction<DB>,
  caller: Caller | null,
  id: string,
  summary: string,
): Promise<string | null> {
  await sql`select set_config('meio_campo.edit', '', true)`.execute(transaction)
  const touched = await transaction.selectFrom('edit_rows').select('place').where('edit_id', '=', id).limit(1).execute()
  if (touched.length === 0) {
    // An undo that found everything gone already still says that its edit is undone.
    const gone = await transaction
      .deleteFrom('edits')
      .where('id', '=', id)
      .where('undoes', 'is', null)
      .executeTakeFirst()
    if (gone.numDeletedRows > 0n) return null
  }
  const { kind } = await transaction
    .updateTable('edits')
    .set({ summary })
    .where('id', '=', id)
    .returning('kind')
    .executeTakeFirstOrThrow()
  if (caller)
    await audit(transaction, caller, {
      action: kind === 'site' ? 'website.edit' : `records.${kind}`,
      summary,
      details: { edit: id },
    })
  return id
}
