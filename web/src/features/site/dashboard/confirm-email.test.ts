import { expect, test } from 'vitest'
import { ownProblem } from '../../../api/problem.ts'
import { decideConfirmation } from './confirm-email.ts'

const failed = (status: number) =>
  decideConfirmation({ ok: false, status, problem: ownProblem(status, { title: 'T', info: 'Porque sim.' }) })

test('only a verdict kills a link', () => {
  expect(decideConfirmation({ ok: true, status: 200, data: {} })).toEqual({ kind: 'confirmed' })
  expect(failed(400)).toEqual({ kind: 'dead', reason: 'Este link já foi usado ou venceu.' })
  for (const status of [0, 429, 500, 503])
    expect(failed(status)).toEqual({ kind: 'unreachable', reason: 'Porque sim.' })
})
