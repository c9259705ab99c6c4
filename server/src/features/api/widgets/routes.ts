import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { consoleFolder } from '../../../config/console-folder.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { registerOpenDocument } from '../../../platform/http/open-document.ts'

/**
 * `GET /widgets.js`, for pages of other origins: the only file of ours that they may load. Its name never changes, so
 * caches keep it for a day, and revalidate it after that.
 */
export function registerWidgets(app: FastifyInstance, folder: string = consoleFolder): void {
  const read = () =>
    readFile(join(folder, 'widgets.js'), 'utf8').catch((cause: unknown) => {
      throw new AppError('not_found', { info: 'Os widgets ainda não foram construídos.', cause })
    })
  registerOpenDocument(app, '/widgets.js', 'text/javascript; charset=utf-8', read, {
    'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  })
}
