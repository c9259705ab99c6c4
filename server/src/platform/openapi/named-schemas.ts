import * as contract from '@meio-campo/contract'

/** The shapes that have a name in the contract, by what they look like on paper. */
function namedSchemas(): ReadonlyMap<string, string> {
  const byText = new Map<string, string>()
  for (const [name, value] of Object.entries(contract)) {
    if (!/^[A-Z]/.test(name) || typeof value !== 'object' || !('properties' in value)) continue
    byText.set(textOf(value), name)
  }
  return byText
}

/** The document drops the ids by which the schemas know each other. */
const textOf = (schema: unknown) => JSON.stringify(schema, (key, value: unknown) => (key === '$id' ? undefined : value))

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * Says every named shape once, under `components`, and refers to it wherever it appears: the document stays small,
 * and what is made from it (clients, pages) has the names people use.
 */
export function withNamedSchemas(document: Json): Record<string, Json> {
  const names = namedSchemas()
  const schemas: Record<string, Json> = {}

  const visit = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node !== 'object' || node === null) return node
    const name = names.get(textOf(node))
    if (name === undefined) return visitFields(node as Record<string, Json>)
    if (!(name in schemas)) {
      schemas[name] = {}
      schemas[name] = visitFields(node as Record<string, Json>)
    }
    return { $ref: `#/components/schemas/${name}` }
  }
  const visitFields = (node: Readonly<Record<string, Json>>): Json =>
    Object.fromEntries(Object.entries(node).map(([key, value]) => [key, visit(value)]))

  const { components = {}, ...rest } = visit(document) as Record<string, Record<string, Json>>
  return { ...rest, components: { ...components, schemas: { ...(components['schemas'] as object), ...schemas } } }
}
