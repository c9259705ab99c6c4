import { doubleRoundRobin, randomFrom, shuffled, type Fixture } from '@meio-campo/football'
import type { CompetitionFact } from '../facts/index.ts'
import { dayOf, freeDay, isCupWeek, kickoffIn, leagueWeeks, seasonBegins, weekOf, type Slot } from './calendar.ts'
import type { PlannedMatch, Postponement } from './planned-match.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

export const LEAGUE_PHASE = 'pontos_corridos'

const REASONS = [
  'Gramado impraticável por causa da chuva',
  'Falta de energia no estádio',
  'Estádio cedido a um show',
  'Pedido da Polícia Militar',
  'Atraso no voo da delegação visitante',
]

interface Dated {
  readonly fixture: Fixture
  readonly week: number
  readonly place: number
  readonly kickoff: number
}

/** A season of a league of twenty: 38 rounds, each spread over the days of its week. */
export function planLeague(
  league: 'first' | 'second',
  { id: competition, code }: CompetitionFact,
  clubs: readonly string[],
  inCups: ReadonlySet<string>,
  year: number,
  seed: string,
): readonly PlannedMatch[] {
  const edition = `${competition}_${year}`
  const phase = `${edition}_${LEAGUE_PHASE}`
  const rounds = Map.groupBy(doubleRoundRobin(shuffled(clubs, `${seed}/${edition}/fixtures`)), ({ round }) => round)
  const weeks = leagueWeeks(league)
  const last = new Map<string, number>()
  const dated = [...rounds.values()].flatMap((fixtures, index) => {
    const { week, slots } = weeks[index]!
    return spread(fixtures, slots, year, week, last, inCups)
  })
  const postponed = postpone(league, dated, inCups, year, `${seed}/${edition}`)
  return dated.map((each) => {
    const { fixture, place } = each
    const { round, home, away } = fixture
    const moved = postponed.get(fixture)
    return {
      id: `${code}_${year}_r${round}_${home}_${away}`,
      competition,
      edition,
      phase,
      group: null,
      tie: null,
      round: `${phase}_r${round}`,
      leg: null,
      home,
      away,
      kickoff: moved?.kickoff ?? each.kickoff,
      knownFrom: seasonBegins(year),
      neutral: false,
      postponement: moved?.postponement ?? null,
      whenLevel: 'draw',
      panel: league,
      sequence: { round, place },
    }
  })
}

/** Gives each kick-off to the fixture whose clubs are best rested for it. */
function spread(
  fixtures: readonly Fixture[],
  slots: readonly Slot[],
  year: number,
  week: number,
  last: Map<string, number>,
  inCups: ReadonlySet<string>,
): readonly Dated[] {
  const left = [...fixtures]
  return slots.slice(0, fixtures.length).map((slot, place) => {
    const kickoff = kickoffIn(year, week, slot)
    const nearCup = (slot.offset === 3 && isCupWeek(week)) || (slot.offset === 0 && isCupWeek(week - 1))
    const midweek = slot.offset >= 4 && isCupWeek(week)
    const strain = (club: string) => {
      const rest = kickoff - (last.get(club) ?? 0)
      const cup = inCups.has(club) ? (midweek ? 20 : nearCup ? 5 : 0) : 0
      return cup + (rest < 2 * DAY ? 10 : rest < 3 * DAY ? 3 : 0)
    }
    const worth = left.map(({ home, away }) => strain(home) + strain(away))
    const [fixture] = left.splice(worth.indexOf(Math.min(...worth)), 1)
    for (const club of [fixture!.home, fixture!.away]) last.set(club, kickoff)
    return { fixture: fixture!, week, place, kickoff }
  })
}

/** A match of every second round is put off, to a day on which both clubs are free; the leagues take turns. */
function postpone(
  league: 'first' | 'second',
  dated: readonly Dated[],
  inCups: ReadonlySet<string>,
  year: number,
  seed: string,
): ReadonlyMap<Fixture, { readonly kickoff: number; readonly postponement: Postponement }> {
  const random = randomFrom(`${seed}/postponements`)
  const engaged = new Map<string, number[]>()
  for (const { fixture, kickoff } of dated) {
    for (const club of [fixture.home, fixture.away]) engaged.set(club, [...(engaged.get(club) ?? []), kickoff])
  }
  const isFree = (club: string, kickoff: number) =>
    !(isCupWeek(weekOf(year, kickoff)) && inCups.has(club)) &&
    engaged.get(club)!.every((other) => Math.abs(other - kickoff) > 2 * DAY - 4 * HOUR)
  const moved = new Map<Fixture, { kickoff: number; postponement: Postponement }>()
  for (const [round, own] of Map.groupBy(dated, ({ fixture }) => fixture.round)) {
    // Never the only one of its day.
    const [crowded] = [...Map.groupBy(own, ({ kickoff }) => dayOf(kickoff)).values()].toSorted(
      (a, b) => b.length - a.length,
    )
    const { fixture, kickoff: originally } = random.pick(crowded!)!
    const reason = random.pick(REASONS)!
    if (round % 2 !== (league === 'first' ? 0 : 1)) continue
    const day = freeDay(year, originally, (kickoff) => isFree(fixture.home, kickoff) && isFree(fixture.away, kickoff))
    if (day === null) continue
    const times = { announced: originally - 26 * HOUR, rescheduled: originally + 6 * DAY }
    moved.set(fixture, { kickoff: day, postponement: { reason, originally, ...times } })
    for (const club of [fixture.home, fixture.away]) engaged.get(club)!.push(day)
  }
  return moved
}
