import type { StructurePhase } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { AppError, type FieldError } from '../../../platform/errors/app-error.ts'
import type { StoredPhase } from './queries.ts'

/** Ids that the edition does not have, and teams that nobody knows: all of them at once. */
export async function refuseUnknownIds(
  database: Queryable,
  current: readonly StoredPhase[],
  wanted: readonly StructurePhase[],
): Promise<void> {
  const fields = [...unknownParts(current, wanted), ...(await unknownTeams(database, wanted))]
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
}

function unknownParts(current: readonly StoredPhase[], wanted: readonly StructurePhase[]): FieldError[] {
  const wrong = (field: string): FieldError => ({ field, message: 'Não é desta edição.' })
  return wanted.flatMap((phase, index) => {
    const at = `phases.${index}`
    const before = current.find(({ id }) => id === phase.id)
    const twice = wanted.findIndex(({ id }) => id !== null && id === phase.id) < index && phase.id !== null
    if ((phase.id !== null && !before) || twice) return [wrong(`${at}.id`)]
    return (['groups', 'rounds', 'ties'] as const).flatMap((part) => {
      const known = new Set(before?.[part].map(({ id }) => id))
      return phase[part].flatMap(({ id }, place) =>
        id === null || known.delete(id) ? [] : [wrong(`${at}.${part}.${place}.id`)],
      )
    })
  })
}

async function unknownTeams(database: Queryable, wanted: readonly StructurePhase[]): Promise<FieldError[]> {
  const named = wanted.flatMap(({ entrants, ties }, index) => [
    ...entrants.map(({ team }, place) => [team, `phases.${index}.entrants.${place}.team`] as const),
    ...ties.flatMap(({ first, second }, place) => [
      [first, `phases.${index}.ties.${place}.first`] as const,
      [second, `phases.${index}.ties.${place}.second`] as const,
    ]),
  ])
  const ids = [...new Set(named.flatMap(([team]) => team ?? []))]
  if (ids.length === 0) return []
  const rows = await database.selectFrom('teams').select('id').where('id', 'in', ids).execute()
  const known = new Set(rows.map(({ id }) => id))
  return named
    .filter(([team]) => team !== null && !known.has(team))
    .map(([team, field]) => ({ field, message: `Não há o time ${team}.` }))
}
