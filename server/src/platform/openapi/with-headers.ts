import { endpoints, type Endpoint } from '@meio-campo/contract'
import {
  operationPolicies,
  SESSION,
  TEST_KEY,
  unlimitedOperations,
  UNCHANGED,
  VISITOR,
} from '../rate-limit/policies.ts'
import type { Document, Operation } from './document.ts'

const text = (description: string, example: string) => ({ description, schema: { type: 'string' }, example })

/** Every header that an answer may have, described once under `components`. */
const headers = {
  'X-Request-Id': text(
    'O número desta chamada, que também está nos registros e em `instance` de um erro.',
    'req_8f2k1',
  ),
  'RateLimit-Policy': text(
    'Os limites que valem para quem chama: nome, quantas chamadas (`q`) e em quantos segundos (`w`).',
    '"minuto";q=60;w=60, "dia";q=5000;w=86400',
  ),
  RateLimit: text(
    'Quanto resta de cada limite (`r`) e em quantos segundos ele volta inteiro (`t`).',
    '"minuto";r=59;t=42, "dia";r=4990;t=51230',
  ),
  'Retry-After': text('Em quantos segundos tentar de novo.', '42'),
  ETag: text(
    'A etiqueta desta resposta: vai em `If-None-Match` para saber se algo mudou e em `If-Match` ao gravar.',
    'W/"7.wQ3mJ0sVd1kzTn5yXoP2aA"',
  ),
  'Last-Modified': text('Quando mudou pela última vez: vai em `If-Modified-Since`.', 'Mon, 16 Nov 2026 12:00:00 GMT'),
  'Cache-Control': text('Por quanto tempo, e por quem, a resposta pode ser guardada.', 'private, no-cache'),
  Link: text(
    'Onde está a próxima página de uma lista (`next`; não vem na última) e, de uma operação que vai sair, o que fica no lugar dela (`successor-version`).',
    '</api/v1/times?cursor=WyJuYW1lIl0>; rel="next"',
  ),
  Location: text('O endereço em que se lê o que foi criado.', '/api/v1/times/bahia'),
  Allow: text('Os métodos que o endereço aceita.', 'GET, HEAD'),
  'WWW-Authenticate': text('Como mandar a chave.', 'Bearer realm="Meio-Campo"'),
}
/** Added only where an operation has them, because an unused component is an error of the document. */
const deprecationHeaders = {
  Deprecation: text('Desde quando não convém mais usar a operação, em segundos desde 1970 (RFC 9745).', '@1803859200'),
  Sunset: text('Quando a operação deixa de responder (RFC 8594).', 'Mon, 01 Mar 2027 00:00:00 GMT'),
}
type HeaderName = keyof typeof headers | keyof typeof deprecationHeaders

const refer = (...names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const LIMITED = ['RateLimit-Policy', 'RateLimit'] as const
/** The headers of a refusal besides the limits, by its status. */
const OF_STATUS: Readonly<Record<string, readonly HeaderName[]>> = {
  '401': ['WWW-Authenticate'],
  '405': ['Allow'],
  '429': ['Retry-After'],
  '503': ['Retry-After'],
}

const UNCHANGED_NAME = '304_unchanged'
const unchanged = {
  description: 'O que você tem ainda vale: a resposta vem sem corpo e não gasta cota.',
  headers: refer('X-Request-Id', 'ETag', ...LIMITED),
}

interface Response {
  readonly $ref?: string
  headers?: object
}

/** Lists the headers of every answer: reads may answer 304, and the limits are described once for all. */
export function withHeaders(document: Document): Document {
  const byId: Readonly<Record<string, Endpoint>> = endpoints
  for (const path of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(path)) {
      const endpoint = byId[operation.operationId]
      for (const [status, response] of Object.entries(operation.responses) as [string, Response][])
        if (status.startsWith('2')) response.headers = headersOf(operation, method, endpoint)
      if (method === 'get')
        operation.responses = { ...operation.responses, 304: { $ref: `#/components/responses/${UNCHANGED_NAME}` } }
    }
  }
  const failures = Object.entries(document.components['responses'] ?? {}).map(([name, response]) => {
    const own = OF_STATUS[name.split('_')[0]!] ?? []
    return [name, { ...(response as object), headers: refer('X-Request-Id', ...LIMITED, ...own) }]
  })
  const responses = { ...Object.fromEntries(failures), [UNCHANGED_NAME]: unchanged }
  const told = Object.values(document.paths).flatMap((path) => Object.values(path))
  const leaving = told.some((operation) => operation['x-deprecation'] !== undefined)
  const allHeaders = { ...headers, ...(leaving && deprecationHeaders) }
  const components = { ...document.components, headers: allHeaders, responses }
  return { ...document, components, 'x-rate-limits': rateLimits() }
}

function headersOf(operation: Operation, method: string, endpoint: Endpoint | undefined): object {
  const { operationId, 'x-deprecation': deprecation } = operation
  const leaving: readonly HeaderName[] = deprecation
    ? ['Deprecation', 'Link', ...(deprecation.sunset === undefined ? [] : (['Sunset'] as const))]
    : []
  const limited = unlimitedOperations.has(operationId) ? [] : LIMITED
  if (method === 'get') {
    const paged = endpoint?.query !== undefined && 'cursor' in (endpoint.query as { properties: object }).properties
    return refer(
      'X-Request-Id',
      ...limited,
      'ETag',
      'Last-Modified',
      'Cache-Control',
      ...(paged ? (['Link'] as const) : []),
      ...leaving,
    )
  }
  const makes = endpoint?.location !== undefined || endpoint?.status === 201
  const tagged = endpoint?.versioned === true || (makes && endpoint?.scope?.endsWith(':write') === true)
  return refer(
    'X-Request-Id',
    ...limited,
    ...(tagged ? (['ETag'] as const) : []),
    ...(makes ? (['Location'] as const) : []),
    ...leaving,
  )
}

/**
 * The limits that are the same for all callers; those of a key follow from its plan, and are in its `RateLimit-Policy`.
 */
function rateLimits(): object[] {
  const shared = [
    { ...VISITOR, description: 'Sem conta, por rede.' },
    { ...SESSION, description: 'Com sessão, por conta.' },
    { ...TEST_KEY, description: 'Com chaves de teste, por conta; não gasta cota.' },
    {
      ...UNCHANGED,
      description:
        'Chamadas com `If-None-Match` ou `If-Modified-Since`, por conta: as respondidas 304 não gastam cota.',
    },
  ]
  const own = Object.entries(operationPolicies).map(([operation, policy]) => ({
    ...policy,
    operation,
    description: 'Só desta operação, por conta ou rede.',
  }))
  return [...shared, ...own].map(({ name, quota, windowMs, description, ...rest }) => ({
    name,
    calls: quota,
    seconds: windowMs / 1000,
    description,
    ...('operation' in rest && { operation: rest.operation }),
  }))
}
