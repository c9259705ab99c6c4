import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { Problem } from '@meio-campo/contract'

// Only the document says so: the file is read as a stream and never becomes a body to validate.
const FILE = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary', description: 'JPEG, PNG ou WebP de até 8 MB.' } },
}

/** Collects every route registered after it into one OpenAPI 3.1 document. */
export async function registerOpenapi(app: FastifyInstance, publicUrl: string): Promise<void> {
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
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'O token da sessão.' } },
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
      return { schema: route.config?.endpoint?.upload ? { ...schema, body: FILE } : schema, url: shown }
    },
  })
  app.addSchema(Problem)
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
