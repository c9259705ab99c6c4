import { isDay } from '../time/day-formats.ts'

/** Why a row cannot be used, as a Portuguese sentence. */
export class RowError extends Error {
  override name = 'RowError'
}

const LONGEST_NAME = 200

const YES = new Set(['TRUE', 'T', 'YES', 'Y', '1', 'SIM', 'S', 'SI', 'SÍ', 'VERDADEIRO', 'VERDADERO', 'WAHR', 'VRAI'])
const NO = new Set(['FALSE', 'F', 'NO', 'N', '0', 'NÃO', 'NAO', 'FALSO', 'FALSCH', 'FAUX'])

/** The cells of one row by column name, parsed on the way out. */
export class Cells<Column extends string> {
  readonly #index: ReadonlyMap<string, number>
  readonly #fields: readonly string[]
  readonly #monthFirst: boolean

  /** `monthFirst`: the table writes 12/25/2019. */
  constructor(index: ReadonlyMap<string, number>, fields: readonly string[], monthFirst = false) {
    this.#index = index
    this.#fields = fields
    this.#monthFirst = monthFirst
  }

  text(column: Column): string {
    return this.#fields[this.#index.get(column) ?? -1] ?? ''
  }

  /** Text that must be there, of a length that a name can have. */
  name(column: Column): string {
    const text = this.text(column).trim()
    if (text.length > LONGEST_NAME) return this.refuse(column, `não pode passar de ${LONGEST_NAME} caracteres`)
    return text || this.refuse(column, 'não pode ficar vazia')
  }

  /** `2`; tables that went through other programs may have it as `2.0`. */
  whole(column: Column): number {
    const text = this.text(column)
    return /^\d{1,9}(?:\.0+)?$/.test(text) ? Number(text) : this.refuse(column, 'deve ser um número inteiro')
  }

  /** A day that exists, `2019-02-28` or, as spreadsheets save it, `28/02/2019`, also with midnight behind it. */
  day(column: Column): string {
    const text = this.text(column)
      .trim()
      .replace(/[T ]00:00(?::00(?:\.0+)?)?Z?$/, '')
    const [, one = '', sign, other = '', year] = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(text) ?? []
    const [day, month] = this.#monthFirst && sign === '/' ? [other, one] : [one, other]
    const iso = year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return isDay(iso) ? iso : this.refuse(column, 'deve ser uma data AAAA-MM-DD')
  }

  /** In small or capital letters, and as spreadsheets in other languages save it: `TRUE`, `True`, `não`. */
  flag(column: Column, no: string, yes: string): boolean {
    const text = this.text(column).trim().toUpperCase()
    if (text === yes || YES.has(text)) return true
    return text !== no && !NO.has(text) && this.refuse(column, `deve ser ${no} ou ${yes}`)
  }

  refuse(column: Column, wants: string): never {
    throw new RowError(`a coluna ${column} ${wants}; veio “${shorten(this.text(column))}”.`)
  }
}

/** A hostile value must not fill the report. */
export function shorten(text: string, length = 60): string {
  return text.length <= length ? text : `${text.slice(0, length)}…`
}
