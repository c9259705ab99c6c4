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
  // One statement together with the setting for the triggers, because every write waits for it.
  const { id } = await transaction
    .with('opened', (queries) =>
      queries
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
        .returning('id'),
    )
    .selectFrom('opened')
    .select([
      'id',
      sql`set_config('meio_campo.edit', id::text, true)`.as('edit'),
      sql`set_config('meio_campo.edit_pictures', ${pictures ? 'on' : 'off'}, true)`.as('pictures'),
    ])
    .executeTakeFirstOrThrow()
  return id
}

/** Ends the edit without what follows from it. An edit that changed nothing leaves no trace. */
export async function endEdit(
  transaction: Transaction<DB>,
  caller: Caller | null,
  id: string,
  summary: string,
): Promise<string | null> {
  const { rows } = await sql<{ kind: Edit['kind'] }>`
    with touched as materialized (
      select set_config('meio_campo.edit', '', true), exists (select from edit_rows where edit_id = ${id}) as any_row),
    -- An undo that found everything gone already still says that its edit is undone.
    traceless as (
      delete from edits using touched where edits.id = ${id} and edits.undoes is null and not touched.any_row)
    update edits set summary = ${summary} from touched
    where edits.id = ${id} and (edits.undoes is not null or touched.any_row) returning edits.kind`.execute(transaction)
  if (!rows[0]) return null
  const { kind } = rows[0]
  if (caller)
    await audit(transaction, caller, {
      action: kind === 'site' ? 'website.edit' : `records.${kind}`,
      summary,
      details: { edit: id },
    })
  return id
}
