import { programPath } from '../../../console/api-panel/api-call.ts'
import type { Operation } from './operations.ts'

/** What the visitor filled in, by the place and the name of the parameter: `path.id`, `query.limit`. */
export type CallValues = Readonly<Record<string, string>>

export const valueName = ({ in: place, name }: Operation['parameters'][number]) => `${place}.${name}`

/** The recorded call's own values, so that "Executar" works before anything is typed. */
export function exampleValues({ parameters }: Operation, userId: string): CallValues {
  return Object.fromEntries(
    parameters.map((parameter) => {
      const example = parameter.name === 'userId' ? userId : parameter.example
      return [valueName(parameter), example ?? '']
    }),
  )
}

/** The values of an earlier call, read from its address. */
export function repeatedValues({ path, parameters }: Operation, address: string): CallValues {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const pattern = path.replace(/[.+()]/g, '\\$&').replace(/\{\w+\}/g, '([^/]+)')
  const [pathname = '', query = ''] = address.split('?')
  const given = new URLSearchParams(query)
  // The address may begin with a caller's base address.
  const found = new RegExp(`^(?:/[^/]+)??${pattern}/?$`).exec(pathname)?.slice(1) ?? []
  return Object.fromEntries(
    parameters.map((parameter) => {
      const { in: place, name } = parameter
      const inPath = found[names.indexOf(name)]
      const value = place === 'query' ? given.get(name) : inPath && decoded(inPath)
      return [valueName(parameter), value ?? '']
    }),
  )
}

/** A value that is not encoded correctly stays as it is: that may be why the call was refused. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function valuesIn({ parameters }: Operation, values: CallValues, place: 'path' | 'query'): Record<string, string> {
  return Object.fromEntries(
    parameters.filter((each) => each.in === place).map((each) => [each.name, (values[valueName(each)] ?? '').trim()]),
  )
}

/** The call's parts, as the snippets and the address are written from. */
export function toCall(operation: Operation, values: CallValues) {
  return {
    path: operation.path,
    params: valuesIn(operation, values, 'path'),
    query: valuesIn(operation, values, 'query'),
  }
}

export const toPath = (operation: Operation, values: CallValues) => programPath(toCall(operation, values))

/**
 * The names of the values that are required before the call can be made; an empty path parameter would be another
 * address.
 */
export function missingValues({ parameters }: Operation, values: CallValues): readonly string[] {
  return parameters
    .filter((each) => each.required || each.in === 'path')
    .map(valueName)
    .filter((name) => (values[name] ?? '').trim() === '')
}

/** The body as it was typed; undefined where it is not JSON. */
export function parseBody(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}

export const bodyText = (example: unknown) => JSON.stringify(example ?? {}, null, 2)
