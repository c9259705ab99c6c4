import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { all } from '../datasets/testing/collect.ts'
import { makeTar, makeTarGz, makeZip } from '../datasets/testing/make-archive.ts'
import { fetchAddressOf } from './github-address.ts'
import type { ArchiveLimits } from './limits.ts'
import { openSource } from './open-source.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mc-arquivos-'))
})
afterAll(() => rm(folder, { recursive: true }))

const LIMITS: ArchiveLimits = { entries: 20, unpackedBytes: 3_000_000, ratio: 100, ratioFromBytes: 100_000 }

async function contentOf(place: string): Promise<[string, string][]> {
  const source = await openSource(place, { reach: { allowPrivate: true, hosts: null }, limits: LIMITS })
  try {
    const files = await all(source.files())
    return await Promise.all(files.map(async (file): Promise<[string, string]> => [file.path, await file.text()]))
  } finally {
    await source.close()
  }
}

let made = 0
async function read(name: string, bytes: Buffer): Promise<[string, string][]> {
  const path = join(folder, `${(made += 1)} ${name}`)
  await writeFile(path, bytes)
  return contentOf(path)
}

const TWO = [
  ['2019/a.csv', 'á\n'],
  ['b.csv', 'b'],
] as const

describe('an archive is a folder', () => {
  test('as zip, tar and tar.gz, whatever its name says', async () => {
    const files = TWO.map(([path, content]) => ({ path, content }))
    const entries = TWO.map(([name, content]) => ({ name, content }))
    expect(await read('dados.zip', makeZip(files))).toEqual(TWO)
    expect(await read('dados', makeZip(files))).toEqual(TWO)
    expect(await read('dados.tar', await makeTar(entries))).toEqual(TWO)
    expect(await read('dados.tgz', await makeTarGz(entries))).toEqual(TWO)
    expect(await read('dados.csv.gz', gzipSync('á\n'))).toEqual([[`${made} dados.csv`, 'á\n']])
    expect(await read('vazio.csv.gz', gzipSync(''))).toEqual([[`${made} vazio.csv`, '']])
  })

  test('without its links, hidden files and archives', async () => {
    const zip = makeZip([
      { path: 'pasta/', content: '' },
      { path: 'a.csv', content: 'a' },
      { path: 'senha.csv', content: '/etc/passwd', mode: 0o120_777 },
      { path: '.git/config', content: 'x' },
      { path: 'outro.zip', content: 'x' },
    ])
    expect(await read('dados.zip', zip)).toEqual([['a.csv', 'a']])
    const tar = await makeTar([
      { name: './a.csv', content: 'a' },
      { name: 'senha.csv', type: 'symlink', linkname: '/etc/passwd' },
      { name: 'dura.csv', type: 'link', linkname: '/etc/passwd' },
      { name: 'dispositivo', type: 'block-device' },
    ])
    expect(await read('dados.tar', tar)).toEqual([['a.csv', 'a']])
  })
})

describe('an archive inside', () => {
  const inner = makeZip([{ path: 'pasta/ação.csv', content: 'á' }])

  test('is a folder of its name, in a zip, a tar.gz or alone, and one more below it', async () => {
    const tar = await makeTarGz([{ name: 'b.csv', content: 'b' }])
    const files = [
      { path: 'dados/2019.zip', content: inner },
      { path: 'dados/b.tgz', content: tar },
      { path: 'c.csv.gz', content: gzipSync('c') },
      { path: 'fundo.zip', content: makeZip([{ path: 'outro.zip', content: inner }]) },
      { path: 'nenhum.zip', content: 'x' },
    ]
    expect(await read('dados.zip', makeZip(files))).toEqual([
      ['c.csv.gz/c.csv', 'c'],
      ['dados/2019.zip/pasta/ação.csv', 'á'],
      ['dados/b.tgz/b.csv', 'b'],
      ['fundo.zip/outro.zip/pasta/ação.csv', 'á'],
    ])
  })

  test('counts with the rest, and none is read further down', async () => {
    let deep = makeZip([{ path: 'a.csv', content: 'a' }])
    for (let depth = 0; depth < 3; depth += 1) deep = makeZip([{ path: 'mais.zip', content: deep }])
    expect(await read('fundo.zip', deep)).toEqual([])
    const bomb = makeZip([{ path: 'a.csv', content: Buffer.alloc(2_000_000) }])
    await expect(read('mau.zip', makeZip([{ path: 'bomba.zip', content: bomb }]))).rejects.toThrow('vezes maior')
    const many = (name: string) =>
      makeZip(Array.from({ length: 12 }, (_, at) => ({ path: `${name}${at}`, content: '' })))
    const two = ['a', 'b'].map((name) => ({ path: `${name}.zip`, content: many(name) }))
    await expect(read('muitos.zip', makeZip(two))).rejects.toThrow('mais de 20 itens')
    const broken = makeZip([{ path: 'cortado.zip', content: inner.subarray(0, -8) }])
    await expect(read('cortado.zip', broken)).rejects.toThrow('cortado.zip: o arquivo compactado está incompleto')
  })
})

test.each([
  ['bzip2', 'BZh91AY'],
  ['xz', '\u00fd7zXZ\u0000'],
  ['7-Zip', '7z\u00bc\u00af\u0027\u001c'],
  ['RAR', 'Rar!\u001a\u0007'],
])('an archive of %s is refused by what it is', async (_name, head) => {
  await expect(read('dados.arq', Buffer.from(head, 'latin1'))).rejects.toThrow('envie .zip ou .tar.gz')
})

describe('a hostile archive is refused, and leaves nothing behind', () => {
  const leftOver = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('meio-campo-fonte-'))
  const bomb = Buffer.alloc(2_000_000)

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a zip that leads out', () => makeZip([{ path: '../fora.csv', content: 'x' }]), 'para fora'],
    ['a zip with an absolute path', () => makeZip([{ path: '/tmp/fora.csv', content: 'x' }]), 'para fora'],
    ['a zip with backslashes', () => makeZip([{ path: '..\\fora.csv', content: 'x' }]), 'para fora'],
    ['a tar that leads out', () => makeTar([{ name: 'a/../../fora.csv', content: 'x' }]), 'para fora'],
    ['a zip bomb', () => makeZip([{ path: 'a.csv', content: bomb }]), 'mais de 100 vezes maior'],
    ['a tar.gz bomb', () => makeTarGz([{ name: 'a.csv', content: bomb }]), 'mais de 100 vezes maior'],
    ['a gz bomb', () => gzipSync(bomb), 'mais de 100 vezes maior'],
    [
      'many small bombs',
      () => makeZip(Array.from({ length: 15 }, (_, i) => ({ path: `${i}`, content: bomb.subarray(0, 90_000) }))),
      'vezes maior',
    ],
    ['too much', () => makeTar(['a', 'b'].map((name) => ({ name, content: bomb }))), 'passa de 2,9 MB'],
    [
      'too many',
      () => makeZip(Array.from({ length: 21 }, (_, i) => ({ path: `${i}`, content: '' }))),
      'mais de 20 itens',
    ],
    ['one path twice', () => makeZip([1, 2].map(() => ({ path: 'a.csv', content: 'x' }))), 'aparece duas vezes'],
    [
      'a path that is folder and file',
      () => makeZip(['a', 'a/b'].map((path) => ({ path, content: 'x' }))),
      'corrompido',
    ],
    ['a truncated zip', () => makeZip([{ path: 'a.csv', content: 'x' }]).subarray(0, -8), 'incompleto ou corrompido'],
    ['a truncated tar', async () => (await makeTar([{ name: 'a', content: bomb }])).subarray(0, 5000), 'incompleto'],
    ['a truncated gz', () => gzipSync('olá, mundo').subarray(0, -4), 'incompleto'],
    ['a truncated tar.gz', async () => (await makeTarGz([{ name: 'a', content: 'x' }])).subarray(0, 40), 'incompleto'],
    [
      'a corrupt zip',
      () => {
        const zip = makeZip([{ path: 'a.csv', content: 'x'.repeat(500) }])
        zip.fill(0xff, 36, 42)
        return zip
      },
      'corrompido',
    ],
  ])('%s', async (_name, archive, reason) => {
    const before = await leftOver()
    await expect(read('mau.zip', await archive())).rejects.toThrow(reason)
    expect(await leftOver()).toEqual(before)
  })
})

describe('an address', () => {
  test.each([
    [
      'https://github.com/openfootball/football.json',
      'https://codeload.github.com/openfootball/football.json/tar.gz/HEAD',
      null,
    ],
    [
      'https://github.com/martj42/international_results/',
      'https://codeload.github.com/martj42/international_results/tar.gz/HEAD',
      null,
    ],
    ['https://github.com/o/r.git', 'https://codeload.github.com/o/r/tar.gz/HEAD', null],
    ['https://github.com/o/r/tree/main', 'https://codeload.github.com/o/r/tar.gz/main', null],
    [
      'https://github.com/jfjelstul/worldcup/tree/master/data-csv',
      'https://codeload.github.com/jfjelstul/worldcup/tar.gz/master',
      'data-csv',
    ],
    ['https://github.com/o/r/blob/main/a/b.csv', 'https://raw.githubusercontent.com/o/r/main/a/b.csv', null],
    ['https://github.com/o/r/archive/refs/heads/main.zip', 'https://github.com/o/r/archive/refs/heads/main.zip', null],
    ['https://exemplo.com/dados.zip?v=2', 'https://exemplo.com/dados.zip?v=2', null],
  ])('%s', (address, url, below) => expect(fetchAddressOf(address)).toMatchObject({ url, folder: below }))

  let server: Server
  let base: string
  beforeAll(async () => {
    const archive = await makeTarGz(TWO.map(([name, content]) => ({ name, content })))
    server = createServer((incoming, answer) => {
      if (incoming.url === '/dados.csv') answer.end('a,b\n')
      else if (incoming.url === '/repositorio') answer.writeHead(302, { location: '/archive' }).end()
      else if (incoming.url === '/archive') answer.end(archive)
      else answer.writeHead(500).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  test('is a file or an archive', async () => {
    expect(await contentOf(`${base}/dados.csv`)).toEqual([['dados.csv', 'a,b\n']])
    expect(await contentOf(`${base}/repositorio`)).toEqual(TWO)
  })

  test('says why it cannot be read', async () => {
    await expect(contentOf(`${base}/erro`)).rejects.toThrow(`${base}/erro: o endereço respondeu 500.`)
    await expect(openSource(`${base}/dados.csv`, { reach: { allowPrivate: false, hosts: null } })).rejects.toThrow(
      'desta máquina',
    )
  })
})
