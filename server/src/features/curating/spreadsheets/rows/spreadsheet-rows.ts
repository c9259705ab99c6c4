import { setImmediate } from 'node:timers/promises'
import type { SpreadsheetError, Values } from '@meio-campo/contract'
import { shorten } from '../../../../platform/csv/cells.ts'
import type { Queryable } from '../../../../database/database.ts'
import { Lookup, type Wanted } from './reference-lookup.ts'
import { emptyValue, readCell, textOfCell } from './cell-value.ts'
import type { SpreadsheetRow } from '../files/spreadsheet-file.ts'
import type { MappedField, SpreadsheetPlan } from './spreadsheet-plan.ts'
import { dayAt } from '../../../../platform/time/today.ts'
import { findImpossible } from '../../record-tables/impossible.ts'

/** After this many rows the event loop serves other calls. */
const TURN_ROWS = 500

/** A cell that can mean several records, or one that is not certain. */
export interface AskedCell {
  readonly text: string
  readonly ids: readonly string[]
  /** Whether the answer may also be "none of them". */
  readonly another: boolean
}

/** A row as parsed so far. Its errors are collected; they do not stop the other rows. */
export class PlannedRow {
  readonly line: number
  readonly values: Record<string, unknown> = {}
  readonly errors: SpreadsheetError[] = []
  /** The records that its cells refer to, by field, until they are looked up. */
  readonly references = new Map<string, Wanted>()
  /** The cell of the id's column. */
  readonly givenId: string
  /** The existing record. */
  recordId: string | null = null
  /** The records with the row's name, if it is uncertain which of them it means, if any. */
  candidates: readonly string[] = []
  /** The user answered that it is none of the records with its name. */
  isAnother = false
  /** By field: the records that an uncertain cell can mean. */
  readonly asked = new Map<string, AskedCell>()
  /** The row that prevents it from being written, because both are written together or not at all. */
  heldBy: PlannedRow | null = null
  readonly #plan: SpreadsheetPlan
  readonly #row: SpreadsheetRow

  constructor(plan: SpreadsheetPlan, row: SpreadsheetRow) {
    this.#plan = plan
    this.#row = row
    this.line = row.line
    this.givenId = plan.idAt === null ? '' : textOfCell(row.cells[plan.idAt]).trim()
  }

  get isGood(): boolean {
    return this.errors.length === 0 && !this.isDoubtful && this.heldBy === null
  }

  /** Whether the row waits for the user's answer on which record it means. */
  get isDoubtful(): boolean {
    return this.candidates.length > 0 || this.asked.size > 0
  }

  get isWrong(): boolean {
    return this.errors.length > 0 || this.heldBy?.isWrong === true
  }

  cell({ at }: MappedField): unknown {
    return this.#row.cells[at]
  }

  /** Named by the field's column, or by its label where no column is mapped to it. */
  refuse(name: string, message: string): void {
    const { fields, columns, idAt } = this.#plan
    const at = name === 'id' ? idAt : (fields.find((each) => each.name === name.split('.')[0])?.at ?? null)
    this.errors.push({
      line: this.line,
      column: at === null ? null : columns[at]!,
      field: name || null,
      value: at === null ? null : shorten(textOfCell(this.#row.cells[at])),
      message,
    })
  }
}

/** Every row with the values of its cells. */
export async function readRows(plan: SpreadsheetPlan, rows: readonly SpreadsheetRow[]): Promise<readonly PlannedRow[]> {
  const planned: PlannedRow[] = []
  const today = dayAt(new Date())
  for (const [at, row] of rows.entries()) {
    if (at % TURN_ROWS === 0) await setImmediate()
    const next = new PlannedRow(plan, row)
    planned.push(next)
    if (row.cells.slice(plan.columns.length).some((cell) => textOfCell(cell) !== '')) {
      next.refuse('', `A linha tem ${row.cells.length} colunas; o cabeçalho tem ${plan.columns.length}.`)
      continue
    }
    for (const mapped of plan.fields) {
      const { name, field } = mapped
      const reading = readCell(field, next.cell(mapped))
      if (reading.is === 'wrong') next.refuse(name, reading.message)
      else if (reading.is === 'value') next.values[name] = reading.value
      else if (reading.is === 'reference' && field.input === 'record')
        next.references.set(name, { kind: field.record, text: reading.text })
      else if (plan.clear && emptyValue(field) !== undefined) next.values[name] = emptyValue(field)
    }
    for (const { field, message } of findImpossible(plan.kind, next.values, today)) next.refuse(field, message)
  }
  return planned
}

/** The records that a name can mean in a row, and the error if there is none. */
export interface Narrowing {
  readonly ids: (row: PlannedRow, name: string, ids: readonly string[]) => readonly string[]
  readonly unknown: (row: PlannedRow, name: string, text: string) => string
}

const anywhere: Narrowing = { ids: (_row, _name, ids) => ids, unknown: () => 'Não existe. Use o id ou o nome exato.' }

/** Sets the records that the cells refer to: of these fields, or of all. */
export async function resolveReferences(
  database: Queryable,
  rows: readonly PlannedRow[],
  fields: readonly string[] | null = null,
  narrowing: Narrowing = anywhere,
): Promise<void> {
  const open = rows.flatMap((row) =>
    [...row.references]
      .filter(([name]) => fields === null || fields.includes(name))
      .map(([name, wanted]) => ({ row, name, wanted })),
  )
  const lookup = await Lookup.of(
    database,
    open.map(({ wanted }) => wanted),
    'id or name',
  )
  for (const { row, name, wanted } of open) {
    const ids = narrowing.ids(row, name, lookup.ids(wanted))
    if (ids.length === 1) row.values[name] = ids[0]
    else row.refuse(name, ids.length === 0 ? narrowing.unknown(row, name, wanted.text) : severalWords(ids))
  }
}

const MOST_NAMED = 5

export function severalWords(ids: readonly string[]): string {
  const named = ids.slice(0, MOST_NAMED).join(', ')
  return `Há ${ids.length} com este nome. Use o id: ${named}${ids.length > MOST_NAMED ? '…' : '.'}`
}

/** Without empty fields, so that a new record gets the defaults of the database. */
export function filledValues(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}
