import { expect, it } from 'vitest'
import { explainAddress } from './unencoded-address.ts'

const packet = (line: string) => Buffer.from(`${line} HTTP/1.1\r\nHost: localhost\r\n\r\n`)

it('explains how to encode letters with accents and spaces in an address', () => {
  const told = explainAddress(packet('GET /api/v1/times?q=grêmio'))
  expect(told).toContain('“ê”')
  expect(told).toContain('/api/v1/times?q=gr%C3%AAmio')
  expect(explainAddress(packet('GET /api/v1/times?q=são paulo'))).toContain('q=s%C3%A3o%20paulo')
})

it('says nothing of what is wrong in another way, nor repeats a key', () => {
  expect(explainAddress(packet('GET /api/v1/times'))).toBeNull()
  expect(explainAddress(Buffer.from('\x16\x03\x01'))).toBeNull()
  expect(explainAddress(packet(`GET /api/v1/times?k=mc_live_${'a'.repeat(56)}&q=ê`))).toBeNull()
})
