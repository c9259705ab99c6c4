import { createHash } from 'node:crypto'
import { bag, bags, key, moment, text, whole, type Bag } from '../datasets/answers/fields.ts'
import type { CallAnswer, Occasion, PlannedCall, SyncWish } from './connector.ts'

type Calls<T = void> = Generator<PlannedCall, T, CallAnswer>

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Line-ups are published twenty to forty minutes before a match. */
const BEFORE_KICKOFF_MS = 60 * MINUTE_MS
const QUARTER_MS = 15 * MINUTE_MS
const RECENT_MS = 3 * DAY_MS
const MOST_PAGES = 80

const RUNNING: ReadonlySet<string> = new Set(['1H', 'HT', '2H', 'ET', 'BT', 'P', 'LIVE', 'INT'])
const OVER: ReadonlySet<string> = new Set(['FT', 'AET', 'PEN', 'AWD', 'WO', 'ABD'])

interface Season {
  readonly league: string
  readonly year: number
  readonly coverage: Bag
}

/**
 * One sync: the seasons, then results, then line-ups of matches that begin soon and details of those that have just
 * ended. Everything else follows as far as the budget allows, and only as often as the provider changes it.
 */
export function* syncApiFootball({ competitions, now, knownSign }: SyncWish): Calls {
  const days = Math.floor(now.getTime() / DAY_MS)
  const times = { day: String(days), week: `w${Math.floor(days / 7)}`, month: now.toISOString().slice(0, 7) }
  const seasons: Season[] = []
  for (const league of competitions) {
    const subject = `league ${league}`
    const occasional: Occasion = { subject, sign: times.day, remember: (answer) => answer, always: true }
    const season = seasonOf(yield { call: `/leagues?id=${league}`, needed: false, occasional, keep: currentSeason })
    if (season) seasons.push(season)
  }
  const isImported = (row: Bag) => knownSign(`fixture ${idOf(row)}`) === signOf(row)
  const rows = yield* results(seasons, { now, week: times.week, isImported })
  const over = rows.filter((row) => OVER.has(statusOf(row))).toSorted((a, b) => beginsAt(b) - beginsAt(a))
  const isRecent = (row: Bag) => beginsAt(row) > now.getTime() - RECENT_MS
  const hasDetails = (row: Bag) => seasons.some((season) => isOf(season, row) && tellsDetails(season))

  yield* lineups(rows.filter(hasDetails), now)
  yield* details(over.filter((row) => isRecent(row) && hasDetails(row)))
  for (const season of seasons) yield* teams(season, times.week)
  for (const season of seasons) yield* checks(season, over)
  for (const season of seasons) yield* squads(season, rows, times.week)
  yield* details(over.filter((row) => !isRecent(row) && hasDetails(row)))
  for (const season of seasons) yield* players(season, times.month)
}

function currentSeason(answer: Bag): Bag {
  const response = bags(answer, 'response').map((row) => {
    const seasons = bags(row, 'seasons')
    const current = seasons.findLast((season) => season['current'] === true) ?? seasons.at(-1)
    return { ...row, seasons: current ? [current] : [] }
  })
  return { response }
}

function seasonOf(answer: CallAnswer): Season | null {
  const row = answer.kind === 'data' || answer.kind === 'known' ? bags(answer.body ?? {}, 'response')[0] : undefined
  const season = row && bags(row, 'seasons')[0]
  const [league, year] = [row ? key(bag(row, 'league')) : null, season ? whole(season, 'year') : null]
  return league === null || year === null ? null : { league, year, coverage: bag(season!, 'coverage') }
}

interface ResultsWish {
  readonly now: Date
  readonly week: string
  readonly isImported: (row: Bag) => boolean
}

/**
 * Whole seasons; if the plan does not include the present one, the days around today and the newest season in the plan.
 */
function* results(seasons: readonly Season[], { now, week, isImported }: ResultsWish): Calls<Bag[]> {
  const found: Bag[] = []
  const byDay: Season[] = []
  const keep = (answer: Bag) => ({ response: bags(answer, 'response').map(withoutRunning) })
  const written = (answer: Bag) => ({ response: bags(answer, 'response').filter((row) => !isImported(row)) })
  for (const season of seasons) {
    const { league, year } = season
    const refusal = { subject: `plan ${league} ${year}`, sign: week }
    const call = `/fixtures?league=${league}&season=${year}`
    const answer = yield { call, needed: true, refusal, keep, written }
    if (answer.kind === 'data') found.push(...bags(answer.body, 'response'))
    if (answer.kind !== 'refused') continue
    byDay.push(season)
    const newest = Number(/from \d{4} to (\d{4})/.exec(answer.words ?? '')?.[1] ?? 0)
    if (newest === 0 || newest >= year) continue
    const occasional = { subject: `season ${league} ${newest}`, sign: week }
    yield { call: `/fixtures?league=${league}&season=${newest}`, needed: true, occasional, keep }
  }
  if (byDay.length === 0) return found
  for (const days of [0, -1, 1]) {
    const date = new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
    const own = (answer: Bag) => ({
      response: bags(keep(answer), 'response').filter((row) => byDay.some((season) => isOf(season, row))),
    })
    const answer = yield { call: `/fixtures?date=${date}`, needed: true, keep: own, written }
    if (answer.kind === 'data') found.push(...bags(answer.body, 'response'))
  }
  return found
}

/** Live matches belong to the live desk, so in a list they are fixtures until they are over. */
function withoutRunning(row: Bag): Bag {
  if (!RUNNING.has(statusOf(row))) return row
  const none = { home: null, away: null }
  const fixture = { ...bag(row, 'fixture'), status: { short: 'NS' }, periods: {} }
  const score = { halftime: none, fulltime: none, extratime: none, penalty: none }
  return { ...row, fixture, goals: none, score, events: [] }
}

function* lineups(rows: readonly Bag[], now: Date): Calls {
  const soon = rows.filter((row) => {
    const wait = beginsAt(row) - now.getTime()
    return statusOf(row) === 'NS' && wait > -QUARTER_MS && wait < BEFORE_KICKOFF_MS
  })
  for (const row of soon) {
    const occasional = { subject: `lineups ${idOf(row)}`, sign: String(Math.floor(now.getTime() / QUARTER_MS)) }
    const keep = (answer: Bag) => ({ response: bags(answer, 'response').map(withoutRunning) })
    yield { call: `/fixtures?id=${idOf(row)}`, needed: false, occasional, keep }
  }
}

function* details(rows: readonly Bag[]): Calls {
  for (const row of rows) {
    const occasional = { subject: `fixture ${idOf(row)}`, sign: signOf(row) }
    const { kind } = yield { call: `/fixtures?id=${idOf(row)}`, needed: false, occasional }
    // A call refused for one match is refused for the others too.
    if (kind === 'refused' || kind === 'spared') return
  }
}

function* teams({ league, year }: Season, week: string): Calls {
  const occasional = { subject: `teams ${league} ${year}`, sign: week }
  yield { call: `/teams?league=${league}&season=${year}`, needed: false, occasional }
}

/** Tables and scorers only change with results. */
function* checks(season: Season, over: readonly Bag[]): Calls {
  const { league, year, coverage } = season
  const own = over.filter((row) => isOf(season, row))
  if (own.length === 0) return
  const sign = createHash('sha256').update(own.map(signOf).toSorted().join()).digest('base64url').slice(0, 20)
  const query = `league=${league}&season=${year}`
  if (coverage['standings'] === true) {
    const occasional = { subject: `standings ${league} ${year}`, sign }
    yield { call: `/standings?${query}`, needed: false, occasional }
  }
  if (coverage['top_scorers'] === true) {
    const occasional = { subject: `scorers ${league} ${year}`, sign }
    yield { call: `/players/topscorers?${query}`, needed: false, occasional }
  }
}

function* squads(season: Season, rows: readonly Bag[], week: string): Calls {
  const { league, year, coverage } = season
  if (coverage['players'] !== true) return
  const own = rows.filter((row) => isOf(season, row)).map((row) => bag(row, 'teams'))
  const ids = new Set(own.flatMap((sides) => [key(bag(sides, 'home')) ?? [], key(bag(sides, 'away')) ?? []].flat()))
  for (const team of ids) {
    const occasional = { subject: `squad ${team}`, sign: week }
    const about = `league=${league}&season=${year}`
    const { kind } = yield { call: `/players/squads?team=${team}`, about, needed: false, occasional }
    if (kind === 'refused' || kind === 'spared') return
  }
}

/** Twenty players a page, with birth dates and heights. */
function* players({ league, year, coverage }: Season, month: string): Calls {
  if (coverage['players'] !== true) return
  for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES); page += 1) {
    const call = `/players?league=${league}&season=${year}&page=${page}`
    const remember = (answer: Bag) => ({ paging: bag(answer, 'paging') })
    const occasional = { subject: `players ${league} ${year} ${page}`, sign: month, remember }
    const answer = yield { call, needed: false, occasional }
    if (answer.kind !== 'data' && answer.kind !== 'known') return
    pages = whole(bag(answer.body ?? {}, 'paging'), 'total') ?? 1
  }
}

const tellsDetails = ({ coverage }: Season) =>
  ['events', 'lineups', 'statistics_fixtures', 'statistics_players'].some(
    (part) => bag(coverage, 'fixtures')[part] === true,
  )

function isOf({ league, year }: Season, row: Bag): boolean {
  const own = bag(row, 'league')
  return key(own) === league && whole(own, 'season') === year
}

const idOf = (row: Bag): string => key(bag(row, 'fixture')) ?? ''
const statusOf = (row: Bag): string => text(bag(bag(row, 'fixture'), 'status'), 'short') ?? ''
const beginsAt = (row: Bag): number => Date.parse(moment(bag(row, 'fixture'), 'date') ?? '') || 0

/** The sign of a fixture in a list: when it changes, the details are requested again. */
function signOf(row: Bag): string {
  const fixture = bag(row, 'fixture')
  const said = [statusOf(row), text(fixture, 'date'), row['goals'], row['score'], fixture['referee'], fixture['venue']]
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 20)
}
