import { expect, it } from 'vitest'
import { AppError } from './app-error.ts'
import { errorVocabulary, type ErrorCode } from './error-vocabulary.ts'

it('gives every temporary error a time to try again, even without one of its own', () => {
  const passing = (Object.keys(errorVocabulary) as ErrorCode[]).filter((code) => errorVocabulary[code].status === 503)
  expect(passing).toContain('unavailable')
  for (const code of [...passing, 'too_many'] as const) expect(new AppError(code).retryAfterSeconds).toBeGreaterThan(0)
  expect(new AppError('unavailable', { retryAfterSeconds: 42 }).retryAfterSeconds).toBe(42)
  expect(new AppError('not_found').retryAfterSeconds).toBeUndefined()
})
