import * as contract from '@meio-campo/contract'
import { ACCOUNT_SCOPES } from '@meio-campo/contract/rules'
import type { Document } from './document.ts'

type Words = Readonly<Record<string, string>>

const footballWords: Words = { ...contract.sharedWords, ...contract.footballWords, ...contract.curatingWords }
const managingWords: Words = { ...contract.sharedWords, ...contract.importingWords, ...contract.managingWords }

interface Schema {
  readonly $ref?: string
  description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>

interface Described {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly 'x-scope'?: string
  readonly parameters?: readonly { readonly name: string; description?: string; readonly schema?: Schema }[]
  readonly requestBody?: { readonly content?: Content }
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>
}

/** The operations whose fields are of football, also where they are written. */
const FOOTBALL: ReadonlySet<string> = new Set([
  'Times',
  'Elencos',
  'Jogadores',
  'Técnicos',
  'Campeonatos',
  'Jogos',
  'Mesa ao vivo',
  'Estádios',
  'Confederações',
  'Streamings',
])

/** What a body means by a name, where an answer means something else: an id in the place of a record. */
const IN_BODY = 'body'

/**
 * Every field that its schema does not describe gets the words of the contract for its name: those of its shape
 * (`Match.status`), of the field that holds it (`round.name`), or of the name alone. Football has words of its own: in what
 * manages an account or an installation the same name means something else.
 */
export function withDescriptions<D extends Document>(document: D): D {
  const schemas = (document.components['schemas'] ?? {}) as Readonly<Record<string, Schema>>
  const operations = Object.values(document.paths).flatMap(
    (methods) => Object.values(methods) as unknown as readonly Described[],
  )
  const football = operations.filter(({ tags, ...each }) => isDataRead(each['x-scope']) || FOOTBALL.has(tags[0]!))
  describeAll(football, schemas, footballWords)
  describeAll(operations, schemas, managingWords)
  // What every call may answer, and what only webhooks receive.
  for (const name of Object.keys(schemas)) describeWith(schemas, managingWords)({ $ref: `#/${name}` }, name, name)
  return document
}

function describeAll(operations: readonly Described[], schemas: Readonly<Record<string, Schema>>, words: Words): void {
  const describe = describeWith(schemas, words)
  for (const { operationId: id, parameters = [], requestBody, responses } of operations) {
    for (const parameter of parameters) {
      if (parameter.description !== undefined || isDescribed(parameter.schema ?? {})) continue
      const found = wordsFor(words, id, id, parameter.name)
      if (found !== undefined) parameter.description = found
    }
    const bodies = Object.values(requestBody?.content ?? {})
    for (const { schema } of bodies) if (schema) describe(schema, id, IN_BODY)
    const answers = Object.entries(responses).flatMap(([status, { content = {} }]) =>
      status.startsWith('2') ? Object.values(content) : [],
    )
    for (const { schema } of answers) if (schema) describe(schema, id, id)
  }
}

/** `shape` is the named shape or the operation that the schema belongs to; `parent` the field that holds it. */
type Describe = (schema: Schema, shape: string, parent: string) => void

function describeWith(schemas: Readonly<Record<string, Schema>>, words: Words): Describe {
  const seen = new Set<string>()
  const describe: Describe = (schema, shape, parent) => {
    const name = schema.$ref?.split('/').at(-1)
    if (name !== undefined) {
      if (seen.has(name)) return
      seen.add(name)
      return describe(schemas[name] ?? {}, name, name)
    }
    describeFields(schema, shapeNames.get(keysOf(schema)) ?? shape, parent)
    for (const part of partsOf(schema)) describe(part, shape, parent)
  }
  const describeFields: Describe = (schema, shape, parent) => {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const found = isDescribed(field) ? undefined : wordsFor(words, shape, parent, name)
      if (found !== undefined) field.description = found
      describe(field, shape, name)
    }
  }
  return describe
}

const managing = new Set<string>(ACCOUNT_SCOPES)

/** Whether this is the scope of a read of data, and not of an account's own things; none is of neither. */
const isDataRead = (scope: string | undefined): boolean => scope !== undefined && !managing.has(scope)

const keysOf = ({ properties = {} }: Schema) => Object.keys(properties).toSorted().join(' ')

/** The shapes of the contract by their fields: written as OpenAPI some look different, and stand in it without a name. */
const shapeNames: ReadonlyMap<string, string> = new Map(
  Object.entries(contract).flatMap(([name, value]) =>
    /^[A-Z]/.test(name) && typeof value === 'object' && 'properties' in value
      ? [[keysOf(value as unknown as Schema), name] as const]
      : [],
  ),
)

export const partsOf = ({ items, anyOf = [], allOf = [], patternProperties = {}, additionalProperties }: Schema) => [
  ...(items ? [items] : []),
  ...anyOf,
  ...allOf,
  ...Object.values(patternProperties),
  ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
]

/** The words may stand with what a list holds, or with the alternative to null. */
export function isDescribed({ description, items, anyOf = [] }: Schema): boolean {
  if (description !== undefined) return true
  return (items !== undefined && isDescribed(items)) || anyOf.some(isDescribed)
}

const wordsFor = (words: Words, shape: string, parent: string, name: string): string | undefined =>
  words[`${shape}.${name}`] ??
  words[`${shape.replace(/Page$/, '')}.${name}`] ??
  words[`${parent}.${name}`] ??
  words[name]
