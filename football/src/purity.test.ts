import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.split('/').includes('proof'))

test.each(source)('%s depends on nothing outside, and has no clock, chance or input of its own', (path) => {
  const text = readFileSync(join(import.meta.dirname, path), 'utf8')
  const imports = Array.from(text.matchAll(/from ['"]([^'"]+)['"]/g), ([, from]) => from!)
  expect(imports.filter((from) => !from.startsWith('.') || from.includes('/proof/'))).toEqual([])
  expect(text).not.toMatch(/Math\.random|Date\.now|new Date\(\)|performance|process\.|globalThis|console\.|fetch\(/)
})
