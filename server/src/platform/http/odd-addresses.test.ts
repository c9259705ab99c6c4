// Addresses as attackers write them, sent as raw bytes so that no client normalises them.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let test: TestApp
let port: number
beforeAll(async () => {
  test = await createTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  port = (test.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  agent.destroy()
  await test.close()
})

async function ask(target: string, headers: readonly string[] = [], method = 'GET') {
  const socket = connect(port, '127.0.0.1')
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', ...headers, 'Connection: close', '', '']
  socket.write(Buffer.from(lines.join('\r\n'), 'latin1'))
  const whole = await text(socket)
  const [head = '', ...rest] = whole.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, body: rest.join('\r\n\r\n'), whole }
}

/** The same over a keep-alive connection, for many requests. */
async function read(path: string): Promise<{ statusCode: number; body: string; headers: IncomingHttpHeaders }> {
  const [answer] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage]
  return { statusCode: answer.statusCode!, body: await text(answer), headers: answer.headers }
}

/** Encodings of `..`, and separators between path segments. */
const UPS = [
  '..',
  '%2e%2e',
  '.%2e',
  '%252e%252e',
  '..%00',
  '..;',
  '..%3b',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
  '..%20',
  '...',
]
const BETWEEN = ['/', '%2f', '%252f', '\\', '%5c', '%255c', '//', '/./', '%c0%af', '%ef%bc%8f', '/%00/']
const FILES = ['package.json', 'etc/passwd', 'data/secret-key', '.git/config', 'server/src/app.ts']
const OWN = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8')) as { name: string }

describe('a way up', () => {
  it.each(['/', '/assets/', '/imagens/', '/web/', '/api/v1/', '/.well-known/'])(
    'leads nowhere from %s',
    async (from) => {
      const wrong: string[] = []
      for (const up of UPS)
        for (const between of BETWEEN)
          for (const file of FILES) {
            const target = `${from}${`${up}${between}`.repeat(6)}${file.replaceAll('/', between)}`
            const { statusCode, body, headers } = await read(target)
            const isPage = String(headers['content-type']).startsWith('text/html')
            if (statusCode >= 500 || (statusCode === 200 && !isPage)) wrong.push(`${statusCode} ${target}`)
            if (body.includes(`"name": "${OWN.name}"`) || body.includes('root:x:')) wrong.push(`told: ${target}`)
          }
      expect(wrong).toEqual([])
    },
  )

  it('leads nowhere when it is sent as it is written either', async () => {
    for (const target of [
      '/../../../../etc/passwd',
      '/assets/../../package.json',
      '/imagens/..%2f..%2f..%2fetc%2fpasswd',
      '/..\\..\\package.json',
      '/%2e%2e/%2e%2e/package.json',
      '/assets/..;/..;/package.json',
      '/\xc0\xae\xc0\xae/package.json',
      '/imagens/up_x.webp%00.png',
      '/%00',
      '/%',
      '/%zz',
      '/\x7f',
    ]) {
      const { status, body } = await ask(target)
      expect([target, status < 500]).toEqual([target, true])
      expect(body).not.toMatch(/root:x:|"workspaces"/)
    }
  })
})

describe('an address that is written in another way', () => {
  /** Addresses of the administration and of an account. */
  const PATHS = ['api/v1/usuarios', 'api/v1/conta', 'api/v1/auditoria', 'api/v1/sistema', 'api/v1/importacoes']
  const letter = (path: string) => path.replace('v1', '%76%31')
  const SPELLINGS: readonly ((path: string) => string)[] = [
    (path) => `/${path}`,
    (path) => `//${path}`,
    (path) => `/${path}/`,
    (path) => `/${path}//`,
    (path) => `/${path.toUpperCase()}`,
    (path) => `/${letter(path)}`,
    (path) => `/web/${path}`,
    (path) => `/web//${path}`,
    (path) => `/web/${letter(path)}`,
    (path) => `/web/${path.replaceAll('/', '%2f')}`,
    (path) => `/web/../${path}`,
    (path) => `/web/%2e%2e/${path}`,
    (path) => `/web/./${path}`,
    (path) => `/web;x=1/${path}`,
    (path) => `/web/${path};x=1`,
    (path) => `/web/${path}%20`,
    (path) => `/web/${path}%09`,
    (path) => `/web/${path}%00`,
    (path) => `/web/${path}.csv`,
    (path) => `/web/${path}.json`,
    (path) => `/web/web/${path}`,
    (path) => `/u_aaaaaaaaaaaaaaaaaaaaaaaa/${path}`,
    (path) => `/u_aaaaaaaaaaaaaaaaaaaaaaaa/../web/${path}`,
    (path) => `/%77eb/${path}`,
    (path) => `/health/../${path}`,
    (path) => `/health;/../${path}`,
    (path) => `http://localhost/${path}`,
    (path) => `http://localhost/web/${path}`,
    (path) => `http://golpe.exemplo/web/${path}`,
    (path) => `//golpe.exemplo/web/${path}`,
    (path) => `/web/${path}?_method=GET`,
    (path) => `/web/${path}#`,
  ]

  it('opens nothing to a visitor', async () => {
    const opened: string[] = []
    for (const path of PATHS)
      for (const spell of SPELLINGS) {
        const target = spell(path)
        const { status, head } = await ask(target, ['Accept: application/json'])
        const isPage = /content-type: text\/html/i.test(head)
        if (!(status >= 400 && status < 500) && !isPage) opened.push(`${status} ${target}`)
      }
    expect(opened).toEqual([])
  })

  it('opens nothing by a header that names another address or another caller', async () => {
    for (const header of [
      'X-Original-URL: /api/v1/usuarios',
      'X-Rewrite-URL: /api/v1/usuarios',
      'X-Forwarded-Prefix: /api/v1',
      'X-Forwarded-Host: golpe.exemplo',
      'X-Forwarded-User: admin',
      'X-User-Id: u_aaaaaaaaaaaaaaaaaaaaaaaa',
      'X-HTTP-Method-Override: GET',
    ]) {
      const { status, whole } = await ask('/web/api/v1/conta', [header])
      expect([header, status]).toEqual([header, 401])
      expect(whole).not.toContain('golpe.exemplo')
    }
  })

  it('redirects to no other site', async () => {
    for (const target of [
      '//golpe.exemplo',
      '//golpe.exemplo/',
      '//golpe.exemplo/%2e%2e',
      '/\\golpe.exemplo',
      '/%5cgolpe.exemplo',
      '///golpe.exemplo/..',
      '/web//golpe.exemplo/',
      'http://golpe.exemplo/',
      '/https:/golpe.exemplo',
      '/dashboard?url=//golpe.exemplo',
    ]) {
      const { status, head } = await ask(target, ['Accept: text/html'])
      expect([target, status < 500, /^location:/im.test(head)]).toEqual([target, true, false])
    }
  })
})

it('a line break in what a caller sends begins no header, and no line of the answer', async () => {
  const BREAKS = [
    '%0d%0aX-Posto: 1',
    '%0aX-Posto: 1',
    '%0dX-Posto: 1',
    '%e2%80%a8',
    '%c4%8d%c4%8aX-Posto:1',
    '%00',
    '%7f',
  ]
  for (const add of BREAKS)
    for (const target of [
      `/web/api/v1/times?q=${add}`,
      `/web/api/v1/times?limit=1&q=${add}`,
      `/web/api/v1/jogadores?format=csv&q=${add}`,
      `/web/api/v1/busca?q=a${add}`,
      `/web/api/v1/times/${add}`,
      `/web/api/v1/campeonatos/x${add}/jogos`,
      `/imagens/${add}.webp`,
      `/calendario/${add}.ics`,
      `/${add}`,
    ]) {
      const { status, head } = await ask(target)
      expect([target, status < 500]).toEqual([target, true])
      expect(head).not.toMatch(/^x-posto/im)
    }
  // Bytes that are legal in a header but unusual there.
  for (const header of [
    'Origin: https://\xe9.exemplo',
    'User-Agent: \xff\xfe\x80',
    'If-None-Match: \xe9',
    'Accept: \xe9/\xe9',
  ]) {
    const { status, head } = await ask('/web/api/v1/times', [header])
    expect([header, status < 500]).toEqual([header, true])
    expect(head).not.toMatch(/^x-posto/im)
  }
})
