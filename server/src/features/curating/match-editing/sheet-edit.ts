import type { Saved } from '@meio-campo/contract'
import { sql, type Transaction } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError, type FieldError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { edit } from '../history/edit.ts'
import { takeOver, type HandPart } from '../match-desk/take-over.ts'
import { getMatchRow } from '../../football/matches/match-by-address.ts'
import { versionsAsked } from '../records/if-match.ts'
import { getRecord } from '../records/record-form.ts'
import { nameOf } from '../record-tables/references.ts'

export interface MatchAddress {
  readonly id: string
  readonly idjogo: string
}

interface Sheet {
  /** Its name with the article: `a escalação`. */
  readonly what: string
  /** The part that imports no longer write afterwards; undefined where no import writes it. */
  readonly part?: HandPart
  /** The stored sheet, in the shape of the request. */
  readonly read: (database: Queryable) => Promise<object>
  readonly write: (transaction: Transaction<DB>) => Promise<void>
}

/** Replaces one of a match's sheets, unless the match has changed since the version that the caller has seen. */
export async function saveSheet(context: Context, caller: Caller, address: MatchAddress, sheet: Sheet): Promise<Saved> {
  const { database } = context
  const { id } = await getMatchRow(database, address.id, address.idjogo)
  const asked = versionsAsked(caller.request)
  const name = await nameOf(database, 'match', id)
  const summary = `gravou ${sheet.what} de ${name}`
  const { editId } = await edit(database, caller, { kind: 'edit', summary }, async (transaction) => {
    const { version } = await getRecord(transaction, 'match', id, sql`for update`)
    if (asked !== null && !asked.has(version)) {
      throw new AppError('stale', { current: { version, ...(await sheet.read(transaction)) } })
    }
    await sheet.write(transaction)
    await takeOver(transaction, id, context.now(), sheet.part)
  })
  const { version } = await getRecord(database, 'match', id)
  return { id, name, version, edit: editId }
}

interface Someone {
  readonly field: string
  readonly person: string | null
  readonly name?: string | null | undefined
}

/** Refuses people without a record or a name, and a person who is listed twice. */
export async function refusePeople(database: Queryable, people: readonly Someone[]): Promise<void> {
  const ids = people.flatMap(({ person }) => person ?? [])
  const found =
    ids.length === 0 ? [] : await database.selectFrom('people').select('id').where('id', 'in', ids).execute()
  const known = new Set(found.map(({ id }) => id))
  const seen = new Set<string>()
  const fields = people.flatMap(({ field, person, name }): FieldError[] => {
    if (person === null) return name?.trim() ? [] : [{ field, message: 'Escolha alguém ou escreva o nome.' }]
    if (!known.has(person)) return [{ field, message: 'Esta pessoa não existe mais. Escolha outra.' }]
    if (seen.has(person)) return [{ field, message: 'Esta pessoa já está na lista.' }]
    seen.add(person)
    return []
  })
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
}

/** The person's id; without an id, the name. */
export function namedAs({ person, name }: Pick<Someone, 'person' | 'name'>) {
  return { id: person, name: person === null ? (name?.trim() ?? null) : null }
}

type Row = Readonly<Record<string, unknown>>
type PartTable = 'lineups' | 'lineup_players' | 'match_statistics' | 'match_officials' | 'airings'

/**
 * Makes a match's rows of one table exactly these. Equal rows are not written, so that the history shows only changes.
 * Rows that differ are deleted before the new ones are inserted, because two rows may have exchanged their keys.
 */
export async function replaceRows(
  transaction: Transaction<DB>,
  table: PartTable,
  matchId: string,
  keys: readonly string[],
  wanted: readonly Row[],
): Promise<void> {
  const { rows: stored } = await sql<Row>`
    select * from ${sql.table(table)} where match_id = ${matchId}`.execute(transaction)
  const left = new Set(wanted)
  const gone = stored.filter((row) => {
    const same = [...left].find((each) => Object.keys(each).every((column) => isSame(each[column], row[column])))
    return same === undefined || !left.delete(same)
  })
  for (const row of gone) {
    const where = keys.map((key) => sql`${sql.ref(key)} = ${row[key]}`)
    await sql`
      delete from ${sql.table(table)} where match_id = ${matchId} and ${sql.join(where, sql` and `)}`.execute(
      transaction,
    )
  }
  for (const row of left) {
    const columns = { match_id: matchId, ...row }
    await sql`
      insert into ${sql.table(table)} (${sql.join(Object.keys(columns).map((column) => sql.ref(column)))})
      values (${sql.join(Object.values(columns))})`.execute(transaction)
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
