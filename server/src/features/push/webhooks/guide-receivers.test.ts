import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { makeWebhookSecret, signedHeaders } from './signature.ts'

/** What the console shows people as "a whole receiver". */
const FOLDER = join(import.meta.dirname, '../../../../../web/src/features/push/push-page/receivers')

const run = promisify(execFile)
const secret = makeWebhookSecret()
const old = makeWebhookSecret()
// Not only ASCII, so that a receiver that counts characters instead of bytes fails.
const body = JSON.stringify({ type: 'match.goal', player: 'João Conceição ⚽' })
const now = () => new Date()
const sixMinutesAgo = () => new Date(Date.now() - 360_000)

const programs = [
  { name: 'JavaScript', command: process.execPath, args: () => [join(FOLDER, 'javascript.mjs')] },
  { name: 'Python', command: 'python3', args: () => [join(FOLDER, 'python.py')] },
  { name: 'PHP', command: 'php', args: (port: number) => ['-S', `127.0.0.1:${port}`, join(FOLDER, 'php.php')] },
]
const installed = (command: string, question = '--version') => spawnSync(command, [question]).status === 0

describe.each(programs)('the receiver in $name', ({ command, args }) => {
  // Skipped where the language is not installed.
  test.skipIf(!installed(command))('takes what we sign, and nothing else', async () => {
    const port = await freePort()
    const program = spawn(command, args(port), {
      env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'ignore'],
    })
    try {
      const send = sender(`http://127.0.0.1:${port}/`)
      await untilAnswered(send)
      expect(await send(signedHeaders([secret], 'msg_1', now(), body))).toBe(204)
      // During a rotation either secret may come first.
      expect(await send(signedHeaders([old, secret], 'msg_2', now(), body))).toBe(204)
      expect(await send(signedHeaders([secret, old], 'msg_2', now(), body))).toBe(204)
      expect(await send(signedHeaders([old], 'msg_3', now(), body))).toBe(401)
      expect(await send(signedHeaders([secret], 'msg_4', sixMinutesAgo(), body))).toBe(401)
      expect(await send(signedHeaders([secret], 'msg_5', now(), body), body.replace('goal', 'card'))).toBe(401)
      expect(await send({ ...signedHeaders([secret], 'msg_6', now(), body), 'webhook-id': 'msg_7' })).toBe(401)
      expect(await send({})).toBe(401)
    } finally {
      program.kill()
    }
  })
})

/** The lines of the guide that sign a test in the terminal, with these values in place of those that one fills in. */
function guideLines(values: Readonly<Record<string, string>>): string {
  const guide = readFileSync(join(FOLDER, '../../../../console/guides/webhooks.md'), 'utf8')
  const [, lines = ''] = /```\n(SEGREDO=[\s\S]+?)```/.exec(guide) ?? []
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(new RegExp(`^${name}=.*$`, 'm'), () => `${name}='${value}'`),
    lines,
  )
}

test.skipIf(!installed('openssl', 'version') || !installed('curl'))(
  'a receiver takes the signed test that the guide sends from the terminal, and none with another secret',
  async () => {
    const port = await freePort()
    const program = spawn(process.execPath, [join(FOLDER, 'javascript.mjs')], {
      env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
      stdio: 'ignore',
    })
    try {
      const ENDERECO = `http://127.0.0.1:${port}/`
      await untilAnswered(sender(ENDERECO))
      const send = async (SEGREDO: string) => {
        const { stdout } = await run('sh', ['-c', guideLines({ SEGREDO, ENDERECO })])
        return stdout.split('\r\n')[0]
      }
      expect(await send(secret)).toBe('HTTP/1.1 204 No Content')
      expect(await send(old)).toContain('HTTP/1.1 401')
    } finally {
      program.kill()
    }
  },
)

test.skipIf(!installed('openssl', 'version'))('the check in the shell takes what we sign, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mc-guide-'))
  const file = join(folder, 'corpo.json')
  writeFileSync(file, body)
  const check = (secrets: readonly string[], id: string) => {
    const headers = signedHeaders(secrets, 'msg_1', now(), body)
    const args = [id, headers['webhook-timestamp']!, headers['webhook-signature']!, file]
    return execFileSync('sh', [join(FOLDER, 'shell.sh'), ...args], {
      env: { ...process.env, WEBHOOK_SECRET: secret },
      encoding: 'utf8',
      stdio: 'pipe',
    })
  }
  try {
    expect(check([secret], 'msg_1')).toContain('A assinatura confere.')
    expect(check([old, secret], 'msg_1')).toContain('A assinatura confere.')
    expect(() => check([old], 'msg_1')).toThrow('não confere')
    expect(() => check([secret], 'msg_2')).toThrow('não confere')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

type Send = (headers: Readonly<Record<string, string>>, sent?: string) => Promise<number>

const sender =
  (url: string): Send =>
  async (headers, sent = body) =>
    (await fetch(url, { method: 'POST', headers, body: sent })).status

async function untilAnswered(send: Send): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await send({}).catch(() => null)) return
    await pause(50)
  }
  throw new Error('the receiver did not start')
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
