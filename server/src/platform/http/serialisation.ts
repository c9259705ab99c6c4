import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

const selectCompiler = SerializerSelector()

/**
 * Compiles like the framework, but at the first answer of each kind (see validation.ts for why), and without unions.
 */
export const buildSerializer: typeof selectCompiler = (schemas, options) => {
  const compile = selectCompiler(schemas, options)
  return (route) => {
    let serialise: ReturnType<typeof compile> | null = null
    return (answer: unknown) => (serialise ??= compile({ ...route, schema: withoutUnions(route.schema) }))(answer)
  }
}

type Schema = Readonly<Record<string, unknown>>

const rewritten = new WeakMap<object, unknown>()

/**
 * The serialiser chooses among the options of a union by a validator of each, and compiling those takes seconds for one
 * answer. A nullable value is therefore declared as `nullable`, and a union of plain values becomes an open schema. A
 * union of several objects stays as it is.
 */
export function withoutUnions<T>(schema: T): T {
  if (typeof schema !== 'object' || schema === null) return schema
  const known = rewritten.get(schema)
  if (known !== undefined) return known as T
  const result = Array.isArray(schema) ? schema.map(withoutUnions) : rewrite(schema as Schema)
  rewritten.set(schema, result)
  return result as T
}

function rewrite(schema: Schema): Schema {
  const entries = Object.entries(schema).map(([name, value]) => [name, withoutUnions(value)] as const)
  const { anyOf, ...rest } = Object.fromEntries(entries)
  if (!Array.isArray(anyOf)) return Object.fromEntries(entries)
  const options = (anyOf as Schema[]).filter(({ type }) => type !== 'null')
  if (options.every(isPlainValue)) return {}
  const [only] = options
  return options.length === 1 ? { ...only, ...rest, nullable: true } : { ...rest, anyOf }
}

const isPlainValue = ({ type, const: constant }: Schema) =>
  constant !== undefined || ['string', 'number', 'integer', 'boolean'].includes(type as string)
