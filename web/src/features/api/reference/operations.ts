import { listFields, type Field } from './fields.ts'
import type {
  DocumentOperation,
  DocumentParameter,
  DocumentResponse,
  OpenapiDocument,
  Schema,
} from './openapi-document.ts'
import { choicesOf, limitWords, typeWords, type Resolve } from './schema-words.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly type: string
  readonly limits: string | null
  /** The words it takes, where it takes one of a few. */
  readonly choices: readonly string[]
  /** Takes several of its choices, with commas between. */
  readonly several: boolean
  readonly default: string | null
  readonly description: string | null
  /** The values of the recorded call. */
  readonly example: string | null
}

export interface Failure {
  readonly status: string
  readonly code: string
  readonly title: string
  readonly detail: string
}

export interface Operation {
  readonly id: string
  readonly tag: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly description: string | null
  readonly access: 'open' | 'user' | 'admin'
  /** What a key must be allowed; null: no key may call. */
  readonly scope: string | null
  /** It will go; the day it stops answering, or null while that is not decided. */
  readonly leaving: { readonly sunset: string | null } | null
  readonly parameters: readonly Parameter[]
  readonly body: { readonly fields: readonly Field[]; readonly example: unknown } | null
  /** The body is one file. */
  readonly upload: boolean
  readonly answer: {
    readonly status: string
    readonly fields: readonly Field[]
    readonly example: unknown
    /** Other formats it can be had in: `text/csv`. */
    readonly formats: readonly string[]
  }
  readonly failures: readonly Failure[]
}

const JSON_TYPE = 'application/json'
// The console adds it to its own reads; the server accepts and ignores it.
const NOT_TOLD = 'type'

/** The document as the reference shows it: one row per operation, names already looked up. */
export function readOperations({ paths, components }: OpenapiDocument): readonly Operation[] {
  const resolve: Resolve = (schema) => {
    const name = schema.$ref?.split('/').at(-1)
    return name === undefined ? schema : (components.schemas?.[name] ?? {})
  }
  const find = (response: DocumentResponse): DocumentResponse => {
    const name = response.$ref?.split('/').at(-1)
    return name === undefined ? response : (components.responses?.[name] ?? {})
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    path.endsWith(ONLY_FIELDS)
      ? []
      : Object.entries(methods).map(([method, operation]) => toOperation(method, path, operation, resolve, find)),
  )
}

/** With `fields` a call is an operation of its own in the document, for its types; a reader sees one, which takes them. */
const ONLY_FIELDS = '.campos'

/** Every code that the API can answer, also those that belong to no operation. */
export function readFailures(document: OpenapiDocument): readonly Failure[] {
  return (document['x-problems'] ?? []).map(({ status, ...problem }) => ({ ...problem, status: String(status) }))
}

function toOperation(
  method: string,
  path: string,
  operation: DocumentOperation,
  resolve: Resolve,
  find: (response: DocumentResponse) => DocumentResponse,
): Operation {
  const { operationId, tags, summary, description, parameters = [], requestBody, responses } = operation
  const json = requestBody?.content[JSON_TYPE]
  const [status, success] = Object.entries(responses).find(([each]) => each.startsWith('2')) ?? ['200', {}]
  const content = find(success).content ?? {}
  const answered = content[JSON_TYPE]
  return {
    id: operationId,
    tag: tags?.[0] ?? 'Outras',
    method: method.toUpperCase(),
    path,
    summary: summary ?? operationId,
    description: description ?? null,
    access: operation['x-access'] ?? 'user',
    scope: operation['x-scope'] ?? null,
    leaving: operation['x-deprecation'] ? { sunset: operation['x-deprecation'].sunset ?? null } : null,
    parameters: parameters
      .filter(isDocumented)
      .map((parameter) => toParameter(parameter, resolve))
      .toSorted((a, b) => rank(a) - rank(b)),
    body: json ? { fields: fieldsOf(json.schema, resolve), example: json.example } : null,
    upload: requestBody !== undefined && 'multipart/form-data' in requestBody.content,
    answer: {
      status,
      fields: fieldsOf(answered?.schema, resolve),
      example: answered?.example,
      formats: Object.keys(content).filter((type) => type !== JSON_TYPE),
    },
    failures: Object.entries(responses).flatMap(([failed, response]) =>
      (find(response)['x-problems'] ?? []).map((problem) => ({ status: failed, ...problem })),
    ),
  }
}

const fieldsOf = (schema: Schema | undefined, resolve: Resolve) => (schema ? listFields(schema, resolve) : [])

// What every list takes; an operation's own filters are what one looks for.
const SHARED = ['limit', 'cursor', 'sort', 'fields', 'include', 'format']

function rank({ in: place, name }: Parameter): number {
  return place === 'path' ? 0 : SHARED.indexOf(name) + 2
}

type DocumentedParameter = DocumentParameter & { readonly in: 'path' | 'query' }
const isDocumented = (parameter: DocumentParameter): parameter is DocumentedParameter =>
  parameter.in !== 'header' && !(parameter.in === 'query' && parameter.name === NOT_TOLD)

function toParameter(parameter: DocumentedParameter, resolve: Resolve): Parameter {
  const schema = resolve(parameter.schema)
  const accepts = schema['x-accepts'] ?? []
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required ?? false,
    type: typeWords(schema, resolve),
    limits: accepts.length > 0 ? null : limitWords(schema),
    choices: choicesOf(schema, resolve),
    // Only lists of words have a length of their own beside what they accept.
    several: accepts.length > 0 && schema.maxLength !== undefined,
    default: schema.default === undefined ? null : String(schema.default),
    description: parameter.description ?? schema.description ?? null,
    example: parameter.example === undefined ? null : String(parameter.example),
  }
}

/** By its id, or by its call as pages know it: `GET /api/v1/times/{id}`. */
export function findOperation(operations: readonly Operation[], wanted: string): Operation | undefined {
  return operations.find(({ id, method, path }) => id === wanted || `${method} ${path}` === wanted)
}
