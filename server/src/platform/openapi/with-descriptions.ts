import * as contract from '@meio-campo/contract'
import { ACCOUNT_SCOPES } from '@meio-campo/contract/rules'
import type { Document } from './document.ts'

const words: Readonly<Record<string, string>> = { ...contract.sharedWords, ...contract.footballWords }

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

interface Described {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string; description?: string; readonly schema?: Schema }[]
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>
  >
}

/**
 * Every field that its schema does not describe gets the words of the contract for its name: those of its shape
 * (`Match.status`), of the field that holds it (`round.name`), or of the name alone. Only in the data that a key may read:
 * the words are of football, and in what manages an account the same name may mean something else.
 */
export function withDescriptions<D extends Document>(document: D): D {
  const schemas = (document.components['schemas'] ?? {}) as Readonly<Record<string, Schema>>
  const seen = new Set<string>()
  const describe: Describe = (schema, shape, parent) => {
    const name = schema.$ref?.split('/').at(-1)
    if (name !== undefined) {
      if (seen.has(name)) return
      seen.add(name)
      return describe(schemas[name] ?? {}, name, name)
    }
    describeFields(schema, shapeNames.get(keysOf(schema)) ?? shape, parent, describe)
    for (const part of partsOf(schema)) describe(part, shape, parent)
  }
  for (const { operationId: id, parameters = [], responses } of readsOf(document)) {
    for (const parameter of parameters) {
      if (parameter.description !== undefined || isDescribed(parameter.schema ?? {})) continue
      const found = wordsFor(id, id, parameter.name)
      if (found !== undefined) parameter.description = found
    }
    for (const { schema } of Object.values(responses[200]?.content ?? {})) if (schema) describe(schema, id, id)
  }
  return document
}

const managing = new Set<string>(ACCOUNT_SCOPES)

/** Whether this is the scope of a read of data, and not of an account's own things; none is of neither. */
export const isDataRead = (scope: string | undefined): boolean => scope !== undefined && !managing.has(scope)

const keysOf = ({ properties = {} }: Schema) => Object.keys(properties).toSorted().join(' ')

/** The shapes of the contract by their fields: written as OpenAPI some look different, and stand in it without a name. */
const shapeNames: ReadonlyMap<string, string> = new Map(
  Object.entries(contract).flatMap(([name, value]) =>
    /^[A-Z]/.test(name) && typeof value === 'object' && 'properties' in value
      ? [[keysOf(value as unknown as Schema), name] as const]
      : [],
  ),
)

/** `shape` is the named shape or the operation that the schema belongs to; `parent` the field that holds it. */
type Describe = (schema: Schema, shape: string, parent: string) => void

const readsOf = ({ paths }: Document) =>
  Object.values(paths).flatMap(({ get }) => (isDataRead(get?.['x-scope']) ? [get as unknown as Described] : []))

function describeFields(schema: Schema, shape: string, parent: string, describe: Describe): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const found = isDescribed(field) ? undefined : wordsFor(shape, parent, name)
    if (found !== undefined) field.description = found
    describe(field, shape, name)
  }
}

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

const wordsFor = (shape: string, parent: string, name: string): string | undefined =>
  words[`${shape}.${name}`] ??
  words[`${shape.replace(/Page$/, '')}.${name}`] ??
  words[`${parent}.${name}`] ??
  words[name]
