// Writes the types of the client from the contract, so that the published package stands alone.
// `node client/scripts/generate-types.ts [file]`
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '@meio-campo/contract'

/** `type` is the console's, `format` gives a file; `fields` and `include` are typed by what they do to an answer. */
const LEFT_OUT = new Set(['type', 'fields', 'format'])

interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly pattern?: string
  readonly description?: string
  readonly 'x-accepts'?: readonly string[]
  readonly 'x-includes'?: contract.Inclusions
}

const named = new Map<Schema, string>()
for (const [name, value] of Object.entries(contract)) {
  if (/^[A-Z]/.test(name) && typeof value === 'object' && 'properties' in value) named.set(value as Schema, name)
}

/** The named shapes met on the way, each written once. */
const declared = new Map<string, string>()

/** Everything that a key may call. */
const endpoints = Object.values(contract.endpoints as Readonly<Record<string, contract.Endpoint>>).filter(
  ({ scope }) => scope !== undefined,
)

const reads = endpoints
  .filter(({ method }) => method === 'GET')
  .map(({ path, summary, description, params, query, answer }) => {
    const { properties = {} } = (query ?? {}) as Schema
    const includes = properties['include']?.['x-includes']
    return [
      comment(wordsOf(summary, description), 1),
      `  '${path}': {`,
      `    params: ${params ? fields(params, 2) : 'Record<never, never>'}`,
      `    query: ${queryOf(query ?? {}, includes === undefined ? [] : ['include'])}`,
      `    fields: ${'fields' in properties}`,
      `    includes: ${includes === undefined ? 'Record<never, never>' : includesOf(includes)}`,
      `    answer: ${answerOf(answer as Schema)}`,
      '  }',
    ].join('\n')
  })

// A file is sent as a form: `client.request` is not made for it.
const writes = endpoints
  .filter(({ method, upload }) => method !== 'GET' && !upload)
  .map(({ method, path, summary, description, params, query, body, answer }) =>
    [
      comment(wordsOf(summary, description), 1),
      `  '${method} ${path}': {`,
      `    params: ${params ? fields(params, 2) : 'Record<never, never>'}`,
      `    query: ${queryOf(query ?? {}, [])}`,
      `    body: ${body ? render(body as Schema, 2) : 'undefined'}`,
      `    answer: ${answer ? answerOf(answer as Schema) : 'undefined'}`,
      '  }',
    ].join('\n'),
  )

reference(contract.PushEvent as Schema, 'PushEvent')
const types = [...declared].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
const text = `// Generated from the contract by scripts/generate-types.ts; do not edit.

/** Several words: with commas between, or as a list. */
export type Several<Word extends string = string> = string | readonly Word[]

export interface Item<T> {
  data: T
}

export interface Page<T> {
  data: T[]
  page: { limit: number; next: string | null; total: number | null }
  links: { self: string; next: string | null }
}

${types.join('\n\n')}

/** What can be read, by address: what it takes and what it answers. */
export interface Reads {
${reads.join('\n')}
}

/** What can be written, by method and address. */
export interface Writes {
${writes.join('\n')}
}
`
writeFileSync(process.argv[2] ?? join(import.meta.dirname, '../src/types.gen.ts'), text)

function wordsOf(summary: string, description: string | undefined): string {
  return [summary, description].filter(Boolean).join('. ').replaceAll('..', '.')
}

function queryOf({ properties = {}, required = [] }: Schema, leftOut: readonly string[]): string {
  const own = Object.entries(properties).filter(([name]) => !LEFT_OUT.has(name) && !leftOut.includes(name))
  return fields({ required, properties: Object.fromEntries(own) }, 2, asParameter)
}

/** By its path: where in the answer a relation stands, and the shape that stands there then, or null for its own. */
function includesOf(includes: contract.Inclusions): string {
  const shapes = contract as unknown as Readonly<Record<string, Schema>>
  const lines = Object.entries(includes).map(([path, { gives, at = [path] }]) => {
    const shape = gives === undefined ? 'null' : render(shapes[gives]!, 3)
    return `      '${path}': { at: ${at.map(literal).join(' | ')}; gives: ${shape} }`
  })
  return `{\n${lines.join('\n')}\n    }`
}

function answerOf(schema: Schema): string {
  const { data, page, links, ...more } = schema.properties ?? {}
  if (data && !page && Object.keys(more).length === 0 && data.type !== 'array') return `Item<${render(data, 2)}>`
  if (!data?.items || !page || !links) return render(schema, 2)
  const rows = `Page<${render(data.items, 2)}>`
  return Object.keys(more).length === 0 ? rows : `${rows} & ${fields({ ...schema, properties: more }, 2)}`
}

function render(schema: Schema, depth: number): string {
  const name = named.get(schema)
  if (name !== undefined) return reference(schema, name)
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((each) => render(each, depth)).join(' | ')
  if (schema.type === 'array') return listOf(render(schema.items!, depth))
  if (schema.patternProperties) {
    return `Record<string, ${render(Object.values(schema.patternProperties)[0]!, depth)}>`
  }
  if (schema.properties) return fields(schema, depth)
  if (schema.type === 'integer') return 'number'
  return schema.type ?? 'unknown'
}

/** What a parameter takes: words and lists of words where the contract names them. */
function asParameter(schema: Schema, depth: number): string {
  const words = schema['x-accepts']?.map(literal).join(' | ')
  const several = schema.pattern?.includes('(,') || schema.pattern?.includes('(?:,')
  if (several) return words === undefined ? 'Several' : `Several<${words}>`
  return words ?? render(schema, depth)
}

function reference(schema: Schema, name: string): string {
  if (!declared.has(name)) {
    declared.set(name, '')
    declared.set(name, `export interface ${name} ${fields(schema, 0)}`)
  }
  return name
}

function fields({ properties = {}, required = [] }: Schema, depth: number, of = render): string {
  const indent = '  '.repeat(depth + 1)
  // Callers hand on what they may not have; answers leave out what is not there.
  const absent = of === asParameter ? ' | undefined' : ''
  const lines = Object.entries(properties).flatMap(([name, schema]) => {
    const said = schema.description ?? schema.anyOf?.find(({ description }) => description)?.description
    const mark = required.includes(name) ? '' : '?'
    return [
      ...(said === undefined ? [] : [comment(said, depth + 1)]),
      `${indent}${name}${mark}: ${of(schema, depth + 1)}${mark && absent}`,
    ]
  })
  return lines.length === 0 ? 'Record<never, never>' : `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value)
}

function listOf(type: string): string {
  return /^\w+$/.test(type) ? `${type}[]` : `Array<${type}>`
}

function comment(text: string, depth: number): string {
  return `${'  '.repeat(depth)}/** ${text.replaceAll('*/', '*\\/')} */`
}
