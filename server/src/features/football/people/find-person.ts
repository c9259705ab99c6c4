import type { Queryable } from '../../../database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { refuseMissing } from '../../../platform/reading/record.ts'
import { selectPeople, type PersonRow, type Role } from './person-rows.ts'

const REFUSALS: Readonly<Record<Role, string>> = {
  player: 'Não há jogador neste endereço.',
  coach: 'Não há técnico neste endereço.',
}

/** A person in a role; a person who only has another role is not found. */
export async function getPersonRow(database: Queryable, role: Role, id: string): Promise<PersonRow> {
  const row = await selectPeople(database, role, {}).where('people.id', '=', id).executeTakeFirst()
  if (row) return row
  const known = await database.selectFrom('people').select('id').where('id', '=', id).executeTakeFirst()
  if (known) throw new AppError('not_found', { info: REFUSALS[role] })
  return refuseMissing(database, 'person', id)
}
