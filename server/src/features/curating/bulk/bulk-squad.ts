import type { Body, BulkError, BulkOutcome, Endpoints } from '@meio-campo/contract'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { fieldError } from '../../../platform/errors/app-error.ts'
import { SHOWN_ROWS } from './bulk-delete.ts'
import { nameChosen } from './chosen-names.ts'

export type SquadChoice = NonNullable<Body<Endpoints['editInBulk']>['squad']>

/** Returns the squad's name, as in `Bahia, Liga 2026`; refuses a team that does not take part in the edition. */
export async function squadWords(transaction: Transaction<DB>, { edition, team }: SquadChoice): Promise<string> {
  const found = await transaction
    .selectFrom('editions')
    .innerJoin('competitions', 'competitions.id', 'editions.competition_id')
    .select(['competitions.name as competition', 'editions.name'])
    .where('editions.id', '=', edition)
    .executeTakeFirst()
  if (!found) throw fieldError('squad.edition', 'Esta edição não existe.')
  const side = await transaction.selectFrom('teams').select('name').where('id', '=', team).executeTakeFirst()
  if (!side) throw fieldError('squad.team', 'Este time não existe.')
  const { rows } = await sql<{ team_id: string }>`
    select team_id from phase_teams join phases on phases.id = phase_id where edition_id = ${edition}
    union select unnest(array[home_id, away_id]) from matches where edition_id = ${edition}`.execute(transaction)
  // While an edition has neither teams nor matches, any team may have a squad.
  if (rows.length > 0 && !rows.some(({ team_id }) => team_id === team))
    throw fieldError('squad.team', `${side.name} não joga esta edição.`)
  return `${side.name}, ${found.competition} ${found.name}`
}

/** Adds people to a team's squad for an edition. Members who are already on it stay unchanged. */
export async function addToSquad(
  transaction: Transaction<DB>,
  ids: readonly string[],
  { edition, team, role = 'player' }: SquadChoice,
): Promise<Omit<BulkOutcome, 'edit'>> {
  // Locked against deletion, and always in the same order so that concurrent calls do not deadlock.
  const { rows: people } = await sql<{ id: string }>`
    select id from people where id = any (${ids}::text[]) order by id for share`.execute(transaction)
  const known = new Set(people.map(({ id }) => id))
  const { rows: inserted } = await sql<{ person_id: string }>`
    insert into squad_members (edition_id, team_id, person_id, role)
    select ${edition}, ${team}, id, ${role} from unnest(${[...known]}::text[]) as id
    on conflict do nothing returning person_id`.execute(transaction)
  const added = new Set(inserted.map(({ person_id }) => person_id))
  const nameOf = await nameChosen(transaction, 'person', ids)
  const named = (id: string) => ({ id, name: nameOf(id) })
  const errors: BulkError[] = ids
    .filter((id) => !known.has(id))
    .map((id) => ({ ...named(id), field: '', message: 'Não existe mais.' }))
  const already = ids.filter((id) => known.has(id) && !added.has(id)).map(named)
  const rows = ids.filter((id) => added.has(id)).slice(0, SHOWN_ROWS)
  return {
    changed: added.size,
    unchanged: already.length,
    rows: rows.map((id) => ({ ...named(id), fields: [] })),
    already,
    errors,
  }
}
