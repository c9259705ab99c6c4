import type { Queryable } from '../../../database/database.ts'

export const subjectTables = { team: 'teams', competition: 'competitions', streaming: 'streamings' } as const
export type SubjectKind = keyof typeof subjectTables

export interface Subject {
  readonly id: string
  readonly name: string
}

/** Records by the id of the subscription; a record that was merged since is replaced by the one it was merged into. */
export async function listSubjects(
  database: Queryable,
  kind: SubjectKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Subject>> {
  if (ids.length === 0) return new Map()
  const moves = await database
    .selectFrom('redirects')
    .select(['old_id', 'new_id'])
    .where('kind', '=', kind)
    .where('old_id', 'in', ids)
    .execute()
  const movedTo = new Map(moves.map(({ old_id, new_id }) => [old_id, new_id]))
  const current = ids.map((id) => movedTo.get(id) ?? id)
  const records = await database
    .selectFrom(subjectTables[kind])
    .select(['id', 'name'])
    .where('id', 'in', current)
    .execute()
  const byId = new Map(records.map((record) => [record.id, record]))
  return new Map(
    ids.flatMap((id) => {
      const found = byId.get(movedTo.get(id) ?? id)
      return found ? [[id, found] as const] : []
    }),
  )
}
