import * as contract from '@meio-campo/contract'
import { PATH_LIMITS, type Endpoint, type Inclusions } from '@meio-campo/contract'
import type { TSchema } from 'typebox'
import { fieldError } from '../errors/app-error.ts'
import { DEFAULT_LIMIT } from '../paging.ts'
import { MOST_IDS } from './asked-ids.ts'
import { valuesIn } from './fields.ts'
import { fieldsOf, isOptional } from './shape-of.ts'

interface PathQuery {
  readonly fields?: string
  readonly include?: string
  readonly limit?: number
  readonly ids?: string
  readonly format?: string
}

export interface AskedPaths {
  /** Every relation to read, with those on the way to another and those that `fields` needs; undefined where none is. */
  readonly include: string | undefined
  /** What the relations depend on besides the records themselves. */
  readonly topics: readonly string[]
}

const NOTHING: AskedPaths = { include: undefined, topics: [] }

/** Reads `fields` and `include` of a call. What there is not, or would cost too much, is refused before anything is read. */
export function readPaths(endpoint: Endpoint, query: PathQuery): AskedPaths {
  const { fields, include } = query
  if (fields === undefined && include === undefined) return NOTHING
  const inclusions = inclusionsOf(endpoint)
  const included = include === undefined ? [] : checkIncludes(valuesIn(include), inclusions)
  const implied = fields === undefined ? [] : checkFields(valuesIn(fields), itemOf(endpoint), inclusions)
  const relations = withParents([...included, ...implied], inclusions)
  refuseCost(endpoint, query, relations)
  return {
    include: relations.length === 0 ? undefined : relations.join(','),
    topics: relations.some((path) => isOfPeople(inclusions[path]?.gives)) ? ['spell'] : [],
  }
}

/** A person's team is known by their spells. */
const isOfPeople = (shape: string | undefined) => shape === 'Player' || shape === 'Coach'

interface Parameters {
  readonly properties?: Readonly<Record<string, { readonly 'x-includes'?: Inclusions }>>
}

function inclusionsOf({ query }: Endpoint): Inclusions {
  const { properties }: Parameters = query ?? {}
  return properties?.['include']?.['x-includes'] ?? {}
}

/** What `fields` chooses from: an answer's data, or each item of its list, which may stand beside other things in it. */
export function itemOf({ answer }: Endpoint): TSchema {
  const { data, page } = fieldsOf(answer!)
  if (!page || isList(data!)) return data!
  return Object.values(fieldsOf(data!)).find(isList)!
}

const isList = (schema: TSchema) => 'items' in schema

const depthOf = (path: string) => path.split('.').length

function checkIncludes(paths: readonly string[], inclusions: Inclusions): readonly string[] {
  const accepts = `Aceita: ${Object.keys(inclusions).join(', ')}.`
  const { includes: most, includeDepth } = PATH_LIMITS
  const deep = paths.find((path) => depthOf(path) > includeDepth)
  if (deep !== undefined)
    throw fieldError('include', `O caminho \`${deep}\` passa de dois níveis, como em \`events.player\`. ${accepts}`)
  if (paths.some((path) => !Object.hasOwn(inclusions, path))) throw fieldError('include', accepts)
  if (paths.length > most)
    throw fieldError('include', `São até ${most} caminhos de uma vez, e vieram ${paths.length}. ${accepts}`)
  return paths
}

/** The relations that these fields need. */
function checkFields(paths: readonly string[], item: TSchema, inclusions: Inclusions): string[] {
  const { fields: most, fieldDepth } = PATH_LIMITS
  if (paths.length > most) throw fieldError('fields', `São até ${most} campos de uma vez, e vieram ${paths.length}.`)
  const deep = paths.find((path) => depthOf(path) > fieldDepth)
  if (deep !== undefined) throw fieldError('fields', `O caminho \`${deep}\` passa de ${fieldDepth} nomes.`)
  return paths.flatMap((path) => relationsFor(path, item, inclusions))
}

/** Follows one path of fields through the shapes, into whole relations where the name alone does not have the field. */
function relationsFor(path: string, item: TSchema, inclusions: Inclusions): string[] {
  const needed: string[] = []
  let shape = item
  let whole: { readonly shape: TSchema; readonly relation: string } | null = null
  let place = ''
  for (const name of path.split('.')) {
    const own = fieldsOf(shape)
    const more = whole ? fieldsOf(whole.shape) : {}
    const isOwn = Object.hasOwn(own, name)
    const isMore = Object.hasOwn(more, name)
    if (!isOwn && whole && isMore) needed.push(whole.relation)
    const next = isOwn ? own[name] : isMore ? more[name] : undefined
    if (!next) throw unknownField(place, name, [...new Set([...Object.keys(own), ...Object.keys(more)])])
    const absent = isOwn && isOptional(shape, name)
    place = place === '' ? name : `${place}.${name}`
    const relation = relationAt(place, inclusions)
    if (relation !== null && absent) needed.push(relation)
    const gives = relation === null ? undefined : inclusions[relation]!.gives
    whole = gives === undefined ? null : { shape: shapeNamed(gives), relation: relation! }
    shape = next
  }
  return needed
}

function unknownField(place: string, name: string, names: readonly string[]) {
  if (place === '') return fieldError('fields', `Aceita: ${names.join(', ')}.`)
  if (names.length === 0)
    return fieldError('fields', `O campo \`${place}\` não tem outros dentro: peça só \`${place}\`.`)
  const accepts = names.map((each) => `${place}.${each}`).join(', ')
  return fieldError('fields', `Em \`${place}\` não há \`${name}\`. Aceita: ${accepts}.`)
}

function relationAt(place: string, inclusions: Inclusions): string | null {
  const found = Object.entries(inclusions).find(([path, { at = [path] }]) => at.includes(place))
  return found?.[0] ?? null
}

export const shapeNamed = (name: string) => (contract as unknown as Readonly<Record<string, TSchema>>)[name]!

/** In the order of the contract: a relation within another is read after it. */
function withParents(paths: readonly string[], inclusions: Inclusions): string[] {
  const wanted = new Set(paths.flatMap((path) => [path, path.split('.')[0]!]))
  return Object.keys(inclusions).filter((path) => wanted.has(path))
}

function refuseCost({ answer }: Endpoint, query: PathQuery, relations: readonly string[]): void {
  if (query.format !== undefined && relations.some((path) => path.includes('.')))
    throw fieldError('include', 'Em um arquivo, que tem a lista inteira, `include` vai só a um nível.')
  const isPaged = 'page' in fieldsOf(answer!)
  if (!isPaged || query.format !== undefined) return
  const limit = query.limit ?? (query.ids === undefined ? DEFAULT_LIMIT : MOST_IDS)
  const { pageRelations: most } = PATH_LIMITS
  if (limit * relations.length <= most) return
  const fitting = Math.floor(most / relations.length)
  throw fieldError(
    'include',
    `A página pede ${limit} itens com ${relations.length} relações cada (${relations.join(', ')}): são ${limit * relations.length}, e o máximo é ${most}. Com essas, use \`limit=${fitting}\` ou menos.`,
  )
}
