import { slug } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { groupIdOf, phaseIdOf, roundIdOf, tieIdOf } from '../../football/editions/structure-ids.ts'
import type { MatchCopy, Row } from './match-copy.ts'

interface Part {
  readonly parent: 'edition_id' | 'phase_id'
  readonly isSame: (one: Row, other: Row) => boolean
  /** Of a part that is made in another place than it was. */
  readonly newId: (row: Row) => string
}

const sameName = (one: Row, other: Row) => slug(String(one['name'])) === slug(String(other['name']))
const teamsOf = (tie: Row) => [String(tie['first_id']), String(tie['second_id'])].toSorted().join(' ')

/** From the outside to the inside: the id of a part may depend on those before it. */
const PARTS: Readonly<Record<'phases' | 'groups' | 'rounds' | 'ties', Part>> = {
  phases: {
    parent: 'edition_id',
    isSame: sameName,
    newId: (row) => phaseIdOf(String(row['edition_id']), String(row['name'])),
  },
  groups: {
    parent: 'phase_id',
    isSame: sameName,
    newId: (row) => groupIdOf(String(row['phase_id']), String(row['name'])),
  },
  rounds: {
    parent: 'phase_id',
    isSame: (one, other) => (one['number'] !== null && one['number'] === other['number']) || sameName(one, other),
    newId: (row) =>
      roundIdOf(String(row['phase_id']), { number: row['number'] as number | null, name: String(row['name']) }),
  },
  ties: {
    parent: 'phase_id',
    isSame: (one, other) => one['round_id'] === other['round_id'] && teamsOf(one) === teamsOf(other),
    newId: (row) =>
      tieIdOf(String(row['round_id'] ?? row['phase_id']), String(row['first_id']), String(row['second_id'])),
  },
}

/**
 * While a match waits, its edition may be merged into another, and its phase, group, round or tie be created again. It
 * is then put into those with the same names; missing ones are created, in the present edition.
 */
export async function placeCopy(transaction: Transaction<DB>, copy: MatchCopy, edition: string): Promise<MatchCopy> {
  const ids = new Map<string, string>()
  const moved = (row: Row): Row => ({
    ...row,
    ...('edition_id' in row && { edition_id: edition }),
    ...Object.fromEntries(
      ['phase_id', 'group_id', 'round_id', 'tie_id'].flatMap((column) => {
        const id = ids.get(String(row[column]))
        return id === undefined ? [] : [[column, id]]
      }),
    ),
  })
  const made: Record<string, readonly Row[]> = {}
  for (const [table, part] of Object.entries(PARTS)) {
    made[table] = []
    for (const row of copy[table] ?? []) {
      const next = moved(row)
      const there = await findThere(transaction, table, part, next)
      const id = there ?? (next[part.parent] === row[part.parent] ? row['id'] : part.newId(next))
      ids.set(String(row['id']), String(id))
      if (there === undefined) made[table] = [...made[table], { ...next, id }]
    }
  }
  const rest = Object.entries(copy).filter(([table]) => !(table in PARTS))
  return { ...made, ...Object.fromEntries(rest.map(([table, rows]) => [table, rows.map(moved)])) }
}

async function findThere(
  transaction: Transaction<DB>,
  table: string,
  { parent, isSame }: Part,
  row: Row,
): Promise<string | undefined> {
  const { rows } = await sql<Row & { readonly id: string }>`
    select * from ${sql.table(table)} where ${sql.ref(parent)} = ${row[parent]}`.execute(transaction)
  return (rows.find(({ id }) => id === row['id']) ?? rows.find((each) => isSame(each, row)))?.id
}
