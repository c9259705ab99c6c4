import { standings, rulesets, type Match } from '@meio-campo/football'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDatabase, type Database } from '../database/database.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { facts } from './facts/facts.ts'
import { Playback } from './live/live.ts'
import { loadDemonstration, type Loaded } from './load.ts'
import { NOW, small, replayedRows } from './testing/replayed-rows.ts'

// Some seconds of work each; a busy machine needs many times that.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const MINUTE = 60_000
const DAY = 86_400_000
async function openEmpty(): Promise<{ database: Database; close: () => Promise<void> }> {
  const { address, drop } = await createTestDatabase()
  const database = openDatabase(address, () => undefined)
  return { database, close: () => database.destroy().then(drop) }
}

const counter = (database: () => Database) => async (from: string) => {
  const { rows } = await sql<{ count: string }>`select count(*) ${sql.raw(from)}`.execute(database())
  return Number(rows[0]!.count)
}

describe('loading', () => {
  let database: Database
  let close: () => Promise<void>
  let loaded: Loaded | null
  beforeAll(async () => {
    ;({ database, close } = await openEmpty())
    loaded = await loadDemonstration(database, new Date(NOW))
  })
  afterAll(() => close())
  const count = counter(() => database)

  it('fills an empty database in seconds, and only once', async () => {
    expect(loaded!.matches).toBeGreaterThan(900)
    expect(loaded!.rows).toBeGreaterThan(20_000)
    expect(await loadDemonstration(database, new Date(NOW + DAY))).toBeNull()
  })

  it('says what is invented and what is not', async () => {
    for (const table of ['teams', 'stadiums', 'confederations', 'streamings']) {
      expect(await count(`from ${table} where demo`), table).toBe(0)
      expect(await count(`from ${table}`), table).toBeGreaterThan(0)
    }
    for (const table of ['people', 'matches', 'spells'])
      expect(await count(`from ${table} where not demo`), table).toBe(0)
    expect(await count(`from titles where not demo`)).toBe(facts.titles.length)
    for (const kind of ['team', 'person', 'match', 'competition']) {
      expect(await count(`from sources where kind = '${kind}'`), kind).toBeGreaterThan(0)
    }
  })

  it('gives every finished match the score that its events add up to', async () => {
    const wrong = await sql`
      select m.id from matches as m
      left join lateral (
        select
          count(*) filter (where (side = 'home') <> (type = 'ownGoal')) as home,
          count(*) filter (where (side = 'away') <> (type = 'ownGoal')) as away
        from events where match_id = m.id and type in ('goal', 'penalty', 'ownGoal') and not retracted) as goals on true
      where m.status like 'finished%'
        and (goals.home, goals.away) is distinct from
          (coalesce(m.extra_time_home, m.home_score), coalesce(m.extra_time_away, m.away_score))`.execute(database)
    expect(wrong.rows).toEqual([])
    expect(
      await count(
        `from matches where status like 'finished%' and covers_events and covers_lineups and covers_statistics`,
      ),
    ).toBe(await count(`from matches where status like 'finished%'`))
  })

  it('has a table of twenty with as many matches played as there have been rounds', async () => {
    const played = await database
      .selectFrom('matches')
      .select(['id', 'home_id', 'away_id', 'home_score', 'away_score'])
      .where('edition_id', '=', 'brasileirao_serie_a_2026')
      .where('status', '=', 'finished')
      .execute()
    const results = played.map(({ id, home_id, away_id, home_score, away_score }): Match => ({
      id,
      home: home_id,
      away: away_id,
      day: null,
      round: null,
      score: { home: home_score!, away: away_score! },
    }))
    const table = standings({ rules: rulesets.brasileiraoSerieA, teams: facts.seriesA }, results)
    expect(table).toHaveLength(20)
    for (const row of table) {
      expect(row.played).toBeGreaterThanOrEqual(5)
      expect(row.played).toBeLessThanOrEqual(8)
    }
  })

  it('has matches today, one of them live, and postponed ones with their reason', async () => {
    expect(await count(`from matches where day = '2026-03-24' and edition_id = 'copa_do_brasil_2026'`)).toBeGreaterThan(
      0,
    )
    expect(await count(`from matches where minute is not null`)).toBeGreaterThan(0)
    expect(await count(`from matches where status = 'postponed' and status_reason is null`)).toBe(0)
    expect(await count(`from matches where rescheduled_from is not null`)).toBeGreaterThan(0)
  })
})

describe('playing', () => {
  let stepping: Database
  let jumping: Database
  const closing: (() => Promise<void>)[] = []
  beforeAll(async () => {
    const [one, other] = [await openEmpty(), await openEmpty()]
    closing.push(one.close, other.close)
    ;[stepping, jumping] = [one.database, other.database]
    await loadDemonstration(stepping, new Date(NOW), { facts: small })
    await loadDemonstration(jumping, new Date(NOW), { facts: small })
  })
  afterAll(async () => {
    for (const close of closing) await close()
  })

  it('has the same events after three days away as for a continuous follower', async () => {
    const end = NOW + 3 * DAY
    const playback = new Playback(stepping, small)
    const dark: string[] = []
    for (let at = NOW; at < end; at += at < NOW + 120 * MINUTE ? 1.5 * MINUTE : 59 * MINUTE) {
      await playback.catchUp(new Date(at))
      const live = await stepping
        .selectFrom('matches')
        .select('id')
        .where('status', 'in', ['firstHalf', 'halfTime', 'secondHalf'])
        .executeTakeFirst()
      if (!live) dark.push(new Date(at).toISOString())
    }
    await playback.catchUp(new Date(end))
    expect(dark).toEqual([])

    expect(await new Playback(jumping, small).catchUp(new Date(end))).toBe(true)
    expect(await replayedRows(jumping)).toEqual(await replayedRows(stepping))
  })

  it('writes events one by one, in order, with corrections as later revisions', async () => {
    const changes = await stepping
      .selectFrom('changes')
      .select(['type', 'data', 'seq'])
      .where('kind', '=', 'event')
      .orderBy('seq')
      .execute()
    const created = changes.filter(({ type }) => type === 'created').map(({ data }) => data as Record<string, unknown>)
    for (const own of Map.groupBy(created, (event) => event['match_id']).values()) {
      const positions = own.map((event) => Number(event['position']))
      expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    }
    const updated = changes.filter(({ type }) => type === 'updated').map(({ data }) => data as Record<string, unknown>)
    expect(updated.length).toBeGreaterThan(0)
    expect(updated.every((event) => Number(event['revision']) > 1)).toBe(true)
  })

  it('writes nothing when nothing happens', async () => {
    const playback = new Playback(stepping, small)
    const end = NOW + 3 * DAY + 30_000
    await playback.catchUp(new Date(end))
    const seq = async () =>
      (await sql<{ seq: string }>`select max(seq) as seq from changes`.execute(stepping)).rows[0]!.seq
    const before = await seq()
    await playback.catchUp(new Date(end + 1))
    expect(await seq()).toBe(before)
  })

  it('begins the next season by itself', async () => {
    await new Playback(stepping, small).catchUp(new Date('2027-02-20T15:00:00Z'))
    const { rows } = await sql<{ id: string; finished: string; all: string }>`
      select edition_id as id, count(*) filter (where status like 'finished%') as finished, count(*) as all
      from matches group by 1`.execute(stepping)
    const of = (id: string) => rows.find((row) => row.id === id)
    expect(of('brasileirao_serie_a_2026')).toMatchObject({ finished: '12', all: '12' })
    expect(of('brasileirao_serie_a_2027')).toMatchObject({ all: '12' })
    expect(Number(of('brasileirao_serie_a_2027')!.finished)).toBeGreaterThan(0)
    expect(of('torneio_meio_campo_2026')).toBeUndefined()
    expect(Number(of('torneio_meio_campo_2027')!.all)).toBeLessThan(300)
    const champions = await stepping.selectFrom('titles').select('edition_id').where('demo', '=', true).execute()
    expect(champions).toHaveLength(3)
  })

  it('is rebuilt when another version has another plan', async () => {
    const other = { ...small, seriesB: facts.seriesB.slice(4, 8) }
    const at = new Date(NOW + 5 * DAY)
    expect(await new Playback(jumping, other).catchUp(at)).toBe(false)
    expect(await loadDemonstration(jumping, at, { facts: other })).not.toBeNull()
    const teams = await jumping
      .selectFrom('phase_teams')
      .select('team_id')
      .where('phase_id', 'like', 'brasileirao_serie_b%')
      .execute()
    expect(teams.map(({ team_id }) => team_id).toSorted()).toEqual(other.seriesB.toSorted())
    expect(await new Playback(jumping, other).catchUp(new Date(at.getTime() + 5_000))).toBe(true)
  })
})
