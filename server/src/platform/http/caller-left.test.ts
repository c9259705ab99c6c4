import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { hasLeft } from './caller-left.ts'

const request = (destroyed: boolean) => ({ raw: { socket: { destroyed } } }) as unknown as FastifyRequest
const failure = (code: string) => Object.assign(new Error(code), { code })

it('distinguishes a caller who closed the connection from our own failure', () => {
  expect(hasLeft(request(true), failure('ERR_STREAM_PREMATURE_CLOSE'))).toBe(true)
  expect(hasLeft(request(false), failure('ERR_STREAM_PREMATURE_CLOSE'))).toBe(false)
  expect(hasLeft(request(true), failure('22P02'))).toBe(false)
  expect(hasLeft(request(true), new Error('of ours'))).toBe(false)
})
