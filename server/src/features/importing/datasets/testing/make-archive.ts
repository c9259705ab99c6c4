import { buffer } from 'node:stream/consumers'
import { crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { pack, type Header } from 'tar-stream'

export interface ZipEntry {
  readonly path: string
  readonly content: string | Buffer
  /** Unix file type and permissions, for links. */
  readonly mode?: number
}

/** A zip by the book, with whatever names it is given. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { path, content, mode = 0o100_644 } of entries) {
    const name = Buffer.from(path)
    const data = Buffer.from(content)
    const packed = deflateRawSync(data)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(0x800, 2)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc32(data), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(data.length, 18)
    about.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), about, name, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE((mode << 16) >>> 0, 6)
    rest.writeUInt32LE(offset, 10)
    const madeByUnix = Buffer.from([20, 3])
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), madeByUnix, about, rest, name]))
    files.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, list, end])
}

export type TarEntry = Partial<Header> & { readonly name: string } & { readonly content?: string | Buffer }

export async function makeTar(entries: readonly TarEntry[]): Promise<Buffer> {
  const tar = pack()
  for (const { content = '', ...header } of entries) tar.entry(header, content)
  tar.finalize()
  return buffer(tar)
}

export async function makeTarGz(entries: readonly TarEntry[]): Promise<Buffer> {
  return gzipSync(await makeTar(entries))
}
