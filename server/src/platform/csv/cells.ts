import { isDay } from '../time/day-formats.ts'

/** Why a row cannot be used, as a Portuguese sentence. */
export class RowError extends Error {
  override name = 'RowError'
}

const LONGEST_NAME = 200

/** The cells of one row by column name, parsed on the way out. */
export class Cells<Column extends string> {
  readonly #index: ReadonlyMap<string, number>
  readonly #fields: readonly string[]

  constructor(index: ReadonlyMap<string, number>, fields: readonly string[]) {
    this.#index = index
    this.#fields = fields
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

  /** A day that exists, `2019-02-28`, also with midnight behind it. */
  day(column: Column): string {
    const text = this.text(column).replace(/[T ]00:00(?::00(?:\.0+)?)?Z?$/, '')
    return isDay(text) ? text : this.refuse(column, 'deve ser uma data AAAA-MM-DD')
  }

  /** In small or capital letters: `TRUE`, `True`. */
  flag(column: Column, no: string, yes: string): boolean {
    const text = this.text(column).toUpperCase()
    return text === yes || (text !== no && this.refuse(column, `deve ser ${no} ou ${yes}`))
  }

  refuse(column: Column, wants: string): never {
    throw new RowError(`a coluna ${column} ${wants}; veio “${shorten(this.text(column))}”.`)
  }
}

/** A hostile value must not fill the report. */
export function shorten(text: string, length = 60): string {
  return text.length <= length ? text : `${text.slice(0, length)}…`
}
