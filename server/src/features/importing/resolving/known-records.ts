import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { KnownPersonRecord, KnownTeamRecord } from '../records/known-record.ts'
import { normaliseName } from './names/normalise.ts'

export interface KnownClub {
  readonly id: string
  readonly country: string
  readonly founded: number | null
  readonly stadium_id: string | null
  readonly names: readonly string[]
  readonly groundNames: readonly string[]
}

export interface KnownPerson {
  readonly id: string
  readonly birth_date: string
  readonly gender: string | null
  readonly names: readonly string[]
}

/** Sources count from the first match, the first meeting or the papers: a club on the same ground may be this far off. */
const MOST_YEARS_APART = 2

const namesOf = (kind: 'team' | 'stadium' | 'person', id: string) => sql<string[]>`
  array(select normalised from aliases where kind = ${kind} and record_id = ${sql.ref(id)})`

/** The clubs that are here, of these countries. */
export async function loadKnownClubs(
  transaction: Transaction<DB>,
  countries: readonly string[],
): Promise<readonly KnownClub[]> {
  const { rows } = await sql<KnownClub>`
    select t.id, t.country, t.founded, t.stadium_id, ${namesOf('team', 't.id')} as names,
      ${namesOf('stadium', 't.stadium_id')} as "groundNames"
    from teams as t
    where t.kind = 'club' and t.gender = 'men' and not t.demo and left(t.country, 2) = any (${countries}::text[])`.execute(
    transaction,
  )
  return rows
}

/** The existing people with one of these birth dates. */
export async function loadKnownPeople(
  transaction: Transaction<DB>,
  days: readonly string[],
): Promise<readonly KnownPerson[]> {
  const { rows } = await sql<KnownPerson>`
    select p.id, p.birth_date::text as birth_date, p.gender, ${namesOf('person', 'p.id')} as names
    from people as p where not p.demo and p.birth_date = any (${days}::date[])`.execute(transaction)
  return rows
}

/** How many things besides a name say that it is this club; 0 where none does, or one speaks against it. */
export function agreementOfClub(record: KnownTeamRecord, club: KnownClub): number {
  if (!club.country.startsWith(record.country) || !haveName(record.names, club.names)) return 0
  const years = record.founded === null || club.founded === null ? null : Math.abs(record.founded - club.founded)
  if (years !== null && years > MOST_YEARS_APART) return 0
  const sameGround = record.ground !== null && haveName(record.ground.names, club.groundNames)
  return Number(years === 0) + Number(sameGround)
}

/** The name, the birth date to the day, and nothing against it. */
export function isPerson(record: KnownPersonRecord, person: KnownPerson): boolean {
  if (person.birth_date !== record.birthDate) return false
  if (person.gender !== null && record.gender !== null && person.gender !== record.gender) return false
  return haveName(record.names, person.names)
}

export function haveName(names: readonly string[], known: readonly string[]): boolean {
  return names.some((name) => known.includes(normaliseName(name)))
}
