import { endpoints, type Session } from '@meio-campo/contract'
import { addDays } from '@meio-campo/football'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAt } from '../../../platform/time/today.ts'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { EARLIER, insertSmallSeason, LIVE, NEXT, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { atStadium, firstWords, runWords, suspensionWords } from './aftermath-words.ts'

let test: TestApp
let person: Session
const today = dayAt(new Date())
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await insertSmallSeason(test.database, today)
  // Bahia won in 2010, and lost every meeting since.
  await test.database
    .insertInto('matches')
    .values(
      [2010, 2014, 2015, 2016, 2017].map((year) => ({
        id: `antigo_${year}`,
        edition_id: 'liga_2025',
        phase_id: 'liga_2025_fase',
        home_id: 'palmeiras',
        away_id: 'bahia',
        day: `${year}-05-10`,
        status: 'finished',
        home_score: year === 2010 ? 0 : 2,
        away_score: 1,
        neutral: year === 2017,
      })),
    )
    .execute()
  await test.context.supervisor.settle()
})
afterAll(() => test.close())

const read = async (id: string, rest = '') => {
  const { status, body } = await test.call('GET', `/api/v1/campeonatos/liga/jogos/${id}${rest}`, { as: person })
  expect(status).toBe(200)
  expectAnswer(rest ? endpoints.getMatchLive : endpoints.getMatch, body)
  return body.data
}

it('before: form with opponents and their places, the season, absent players', async () => {
  const { preview, aftermath } = await read(NEXT)
  expect(aftermath).toBeNull()
  const { home, away } = preview
  expect(away.form.map(({ letter, match }: { letter: string; match: { id: string } }) => [letter, match.id])).toEqual([
    ['E', expect.stringContaining('santos_bahia')],
    ['V', PLAYED],
    ['D', EARLIER],
    ['D', 'antigo_2017'],
    ['D', 'antigo_2016'],
  ])
  expect(away.form[1]).toMatchObject({
    opponentPosition: 3,
    match: { home: { id: 'bahia' }, score: { home: 2, away: 1 } },
  })
  // On neutral ground neither team is at home, whichever is listed first.
  expect(away.form.map(({ neutral }: { neutral: boolean }) => neutral)).toEqual([false, false, false, true, false])
  // The table of this season does not cover the match of the other season.
  expect(away.form[2].opponentPosition).toBeNull()
  // As in the table, with the live match included.
  expect(away.season).toMatchObject({ position: 1, points: 7, played: 3, won: 2, drawn: 1, lost: 0 })
  expect(home.season).toMatchObject({ position: 3, played: 1, lost: 1 })
  expect(away.scorers[0]).toEqual({ player: { id: 'ana', name: 'ana' }, goals: 2 })
  expect(away.absences).toEqual([
    { person: { id: 'ana', name: 'ana' }, kind: 'suspended', reason: 'Terceiro cartão amarelo', until: null },
  ])
  // A sheet with a single name is not a full line-up, so no probable line-up is guessed.
  expect(away.probable).toEqual([])
})

it('before: a match that was postponed comes after what its teams have played since its day', async () => {
  const { database } = test
  const before = await database
    .selectFrom('matches')
    .select(['day', 'status'])
    .where('id', '=', NEXT)
    .executeTakeFirstOrThrow()
  const change = async (to: { day: string | null; status: string }) => {
    await database.updateTable('matches').set(to).where('id', '=', NEXT).execute()
    await test.context.supervisor.settle()
    return (await read(NEXT)).preview.away.form
  }
  const form = await change({ day: addDays(today, -400), status: 'postponed' })
  expect(form[1]).toMatchObject({ match: { id: PLAYED } })
  expect(await change(before)).toEqual(form)
})

it('before: an eleven is guessed from the sheets of the last months only', async () => {
  const sheetsOn = async (day: string) => {
    await test.database.updateTable('matches').set({ day }).where('covers_lineups', '=', true).execute()
    await test.context.supervisor.settle()
    return (await read(NEXT)).preview.away.sheets
  }
  const days = await test.database
    .selectFrom('matches')
    .select(['id', 'day'])
    .where('covers_lineups', '=', true)
    .execute()
  expect(await sheetsOn(addDays(today, -100))).toBeGreaterThan(0)
  expect(await sheetsOn(addDays(today, -300))).toBe(0)
  for (const { id, day } of days) await test.database.updateTable('matches').set({ day }).where('id', '=', id).execute()
  await test.context.supervisor.settle()
})

it('after: the first win for years, linked to the one before it', async () => {
  const { preview, aftermath, headToHead } = await read(PLAYED)
  expect(preview).toBeNull()
  const first = aftermath.find(({ kind, side }: { kind: string; side: string }) => kind === 'first' && side === 'home')
  expect(first.sentence).toMatch(/^Primeira vitória sobre o .+ desde 2010, depois de 5 jogos\.$/)
  expect(first.matches).toMatchObject([{ id: 'antigo_2010', competition: { id: 'liga' }, score: { home: 0, away: 1 } }])
  expect(headToHead.decades).toEqual([
    { from: 2010, homeWins: 1, draws: 0, awayWins: 4 },
    { from: 2020, homeWins: 1, draws: 0, awayWins: 1 },
  ])
})

it('after: a corrected result changes the sentences', async () => {
  const { database, context } = test
  await database.updateTable('matches').set({ away_score: 2 }).where('id', '=', PLAYED).execute()
  await context.supervisor.settle()
  const { aftermath } = await read(PLAYED)
  expect(aftermath.filter(({ kind }: { kind: string }) => kind === 'first')).toEqual([])
  await database.updateTable('matches').set({ away_score: 1 }).where('id', '=', PLAYED).execute()
  await context.supervisor.settle()
})

it('during: where the score would put both, and who pressed', async () => {
  await test.database
    .insertInto('events')
    .values({ id: 'e_gol', match_id: LIVE, side: 'home', type: 'goal', period: 'firstHalf', minute: 12, position: 1 })
    .execute()
  const mark = { match_id: LIVE, side: 'away', period: 'firstHalf' }
  await test.database
    .insertInto('desk_marks')
    .values([
      { ...mark, id: 'k_chute', kind: 'shotOnTarget', minute: 3 },
      { ...mark, id: 'k_escanteio', kind: 'corner', minute: 4, retracted: true },
    ])
    .execute()
  await test.context.supervisor.settle()
  const { positions, momentum } = await read(LIVE, '/aovivo')
  expect(positions.home).toMatchObject({ before: 1, after: 1 })
  expect(momentum).toHaveLength(12)
  expect(momentum.slice(0, 3)).toEqual([
    { from: 0, home: -25 },
    { from: 5, home: -15 },
    { from: 10, home: 54 },
  ])
  expect((await read(LIVE)).preview).toBeNull()
})

it('says it in good Portuguese', () => {
  const opponent = { id: 'ponte_preta', name: 'Ponte Preta', kind: 'club' }
  const match = { id: 'm', home: 'a', away: 'b', day: addDays(today, -1), round: null, score: { home: 4, away: 0 } }
  const appearance = {
    match,
    team: 'a',
    opponent: 'b',
    side: 'home',
    goalsFor: 4,
    goalsAgainst: 0,
    outcome: 'won',
  } as const
  const since = { ...match, day: '2014-03-02' }
  const tell = (kind: Parameters<typeof firstWords>[0]['kind'], before: typeof since | null = since) =>
    firstWords({ kind, appearance, since: before, between: 9 }, { opponent, stadium: 'Maracanã' })
  expect(tell('winAt')).toBe('Primeira vitória no Maracanã desde 2014, depois de 9 jogos.')
  expect(tell('winOver', null)).toBe(
    'Primeira vitória sobre a Ponte Preta: nos 9 jogos conhecidos antes deste, nenhuma.',
  )
  expect(tell('biggestWin')).toBe('Maior vitória desde 2014: 4 × 0.')
  const august = { ...appearance, match: { ...match, day: '2019-08-25' } }
  const won = (day: string) =>
    firstWords(
      { kind: 'biggestWin', appearance: august, since: { ...match, day }, between: 30 },
      { opponent, stadium: null },
    )
  expect(won('2018-08-04')).toBe('Maior vitória desde 2018: 4 × 0.')
  expect(won('2019-02-04')).toBe('Maior vitória desde fevereiro: 4 × 0.')
  expect(won('2019-08-04')).toBe('Maior vitória desde 4 de agosto: 4 × 0.')
  expect(atStadium('Arena da Baixada')).toBe('na Arena da Baixada')
  const run = { kind: 'winning', appearances: [appearance, appearance, appearance], longestBefore: 2 } as const
  expect(suspensionWords('Ana', 'Terceiro cartão amarelo.', true)).toBe('Suspensão de Ana: terceiro cartão amarelo.')
  expect(suspensionWords('Ana', 'Cartão vermelho', false)).toBe(
    'Suspensão de Ana: cartão vermelho; sem jogo marcado nesta edição para cumprir.',
  )
  expect(runWords(run, 10)).toBe('3ª vitória seguida.')
  expect(runWords(run, 100)).toBe('3ª vitória seguida, a maior sequência conhecida.')
})
