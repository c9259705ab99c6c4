import { expect, test } from 'vitest'
import { findSteps } from './first-steps-list.ts'

test('each step knows whether it is done', () => {
  const steps = findSteps({
    emailConfirmed: true,
    team: null,
    photo: false,
    key: true,
    firstCall: false,
    push: { connected: true },
  })
  expect(steps.map(({ id, done }) => [id, done])).toEqual([
    ['email', true],
    ['team', false],
    ['key', true],
    ['call', false],
    ['webhook', true],
    ['photo', false],
  ])
})
