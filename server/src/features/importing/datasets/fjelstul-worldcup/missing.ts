import type { Cells } from '../../../../platform/csv/cells.ts'
import { isDay } from '../../../../platform/time/day-formats.ts'

/** The dataset writes `not available` for what it does not know and `not applicable` for what there is not. */
export function isMissing(text: string): boolean {
  return text === '' || text === 'not available' || text === 'not applicable'
}

export function textOrNull<Column extends string>(cells: Cells<Column>, column: NoInfer<Column>): string | null {
  return isMissing(cells.text(column)) ? null : cells.name(column)
}

export function dayOrNull<Column extends string>(cells: Cells<Column>, column: NoInfer<Column>): string | null {
  const text = cells.text(column)
  return isMissing(text) ? null : isDay(text) ? text : cells.refuse(column, 'deve ser uma data AAAA-MM-DD')
}

/** Before 1954 shirts had no numbers: 0. */
export function numberOrNull<Column extends string>(cells: Cells<Column>, column: NoInfer<Column>): number | null {
  return isMissing(cells.text(column)) ? null : cells.whole(column) || null
}

export function flag<Column extends string>(cells: Cells<Column>, column: NoInfer<Column>): boolean {
  return cells.flag(column, '0', '1')
}
