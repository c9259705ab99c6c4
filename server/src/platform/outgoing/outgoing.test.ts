import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Reach } from '../../config/reach.ts'
import { selfSigned } from '../../testing/self-signed.ts'
import { download } from './download.ts'
import { isPublicAddress } from './public-address.ts'

const PUBLIC: Reach = { allowPrivate: false, hosts: null }
const ANYWHERE: Reach = { allowPrivate: true, hosts: null }

describe('isPublicAddress', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1%eth0',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::8.8.8.8',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '2606:4700::5efe:10.0.0.1',
    'fd00:ec2::254',
    'localhost',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))

  test.each([
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '140.82.121.4',
    '2606:4700:4700::1111',
    '2001:4860:4860::8888',
    '::ffff:8.8.8.8',
    '64:ff9b::8.8.8.8',
  ])('%s is', (address) => expect(isPublicAddress(address)).toBe(true))
})

describe('download', () => {
  let server: Server
  let base: string
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mc-download-'))
    server = createServer((incoming, answer) => {
      const [, what = '', argument = ''] = (incoming.url ?? '').split('/')
      if (what === 'file') answer.end('olá')
      else if (what === 'hops') {
        const left = Number(argument)
        answer.writeHead(302, { location: left === 0 ? '/file' : `/hops/${left - 1}` }).end()
      } else if (what === 'to') answer.writeHead(307, { location: decodeURIComponent(argument) }).end()
      else if (what === 'announced') answer.writeHead(200, { 'content-length': '5000' }).end(Buffer.alloc(5000))
      else if (what === 'endless') {
        const more = setInterval(() => answer.write('x'.repeat(500)), 5)
        answer.on('close', () => clearInterval(more))
      } else if (what === 'cut') {
        answer.writeHead(200, { 'content-length': '500' })
        answer.write('x')
        setTimeout(() => answer.destroy(), 20)
      } else if (what === 'slow') answer.write('x')
      else answer.writeHead(404).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true })
  })

  let files = 0
  const get = async (address: string, options: { reach?: Reach; timeoutMs?: number } = {}) => {
    const file = join(folder, String((files += 1)))
    await download(address, file, { reach: ANYWHERE, maxBytes: 1000, timeoutMs: 5000, ...options })
    return readFile(file, 'utf8')
  }

  test('follows five redirects and not a sixth', async () => {
    expect(await get(`${base}/file`)).toBe('olá')
    expect(await get(`${base}/hops/4`)).toBe('olá')
    await expect(get(`${base}/hops/5`)).rejects.toThrow('mais de 5 vezes')
  })

  test('asks nothing of a server whose certificate no authority has signed', async () => {
    let asked = 0
    const secure = createSecureServer(selfSigned, (_request, answer) => {
      asked += 1
      answer.end('olá')
    })
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve))
    const { port } = secure.address() as AddressInfo
    await expect(get(`https://127.0.0.1:${port}/file`)).rejects.toThrow()
    expect(asked).toBe(0)
    secure.close()
  })

  test('stops at the limits of size and time, announced or not, and reports a truncated file', async () => {
    await expect(get(`${base}/announced`)).rejects.toThrow('o limite é')
    await expect(get(`${base}/endless`)).rejects.toThrow('o arquivo é grande demais')
    await expect(get(`${base}/slow`, { timeoutMs: 200 })).rejects.toThrow('a transferência demorou demais')
    await expect(get(`${base}/cut`)).rejects.toThrow('não foi possível baixar')
    await expect(get(`${base}/nothing`)).rejects.toThrow('o endereço respondeu 404.')
  })

  test('never reaches this machine or its network, by number or by name, unless that is allowed', async () => {
    const port = new URL(base).port
    for (const host of [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0x7f.1',
      '2130706433',
      '169.254.169.254',
    ]) {
      await expect(get(`http://${host}:${port}/file`, { reach: PUBLIC })).rejects.toThrow('desta máquina')
    }
  })

  test('refuses redirects to other protocols, and addresses with credentials', async () => {
    for (const target of ['file:///etc/passwd', 'ftp://exemplo.com/a', 'gopher://exemplo.com']) {
      await expect(get(`${base}/to/${encodeURIComponent(target)}`)).rejects.toThrow('deve começar com http')
    }
    await expect(get('http://ana:senha@exemplo.com/')).rejects.toThrow('usuário e senha')
  })
})
