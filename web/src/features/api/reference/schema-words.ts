import { numberFormat, plural } from '@meio-campo/contract/rules'
import type { Schema } from './openapi-document.ts'

/** The schema behind a name; a name of nothing is anything. */
export type Resolve = (schema: Schema) => Schema

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'data e hora',
  date: 'data',
  binary: 'arquivo',
  'mc-url': 'endereço web',
  'mc-country': 'código de país',
}
const TYPES: Readonly<Record<string, string>> = {
  string: 'texto',
  integer: 'número inteiro',
  number: 'número',
  boolean: 'sim ou não',
  object: 'objeto',
  null: 'nulo',
}

const number = numberFormat()

/** "texto", "lista de objetos", "número inteiro ou nulo": what a value is, in words. */
export function typeWords(schema: Schema, resolve: Resolve): string {
  const { type, format, items, anyOf, enum: choices } = resolve(schema)
  if (anyOf) return [...new Set(anyOf.map((each) => typeWords(each, resolve)))].join(' ou ')
  if (type === 'array') return items ? `lista de ${inPlural(typeWords(items, resolve))}` : 'lista'
  if (format && FORMATS[format]) return FORMATS[format]
  if (type) return TYPES[type] ?? type
  return choices ? 'texto' : 'qualquer valor'
}

/** "números inteiros", "textos ou nulos", "datas e hora". */
function inPlural(words: string): string {
  return words
    .split(' ou ')
    .map((each) => each.split(' ').map(many).join(' '))
    .join(' ou ')
}

const many = (word: string) => (/^(?:de|e|web|hora|não|sim)$/.test(word) ? word : `${word}s`)

/** "de 1 a 100", "até 500 caracteres": what a value may be; null where anything goes. */
export function limitWords({ type, minimum, maximum, minLength, maxLength }: Schema): string | null {
  const isText = type === 'string'
  const [least, most] = isText ? [minLength, maxLength] : [minimum, maximum]
  const unit = isText ? plural(most ?? 0, ' caractere', ' caracteres') : ''
  if (most !== undefined && least !== undefined && least > (isText ? 1 : Number.NEGATIVE_INFINITY))
    return `de ${number.format(least)} a ${number.format(most)}${unit}`
  if (most !== undefined) return `até ${number.format(most)}${unit}`
  if (least !== undefined && least > (isText ? 1 : Number.NEGATIVE_INFINITY))
    return `a partir de ${number.format(least)}${unit}`
  return null
}

/** The allowed words of an enumeration. A list of words in one value is recognised by its pattern, not here. */
export function choicesOf(schema: Schema, resolve: Resolve): readonly string[] {
  const { enum: choices, 'x-accepts': accepts, anyOf } = resolve(schema)
  if (anyOf) return anyOf.flatMap((each) => choicesOf(each, resolve))
  return accepts ?? choices?.map(String) ?? []
}
