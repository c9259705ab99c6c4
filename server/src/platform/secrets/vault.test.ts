import { expect, test } from 'vitest'
import { createVault } from './vault.ts'

const KEY = 'uma chave secreta de pelo menos 32 letras'

test('opens what it sealed, and only with the same key, for the same purpose and unchanged', () => {
  const vault = createVault(KEY)
  const sealed = vault.seal('vapid', 'segredo à vista')
  expect(sealed).not.toContain('segredo')
  expect(vault.seal('vapid', 'segredo à vista')).not.toBe(sealed)
  expect(createVault(KEY).unseal('vapid', sealed)).toBe('segredo à vista')
  expect(() => vault.unseal('webhook', sealed)).toThrow()
  expect(() => createVault(`${KEY}!`).unseal('vapid', sealed)).toThrow()
  expect(() => vault.unseal('vapid', `${sealed.slice(0, -4)}AAAA`)).toThrow()
  expect(() => vault.unseal('vapid', '')).toThrow()
})

test('derives the same from the same, and something else from anything else', () => {
  const vault = createVault(KEY)
  expect(vault.derive('calendar', 'a')).toBe(createVault(KEY).derive('calendar', 'a'))
  const all = [vault.derive('calendar', 'a'), vault.derive('calendar', 'b'), vault.derive('outro', 'a')]
  expect(new Set([...all, createVault(`${KEY}!`).derive('calendar', 'a')]).size).toBe(4)
})

test('while a key is being changed, both open and the new one seals', () => {
  const old = createVault(KEY).seal('vapid', 'segredo')
  const both = createVault('outra chave secreta de 32 letras, nova', KEY)
  expect(both.unseal('vapid', old)).toBe('segredo')
  expect(both.openerOf('vapid', old)).toBe('previous')
  const fresh = both.seal('vapid', 'segredo')
  expect(both.openerOf('vapid', fresh)).toBe('own')
  expect(() => createVault(KEY).unseal('vapid', fresh)).toThrow()
  expect(createVault('uma terceira, que nada disto conhece').openerOf('vapid', old)).toBeNull()
  expect(both.derivePrevious('calendar', 'a')).toBe(createVault(KEY).derive('calendar', 'a'))
})
