import type { Session, SpreadsheetError } from '@meio-campo/contract'
import { isOfEdition, spreadsheetFields, spreadsheetKinds, type SpreadsheetKind } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertLeague } from '../../../testing/football-rows.ts'
import { unclearOf } from '../../../testing/refusals/judge-refusal.ts'
import { sheetCalls } from '../../../testing/sheet-calls.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const TWINS = 400

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertLeague(test.database)
  // There are as many teams, people and matches as a sheet has rows, so that no two rows are about the same one.
  await sql`insert into teams (id, name, kind) select t || n, t || n, 'club'
    from unnest(array['casa_', 'fora_']) as t, generate_series(1, ${TWINS}::integer) as n`.execute(test.database)
  await sql`insert into phase_teams (phase_id, team_id)
    select 'liga_2026_fase', id from teams where id like 'casa\\_%' or id like 'fora\\_%'`.execute(test.database)
  await sql`insert into people (id, name) select 'gente_' || n, 'gente_' || n
    from generate_series(1, ${TWINS}::integer) as n`.execute(test.database)
  await sql`insert into rounds (id, phase_id, number, name) values ('liga_2026_r2', 'liga_2026_fase', 2, 'Rodada 2')`.execute(
    test.database,
  )
  await sql`
    insert into matches (id, edition_id, phase_id, round_id, home_id, away_id, day, status, home_score, away_score)
    select 'jogo_' || n, 'liga_2026', 'liga_2026_fase', 'liga_2026_r1', 'casa_' || n, 'fora_' || n, '2026-05-10',
      'finished', 0, 0 from generate_series(1, ${TWINS}::integer) as n`.execute(test.database)
  await sql`insert into competitions (id, code, name) select 'copa_' || n, 'copa_' || n, 'copa_' || n
    from generate_series(1, ${TWINS}::integer) as n`.execute(test.database)
})
afterAll(() => test.close())

type Row = Readonly<Record<string, string>>

const ofMatch = (n: number) => ({ edition: 'liga_2026', round: '1', home: `casa_${n}`, away: `fora_${n}` })
/** A correct row of each kind, each about a different record. */
const GOOD: Readonly<Record<SpreadsheetKind, (n: number) => Row>> = {
  team: (n) => ({ name: `Time ${n}`, kind: 'Clube', gender: 'Masculino', ageLevel: 'Profissional' }),
  player: (n) => ({ name: `Ana ${n}` }),
  coach: (n) => ({ name: `Rui ${n}` }),
  stadium: (n) => ({ name: `Campo ${n}`, latitude: '-12,9', longitude: '-38,5' }),
  confederation: (n) => ({ name: `Liga ${n}` }),
  competition: (n) => ({
    name: `Taça ${n}`,
    code: `taca_${n}`,
    kind: 'Copa',
    participants: 'Clubes',
    gender: 'Masculino',
  }),
  edition: (n) => ({ competition: `copa_${n}`, name: '2026' }),
  streaming: (n) => ({ name: `TV ${n}`, kind: 'Streaming' }),
  spell: (n) => ({ person: `gente_${n}`, team: 'bahia', role: 'Jogador', starts: '01/02/2026' }),
  transfer: (n) => ({ person: `gente_${n}`, to: 'bahia', kind: 'Sem custo', day: '01/02/2026' }),
  title: (n) => ({ edition: 'liga_2026', champion: `casa_${n}` }),
  match: (n) => ({ ...ofMatch(n), round: '2', date: '17/05/2026' }),
  event: (n) => ({ ...ofMatch(n), team: 'mandante', type: 'Amarelo', minute: '10' }),
  lineup: (n) => ({ ...ofMatch(n), team: 'mandante', player: `Ana ${n}`, starter: 'sim' }),
}

const WRONG = [
  'não há este',
  '-1',
  '1,5',
  '99999999999999999999',
  '31/02/2026',
  '25:99',
  'javascript:alert(1)',
  'x'.repeat(3_000),
  '=1+1',
  '???',
]

/** The fields that identify a row's match: while one is wrong, the players of the match are not known. */
const PLACES: ReadonlySet<string> = new Set(['match', 'edition', 'phase', 'round', 'home', 'away', 'team'])

interface Tried {
  readonly line: number
  readonly field: string
  readonly text: string
}

const quoted = (text = '') => `"${text.replaceAll('"', '""')}"`

/** All errors of a sheet that is checked, and the number of rows without errors. */
async function check(kind: SpreadsheetKind, rows: readonly Row[]) {
  const { sent, post, get } = sheetCalls(test, admin)
  const columns = Object.keys(spreadsheetFields(kind))
  const lines = rows.map((row) => columns.map((column) => quoted(row[column])).join(';'))
  const { id } = await sent('planilha.csv', [columns.join(';'), ...lines])
  const mapping = Object.fromEntries(columns.map((column) => [column, column]))
  const order = { kind, mapping, matchBy: 'name', create: true }
  const checked = await post(`planilhas/${id}/conferir`, order)
  expect(checked.status, JSON.stringify(checked.body)).toBe(200)
  const errors: SpreadsheetError[] = (await get(`planilhas/${id}/erros?format=json`)).body
  return { id, order, counts: checked.body.data.counts, errors: Map.groupBy(errors, ({ line }) => line) }
}

describe('a wrong cell', () => {
  it.each(Object.keys(spreadsheetKinds) as SpreadsheetKind[])(
    'of a sheet of kind %s is told with its line and column, with all others of its row, and no other row',
    async (kind) => {
      const fields = Object.keys(spreadsheetFields(kind))
      const tried: Tried[] = fields.flatMap((field, at) =>
        WRONG.map((text, place) => ({ line: at * WRONG.length + place + 2, field, text })),
      )
      const good = GOOD[kind]
      const rows = tried.map(({ line, field, text }): Row => ({ ...good(line), [field]: text }))
      const whole = good(TWINS)
      const { errors, counts } = await check(kind, [...rows, whole])
      const findings: string[] = []
      for (const { line, field, text } of tried) {
        const told = errors.get(line) ?? []
        const shown = `${field}=${text.slice(0, 20)}`
        for (const { column, message } of told) {
          const unclear = unclearOf({ field: column ?? '', message })
          if (unclear) findings.push(`${shown}: ${unclear}`)
        }
        if (told.length > 0 && !told.some(({ column }) => column === field))
          findings.push(`${shown}: told of ${told.map(({ column, message }) => `${column} ${message}`).join(', ')}`)
      }
      expect(findings).toEqual([])
      expect(errors.get(tried.length + 2)).toBeUndefined()
      expect(counts.errors).toBe([...errors.keys()].length)
      // A row in which every cell is wrong has an error for each.
      const alone = fields.flatMap((field) =>
        isOfEdition(kind) && PLACES.has(field)
          ? []
          : (tried.find((one) => one.field === field && errors.has(one.line)) ?? []),
      )
      expect(alone.length).toBeGreaterThan(0)
      const all = Object.fromEntries(alone.map(({ field, text }) => [field, text]))
      const { errors: together } = await check(kind, [{ ...whole, ...all }])
      const columns = new Set(together.get(2)!.map(({ column }) => column))
      expect(alone.map(({ field }) => field).filter((field) => !columns.has(field))).toEqual([])
    },
  )
})

it('two thousand rows with errors of every sort: the wrong ones are reported, and the right ones are written as if alone', async () => {
  const wrong: Readonly<Record<number, Row>> = {
    0: { birthDate: '31/02/2026', heightCm: 'alto' },
    1: { nationalities: 'Atlântida', foot: 'os dois pés' },
    2: { name: '' },
    3: { heightCm: '9000' },
  }
  const rows = Array.from({ length: 2_000 }, (_, n): Row => ({ name: `Bia ${n}`, heightCm: '171', ...wrong[n % 8] }))
  const { id, order, counts, errors } = await check('player', rows)
  expect(counts).toMatchObject({ create: 1_000, errors: 1_000 })
  expect(errors.size).toBe(1_000)
  for (const [line, told] of errors) {
    const columns = told.map(({ column }) => column).toSorted()
    expect(columns).toEqual(Object.keys(wrong[(line - 2) % 8]!).toSorted())
  }
  const { saved, get } = sheetCalls(test, admin)
  expect(await saved(id, order)).toMatchObject({ status: 'failed', counts: { errors: 1_000 } })
  const names = async () =>
    (await test.database.selectFrom('people').select(['name', 'height_cm']).where('name', 'like', 'Bia %').execute())
      .map(({ name, height_cm }) => `${name} ${height_cm}`)
      .toSorted()
  expect(await names()).toEqual([])
  const done = await saved(id, { ...order, onlyGood: true })
  expect(done).toMatchObject({ status: 'done', counts: { create: 1_000, errors: 1_000 } })
  const right = rows.filter((_, n) => wrong[n % 8] === undefined)
  expect(await names()).toEqual(right.map(({ name }) => `${name} 171`).toSorted())
  expect((await get(`historico/${done.edit}`)).body.data.rowCount).toBe(1_000)
})
