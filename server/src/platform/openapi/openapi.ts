import swagger from '@fastify/swagger'
import { Problem, type Endpoint } from '@meio-campo/contract'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { registerOpenDocument } from '../http/open-document.ts'
import type { Document } from './document.ts'
import { withNamedSchemas } from './named-schemas.ts'
import { withErrors } from './with-errors.ts'
import { withExamples } from './with-examples.ts'
import { withWebhooks } from './with-webhooks.ts'

// Only the document says so: the file is read as a stream and never becomes a body to validate.
const FILE = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary', description: 'JPEG, PNG ou WebP de até 8 MB.' } },
}

const MEDIA: Readonly<Record<string, string>> = { csv: 'text/csv', ics: 'text/calendar' }

/** A list says in which other formats it can be had. */
function withFormats(schema: FastifySchema, { query, answer }: Endpoint): FastifySchema {
  const { properties } = (query ?? {}) as { properties?: Record<string, { 'x-accepts'?: readonly string[] }> }
  const formats = properties?.['format']?.['x-accepts']
  if (!formats) return schema
  const others = formats
    .map((format) => MEDIA[format])
    .filter((media) => media !== undefined)
    .map((media) => [media, { schema: { type: 'string' } }])
  const content = { 'application/json': { schema: answer }, ...Object.fromEntries(others) }
  return { ...schema, response: { ...(schema.response as object), 200: { description: 'Feito.', content } } }
}

/** Collects every route registered after it into one OpenAPI 3.1 document, which it gives back when asked. */
export async function registerOpenapi(app: FastifyInstance, publicUrl: string): Promise<() => Document> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Meio-Campo',
        version: '1.0.0',
        description:
          'O meio-campo entre os dados do futebol e o que você constrói. Cada página do console é uma chamada: o endereço da página com `/api/v1` na frente.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'O token da sessão.' },
          key: {
            type: 'http',
            scheme: 'bearer',
            description: 'Uma chave de API (`mc_live_…` ou `mc_test_…`), criada no console em API → Chaves.',
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
      const told = { ...schema, 'x-access': access, ...(endpoint?.scope && { 'x-scope': endpoint.scope }) }
      if (endpoint?.upload) return { schema: { ...told, body: FILE }, url: shown }
      return { schema: endpoint ? withFormats(told, endpoint) : told, url: shown }
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
  return withWebhooks(withExamples(withErrors(named as unknown as Document)))
}
