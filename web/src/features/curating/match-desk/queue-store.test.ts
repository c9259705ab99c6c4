import { afterEach, expect, test, vi } from 'vitest'
import { listUnsent } from './queue-store.ts'

afterEach(() => vi.unstubAllGlobals())

test('knows every desk of a person with something left to send, or refused', () => {
  const order = { id: 'a', do: 'tell', type: 'goal', side: 'home' }
  const stored: Readonly<Record<string, string>> = {
    'mesa:u_1:final': JSON.stringify({ competition: 'copa', waiting: [order], refused: [] }),
    'mesa:u_1:semifinal': JSON.stringify({ competition: 'copa', waiting: [], refused: [{ order, reason: '' }] }),
    'mesa:u_1:vazia': JSON.stringify({ competition: 'copa', waiting: [], refused: [] }),
    'mesa:u_1:quebrada': '{',
    'mesa:u_2:final': JSON.stringify({ competition: 'copa', waiting: [order], refused: [] }),
  }
  const methods = { getItem: { value: (key: string) => stored[key] ?? null } }
  vi.stubGlobal('localStorage', Object.defineProperties({ ...stored }, methods))
  expect(listUnsent('u_1')).toEqual([
    { id: 'copa', idjogo: 'final' },
    { id: 'copa', idjogo: 'semifinal' },
  ])
})
