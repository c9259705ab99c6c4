import type { FastifyInstance } from 'fastify'
import { registerOpenDocument } from '../../../platform/http/open-document.ts'
import type { Document } from '../../../platform/openapi/document.ts'
import { readApiGuides, writeLlmsText } from './llms-text.ts'

/** `GET /llms.txt`, from the same document and the same guides that people read. */
export function registerLlms(app: FastifyInstance, describe: () => Document): void {
  registerOpenDocument(app, '/llms.txt', 'text/plain; charset=utf-8', async () => {
    const document = describe()
    return writeLlmsText(document, await readApiGuides(document.servers[0]!.url))
  })
}
