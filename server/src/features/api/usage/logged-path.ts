import type { Endpoint } from '@meio-campo/contract'

const LONGEST = 500

type Described = Pick<Endpoint, 'query'>

/**
 * The address of a call as it may be kept. A key in it was refused and is not recorded at all; but what a parameter holds
 * that we do not know may be anybody's secret, so only its name is kept.
 */
export function loggedPath(url: string, endpoint: Described | undefined): string {
  const question = url.indexOf('?')
  if (question < 0) return url.slice(0, LONGEST)
  const known = parametersOf(endpoint)
  const kept = url
    .slice(question + 1)
    .split('&')
    .map((part) => {
      const equals = part.indexOf('=')
      const name = part.slice(0, equals)
      return equals < 0 || known.has(name) ? part : `${name}=…`
    })
  return `${url.slice(0, question)}?${kept.join('&')}`.slice(0, LONGEST)
}

const NONE: ReadonlySet<string> = new Set()
const parameters = new WeakMap<Described, ReadonlySet<string>>()

function parametersOf(endpoint: Described | undefined): ReadonlySet<string> {
  if (!endpoint) return NONE
  const found = parameters.get(endpoint)
  if (found) return found
  const { properties = {} } = (endpoint.query ?? {}) as { properties?: object }
  const names = new Set(Object.keys(properties))
  parameters.set(endpoint, names)
  return names
}
