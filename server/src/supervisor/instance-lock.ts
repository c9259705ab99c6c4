import { createHash } from 'node:crypto'
import { realpath, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartupError } from '../config/startup-error.ts'

/**
 * One instance per data folder. The lock is a listening socket: the system releases it with the process,
 * however that ends, so there is never a stale one. A process that finds it taken can ask it for the holder.
 */
export async function lockDataFolder(folder: string, about: string): Promise<Server> {
  const path = await lockPath(folder)
  const server = createServer((socket) => socket.on('error', () => undefined).end(about))
  try {
    return await listen(server, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
  }
  const owner = await askOwner(path)
  if (owner !== null) throw new StartupError(`Já há um Meio-Campo usando ${folder}${owner && ` (${owner})`}.`)
  // Only where sockets are files: the file outlived its process.
  await rm(path, { force: true })
  return listen(server, path)
}

async function lockPath(folder: string): Promise<string> {
  const name = `meio-campo-${createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 24)}`
  // Linux has sockets without a file (the leading NUL); elsewhere a short path in the temporary folder.
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`)
}

function listen(server: Server, path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => {
      server.off('error', reject)
      // The lock must not keep the process alive by itself.
      resolve(server.unref())
    })
  })
}

async function askOwner(path: string): Promise<string | null> {
  const socket = connect(path)
  try {
    return await text(socket)
  } catch {
    return null
  } finally {
    socket.destroy()
  }
}
