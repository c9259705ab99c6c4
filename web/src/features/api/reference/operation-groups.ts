import { fold, matches } from '../../../components/text-match.ts'
import type { Operation } from './operations.ts'

export interface OperationGroup {
  readonly tag: string
  readonly operations: readonly Operation[]
}

// What most people come for; the rest follows in the document's order.
const FIRST = [
  'Campeonatos',
  'Jogos',
  'Times',
  'Jogadores',
  'Técnicos',
  'Estádios',
  'Confederações',
  'Streamings',
  'Busca e mudanças',
]

/** By tag, football first. */
export function groupOperations(operations: readonly Operation[]): readonly OperationGroup[] {
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  const ordered = [...FIRST.filter((tag) => tags.includes(tag)), ...tags.filter((tag) => !FIRST.includes(tag))]
  return ordered.map((tag) => ({ tag, operations: operations.filter((operation) => operation.tag === tag) }))
}

/** The operations that contain every typed word; matches in the name or the address come first. */
export function searchOperations(operations: readonly Operation[], query: string): readonly Operation[] {
  if (fold(query).trim() === '') return operations
  const found = operations.filter((operation) => matches(query, ...textsOf(operation)))
  const isNamed = ({ id, summary, path, tag }: Operation) => matches(query, id, summary, path, tag)
  return [...found.filter(isNamed), ...found.filter((operation) => !isNamed(operation))]
}

function textsOf({ id, tag, method, path, summary, description, parameters, body }: Operation): readonly string[] {
  const described = [...parameters, ...(body?.fields ?? [])].flatMap((each) => [each.name, each.description ?? ''])
  return [id, tag, method, path, summary, description ?? '', ...described]
}
