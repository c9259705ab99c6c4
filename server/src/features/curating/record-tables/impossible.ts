import type { Values } from '@meio-campo/contract'
import type { EditableKind } from '@meio-campo/contract/rules'
import type { FieldError } from '../../../platform/errors/app-error.ts'

/** The rules of football date from 1863, so an earlier birth is a mistake. */
const FIRST_BIRTH = '1850-01-01'

type Check = (value: string | number, today: string) => string | null

const notInTheFuture =
  (words: string): Check =>
  (year, today) =>
    Number(year) > Number(today.slice(0, 4)) ? words : null

const CHECKS: Readonly<Partial<Record<EditableKind, Readonly<Record<string, Check>>>>> = {
  person: {
    birthDate: (day, today) =>
      String(day) < FIRST_BIRTH
        ? 'Nascer antes de 1850 é antes de haver futebol. Confira o ano.'
        : String(day) > today
          ? 'Esta data de nascimento ainda não chegou.'
          : null,
  },
  team: {
    founded: notInTheFuture('Este ano ainda não chegou.'),
    dissolved: notInTheFuture('Este ano ainda não chegou.'),
  },
  confederation: { founded: notInTheFuture('Este ano ainda não chegou.') },
}

/** Impossible values, whatever else is known; `today` is a day, `2026-11-16`. Unlikely values are only warnings. */
export function findImpossible(kind: EditableKind, values: Values, today: string): FieldError[] {
  return Object.entries(CHECKS[kind] ?? {}).flatMap(([field, check]) => {
    const value = values[field]
    const message = typeof value === 'string' || typeof value === 'number' ? check(value, today) : null
    return message === null ? [] : [{ field, message }]
  })
}
