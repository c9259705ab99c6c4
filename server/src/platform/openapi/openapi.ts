import swagger from '@fastify/swagger'
import * as contract from '@meio-campo/contract'
import { Problem, type Deprecation, type Endpoint } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { keyScopeWords, PUSH_EVENT_VERSION, pushEventTypes, RESOURCE_SCOPES } from '@meio-campo/contract/rules'
import examples from './examples.gen.json' with { type: 'json' }
import { deprecationWords } from '../http/deprecation.ts'
import { registerOpenDocument } from '../http/open-document.ts'
import type { Document } from './document.ts'
import { withDescriptions } from './with-descriptions.ts'
import { withErrors } from './with-errors.ts'
import { withFields } from './with-fields.ts'
import { withFiles } from './with-files.ts'
import { withHeaders } from './with-headers.ts'

// Only the document says so: the file is read as a stream and never becomes a body to validate.
const FILE = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary', description: 'JPEG, PNG ou WebP de até 8 MB.' } },
}

/** The headers of a call besides authentication: validators of a known answer, or the idempotency key. */
function requestHeaders({ method, access, versioned, answer }: Endpoint): object | undefined {
  if (method === 'GET') {
    const description = 'O ETag da resposta que você já tem: se ela ainda vale, vem 304, que não gasta cota.'
    const since = 'O `Last-Modified` da resposta que você já tem, para quem não guarda o ETag.'
    return {
      type: 'object',
      properties: {
        'If-None-Match': { type: 'string', description },
        'If-Modified-Since': { type: 'string', description: since },
      },
    }
  }
  if (access === 'open') return undefined
  const once =
    'Um texto seu, de 1 a 200 caracteres: a mesma chamada com a mesma chave é feita uma vez só, e a repetição, por 24 horas, recebe a mesma resposta.'
  const match =
    'O ETag da leitura, ou a `version` entre aspas: se o registro mudou depois dela, nada é gravado e vem 412 com o que há agora.'
  const prefer =
    '`return=minimal`: a resposta vem sem o registro (`record` nulo), mais rápida, para quem grava muito. Confirmado em `Preference-Applied`.'
  return {
    type: 'object',
    properties: {
      'Idempotency-Key': { type: 'string', minLength: 1, maxLength: 200, description: once },
      ...(versioned && { 'If-Match': { type: 'string', description: match } }),
      ...(answersRecord(answer) && { Prefer: { type: 'string', description: prefer } }),
    },
  }
}

/** Whether a write answers the whole record beside what was done. */
function answersRecord(answer: Endpoint['answer']): boolean {
  const { data } = ((answer ?? {}) as { properties?: { data?: { properties?: object } } }).properties ?? {}
  return data?.properties !== undefined && 'record' in data.properties && 'edit' in data.properties
}

function describeDeprecation({ description }: Endpoint, deprecated: Deprecation): object {
  const words = deprecationWords(deprecated)
  return {
    deprecated: true,
    description: description === undefined ? words : `${words} ${description}`,
    'x-deprecation': deprecated,
  }
}

/** What a key is, and what each scope that operations ask for allows. */
const KEY_WORDS = [
  'Uma chave de API (`mc_live_…` ou `mc_test_…`), criada no console em API → Chaves ou por `POST /api/v1/chaves`. Cada operação diz em `security` o escopo que pede:',
  ...RESOURCE_SCOPES.map((scope) => `- \`${scope}\`: ${keyScopeWords[scope].hint}`),
  '`read` inclui todos os de ler dados, `write` os de editar, e cada `…:manage` o `…:read` do mesmo recurso.',
].join('\n')

/** Collects every route registered after it into one OpenAPI 3.1 document, which it gives back when asked. */
export async function registerOpenapi(app: FastifyInstance, publicUrl: string): Promise<() => Document> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Meio-Campo',
        version: '1.0.0',
        description:
          'O meio-campo entre os dados do futebol e o que você constrói. Cada página do console é uma chamada: o endereço da página com `/api/v1` na frente. O que há, e o que a sua chave pode chamar, está em `GET /api/v1`. Uma operação que vai sair tem `deprecated` aqui e, em cada resposta, os cabeçalhos `Deprecation` (desde quando), `Sunset` (até quando) e `Link` com `rel="successor-version"` (o que fica no lugar).',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'O token da sessão.' },
          key: {
            type: 'http',
            scheme: 'bearer',
            description: KEY_WORDS,
          },
        },
      },
    },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) =>
        typeof json['$id'] === 'string' ? json['$id'] : `def-${index}`,
    },
    transform: ({ schema, url, route }) => {
      const access = route.config?.endpoint?.access
      // What is not under `/api/v1` has no address without a base: show the one it is called by.
      const shown =
        access === undefined || url.startsWith('/api/v1') ? url : `${access === 'open' ? '/web' : '/{userId}'}${url}`
      if (access === undefined) return { schema: { ...schema, hide: true }, url: shown }
      const endpoint = route.config?.endpoint
      const described = {
        ...schema,
        ...(endpoint && { headers: requestHeaders(endpoint) }),
        'x-access': access,
        ...(endpoint?.scope && { 'x-scope': endpoint.scope }),
        ...(endpoint?.deprecated && describeDeprecation(endpoint, endpoint.deprecated)),
      }
      if (endpoint?.upload) return { schema: { ...described, body: FILE }, url: shown }
      return { schema: described, url: shown }
    },
  })
  app.addSchema(Problem)
  let document: Document | null = null
  const describe = () => (document ??= describeApp(app))
  registerOpenDocument(app, '/api/v1/openapi.json', 'application/json; charset=utf-8', async () =>
    JSON.stringify(describe()),
  )
  return describe
}

function describeApp(app: FastifyInstance): Document {
  const named = withNamedSchemas(JSON.parse(JSON.stringify(app.swagger())))
  const described = withDescriptions(named as unknown as Document)
  return withWebhooks(withFields(withFiles(withHeaders(withExamples(withErrors(described))))))
}

/** The shapes that have a name in the contract, by what they look like on paper. */
function namedSchemas(): (schema: object) => string | undefined {
  const byText = new Map<string, string>()
  const properties = new Set<string>()
  for (const [name, value] of Object.entries(contract)) {
    if (!/^[A-Z]/.test(name) || typeof value !== 'object' || !('properties' in value)) continue
    byText.set(textOf(value), name)
    properties.add(propertiesOf(value)!)
  }
  // To write every part of the document down would take seconds in which nobody else is answered.
  return (schema) => (properties.has(propertiesOf(schema) ?? '') ? byText.get(textOf(schema)) : undefined)
}

function propertiesOf(schema: { readonly properties?: unknown }): string | null {
  const { properties } = schema
  return typeof properties === 'object' && properties !== null ? Object.keys(properties).join(' ') : null
}

/** The document drops the ids by which the schemas know each other. */
const textOf = (schema: unknown) => JSON.stringify(schema, (key, value: unknown) => (key === '$id' ? undefined : value))

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * Says every named shape once, under `components`, and refers to it wherever it appears: the document stays small,
 * and what is made from it (clients, pages) has the names people use.
 */
function withNamedSchemas(document: Json): Record<string, Json> {
  const nameOf = namedSchemas()
  const schemas: Record<string, Json> = {}

  const visit = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node !== 'object' || node === null) return node
    const name = nameOf(node)
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

interface Example {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly answer?: unknown
}

interface Parameter {
  readonly in: string
  readonly name: string
  readonly schema?: { readonly type?: string }
  example?: unknown
}

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { example?: unknown }>> }
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { example?: unknown }>> }>>
}

/** Real calls with real answers, recorded on the demonstration, beside every operation (see answers.test.ts). */
function withExamples<D extends { paths?: unknown }>(document: D): D {
  const recorded: Readonly<Record<string, Example>> = examples
  const operations = Object.values((document.paths ?? {}) as Record<string, Record<string, Operation>>).flatMap(
    (path) => Object.values(path),
  )
  for (const { operationId, parameters = [], requestBody, responses } of operations) {
    const example = recorded[operationId]
    if (!example) continue
    for (const parameter of parameters) {
      const value = (parameter.in === 'path' ? example.params : example.query)?.[parameter.name]
      // An address can only carry text: what is a number is meant as one.
      if (value !== undefined) parameter.example = parameter.schema?.type === 'integer' ? Number(value) : value
    }
    const body = requestBody?.content['application/json']
    if (body && example.body !== undefined) body.example = example.body
    const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
    const answer = success?.content?.['application/json']
    if (answer) answer.example = example.answer
  }
  return document
}

const HEADERS = {
  'webhook-id': 'O mesmo em todas as tentativas: guarde-o para não tratar uma entrega duas vezes.',
  'webhook-timestamp':
    'Quando esta tentativa saiu, em segundos desde 1970. Recuse o que for de mais de cinco minutos atrás.',
  'webhook-signature':
    'Uma assinatura `v1,…` por segredo válido, com espaço entre elas: HMAC-SHA256 de id, instante e corpo, com pontos entre eles.',
}

const parameters = Object.entries(HEADERS).map(([name, description]) => ({
  in: 'header',
  name,
  required: true,
  description,
  schema: { type: 'string' },
}))

const responses = {
  '2XX': {
    description: 'Recebido. Qualquer outra resposta é uma falha, também um redirecionamento: tentamos de novo.',
  },
  410: { description: 'Não quer mais receber: o webhook é desativado.' },
}

/** The other direction: what webhooks receive, one entry for each type of event. */
function withWebhooks(document: Document): Document {
  const webhooks = Object.entries(pushEventTypes).map(([type, summary]) => [type, { post: describe(type, summary) }])
  return { ...document, webhooks: Object.fromEntries(webhooks) }
}

const describe = (type: string, summary: string) => ({
  operationId: `on.${type}`,
  tags: ['Webhooks'],
  summary,
  description: `Chega aos webhooks que pedem \`${type}\`, assinado pelo padrão Standard Webhooks. O corpo está na versão ${PUSH_EVENT_VERSION} do formato.`,
  security: [],
  parameters,
  requestBody: { required: true, content: { 'application/json': { schema: schemaOf(type) } } },
  responses,
})

const schemaOf = (type: string) => ({
  allOf: [
    { $ref: '#/components/schemas/PushEvent' },
    { type: 'object', properties: { type: { const: type }, version: { const: PUSH_EVENT_VERSION } } },
  ],
})
