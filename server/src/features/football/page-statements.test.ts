import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAt } from '../../platform/time/today.ts'
import { statementsOf } from '../../testing/count-statements.ts'
import { EARLIER, insertSmallSeason, PLAYED } from '../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

// Each statement of a page costs the process more than what it reads: their number must not creep up again.

let test: TestApp
let person: Session
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await insertSmallSeason(test.database, dayAt(new Date()))
  await test.context.supervisor.settle()
})
afterAll(() => test.close())

/** The same page under another address, so that its kept answer is not used; its kept parts may be. */
const elsewhere = (path: string) => path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

it.each([
  ['a player with a team', '/jogadores/ana', 3, 11],
  ['a player without one', '/jogadores/eva', 1, 4],
  ['a match that is over', `/campeonatos/liga/jogos/${PLAYED}`, 1, 15],
  ['a team that is playing', '/times/bahia', 2, 11],
  ['a team', '/times/palmeiras', 1, 11],
  ['a search', '/busca?q=bah', 1, 1],
])('%s: at most so many statements where its parts are known, and where nothing is', async (_, path, most, first) => {
  const ask = async (address: string) => {
    const { status } = await test.call('GET', `/api/v1${address}`, { as: person })
    expect(status).toBe(200)
  }
  const expectAtMost = async (limit: number) => {
    expect(elsewhere(path)).not.toBe(path)
    const statements = await statementsOf(() => ask(elsewhere(path)))
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(limit)
    expect(statements.length).toBeGreaterThan(0)
  }
  await ask(path)
  await expectAtMost(most)
  test.context.answers.forgetAll()
  await expectAtMost(first)
})

it('a meeting that is kept is read again after a change', async () => {
  const path = `/api/v1/campeonatos/liga/jogos/${PLAYED}`
  const lastScore = async () => {
    const { body } = await test.call('GET', path, { as: person })
    return body.data.headToHead.last[0].score
  }
  expect(await lastScore()).toEqual({ home: 3, away: 0 })
  await test.database.updateTable('matches').set({ home_score: 4 }).where('id', '=', EARLIER).execute()
  await test.context.supervisor.settle()
  expect(await lastScore()).toEqual({ home: 4, away: 0 })
})
