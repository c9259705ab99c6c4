import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
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

it('leaves the tests and what only they use out of the image, and nothing that the service needs', async () => {
  const root = join(FOLDER, '..')
  const lines = (await readFile(join(FOLDER, 'Dockerfile.dockerignore'), 'utf8')).split('\n').filter(Boolean)
  const patterns = lines.map((line) => {
    const parts = line
      .replaceAll('.', String.raw`\.`)
      .replaceAll('**/', '(?:[^/]+/){0,}')
      .replaceAll('*', '[^/]*')
    return new RegExp(`^${parts}(?:/.*)?$`)
  })
  const isLeftOut = (path: string) => patterns.some((pattern) => pattern.test(relative(root, path)))
  // The folders that the image copies, see the Dockerfile.
  const copied = ['football/src', 'contract/src', 'server/src'].map((folder) => join(root, folder))
  const found = await Promise.all(copied.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })))
  const files = found.flat().flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
  const kept = files.filter((path) => !isLeftOut(path))
  expect(kept.filter((path) => /\.test\.ts$|\/testing\//.test(path))).toEqual([])
  expect(kept.length).toBeGreaterThan(500)
  const missing: string[] = []
  for (const path of kept.filter((each) => each.endsWith('.ts')))
    for (const [, name] of (await readFile(path, 'utf8')).matchAll(/(?:from |import\(|new URL\()'(\.[^']+)'/g))
      if (isLeftOut(resolve(dirname(path), name!))) missing.push(`${relative(root, path)}: ${name}`)
  expect(missing).toEqual([])
})
