import type { Document, Operation } from './document.ts'

/** What an answer with `fields` has its own address by; the same call as `?fields=` without it. */
export const FIELDS_ENDING = 'campos'
const SUFFIX = 'Fields'
const SAME_CALL = `A resposta tem então o tipo da mesma chamada em \`.${FIELDS_ENDING}\`.`

interface Schema {
  readonly $ref?: string
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

interface Success {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>>
}

/**
 * With `fields`, an answer has only what was asked for, and no property is certain. Such answers are operations of
 * their own in the document, at an address with an ending: the others keep the types in which everything is there, and say
 * of `fields` where its type is.
 */
export function withFields(document: Document): Document {
  const schemas = { ...document.components['schemas'] } as Record<string, Schema>
  const paths = Object.entries(document.paths).flatMap(([path, methods]) => {
    const { get } = methods
    const fields = get?.parameters?.find(({ name }) => name === 'fields')
    const schema = (get?.responses['200'] as Success | undefined)?.content?.['application/json']?.schema
    if (!get || !fields || !schema) return [[path, methods] as const]
    const told = { ...fields, description: `${fields.description ?? ''} ${SAME_CALL}`.trim() }
    const whole = { ...get, parameters: get.parameters!.map((each) => (each === fields ? told : each)) }
    const partial = toPartial(get, schema, schemas)
    return [[path, { ...methods, get: whole }] as const, [`${path}.${FIELDS_ENDING}`, { get: partial }] as const]
  })
  return { ...document, paths: Object.fromEntries(paths), components: { ...document.components, schemas } }
}

function toPartial(operation: Operation, schema: Schema, schemas: Record<string, Schema>): Operation {
  const { properties = {}, ...rest } = schema
  const { data = {}, ...others } = properties
  const success = operation.responses['200'] as Success
  const partial = { ...rest, properties: { ...others, data: withoutRequired(data, schemas) } }
  const parameters = operation
    .parameters!.filter(({ name }) => name !== 'format')
    .map((each) => (each.name === 'fields' ? { ...each, required: true } : each))
  return {
    ...operation,
    operationId: `${operation.operationId}${SUFFIX}`,
    summary: `${operation.summary}, só os campos pedidos`,
    description:
      'A mesma chamada com `fields`, num endereço próprio para que o tipo da resposta seja exato: em `data` só vem o que foi pedido.',
    parameters,
    responses: { ...operation.responses, 200: { ...success, content: { 'application/json': { schema: partial } } } },
  }
}

/** The same shape where nothing must be there; named shapes get a second one, `MatchPartial` beside `Match`. */
function withoutRequired(schema: Schema, schemas: Record<string, Schema>): Schema {
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined) {
    const partial = `${name}Partial`
    if (!(partial in schemas)) {
      schemas[partial] = {}
      schemas[partial] = withoutRequired(schemas[name]!, schemas)
    }
    return { ...schema, $ref: `#/components/schemas/${partial}` }
  }
  const { required: _, ...rest } = schema
  const inner = (each: Schema) => withoutRequired(each, schemas)
  return {
    ...rest,
    ...(schema.properties && {
      properties: Object.fromEntries(Object.entries(schema.properties).map(([key, each]) => [key, inner(each)])),
    }),
    ...(schema.items && { items: inner(schema.items) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(inner) }),
    ...(schema.allOf && { allOf: schema.allOf.map(inner) }),
  }
}
