import { createReadStream } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Source, SourceFile } from '../records/importer.ts'
import { checkFileSize, decodeText } from './decode-text.ts'
import { SourceError } from '../../../platform/csv/source-error.ts'

const CHUNK_BYTES = 256 * 1024

/** Every file below a folder, by path. Hidden entries (`.git`) and links are left out: links could lead anywhere. */
export function folderSource(folder: string): Source {
  return { files: () => filesBelow(folder, '') }
}

export function fileSource(path: string, name: string = basename(path)): Source {
  return {
    async *files() {
      const entry = await stat(path).catch(() => null)
      if (!entry?.isFile()) throw new SourceError({ file: name, line: null }, 'o arquivo não foi encontrado.')
      yield sourceFile(path, name, entry.size)
    },
  }
}

async function* filesBelow(root: string, below: string): AsyncGenerator<SourceFile> {
  const entries = await readdir(join(root, below), { withFileTypes: true }).catch((cause: unknown) => {
    throw new SourceError({ file: below || basename(root), line: null }, 'a pasta não pôde ser lida.', { cause })
  })
  // Plain code unit order: the same on every machine, whatever its language.
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) yield* filesBelow(root, path)
    else if (entry.isFile()) yield sourceFile(join(root, path), path, (await stat(join(root, path))).size)
  }
}

function sourceFile(location: string, path: string, size: number): SourceFile {
  return {
    path,
    size,
    async text() {
      return decodeText(path, await readBytes(location, path))
    },
    bytes: () => createReadStream(location, { highWaterMark: CHUNK_BYTES }),
  }
}

async function readBytes(location: string, path: string): Promise<Uint8Array> {
  try {
    await using handle = await open(location, 'r')
    checkFileSize(path, (await handle.stat()).size)
    return await handle.readFile()
  } catch (cause) {
    if (cause instanceof SourceError) throw cause
    throw new SourceError({ file: path, line: null }, 'o arquivo não pôde ser lido.', { cause })
  }
}
