import { recordFields, slug, type EditableKind, type RecordKind } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Queryable } from '../../../../database/database.ts'
import { columnOf } from '../../history/kept-tables.ts'
import { editableTables, recordTables } from '../../record-tables/tables.ts'
import { textOfCell } from '../rows/cell-value.ts'
import { isDoubtful, readNamesakes } from './same-record.ts'
import { Lookup } from '../rows/reference-lookup.ts'
import type { SpreadsheetPlan } from '../rows/spreadsheet-plan.ts'
import { severalWords, type PlannedRow } from '../rows/spreadsheet-rows.ts'

/** Finds the existing record of each row, and refuses two rows for the same record. */
export async function matchRows(
  database: Queryable,
  plan: SpreadsheetPlan,
  rows: readonly PlannedRow[],
): Promise<void> {
  // A row with other errors is looked up too, so that all its errors are shown at once.
  const good = rows.filter((row) => row.isGood || hasKeys(plan, row))
  if (plan.keys.length === 0) await matchById(database, plan, good)
  else if (plan.keys.length === 1) await matchByName(database, plan, good)
  else await matchByKeys(database, plan, good)
  refuseRepeated(good, plan.keys[0] ?? 'id', (row) => newKey(plan.keys, row))
}

/** Whether the cells that identify the record of a row could be read. */
const hasKeys = ({ keys }: SpreadsheetPlan, { errors, values }: PlannedRow): boolean =>
  keys.every((key) => (values[key] ?? null) !== null) && errors.every(({ field }) => field !== null && field !== 'id')

async function matchById(database: Queryable, plan: SpreadsheetPlan, rows: readonly PlannedRow[]): Promise<void> {
  const given = rows.filter(({ givenId }) => givenId !== '')
  const isPart = !('name' in recordFields[plan.kind])
  const ids = given.map(({ givenId }) => givenId).filter((id) => !isPart || /^\d{1,18}$/.test(id))
  const { rows: found } = await sql<{ id: string }>`
    select id::text from ${sql.table(editableTables[plan.kind])}
    where id = any (${ids}::${isPart ? sql`bigint[]` : sql`text[]`})`.execute(database)
  const known = new Set(found.map(({ id }) => id))
  for (const row of given) {
    if (known.has(row.givenId)) row.recordId = row.givenId
    else row.refuse('id', 'Não existe. Para criar, deixe o id vazio: ele é feito do nome.')
  }
}

async function matchByName(database: Queryable, plan: SpreadsheetPlan, rows: readonly PlannedRow[]): Promise<void> {
  const kind = plan.kind as RecordKind
  const wantedOf = (row: PlannedRow) => ({ kind, text: String(row.values['name']) })
  const named = rows.filter((row) => {
    if (typeof row.values['name'] === 'string') return true
    row.refuse('name', 'Preencha este campo: é por ele que se acha o registro.')
    return false
  })
  const lookup = await Lookup.of(database, named.map(wantedOf), 'name')
  const idsOf = (row: PlannedRow) => lookup.ids(wantedOf(row))
  const namesakes = await readNamesakes(database, kind, named.flatMap(idsOf))
  for (const row of named) {
    const ids = idsOf(row)
    const chosen = plan.choices[row.line]
    if (chosen === null) row.isAnother = true
    else if (chosen !== undefined && ids.includes(chosen)) row.recordId = chosen
    else if (ids.length > 1 || ids.some((id) => isDoubtful(kind, row.values, namesakes.get(id)!))) row.candidates = ids
    else row.recordId = ids[0] ?? null
  }
}

async function matchByKeys(
  database: Queryable,
  { kind, keys }: SpreadsheetPlan,
  rows: readonly PlannedRow[],
): Promise<void> {
  const complete = rows.filter((row) => {
    const missing = requiredOf(kind, keys).find((key) => (row.values[key] ?? null) === null)
    if (missing === undefined) return true
    row.refuse(missing, 'Preencha este campo: é por ele que se acha o que já existe.')
    return false
  })
  const table = sql.table(editableTables[kind])
  const keyValues = complete.map(({ values }) =>
    Object.fromEntries(keys.map((key) => [columnOf(kind, key), values[key] ?? null])),
  )
  const same = keys.map((key) => {
    const column = columnOf(kind, key)
    const equal = recordFields[kind][key]!.required ? sql`=` : sql`is not distinct from`
    return sql`${sql.ref(`t.${column}`)} ${equal} ${sql.ref(`k.${column}`)}`
  })
  const { rows: found } = await sql<{ at: number; ids: string[] }>`
    select k.ordinality::integer as at, array_agg(t.id::text order by t.id) as ids
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(keyValues)}::jsonb) with ordinality as k
    join ${table} as t on ${sql.join(same, sql` and `)}
    group by k.ordinality`.execute(database)
  for (const { at, ids } of found) {
    const row = complete[at - 1]!
    if (ids.length > 1) row.refuse(keys[0]!, severalWords(ids))
    else row.recordId = ids[0]!
  }
}

const requiredOf = (kind: EditableKind, keys: readonly string[]) =>
  keys.filter((key) => recordFields[kind][key]!.required)

/** Refuses the second row of one record; `keyOfNew` recognises rows of the same new record. */
export function refuseRepeated(
  rows: readonly PlannedRow[],
  field: string,
  keyOfNew: (row: PlannedRow) => string | null,
): void {
  const first = new Map<string, number>()
  for (const row of rows) {
    if (!row.isGood) continue
    const key = row.recordId ?? keyOfNew(row)
    if (key === null) continue
    const line = first.get(key)
    if (line === undefined) first.set(key, row.line)
    else row.refuse(field, `Repete a linha ${line}.`)
  }
}

/** Two new rows with the same name are one record, if records are matched by name. */
function newKey(keys: readonly string[], { values, isAnother }: PlannedRow): string | null {
  if (keys.length === 0 || isAnother) return null
  return `new ${JSON.stringify(keys.map((key) => slug(textOfCell(values[key]))))}`
}

const LONGEST = 180

/** The id made from a name; null where the name has no letter or digit. */
export function wantedId(name: string): string | null {
  const wanted = slug(name.trim()).slice(0, LONGEST)
  return /[a-z0-9]/.test(wanted) ? wanted : null
}

/**
 * Ids for many new records, in few queries; no record has or had any of them. A concurrent insert of the same id
 * violates the primary key, and its whole transaction is rolled back.
 */
export class NewIds {
  readonly #database: Queryable
  readonly #kind: RecordKind
  readonly #numbers = new Map<string, number>()
  readonly #given = new Set<string>()

  constructor(database: Queryable, kind: RecordKind) {
    this.#database = database
    this.#kind = kind
  }

  /** In the order of `wanted`. */
  async give(wanted: readonly string[]): Promise<readonly string[]> {
    const ids: string[] = wanted.map((each) => this.#next(each))
    let open = ids.map((_, at) => at)
    while (open.length > 0) {
      const taken = await this.#findTaken(open.map((at) => ids[at]!))
      open = open.filter((at) => taken.has(ids[at]!))
      for (const at of open) ids[at] = this.#next(wanted[at]!)
    }
    return ids
  }

  #next(wanted: string): string {
    for (;;) {
      const number = (this.#numbers.get(wanted) ?? 0) + 1
      this.#numbers.set(wanted, number)
      const id = number === 1 ? wanted : `${wanted}_${number}`
      if (this.#given.has(id)) continue
      this.#given.add(id)
      return id
    }
  }

  async #findTaken(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(recordTables[this.#kind])} where id = any (${ids}::text[])
      union all
      select old_id from redirects where kind = ${this.#kind} and old_id = any (${ids}::text[])
      union all
      select record_id from changes
      where kind = ${this.#kind} and type = 'deleted' and record_id = any (${ids}::text[])`.execute(this.#database)
    return new Set(rows.map(({ id }) => id))
  }
}
