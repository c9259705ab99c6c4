import { expect, test } from 'vitest'
import { adminTabs, mayOpenTab, parseSettingsTab, personalTabs } from './settings-tab.ts'

test('a known tab is kept, an unknown one is the first, none is left out', () => {
  expect(parseSettingsTab('dispositivos')).toEqual({ aba: 'dispositivos' })
  for (const unknown of ['', 'x', 7, 'Perfil']) expect(parseSettingsTab(unknown)).toEqual({ aba: 'perfil' })
  expect(parseSettingsTab(undefined)).toEqual({})
})

test('the admin tabs are for admins', () => {
  expect([...personalTabs, undefined].every((tab) => mayOpenTab(tab, false))).toBe(true)
  expect(adminTabs.some((tab) => mayOpenTab(tab, false))).toBe(false)
  expect(adminTabs.every((tab) => mayOpenTab(tab, true))).toBe(true)
})
