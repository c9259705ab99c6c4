import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deviceValues, staysOnDevice } from '@meio-campo/contract/rules'
import { expect, test } from 'vitest'

test('drafts and credentials leave the device; the theme and unsent acts of a match stay', () => {
  const keys = [
    'email',
    'password',
    'theme',
    'draft:u_1:team:flamengo',
    'draft:u_1:structure:x',
    'mesa:u_1:jogo',
    'outra',
  ]
  expect(keys.filter(staysOnDevice)).toEqual(['theme', 'mesa:u_1:jogo'])
})

test('every value that the console stores in the browser is named, so that the privacy page lists it', () => {
  const src = join(import.meta.dirname, '..')
  const stored = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.ts$|(?:local-values|tab-store|match-part-draft)\.ts$/.test(name),
    )
    .map((name) => ({ name, text: readFileSync(join(src, name), 'utf8') }))
    // The drafts of parts of a match get their names from the pages.
    .filter(({ text }) =>
      /localValues\.write\(|tabStores\(|(?:local|session)Storage\.setItem\(|caches\.open\(|draftKey: `/.test(text),
    )
  expect(stored.length).toBeGreaterThan(5)
  const nameless = stored.filter(
    ({ text }) => !deviceValues.some(({ prefix }) => text.includes(`'${prefix}'`) || text.includes(`\`${prefix}`)),
  )
  expect(nameless.map(({ name }) => name)).toEqual([])
})
