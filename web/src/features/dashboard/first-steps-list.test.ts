import { expect, test } from 'vitest'
import { findSteps } from './first-steps-list.ts'

test('each step knows whether it is done', () => {
  const steps = findSteps({ emailConfirmed: true, team: null, photo: false })
  expect(steps.map(({ id, done }) => [id, done])).toEqual([
    ['email', true],
    ['team', false],
    ['photo', false],
  ])
})
