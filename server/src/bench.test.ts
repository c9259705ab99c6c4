import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './testing/test-app.ts'

// Our reads and those that the bench has written by hand say the same, so that the bench compares like with like.
const bench = join(import.meta.dirname, '../../bench')
const load = (file: string) => import(join(bench, file))
const { lists, pages } = await load('addresses.mjs')
const { buildByHand } = await load('by-hand-app.mjs')
const { findDifference } = await load('differences.mjs')
const { judge, lineOf } = await load('report.mjs')
const { seedMatches, seedSessions } = await load('seed.mjs')

const EDITIONS = 2
const MATCHES = EDITIONS * 380
const { 'matches of a day': _, ...compared } = pages(EDITIONS) as Record<string, () => string>
const reads: [string, () => string][] = Object.entries({ ...lists(MATCHES), ...compared })

describe('the reads that are written by hand for the bench', () => {
  let test: TestApp
  let byHand: ReturnType<typeof buildByHand>
  let token: string

  beforeAll(async () => {
    test = await createTestApp()
    const client = new pg.Client(test.context.address)
    await client.connect()
    await seedMatches(client, MATCHES, EDITIONS)
    ;[{ token }] = await seedSessions(client, 1)
    await client.end()
    byHand = buildByHand(test.context.address)
  })
  afterAll(async () => {
    await byHand.close()
    await test.close()
  })

  it.each(reads)('%s: the same as ours', async (name, pathOf) => {
    for (let times = 0; times < 3; times += 1) {
      const url = pathOf()
      const [ours, hand] = await Promise.all(
        [test.app, byHand].map(async (app) => {
          const { statusCode: status, body } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
          return { status, body }
        }),
      )
      expect(findDifference(name, ours, hand), url).toBeNull()
    }
  })
})

describe('a row whose answers differ', () => {
  const answer = (data: unknown, status = 200) => ({ status, body: JSON.stringify({ data }) })
  const scorers = (...players: string[]) => answer(players.map((player) => ({ player })))

  it('names the first difference', () => {
    const found = findDifference('scorers of an edition', scorers('ana', 'bia', 'eva'), scorers('ana', 'eva', 'bia'))
    expect(found).toBe('data.1.player: "bia" is not "eva"')
    expect(findDifference('scorers of an edition', scorers('ana'), scorers('ana', 'eva'))).toBe('data: 1 are not 2')
    expect(findDifference('scorers of an edition', answer(null), scorers('ana'))).toBe('data: null has no parts')
    expect(findDifference('scorers of an edition', answer(null, 503), scorers('ana'))).toBe('ours answered 503')
  })

  it('may have more fields than the hand-written, except where the bytes are compared', () => {
    const [ours, hand] = [answer({ id: 'ana', age: 20 }), answer({ id: 'ana' })]
    expect(findDifference('page of a team', ours, hand)).toBeNull()
    expect(findDifference('page of a player', ours, hand)).toMatch(/^byte 19: /)
  })

  it('is reported as not met, without a figure', () => {
    const row = judge({ what: 'uncached scorers', problem: 'differs: data: 1 are not 2' })
    expect(row.met).toBe(false)
    expect(lineOf(row)).toMatch(/^uncached scorers +differs: data: 1 are not 2 {2}NOT MET$/)
    expect(lineOf(judge({ what: 'writes', unit: '/s', measured: 5, goal: 4, least: true }))).toMatch(/1\.25 {2}met$/)
    expect(judge({ what: 'failed', unit: '', measured: 0, goal: 0 }).met).toBe(true)
  })
})
