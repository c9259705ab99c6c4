import { expect, test } from 'vitest'
import { parseSettingsTab } from './settings-tab.ts'

test('a known tab is kept, anything else is the first one', () => {
  expect(parseSettingsTab('dispositivos')).toEqual({ aba: 'dispositivos' })
  expect(['', 'x', 7, undefined].map(parseSettingsTab)).toEqual([{}, {}, {}, {}])
})
