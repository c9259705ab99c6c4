import { hasUnseen, isUrl, sentences, type Field, type Fields } from '@meio-campo/contract/rules'
import type { Rules } from '../../../../components/form/form-errors.ts'
import { fromTyped, type SocialRow, type Typed, type TypedValues } from './typed-value.ts'

const LONGEST_URL = 500
const COLOUR = /^#[\da-f]{6}$/

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** The error under the field, or null: the same rules as the API's, checked before sending. */
export function fieldObjection(field: Field, typed: Typed): string | null {
  const value = fromTyped(field, typed)
  if (isEmpty(value)) return field.required ? sentences.required : null
  switch (field.input) {
    case 'text':
    case 'longText':
      return textObjection(field, String(value))
    case 'integer':
      return numberObjection(value, field.min, field.max)
    case 'amount':
      return typeof value === 'number' && value >= 0 ? null : 'Use só números, como em 1.500.000,00.'
    case 'degrees':
      return typeof value === 'number' && Math.abs(value) <= 180 ? null : 'Use graus de −180 a 180, como em −22,912.'
    case 'url':
      return urlObjection(String(value))
    case 'colours':
      return (value as readonly string[]).every((colour) => COLOUR.test(colour))
        ? null
        : 'Escreva cada cor como em #c8102e.'
    case 'socials':
      return socialsObjection(typed as readonly SocialRow[])
    default:
      return null
  }
}

function textObjection(field: Field & { readonly max: number; readonly pattern?: string }, text: string) {
  if (Array.from(text).length > field.max) return sentences.atMost(field.max)
  if (field.input === 'text' && hasUnseen(text)) return sentences.oneLine
  if (field.pattern && !new RegExp(field.pattern).test(text)) return field.hint ?? 'Escreva de outra forma.'
  return null
}

function numberObjection(value: unknown, min: number, max: number): string | null {
  if (typeof value === 'number' && value >= min && value <= max) return null
  // A year is read without a point in its middle.
  const words = (number: number) => (max < 10_000 ? String(number) : number.toLocaleString('pt-BR'))
  return `Use um número inteiro de ${words(min)} a ${words(max)}.`
}

function urlObjection(text: string): string | null {
  if (text.length > LONGEST_URL) return sentences.atMost(LONGEST_URL)
  return isUrl(text) ? null : sentences.url
}

function socialsObjection(rows: readonly SocialRow[]): string | null {
  const filled = rows.filter(({ url }) => url.trim() !== '')
  if (filled.some(({ url }) => urlObjection(url.trim()) !== null)) return 'Confira os endereços.'
  if (new Set(filled.map(({ network }) => network)).size < filled.length) return 'Cada rede aparece uma vez só.'
  return null
}

/** For `useForm`. What cannot be changed any more is not judged either. */
export function rulesFor(fields: Fields, fixed: boolean): Rules<TypedValues> {
  const judged = Object.entries(fields).filter(([, field]) => !(fixed && field.fixed))
  return Object.fromEntries(judged.map(([name, field]) => [name, (value: Typed) => fieldObjection(field, value)]))
}
