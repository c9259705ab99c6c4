import { sql, type Selectable, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Order } from '../../../platform/reading/order.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import { refuseMissing } from '../../../platform/reading/missing-records.ts'
import { isByFame, namedLike } from '../../../platform/reading/record.ts'

export type Role = 'player' | 'coach'

export const personOrders: Readonly<Record<string, Order>> = {
  name: { column: 'sort_name', type: 'text' },
  fame: { column: 'fame', type: 'integer' },
  birth: { column: 'sort_birth', type: 'integer' },
  updated: { column: 'updated_at', type: 'timestamptz' },
  /** The default while searching: the best match first. */
  relevance: { column: 'rank', type: 'integer' },
}

export interface PersonFilters {
  readonly sort?: string
  readonly q?: string
  readonly ids?: string
  readonly updated_since?: string
  readonly time?: string
  readonly nacionalidade?: string
  readonly posicao?: string
}

export const POSITIONS: Readonly<Record<string, string>> = {
  goleiro: 'goalkeeper',
  defensor: 'defender',
  meia: 'midfielder',
  atacante: 'forward',
}

/** People of a role. Teams are read for the people on the page only, not for all who are counted. */
export function selectPeople(database: Queryable, role: Role, filters: PersonFilters) {
  const { q, ids, updated_since, time, nacionalidade, posicao } = filters
  return (
    database
      .selectFrom('people')
      .$if(isByFame(filters.sort), (query) =>
        query.innerJoin('fame', (join) =>
          join.onRef('fame.record_id', '=', 'people.id').on('fame.kind', '=', 'person'),
        ),
      )
      .$if(q !== undefined, (query) =>
        query.innerJoin(namedLike('person', q!).as('found'), (join) => join.onRef('found.record_id', '=', 'people.id')),
      )
      .selectAll('people')
      .select([
        sql<number>`${isByFame(filters.sort) ? sql`fame.fame` : sql`0`}`.as('fame'),
        sql<number>`${q === undefined ? sql`0` : sql`found.rank`}`.as('rank'),
        sql<string>`normalise_name(people.name)`.as('sort_name'),
        sql<number>`coalesce(people.birth_date - date '1800-01-01', 999999)`.as('sort_birth'),
      ])
      // Written out, so that PostgreSQL recognises that the partial index applies.
      .where(sql<SqlBool>`${sql.lit(role)} = any (people.roles)`)
      .$if(ids !== undefined, (query) => query.where('people.id', 'in', ids!.split(',')))
      .$if(updated_since !== undefined, (query) =>
        query.where(sql<SqlBool>`people.updated_at >= ${updated_since}::timestamptz`),
      )
      .$if(nacionalidade !== undefined, (query) =>
        query.where(sql<SqlBool>`people.nationalities && ${valuesIn(nacionalidade!)}::text[]`),
      )
      .$if(posicao !== undefined, (query) =>
        query.where(sql<SqlBool>`people.positions && ${valuesIn(posicao!).map((word) => POSITIONS[word])}::text[]`),
      )
      .$if(time !== undefined, (query) =>
        query.where((on) =>
          on.exists(
            on
              .selectFrom('spells')
              .whereRef('spells.person_id', '=', 'people.id')
              .where('spells.team_id', 'in', valuesIn(time!))
              .where('spells.role', '=', role)
              .where('spells.ends', 'is', null),
          ),
        ),
      )
  )
}

export type PersonRow = Selectable<DB['people']>

/** Past this age a person without a team may have died: sources do not state it, so no age is shown. */
const SURELY_LIVING_AGE = 50

/** What players and coaches have in common; `active`: with a team now. */
export function toPerson(row: PersonRow, today: string, active: boolean) {
  const age = ageOn(today, row.birth_date)
  return {
    id: row.id,
    name: row.name,
    officialName: row.official_name,
    birthDate: row.birth_date,
    age: active || (age !== null && age <= SURELY_LIVING_AGE) ? age : null,
    birthPlace: row.birth_place,
    nationalities: row.nationalities,
    photo: row.photo,
  }
}

export function recordMetaOf(row: PersonRow) {
  return {
    demo: row.demo,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** Whole years on a day; null where the day of birth is not known. */
export function ageOn(day: string, birthDate: string | null): number | null {
  if (birthDate === null) return null
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

const NOUNS: Readonly<Record<Role, string>> = { player: 'jogador', coach: 'técnico' }
const REFUSALS: Readonly<Record<Role, string>> = {
  player: 'Não há jogador neste endereço.',
  coach: 'Não há técnico neste endereço.',
}

/** A person in a role; a person who only has another role is not found. */
export async function getPersonRow(database: Queryable, role: Role, id: string): Promise<PersonRow> {
  const row = await selectPeople(database, role, {}).where('people.id', '=', id).executeTakeFirst()
  return row ?? refusePerson(database, role, id)
}

/** Explains why no person is at this address: unknown, merged, or in another role. */
export async function refusePerson(database: Queryable, role: Role, id: string): Promise<never> {
  const known = await database.selectFrom('people').select('id').where('id', '=', id).executeTakeFirst()
  if (known) throw new AppError('not_found', { info: REFUSALS[role] })
  return refuseMissing(database, 'person', id, NOUNS[role])
}
