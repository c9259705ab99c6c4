import {
  brazilianStates,
  isNullable,
  parseDecimal,
  parseDegrees,
  parseInteger,
  slug,
  toOneLine,
  type Choices,
  type Field,
  countryName,
  footballCountries,
} from '@meio-campo/contract/rules'
import { isDay, isMoment } from '../../../../platform/time/day-formats.ts'
import type { Cell } from '../files/spreadsheet-file.ts'
import { findCountryByFifaCode, findCountryByName } from '../../../football/countries/countries.ts'

/** A cell as a value of its field. Relations are looked up later, for all rows at once. */
export type Reading =
  | { readonly is: 'empty' }
  | { readonly is: 'value'; readonly value: unknown }
  | { readonly is: 'reference'; readonly text: string }
  | { readonly is: 'wrong'; readonly message: string }

const value = (value: unknown): Reading => ({ is: 'value', value })
const wrong = (message: string): Reading => ({ is: 'wrong', message })
const orWrong = (found: unknown, message: string): Reading => (found === null ? wrong(message) : value(found))

/** As it is read by people, for a message or a sample. */
export function textOfCell(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  return typeof cell === 'string' ? cell : JSON.stringify(cell)
}

/** What spreadsheet programs show where a formula has no result, in English and in Portuguese. */
const FAILED = /^#(?:N\/[AD]|REF!|VALUE!|VALOR!|NAME\?|NOME\?|NUM!|NÚM!|NULL!|NULO!|DIV\/0!)$/i

/** Parses a cell by its field's description. An ambiguous text is an error, never a guess. */
export function readCell(field: Field, cell: Cell): Reading {
  const plain = unwrapRelation(cell)
  const given = textOfCell(plain)
  const text = (holdsLines(field) ? given : toOneLine(given)).trim()
  if (text === '') return { is: 'empty' }
  if (FAILED.test(text)) return wrong('A fórmula desta célula deu erro: corrija na planilha, ou deixe a célula vazia.')
  switch (field.input) {
    case 'text':
    case 'longText':
    case 'url':
    case 'picture':
      return isScalar(plain) ? value(text) : wrong('Deve ser um texto.')
    case 'integer':
      return orWrong(typeof plain === 'number' ? plain : readInteger(text), 'Deve ser um número inteiro.')
    case 'amount':
      return orWrong(typeof plain === 'number' ? plain : parseDecimal(text), 'Deve ser um número, como em 1.500,50.')
    case 'degrees':
      return orWrong(typeof plain === 'number' ? plain : parseDegrees(text), 'Use graus, como em -22,912.')
    case 'date':
      return orWrong(readDay(text), 'Deve ser uma data que existe, como em 31/12/2025 ou 2025-12-31.')
    case 'moment':
      return orWrong(readMoment(text), 'Deve ser data e hora com o fuso, como em 2025-12-31T16:00:00-03:00.')
    case 'boolean':
      return orWrong(readBoolean(text) ?? readOther(field, text), 'Deve ser sim ou não.')
    case 'country':
      return orWrong(findCountry(text), 'Este país não é conhecido: use o nome ou o código.')
    case 'countries':
      return readList(plain, findCountry, (item) => `O país “${item}” não é conhecido.`)
    case 'state':
      return orWrong(findChoice(brazilianStates, text), 'Este estado não é conhecido: use a sigla ou o nome.')
    case 'currency':
      return orWrong(/^[a-z]{3}$/i.test(text) ? text.toUpperCase() : null, 'Use o código da moeda, como BRL.')
    case 'colours':
      return readList(plain, readColour, (item) => `“${item}” não é uma cor: escreva como em #c8102e.`)
    case 'choice':
      return orWrong(findChoice(field.choices, text) ?? findOther(field, text), oneOf(field.choices))
    case 'choices':
      return readList(
        plain,
        (item) => findChoice(field.choices, item),
        () => oneOf(field.choices),
      )
    case 'socials':
      return orWrong(readSocials(plain), 'Escreva como em instagram: https://…; x: https://…')
    case 'record':
      return isScalar(plain) ? { is: 'reference', text } : wrong('Use o id ou o nome exato.')
  }
}

/** The value that clears a field; undefined where the field cannot be empty. */
export function emptyValue(field: Field): unknown {
  if (isNullable(field)) return null
  if (field.required || field.input === 'boolean') return undefined
  return field.input === 'socials' ? {} : []
}

/** In every other field a break inside the cell, or what came along with a copied text, is no part of the value. */
const holdsLines = ({ input }: Field) => input === 'longText' || input === 'socials'

const isScalar = (cell: Cell) => typeof cell !== 'object'

/** The API's own JSON names a relation as `{id, name}`. */
function unwrapRelation(cell: Cell): Cell {
  if (typeof cell !== 'object' || cell === null || Array.isArray(cell)) return cell
  const { id } = cell as { readonly id?: unknown }
  return typeof id === 'string' ? id : cell
}

/** `1950`, `1.950`, and `1950,0` as some programs write it. */
function readInteger(text: string): number | null {
  return parseInteger(text) ?? parseInteger(text.replace(/[.,]0{1,2}$/, ''))
}

function readDay(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  const iso = day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  return isDay(iso) ? iso : null
}

/** Programs leave out the seconds. */
function readMoment(text: string): string | null {
  const full = text.replace(/^(.{10}T\d{2}:\d{2})(?=Z|[+-])/, '$1:00')
  return isMoment(full) ? new Date(full).toISOString() : null
}

const YES = new Set(['sim', 's', 'true', 'verdadeiro', '1'])
const NO = new Set(['nao', 'n', 'false', 'falso', '0'])

function readBoolean(text: string): boolean | null {
  const word = slug(text)
  return YES.has(word) ? true : NO.has(word) ? false : null
}

const plainWords = (text: string) => slug(text.trim()).replaceAll(/_+/g, ' ')

/** By the label or by the API's value. */
function findChoice(choices: Choices, text: string): string | null {
  const wanted = plainWords(text)
  const [code] =
    Object.entries(choices).find(([code, label]) => [plainWords(code), plainWords(label)].includes(wanted)) ?? []
  return code ?? null
}

/** What else people write for a value. */
function findOther({ others = {} }: Field, text: string): string | null {
  const wanted = plainWords(text)
  return Object.entries(others).find(([words]) => plainWords(words) === wanted)?.[1] ?? null
}

function readOther(field: Field, text: string): boolean | null {
  const found = findOther(field, text)
  return found === null ? null : found === 'true'
}

const oneOf = (choices: Choices) => `Deve ser: ${Object.values(choices).join(', ')}.`

const readColour = (text: string) => (/^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : null)

/** Separated by `;`, `,`, `|` or `/`; codes also by spaces, as in our own files. */
function readList(cell: Cell, read: (item: string) => string | null, objection: (item: string) => string): Reading {
  const items = Array.isArray(cell) ? cell.map(textOfCell) : splitList(textOfCell(cell), read)
  const found: string[] = []
  for (const item of items.map((each) => each.trim()).filter(Boolean)) {
    const known = read(item)
    if (known === null) return wrong(objection(item))
    found.push(known)
  }
  return value(found)
}

function splitList(text: string, read: (item: string) => string | null): readonly string[] {
  if (read(text.trim()) !== null) return [text]
  const parts = text.split(/[;,|/]/)
  const words = text.trim().split(/\s+/)
  return parts.length === 1 && words.every((word) => read(word) !== null) ? words : parts
}

function readSocials(cell: Cell): Readonly<Record<string, string>> | null {
  if (typeof cell === 'object') return cell as Readonly<Record<string, string>>
  const text = textOfCell(cell).trim()
  if (text.startsWith('{')) return parseObject(text)
  const pairs = text
    .split(/[;\n]/)
    .filter((part) => part.trim() !== '')
    .map((part) => /^\s*([a-z]{1,30})\s*[:=]\s*(https?:\S+)\s*$/i.exec(part))
  if (pairs.includes(null)) return null
  return Object.fromEntries(pairs.map((pair) => [pair![1]!.toLowerCase(), pair![2]!]))
}

function parseObject(text: string): Readonly<Record<string, string>> | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Readonly<Record<string, string>>)
      : null
  } catch {
    return null
  }
}

const CODE = /^[A-Z]{2}(-[A-Z]{3})?$/

// Named codes that are not countries: regions, unions, test codes.
const NO_COUNTRY = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

const plain = (text: string) => slug(text.trim()).replaceAll(/_+/g, ' ')

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

// What people write here beside the name of the standard.
const others: Readonly<Record<string, string>> = {
  Holanda: 'NL',
  EUA: 'US',
  'República Tcheca': 'CZ',
  'República da Irlanda': 'IE',
  'Emirados Árabes': 'AE',
}

const byName = new Map<string, string>([
  ...footballCountries
    .filter((code) => code.length === 2)
    .map((code): [string, string] => [plain(english.of(code) ?? code), code]),
  ...footballCountries.map((code): [string, string] => [plain(countryName(code)), code]),
  ...Object.entries(others).map(([name, code]): [string, string] => [plain(name), code]),
])

/** `BR`, `BRA`, `Brasil`, `Brazil` → `BR`. */
function findCountry(text: string): string | null {
  const code = text.trim().toUpperCase()
  if (CODE.test(code) && countryName(code) !== code && !NO_COUNTRY.has(code)) return code
  const found = findCountryByFifaCode(code) ?? byName.get(plain(text)) ?? findCountryByName(text)
  return found !== null && CODE.test(found) ? found : null
}
