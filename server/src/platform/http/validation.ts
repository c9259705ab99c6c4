import { EMAIL_PATTERN, isUrl, NAME, NOT_BLANK, sentences } from '@meio-campo/contract/rules'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify'
import type { FieldError } from '../errors/app-error.ts'

// Unknown fields are an error, and a body's values are taken as they are: a number where a string belongs is
// a mistake. An address can only carry text, so there numbers and booleans are read from it.
const options = { allErrors: true, removeAdditional: false, useDefaults: true, strict: false, verbose: true } as const
const bodies = withFormats(new Ajv({ ...options, coerceTypes: false }))
const addresses = withFormats(new Ajv({ ...options, coerceTypes: true }))

function withFormats(ajv: Ajv): Ajv {
  addFormats.default(ajv, ['date-time', 'date'])
  ajv.addFormat('mc-url', { type: 'string', validate: isUrl })
  return ajv
}

/** Compiled at its first call: a process that compiled hundreds of schemas before it serves would be slow to start. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'body' ? bodies : addresses
  let compiled: ValidateFunction | null = null
  const validate = (value: unknown): boolean => {
    compiled ??= ajv.compile(schema)
    const fits = compiled(value)
    validate.errors = compiled.errors ?? null
    return fits
  }
  validate.errors = null as ErrorObject[] | null
  return validate
}

/** For values that come by another way than a body of their own, such as a spreadsheet's row. */
export const compileBody = (schema: object) => bodies.compile(schema)

/** Every wrong field at once, each with one Portuguese sentence. */
export function describeValidation(errors: readonly (FastifySchemaValidationError | ErrorObject)[]): FieldError[] {
  const byField = new Map<string, string>()
  for (const error of errors as readonly ErrorObject[]) {
    const { field, message } = describe(error)
    if (!byField.has(field)) byField.set(field, message)
  }
  return Array.from(byField, ([field, message]) => ({ field, message }))
}

function describe({ instancePath, keyword, params, parentSchema }: ErrorObject): FieldError {
  const field = instancePath.slice(1).replaceAll('/', '.')
  const inside = (name: string) => (field ? `${field}.${name}` : name)
  switch (keyword) {
    case 'required':
      return { field: inside(params['missingProperty']), message: sentences.required }
    case 'additionalProperties':
      return { field: inside(params['additionalProperty']), message: 'Campo desconhecido.' }
    case 'minLength':
      return { field, message: params['limit'] === 1 ? sentences.required : sentences.atLeast(params['limit']) }
    case 'maxLength':
      return { field, message: sentences.atMost(params['limit']) }
    case 'pattern':
      return { field, message: describeWords(parentSchema) ?? describePattern(params['pattern']) }
    case 'enum':
      return { field, message: `Aceita: ${params['allowedValues'].join(', ')}.` }
    case 'format':
      return { field, message: params['format'] === 'mc-url' ? sentences.url : 'Informe data e hora em ISO 8601.' }
    case 'type':
      return { field: field || 'body', message: `Deve ser ${typeNames[String(params['type'])] ?? 'de outro tipo'}.` }
    case 'minimum':
      return { field, message: `Deve ser ${params['limit']} ou mais.` }
    case 'maximum':
      return { field, message: `Deve ser ${params['limit']} ou menos.` }
    case 'maxItems':
      return { field, message: `No máximo ${params['limit']} itens.` }
    case 'const':
      return { field, message: field === 'terms' ? sentences.terms : 'Valor não aceito.' }
    default:
      return { field, message: 'Valor não aceito.' }
  }
}

/** A list of words says which they are (see `SomeOf` in the contract). */
function describeWords(schema: ErrorObject['parentSchema']): string | null {
  const words: unknown = schema?.['x-accepts']
  return Array.isArray(words) ? `Aceita: ${words.join(', ')}.` : null
}

function describePattern(pattern: string): string {
  if (pattern === NOT_BLANK) return sentences.required
  if (pattern === NAME.pattern) return sentences.atLeast(NAME.min)
  if (pattern === EMAIL_PATTERN) return sentences.email
  return 'Formato não aceito.'
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'um texto',
  integer: 'um número inteiro',
  number: 'um número',
  boolean: 'verdadeiro ou falso',
  object: 'um objeto',
  array: 'uma lista',
}

const DEEPEST = 32

/**
 * Whether a value holds what no text column or JSON column can: the character NUL, or half of a pair of
 * surrogates. Nothing we take is deeply nested, so what is counts as well; walked without recursion, because
 * a body can be nested deeper than any stack.
 */
export function isUnstorable(value: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: inner, depth } = next
    if (typeof inner === 'string' && !isStorable(inner)) return true
    if (typeof inner !== 'object' || inner === null) continue
    if (depth >= DEEPEST) return true
    for (const [key, child] of Object.entries(inner)) {
      if (!isStorable(key)) return true
      waiting.push({ value: child, depth: depth + 1 })
    }
  }
  return false
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
