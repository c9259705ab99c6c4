import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

/** Where the built console stands. */
export const consoleFolder = join(import.meta.dirname, '../../../web/dist')

const HASHED = '/assets/'

/** Serves the console: files by their name, and its one page for every address that is not the API's. */
export async function registerConsole(app: FastifyInstance, folder: string = consoleFolder): Promise<void> {
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      // `/web/…` and the like are the API's: no file of the console stands there.
      allowedPath: (_path, _root, request) => !request.raw.base,
      preCompressed: true,
      index: ['index.html'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes(HASHED)
        reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const page =
      (request.method === 'GET' || request.method === 'HEAD') && !request.raw.base && !request.url.startsWith(HASHED)
    if (!page || !existsSync(folder)) throw new AppError('not_found')
    return reply.sendFile('index.html')
  })
}
