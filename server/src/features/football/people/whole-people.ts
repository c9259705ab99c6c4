import type { Coach, Player } from '@meio-campo/contract'
import { sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { findCurrentSpells, type CurrentSpell } from './current-spells.ts'
import { recordMetaOf, selectPeople, toPerson, type PersonRow, type Role } from './person-rows.ts'

export function toPlayer(row: PersonRow, spell: CurrentSpell | undefined, today: string): Player {
  return {
    ...toPerson(row, today, spell !== undefined),
    heightCm: row.height_cm,
    foot: row.foot,
    positions: row.positions,
    team: spell?.team ?? null,
    number: spell?.number ?? null,
    contractUntil: spell?.contractUntil ?? null,
    ...recordMetaOf(row),
  }
}

export function toCoach(row: PersonRow, spell: CurrentSpell | undefined, today: string): Coach {
  return { ...toPerson(row, today, spell !== undefined), team: spell?.team ?? null, ...recordMetaOf(row) }
}

/** Whole players by id, for records that refer to them; a person who is not a player is missing. */
export const findPlayers = (database: Queryable, ids: readonly string[], today: string) =>
  findPeople(database, 'player', ids, (row, spell) => toPlayer(row, spell, today))

export const findCoaches = (database: Queryable, ids: readonly string[], today: string) =>
  findPeople(database, 'coach', ids, (row, spell) => toCoach(row, spell, today))

async function findPeople<Person>(
  database: Queryable,
  role: Role,
  ids: readonly string[],
  toPerson: (row: PersonRow, spell: CurrentSpell | undefined) => Person,
): Promise<ReadonlyMap<string, Person>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const [rows, spells] = await Promise.all([
    selectPeople(database, role, {})
      .where(sql<SqlBool>`people.id = any(${wanted})`)
      .execute(),
    findCurrentSpells(database, wanted, role),
  ])
  return new Map(rows.map((row) => [row.id, toPerson(row, spells.get(row.id))]))
}
