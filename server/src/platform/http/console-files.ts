import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { consoleFolder } from '../../config/console-folder.ts'
import type { AppError } from '../errors/app-error.ts'

const HASHED = '/assets/'
const FIRST_PAINT = 'first-paint'

/** Serves the console: files by their name, and its one page for every address that is not the API's. */
export async function registerConsole(
  app: FastifyInstance,
  refuseUnknown: (request: FastifyRequest, reply: FastifyReply) => Promise<AppError>,
  folder: string = consoleFolder,
): Promise<void> {
  if (existsSync(folder)) {
    // The file server refuses such an address in its own words; a person gets the console, which shows its error page.
    app.addHook('onRequest', async (request, reply) => {
      if (isForPerson(request) && isUnreadable(pathOf(request))) return reply.sendFile('index.html')
    })
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      // `/web/…` and similar paths belong to the API, so no file of the console is there. A folder is not a file: its
      // address, first of all `/`, belongs to a page.
      allowedPath: (path, _root, request) => !request.raw.base && !path.endsWith('/'),
      preCompressed: true,
      index: [],
      // A range that no file has would be an error, and these files are small.
      acceptRanges: false,
      // Marks of the build are nobody's to read.
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes(HASHED)
        reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  const drawn = drawnPages(folder)
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    const page = isRead(request) && !path.startsWith(HASHED) && !looksLikeFile(path)
    if ((!page && !isForPerson(request)) || !existsSync(folder)) throw await refuseUnknown(request, reply)
    return reply.sendFile(drawn.get(path) ?? 'index.html')
  })
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0]!

const isRead = ({ method, raw }: FastifyRequest) => (method === 'GET' || method === 'HEAD') && !raw.base

/** A browser that opens an address asks for a page by name; what a page or a program loads does not. */
const isForPerson = (request: FastifyRequest) => isRead(request) && /\btext\/html\b/.test(request.headers.accept ?? '')

/** Empty parts, backslashes, encoded slashes and control characters stand in no address of a page or a file. */
const isUnreadable = (path: string) => /\/\/|\\|%5c|%2f|%[01][0-9a-f]|%7f/i.test(path)

/**
 * Whether an address names a file, or a folder that no person opens: no page of the console has a dot in its address. A
 * program that asks for such a file must not take the console's page for it.
 */
function looksLikeFile(path: string): boolean {
  return /\/\.|\.[A-Za-z0-9]+$/.test(path)
}

/** The pages that the build drew ahead, by address: the visitor sees them before the app is there. */
function drawnPages(folder: string): ReadonlyMap<string, string> {
  const inside = join(folder, FIRST_PAINT)
  const files = existsSync(inside) ? readdirSync(inside).filter((file) => file.endsWith('.html')) : []
  return new Map(files.map((file) => [`/${file.replace(/(?:index)?\.html$/, '')}`, `${FIRST_PAINT}/${file}`]))
}

/** What the content policy calls the script that stands in the console's page itself. */
export function inlineScriptSources(folder: string = consoleFolder): string[] {
  const file = join(folder, 'index.html')
  const page = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`,
  )
}
