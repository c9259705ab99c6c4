import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { readConfig } from './config/config.ts'

const FOLDER = join(import.meta.dirname, '../../deploy')

interface Compose {
  readonly services: Readonly<Record<string, { readonly environment?: Readonly<Record<string, string>> }>>
  readonly volumes: object
}

/** As compose does it: what was given, the default after `:-`, or an error where there must be something. */
function fillIn(text: string, given: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, rest: string) => {
    const value = given[name] ?? ''
    if (value === '' && kind === '?') throw new Error(`${name}: ${rest}`)
    return value || (kind === '-' ? rest : '')
  })
}

it('starts two equal nodes behind the proxy, with settings that the service knows', async () => {
  const { services } = parseYaml(await readFile(join(FOLDER, 'compose.yml'), 'utf8')) as Compose
  expect(services['two']).toEqual(services['one'])
  const given = { POSTGRES_PASSWORD: 'segredo', SECRET_KEY: 'k'.repeat(32) }
  const environment = Object.fromEntries(
    Object.entries(services['one']!.environment!).map(([name, text]) => [name, fillIn(text, given)]),
  )
  const asked = new Set<string>()
  const listening = new Proxy(environment, {
    get: (target, name) => (asked.add(String(name)), target[String(name)]),
  })
  const config = readConfig(listening)
  expect(Object.keys(environment).filter((name) => !asked.has(name))).toEqual([])
  expect(config).toMatchObject({ trustProxy: '1', secretKey: given.SECRET_KEY, redisUrl: 'redis://redis:6379' })
  for (const host of [config.databaseUrl!, config.redisUrl!].map((url) => new URL(url).hostname))
    expect(Object.keys(services)).toContain(host)
  const proxy = await readFile(join(FOLDER, 'Caddyfile'), 'utf8')
  expect(proxy).toMatch(/reverse_proxy one:3000 two:3000/)
  expect(() => fillIn(services['one']!.environment!['SECRET_KEY']!, {})).toThrow('SECRET_KEY')
})
