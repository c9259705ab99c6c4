import * as contract from '@meio-campo/contract'
import { fieldTree, type FieldTree } from '../../../platform/reading/fields.ts'
import type { Tool } from './tools.ts'

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly [keyword: string]: unknown
}

export interface OutputSchema extends Schema {
  readonly type: 'object'
}

const named = new Map<unknown, string>(
  Object.entries(contract).flatMap(([name, value]) =>
    /^[A-Z]/.test(name) && typeof value === 'object' && 'properties' in value ? [[value, name] as const] : [],
  ),
)

/**
 * What a tool answers, from the contract's own schemas: the answer of its call, cut to the fields that the tool asks for.
 * A shape that has a name stands once, under `$defs`.
 */
export function outputSchema({ answers, fields }: Pick<Tool, 'answers' | 'fields'>): OutputSchema {
  const defs: Record<string, Schema> = {}
  const { properties = {}, ...rest } = answers.answer as unknown as Schema
  const chosen =
    fields === undefined ? properties : { ...properties, data: only(properties['data']!, fieldTree(fields)) }
  const root = refer({ ...rest, properties: chosen }, defs)
  return { ...root, type: 'object', ...(Object.keys(defs).length > 0 && { $defs: defs }) }
}

/** The shape with these fields alone. */
function only(schema: Schema, fields: FieldTree | null): Schema {
  if (!fields) return schema
  if (schema.items) return { ...schema, items: only(schema.items, fields) }
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((each) => only(each, fields)) }
  if (!schema.properties) return schema
  const kept = Object.entries(schema.properties).filter(([name]) => fields.has(name))
  return {
    ...schema,
    required: (schema.required ?? []).filter((name) => fields.has(name)),
    properties: Object.fromEntries(kept.map(([name, each]) => [name, only(each, fields.get(name)!)])),
  }
}

/** The schema with its named shapes by reference, in as few words as say the same: an assistant reads all of them. */
function refer(schema: Schema, defs: Record<string, Schema>): Schema {
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node !== 'object' || node === null) return node
    const name = named.get(node)
    if (name === undefined) return visitAll(node)
    if (!(name in defs)) {
      defs[name] = {}
      defs[name] = visitAll(node === contract.Match ? withoutParts(contract.Match as unknown as Schema) : node)
    }
    return { $ref: `#/$defs/${name}` }
  }
  const visitAll = (node: object): Schema =>
    // An id would make the references inside it its own.
    shortly(
      Object.fromEntries(Object.entries(node).flatMap(([key, value]) => (key === '$id' ? [] : [[key, visit(value)]]))),
    )
  return visitAll(schema)
}

/** A match inside another answer: its events and line-ups come only with `include`, which no tool sends. */
function withoutParts(match: Schema): Schema {
  const required = new Set(match.required)
  const always = Object.entries(match.properties ?? {}).filter(([name]) => required.has(name))
  return { ...match, properties: Object.fromEntries(always) }
}

/** A plain value or null: `type` with both instead of `anyOf`. */
function shortly(schema: Schema): Schema {
  const { anyOf, ...rest } = schema
  const [value, none] = anyOf ?? []
  if (anyOf?.length !== 2 || none?.['type'] !== 'null' || typeof value?.['type'] !== 'string') return schema
  const words = value['enum'] as readonly unknown[] | undefined
  return { ...value, type: [value['type'], 'null'], ...(words && { enum: [...words, null] }), ...rest }
}
