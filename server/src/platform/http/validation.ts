import { isCountry, isUrl, sentences } from '@meio-campo/contract/rules'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify'
import type { FieldError } from '../errors/app-error.ts'
import { isDay, isMoment } from '../time/day-formats.ts'
import { patternWords } from './pattern-words.ts'

// The first validation stops at the first error, so that a body of a thousand wrong fields costs no more than one. A
// second one lists every error of a body that a person may have filled in. Unknown fields are errors, and values of a
// body are not converted: a number where a string belongs is a mistake. An address can only carry text, so its numbers
// and booleans are converted.
const options = { removeAdditional: false, useDefaults: true, strict: false, verbose: true } as const
const bodies = {
  first: create({ coerceTypes: false, allErrors: false }),
  all: create({ coerceTypes: false, allErrors: true }),
}
const addresses = {
  first: create({ coerceTypes: true, allErrors: false }),
  all: create({ coerceTypes: true, allErrors: true }),
}

function create(own: { readonly coerceTypes: boolean; readonly allErrors: boolean }): Ajv {
  return withFormats(new Ajv({ ...options, ...own }))
}

function withFormats(ajv: Ajv): Ajv {
  ajv.addFormat('date', { type: 'string', validate: isDay })
  ajv.addFormat('date-time', { type: 'string', validate: isMoment })
  ajv.addFormat('mc-url', { type: 'string', validate: isUrl })
  ajv.addFormat('mc-country', { type: 'string', validate: isCountry })
  return ajv
}

/** A body with more values, or longer texts, than a form has gets only its first error reported. */
const MOST_VALUES = 400
const LONGEST_TEXT = 20_000
/** The most errors in one answer, and the longest field name in it. */
const MOST_ERRORS = 50
const LONGEST_FIELD = 120

/** Compiled at its first call: compiling hundreds of schemas before serving would slow the start of a process. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const { first, all } = httpPart === 'body' ? bodies : addresses
  let compiledFirst: ValidateFunction | null = null
  let compiledAll: ValidateFunction | null = null
  const validate = (value: unknown): boolean => {
    compiledFirst ??= first.compile(schema)
    validate.errors = null
    if (compiledFirst(value)) return true
    validate.errors = compiledFirst.errors ?? null
    if (isSmall(value)) {
      compiledAll ??= all.compile(schema)
      compiledAll(value)
      validate.errors = compiledAll.errors ?? validate.errors
    }
    return false
  }
  validate.errors = null as ErrorObject[] | null
  return validate
}

function isSmall(value: unknown): boolean {
  const waiting = [value]
  let values = 0
  let text = 0
  for (let next = waiting.pop(); next !== undefined || waiting.length > 0; next = waiting.pop()) {
    values += 1
    if (typeof next === 'string') text += next.length
    if (values > MOST_VALUES || text > LONGEST_TEXT) return false
    if (typeof next !== 'object' || next === null) continue
    for (const [name, child] of Object.entries(next)) {
      text += name.length
      waiting.push(child)
      if (waiting.length > MOST_VALUES) return false
    }
  }
  return true
}

/** For values that do not arrive as a body, such as a spreadsheet's row. */
export const compileBody = (schema: object) => bodies.all.compile(schema)

/** Every wrong field at once, each with one Portuguese sentence. `part` is the part of the call that has them. */
export function describeValidation(
  errors: readonly (FastifySchemaValidationError | ErrorObject)[],
  part?: string,
): FieldError[] {
  const byField = new Map<string, string>()
  for (const error of withoutOtherKinds(errors as readonly ErrorObject[])) {
    if (byField.size >= MOST_ERRORS) break
    const { field, message } = isRepeated(error, part) ? { field: fieldOf(error), message: REPEATED } : describe(error)
    const shown = field.length > LONGEST_FIELD ? `${field.slice(0, LONGEST_FIELD)}…` : field
    if (!byField.has(shown)) byField.set(shown, message)
  }
  return Array.from(byField, ([field, message]) => ({ field, message }))
}

/** Errors that only say that the value is not one of the other options: not `null`, not a certain word. */
const isOfOtherKind = ({ keyword, params }: ErrorObject) =>
  keyword === 'anyOf' || keyword === 'const' || (keyword === 'type' && params['type'] === 'null')

/**
 * Keeps only the errors of the option that was meant: “is not null” does not help a caller who sent a list of players
 * with a mistake in it.
 */
function withoutOtherKinds(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const rest = errors.filter((error) => !isOfOtherKind(error))
  const hasOwnError = ({ instancePath: at }: ErrorObject) =>
    rest.some(({ instancePath }) => instancePath === at || instancePath.startsWith(`${at}/`))
  return errors.filter((error) => !isOfOtherKind(error) || !hasOwnError(error))
}

const REPEATED = 'Vem mais de uma vez no endereço: mande-o uma vez só, e onde valem vários, separe-os por vírgula.'

/** `?time=a&time=b`: the framework reads a list for a parameter that takes one value. */
const isRepeated = ({ keyword, data }: ErrorObject, part: string | undefined) =>
  part === 'querystring' && keyword === 'type' && Array.isArray(data)

const fieldOf = ({ instancePath }: ErrorObject) => instancePath.slice(1).replaceAll('/', '.')

const formats: Readonly<Record<string, string>> = {
  'mc-url': sentences.url,
  'mc-country': 'Não há país com este código. São como BR, AR ou GB-ENG.',
  date: 'Informe um dia que exista, como 2026-05-10.',
}

function describe(error: ErrorObject): FieldError {
  const { keyword, params, parentSchema } = error
  const field = fieldOf(error)
  const inside = (name: string) => (field ? `${field}.${name}` : name)
  switch (keyword) {
    case 'required':
      return { field: inside(params['missingProperty']), message: sentences.required }
    case 'additionalProperties':
      return { field: inside(params['additionalProperty']), message: describeUnknown(parentSchema) }
    case 'minLength':
      return { field, message: params['limit'] === 1 ? sentences.required : sentences.atLeast(params['limit']) }
    case 'maxLength':
      return { field, message: sentences.atMost(params['limit']) }
    case 'pattern':
      return {
        field,
        message: describeOwn(parentSchema) ?? patternWords(params['pattern'], error.data) ?? 'Formato não aceito.',
      }
    case 'enum':
      return { field, message: `Aceita: ${params['allowedValues'].join(', ')}.` }
    case 'format':
      return {
        field,
        message: formats[params['format']] ?? 'Informe data e hora que existam, como 2026-05-10T19:30:00Z.',
      }
    case 'type':
      return { field: field || 'body', message: `Deve ser ${typeNames[String(params['type'])] ?? 'de outro tipo'}.` }
    case 'minimum':
      return { field, message: `Deve ser ${params['limit']} ou mais.` }
    case 'maximum':
      return { field, message: `Deve ser ${params['limit']} ou menos.` }
    case 'minItems':
      return {
        field,
        message: params['limit'] === 1 ? 'Escolha pelo menos um.' : `Pelo menos ${params['limit']} itens.`,
      }
    case 'maxItems':
      return { field, message: `No máximo ${params['limit']} itens.` }
    case 'uniqueItems':
      return { field, message: 'Um item vem mais de uma vez.' }
    case 'minProperties':
      return { field: field || 'body', message: 'Preencha pelo menos um campo.' }
    case 'maxProperties':
      return { field: field || 'body', message: `No máximo ${params['limit']} campos.` }
    case 'const':
      return {
        field,
        message: field === 'terms' ? sentences.terms : `Aceita: ${JSON.stringify(params['allowedValue'])}.`,
      }
    default:
      return { field, message: 'Valor não aceito.' }
  }
}

/** Only the console may send the parameter that it adds to its calls. */
const OWN_PARAMETER = 'ajax'

/** Names the known fields beside an unknown one. */
function describeUnknown(schema: ErrorObject['parentSchema']): string {
  const properties = (schema?.['properties'] ?? {}) as Readonly<Record<string, { readonly const?: unknown }>>
  const names = Object.keys(properties).filter((name) => properties[name]!.const !== OWN_PARAMETER)
  return names.length === 0 ? 'Campo desconhecido.' : `Campo desconhecido. Aceita: ${names.join(', ')}.`
}

/** A list of words names them (see `SomeOf` in the contract); other patterns may have their own sentence. */
function describeOwn(schema: ErrorObject['parentSchema']): string | null {
  const sentence: unknown = schema?.['x-refusal']
  if (typeof sentence === 'string') return sentence
  const words: unknown = schema?.['x-accepts']
  return Array.isArray(words) ? `Aceita: ${words.join(', ')}.` : null
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'um texto',
  integer: 'um número inteiro',
  number: 'um número',
  boolean: 'verdadeiro ou falso',
  object: 'um objeto',
  array: 'uma lista',
}
