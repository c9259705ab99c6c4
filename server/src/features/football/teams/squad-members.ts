import type { PersonRef } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'

/** A member of a squad, from spells or an edition's list. */
export interface Member {
  readonly person: PersonRef
  readonly number: number | null
  readonly position: string | null
  readonly loan: boolean
  readonly contractUntil: string | null
}

/** The people whose spell at the team has no end. */
export async function listCurrentMembers(database: Queryable, team: string): Promise<Member[]> {
  const rows = await database
    .selectFrom('spells')
    .innerJoin('people', 'people.id', 'spells.person_id')
    .distinctOn('spells.person_id')
    .select(['people.id', 'people.name', 'spells.number', 'spells.loan', 'spells.contract_until'])
    .where('spells.team_id', '=', team)
    .where('spells.role', '=', 'player')
    .where('spells.ends', 'is', null)
    .orderBy('spells.person_id')
    .orderBy('spells.starts', (order) => order.desc().nullsLast())
    .execute()
  return rows.map(({ id, name, number, loan, contract_until }) => ({
    person: { id, name },
    number,
    position: null,
    loan,
    contractUntil: contract_until,
  }))
}

/** A person on a team's list for an edition. */
export interface ListedMember extends Member {
  readonly edition: { readonly id: string; readonly name: string }
  readonly role: string
}

/** Every list that a team ever gave in: a few dozen people for each edition. */
export async function listSquadListMembers(database: Queryable, team: string): Promise<ListedMember[]> {
  const rows = await database
    .selectFrom('squad_members')
    .innerJoin('people', 'people.id', 'squad_members.person_id')
    .innerJoin('editions', 'editions.id', 'squad_members.edition_id')
    .select([
      'people.id',
      'people.name',
      'squad_members.number',
      'squad_members.position',
      'squad_members.role',
      'editions.id as edition_id',
      'editions.name as edition_name',
    ])
    .where('squad_members.team_id', '=', team)
    .execute()
  return rows.map(({ id, name, number, position, role, edition_id, edition_name }) => ({
    person: { id, name },
    edition: { id: edition_id, name: edition_name },
    role,
    number,
    position,
    loan: false,
    contractUntil: null,
  }))
}
