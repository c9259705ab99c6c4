import { expect, it } from 'vitest'
import { findAlert, type SystemFacts } from './alert-rules.ts'

const GB = 1024 ** 3
const well: SystemFacts = {
  diskFreeBytes: 50 * GB,
  diskBytes: 100 * GB,
  oldestJobSeconds: 2,
  oldestDeliverySeconds: 0,
  crashes: 0,
}

it('is silent while all is well', () => {
  for (const kind of ['disk', 'queue', 'crashes'] as const) expect(findAlert(kind, well, false)).toBeNull()
})

it('reports a disk that is nearly full, until there is clearly room again', () => {
  expect(findAlert('disk', { ...well, diskFreeBytes: 4 * GB }, false)).toContain('restam 4 GB, 4% dele')
  expect(findAlert('disk', { ...well, diskFreeBytes: 0.4 * GB, diskBytes: 2 * GB }, false)).not.toBeNull()
  expect(findAlert('disk', { ...well, diskFreeBytes: 6 * GB }, false)).toBeNull()
  expect(findAlert('disk', { ...well, diskFreeBytes: 6 * GB }, true)).not.toBeNull()
  expect(findAlert('disk', { ...well, diskFreeBytes: 8 * GB }, true)).toBeNull()
})

it('reports a stalled queue, of jobs and of deliveries', () => {
  expect(findAlert('queue', { ...well, oldestJobSeconds: 1200 }, false)).toContain('há 20 minutos')
  expect(findAlert('queue', { ...well, oldestDeliverySeconds: 1200 }, false)).toContain('webhooks')
  expect(findAlert('queue', { ...well, oldestJobSeconds: 600 }, false)).toBeNull()
  expect(findAlert('queue', { ...well, oldestJobSeconds: 600 }, true)).not.toBeNull()
})

it('reports repeated crashes, not a single one', () => {
  expect(findAlert('crashes', { ...well, crashes: 2 }, false)).toBeNull()
  expect(findAlert('crashes', { ...well, crashes: 3 }, false)).toContain('3 vezes')
  expect(findAlert('crashes', { ...well, crashes: 1 }, true)).not.toBeNull()
  expect(findAlert('crashes', well, true)).toBeNull()
})
