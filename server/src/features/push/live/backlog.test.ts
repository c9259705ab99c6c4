import { afterAll, beforeAll, expect, it } from 'vitest'
import { statementsOf } from '../../../testing/count-statements.ts'
import { insertSmallSeason } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { Subscriber } from './live-hub.ts'

const BEGINNING = { seq: 0n, index: 0 }

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await insertSmallSeason(test.database, '2026-05-10')
})
afterAll(() => test.close())

function subscriberOf(caller: string, isClosed: () => boolean, sent: string[] = []): Subscriber {
  return {
    owner: caller,
    caller,
    inPublic: false,
    filter: () => true,
    send: ({ plain }) => void sent.push(/^id: (.*)$/m.exec(plain.toString())![1]!),
    drained: () => null,
    isClosed,
    close: () => undefined,
  }
}

it('reads no backlog for streams that were closed before their turn', async () => {
  const { live } = test.context
  const read = (texts: readonly string[]) =>
    texts.filter((text) => /from "public"\."changes".*"seq" >=/s.test(text)).length
  const one = read(
    await statementsOf(async () =>
      (
        await live.subscribe(
          BEGINNING,
          subscriberOf('ana', () => false),
        )
      )(),
    ),
  )
  expect(one).toBeGreaterThan(0)
  let closed = false
  const many = read(
    await statementsOf(async () => {
      const opened = Array.from({ length: 30 }, () =>
        live.subscribe(
          BEGINNING,
          subscriberOf('ana', () => closed),
        ),
      )
      closed = true
      await Promise.all(opened)
    }),
  )
  expect(many).toBeLessThanOrEqual(one)
})

it('sends each stream its whole backlog, in order, whoever waits beside it', async () => {
  const { live } = test.context
  const streams = ['ana', 'ana', 'ana', 'bia', 'caio'].map((caller) => ({ caller, sent: [] as string[] }))
  const ends = await Promise.all(
    streams.map(({ caller, sent }) =>
      live.subscribe(
        BEGINNING,
        subscriberOf(caller, () => false, sent),
      ),
    ),
  )
  const [first] = streams
  expect(first!.sent.length).toBeGreaterThan(10)
  for (const { sent } of streams) expect(sent).toEqual(first!.sent)
  for (const end of ends) end()
})
